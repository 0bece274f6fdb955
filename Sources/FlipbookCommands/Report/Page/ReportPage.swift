/// The fixed parts of the page that golden images are compared on.
///
/// Plain HTML, CSS and JavaScript within the tool, so that a page is one file that opens from a folder,
/// years later, without a network.
enum ReportPage {
  /// What stands in the page's body before the script fills it.
  static let markup = """
    <header>
      <h1>Golden images</h1>
      <p id="summary" role="status"></p>
    </header>
    <nav aria-label="Moments">
      <div class="filters">
        <label>Film <select id="film"></select></label>
        <label>Search <input id="search" type="search" placeholder="film or moment"></label>
      </div>
      <ul id="list"></ul>
      <p id="none" hidden>Nothing matches.</p>
      <ul id="orphans"></ul>
    </nav>
    <main>
      <section id="compare" hidden>
        <h2 id="title"></h2>
        <p id="message"></p>
        <div class="tools" role="toolbar" aria-label="View">
          <div class="modes" id="modes">
            <button data-mode="sides" aria-keyshortcuts="1">Side by side</button>
            <button data-mode="swipe" aria-keyshortcuts="2">Swipe</button>
            <button data-mode="blink" aria-keyshortcuts="3">Blink</button>
            <button data-mode="difference" aria-keyshortcuts="4">Difference</button>
          </div>
          <label>Zoom <select id="zoom">
            <option value="fit">fit</option><option>1</option><option>2</option><option>4</option>
            <option>8</option><option>16</option><option>32</option>
          </select></label>
          <button id="worst" aria-keyshortcuts="w">Worst pixel</button>
          <label id="swipeLabel" hidden>Expected <input id="swipe" type="range" min="0" max="1000"
            value="500" aria-label="Where the actual picture begins"> Actual</label>
          <button id="pause" aria-keyshortcuts="Space" hidden>Pause</button>
        </div>
        <p id="pixel" aria-live="polite"></p>
        <div id="stage"></div>
        <details><summary>Keys</summary>
          <dl>
            <dt>j k</dt><dd>next and previous moment</dd>
            <dt>1 2 3 4</dt><dd>side by side, swipe, blink, difference</dd>
            <dt>+ -</dt><dd>zoom</dd>
            <dt>w</dt><dd>to the worst pixel</dd>
            <dt>arrows</dt><dd>in a picture: the next pixel, with Shift ten on; on the slider: its place</dd>
            <dt>Space</dt><dd>blink: hold and go on</dd>
            <dt>/</dt><dd>search</dd>
          </dl>
        </details>
      </section>
      <p id="fine" hidden>Every picture is as its golden image.</p>
    </main>
    """
}
