extension ReportPage {
  /// The page's looks, in light and in dark.
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: #f6f7f8; --panel: #fff; --ink: #16191d; --quiet: #5a636e; --line: #d9dde2;
      --accent: #0b63ce; --on-accent: #fff; --bad: #b3261e; --good: #1b7a3d;
      --check-a: #fff; --check-b: #dfe3e8;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #121417; --panel: #1b1e23; --ink: #e8eaed; --quiet: #9aa4b0; --line: #32383f;
        --accent: #7ab7ff; --on-accent: #0c1116; --bad: #ff8a80; --good: #7fd99a;
        --check-a: #2a2e34; --check-b: #1f2227;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; height: 100vh; background: var(--ground); color: var(--ink);
      font: 14px/1.45 system-ui, sans-serif;
      display: grid; grid-template: auto 1fr / 280px 1fr; grid-template-areas: "head head" "nav main";
    }
    header {
      grid-area: head; display: flex; gap: 16px; align-items: baseline; padding: 12px 20px;
      background: var(--panel); border-bottom: 1px solid var(--line);
    }
    h1 { font-size: 16px; margin: 0; }
    h2 { font-size: 18px; margin: 0; overflow-wrap: anywhere; }
    p { margin: 0; }
    #summary::before { content: "●"; margin-right: 6px; color: var(--good); }
    #summary.failed::before { color: var(--bad); }
    nav { grid-area: nav; overflow: auto; padding: 12px; border-right: 1px solid var(--line); }
    .filters { display: grid; gap: 8px; margin-bottom: 12px; }
    .filters label { display: grid; grid-template-columns: 52px 1fr; align-items: center; }
    label { color: var(--quiet); }
    select, input[type=search], button {
      font: inherit; color: var(--ink); background: var(--panel); border: 1px solid var(--line);
      border-radius: 6px; padding: 4px 8px; min-width: 0;
    }
    button { cursor: pointer; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 4px; }
    #list button {
      width: 100%; display: grid; grid-template-columns: 40px 1fr; gap: 10px; text-align: left;
      align-items: center; padding: 6px;
    }
    #list img, #list .blank {
      width: 40px; height: 52px; object-fit: contain; border-radius: 3px;
      background: repeating-conic-gradient(var(--check-b) 0 25%, var(--check-a) 0 50%) 0 0 / 8px 8px;
    }
    #list strong, #list small { display: block; overflow-wrap: anywhere; }
    #list small { color: var(--quiet); }
    #list [aria-current=true] { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
    #orphans { margin-top: 12px; color: var(--bad); overflow-wrap: anywhere; }
    main {
      grid-area: main; min-width: 0; min-height: 0; overflow: hidden; padding: 16px 20px;
    }
    #compare:not([hidden]) { display: flex; flex-direction: column; gap: 10px; height: 100%; }
    #message { color: var(--quiet); overflow-wrap: anywhere; }
    .tools { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
    .modes { display: flex; }
    .modes button { border-radius: 0; margin-left: -1px; }
    .modes button:first-child { border-radius: 6px 0 0 6px; margin: 0; }
    .modes button:last-child { border-radius: 0 6px 6px 0; }
    .modes [aria-pressed=true] {
      background: var(--accent); border-color: var(--accent); color: var(--on-accent);
    }
    #swipeLabel:not([hidden]) { display: inline-flex; align-items: center; gap: 6px; }
    #swipe { width: 220px; accent-color: var(--accent); }
    #pixel { font: 12px/1.5 ui-monospace, monospace; min-height: 18px; white-space: pre-wrap; }
    .chip {
      display: inline-block; width: 11px; height: 11px; margin: 0 5px -1px 0; border-radius: 2px;
      border: 1px solid var(--line);
    }
    #stage { flex: 1; min-height: 0; display: flex; gap: 16px; }
    figure { margin: 0; min-width: 0; display: flex; flex-direction: column; }
    .view { min-height: 0; overflow: auto; }
    figcaption { color: var(--quiet); margin-bottom: 4px; }
    .picture {
      position: relative; width: max-content;
      background: repeating-conic-gradient(var(--check-b) 0 25%, var(--check-a) 0 50%) 0 0 / 16px 16px;
    }
    canvas { display: block; image-rendering: pixelated; cursor: crosshair; }
    .cursor {
      position: absolute; pointer-events: none; outline: 1px solid #000; box-shadow: 0 0 0 2px #fff;
      min-width: 3px; min-height: 3px;
    }
    .split { position: absolute; top: 0; bottom: 0; width: 2px; background: var(--accent);
      pointer-events: none; }
    details { color: var(--quiet); flex: none; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 6px 0 0; }
    dt { font-family: ui-monospace, monospace; }
    dd { margin: 0; }
    @media (max-width: 720px) {
      body { height: auto; grid-template: auto auto 1fr / 1fr;
        grid-template-areas: "head" "nav" "main"; }
      nav { border-right: 0; border-bottom: 1px solid var(--line); max-height: 40vh; }
      #stage { min-height: 70vh; }
    }
    """
}
