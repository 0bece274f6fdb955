extension ReportPage {
  /// What the page does, in plain JavaScript.
  ///
  /// State is one object; every change ends in `show()`, which makes the page fit it.
  static let script = #"""
    "use strict";
    const report = JSON.parse(document.getElementById("data").textContent);
    const $ = id => document.getElementById(id);
    const state = { index: -1, mode: "sides", zoom: "fit", film: "", text: "", pixel: null,
      isActual: false, isPaused: matchMedia("(prefers-reduced-motion: reduce)").matches };
    let shown = null;  // the loaded pictures of the moment on the stage

    function make(name, properties, ...children) {
      const element = Object.assign(document.createElement(name), properties);
      element.append(...children);
      return element;
    }

    // The list and its filters

    const matching = () => report.items.map((_, index) => index).filter(index => {
      const item = report.items[index];
      return (!state.film || item.film === state.film)
        && `${item.film} ${item.moment}`.toLowerCase().includes(state.text.toLowerCase());
    });

    function fillFilms() {
      const counts = new Map();
      for (const item of report.items) counts.set(item.film, (counts.get(item.film) ?? 0) + 1);
      $("film").append(make("option", { value: "", textContent: `all (${report.items.length})` }),
        ...[...counts].map(([film, count]) =>
          make("option", { value: film, textContent: `${film} (${count})` })));
    }

    function fillList() {
      const indices = matching();
      $("list").replaceChildren(...indices.map(index => {
        const item = report.items[index];
        const button = make("button", { onclick: () => select(index) },
          item.actual ? make("img", { src: item.actual, alt: "", loading: "lazy" })
            : make("span", { className: "blank" }),
          make("span", {}, make("strong", { textContent: item.moment }),
            make("small", { textContent: `${item.film}, ${item.outcome}` })));
        button.setAttribute("aria-current", index === state.index);
        return make("li", {}, button);
      }));
      $("none").hidden = indices.length > 0 || report.items.length === 0;
      if (!indices.includes(state.index) && indices.length > 0) select(indices[0]);
    }

    async function select(index) {
      state.index = index;
      state.pixel = null;
      for (const [place, button] of document.querySelectorAll("#list button").entries()) {
        const isCurrent = matching()[place] === index;
        button.setAttribute("aria-current", isCurrent);
        if (isCurrent) button.scrollIntoView({ block: "nearest" });
      }
      const item = report.items[index];
      const pictures = await Promise.all([load(item.expected), load(item.actual)]);
      if (state.index !== index) return;  // another was chosen meanwhile
      shown = { item, expected: pictures[0], actual: pictures[1] };
      shown.width = Math.max(...pictures.map(picture => picture?.width ?? 0));
      shown.height = Math.max(...pictures.map(picture => picture?.height ?? 0));
      shown.difference = pictures[0] && pictures[1] ? differenceOf(pictures[0], pictures[1]) : null;
      show();
    }

    function step(by) {
      const indices = matching();
      const place = indices.indexOf(state.index) + by;
      if (indices[place] !== undefined) select(indices[place]);
    }

    // Pictures

    async function load(source) {
      if (!source) return null;
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = make("canvas", { width: image.naturalWidth, height: image.naturalHeight });
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, canvas.width, canvas.height);
    }

    function pixelOf(picture, x, y) {
      if (!picture || x >= picture.width || y >= picture.height) return null;
      return picture.data.subarray(4 * (y * picture.width + x), 4 * (y * picture.width + x) + 4);
    }

    // What is equal is dimmed, what differs magenta, what one picture alone has cyan.
    function differenceOf(expected, actual) {
      const result = new ImageData(shown.width, shown.height);
      for (let y = 0; y < result.height; y++) {
        for (let x = 0; x < result.width; x++) {
          const a = pixelOf(expected, x, y), b = pixelOf(actual, x, y);
          if (!a && !b) continue;
          let color;
          if (!a || !b) color = [0, 255, 255];
          else if (a.some((value, channel) => value !== b[channel])) color = [255, 0, 255];
          else color = [0, 1, 2].map(channel => 255 - (255 - b[channel]) * b[3] / 1020);
          result.data.set([...color, 255], 4 * (y * result.width + x));
        }
      }
      return result;
    }

    // The stage

    function zoomFactor() {
      if (state.zoom !== "fit") return Number(state.zoom);
      const stage = $("stage"), columns = state.mode === "sides" ? 3 : 1;
      const width = (stage.clientWidth - 16 * (columns - 1) - 2) / columns;
      return Math.max(Math.min(width / shown.width, (stage.clientHeight - 30) / shown.height), 0.05);
    }

    function figure(caption, ...layers) {
      const factor = zoomFactor();
      const canvas = make("canvas", { width: shown.width, height: shown.height, tabIndex: 0 });
      canvas.style.width = `${shown.width * factor}px`;
      canvas.style.height = `${shown.height * factor}px`;
      canvas.setAttribute("role", "img");
      canvas.setAttribute("aria-label", `${caption}, ${shown.width} by ${shown.height} pixels`);
      canvas.onpointermove = event => {
        point(Math.floor(event.offsetX / factor), Math.floor(event.offsetY / factor));
        if (state.mode === "swipe" && event.buttons) setSwipe(event.offsetX / canvas.clientWidth);
      };
      canvas.onpointerdown = event => {
        if (state.mode === "swipe") setSwipe(event.offsetX / canvas.clientWidth);
      };
      const context = canvas.getContext("2d");
      for (const layer of layers) {
        if (!layer.picture) continue;
        const from = Math.round((layer.from ?? 0) * shown.width);
        const to = Math.round((layer.to ?? 1) * shown.width);
        context.putImageData(layer.picture, 0, 0, from, 0, to - from, shown.height);
      }
      const box = make("div", { className: "picture" }, canvas,
        make("div", { className: "cursor", hidden: true }));
      const view = make("div", { className: "view", onscroll: scroll }, box);
      return make("figure", {}, make("figcaption", { textContent: caption }), view);
    }

    // All pictures show the same part.
    const views = () => [...document.querySelectorAll(".view")];
    function scroll(event) {
      for (const view of views()) {
        if (view !== event.target) view.scrollTo(event.target.scrollLeft, event.target.scrollTop);
      }
    }

    function figures() {
      const { expected, actual, difference } = shown;
      switch (state.mode) {
        case "sides": return [
          figure(expected ? "Expected" : "Expected: none", { picture: expected }),
          figure("Actual", { picture: actual }),
          figure("Difference", { picture: difference })];
        case "swipe": {
          const split = $("swipe").value / 1000;
          const element = figure("Expected | Actual",
            { picture: expected, to: split }, { picture: actual, from: split });
          const line = make("div", { className: "split" });
          line.style.left = `calc(${100 * split}% - 1px)`;
          element.querySelector(".picture").append(line);
          return [element];
        }
        case "blink": return [state.isActual ? figure("Actual", { picture: actual })
          : figure("Expected", { picture: expected })];
        case "difference": return [figure("Difference", { picture: difference })];
      }
    }

    function show() {
      if (!shown) return;
      const { item } = shown, stage = $("stage");
      $("compare").hidden = false;
      $("title").textContent = `${item.film} · ${item.moment}`;
      $("message").textContent = item.message;
      for (const button of $("modes").children) {
        button.setAttribute("aria-pressed", button.dataset.mode === state.mode);
      }
      $("zoom").value = state.zoom;
      $("worst").hidden = !item.worst;
      $("swipeLabel").hidden = state.mode !== "swipe";
      $("pause").hidden = state.mode !== "blink";
      $("pause").textContent = state.isPaused ? "Go on" : "Pause";
      const { scrollLeft, scrollTop } = views()[0] ?? { scrollLeft: 0, scrollTop: 0 };
      const hadFocus = stage.contains(document.activeElement);
      if (shown.width > 0) stage.replaceChildren(...figures());
      else stage.replaceChildren("There is no picture.");
      for (const view of views()) view.scrollTo(scrollLeft, scrollTop);
      if (hadFocus) stage.querySelector("canvas")?.focus({ preventScroll: true });
      showPixel();
    }

    // The pixel under the cursor

    function hex(pixel) {
      if (!pixel) return "no pixel";
      return "#" + [...pixel].map(value => value.toString(16).padStart(2, "0")).join("").toUpperCase();
    }

    function chip(pixel) {
      const element = make("span", { className: "chip" });
      element.style.background = pixel ? hex(pixel) : "transparent";
      return element;
    }

    function point(x, y) {
      if (!shown || shown.width === 0) return;
      state.pixel = [Math.min(Math.max(x, 0), shown.width - 1),
        Math.min(Math.max(y, 0), shown.height - 1)];
      showPixel();
    }

    function showPixel() {
      const factor = shown && shown.width > 0 ? zoomFactor() : 1;
      for (const cursor of document.querySelectorAll(".cursor")) {
        cursor.hidden = !state.pixel;
        if (!state.pixel) continue;
        cursor.style.left = `${state.pixel[0] * factor}px`;
        cursor.style.top = `${state.pixel[1] * factor}px`;
        cursor.style.width = cursor.style.height = `${factor}px`;
      }
      if (!state.pixel) return $("pixel").replaceChildren("Point at a pixel to see its values.");
      const [x, y] = state.pixel;
      const a = pixelOf(shown.expected, x, y), b = pixelOf(shown.actual, x, y);
      const steps = a && b ? "   channels differ by "
        + [...a].map((value, channel) => Math.abs(value - b[channel])).join(" ") : "";
      $("pixel").replaceChildren(`(${x}, ${y})   expected `, chip(a), hex(a), "   actual ", chip(b),
        hex(b), steps);
    }

    function reveal(x, y) {
      if (state.zoom === "fit" || Number(state.zoom) < 8) state.zoom = "8";
      point(x, y);
      show();
      const factor = zoomFactor();
      for (const view of views()) {
        view.scrollTo(x * factor - view.clientWidth / 2, y * factor - view.clientHeight / 2);
      }
    }

    // What a person does

    function setMode(mode) { state.mode = mode; show(); }
    function setSwipe(share) {
      $("swipe").value = Math.round(1000 * Math.min(Math.max(share, 0), 1));
      show();
    }
    function zoomBy(by) {
      const values = [...$("zoom").options].map(option => option.value);
      const place = values.indexOf(state.zoom) + by;
      if (values[place]) { state.zoom = values[place]; show(); }
    }
    function pause() { state.isPaused = !state.isPaused; show(); }
    function toWorst() { if (shown?.item.worst) reveal(...shown.item.worst); }

    $("film").onchange = event => { state.film = event.target.value; fillList(); };
    $("search").oninput = event => { state.text = event.target.value; fillList(); };
    $("modes").onclick = event => {
      if (event.target.dataset.mode) setMode(event.target.dataset.mode);
    };
    $("zoom").onchange = event => { state.zoom = event.target.value; show(); };
    $("swipe").oninput = show;
    $("pause").onclick = pause;
    $("worst").onclick = toWorst;
    addEventListener("resize", show);
    setInterval(() => {
      if (state.mode !== "blink" || state.isPaused) return;
      state.isActual = !state.isActual;
      show();
    }, 600);

    addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target;
      if (target.matches("input[type=search], select")) {
        if (event.key === "Escape") target.blur();
        return;
      }
      const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
      const move = target.matches("canvas") ? moves[event.key] : undefined;
      const keys = {
        j: () => step(1), k: () => step(-1), "+": () => zoomBy(1), "=": () => zoomBy(1),
        "-": () => zoomBy(-1), w: toWorst, "/": () => $("search").focus(),
        1: () => setMode("sides"), 2: () => setMode("swipe"), 3: () => setMode("blink"),
        4: () => setMode("difference"),
      };
      if (move) {
        const [x, y] = state.pixel ?? [0, 0], by = event.shiftKey ? 10 : 1;
        point(x + by * move[0], y + by * move[1]);
      } else if (event.key === " " && state.mode === "blink" && !target.matches("button")) {
        if (state.isPaused) { state.isActual = !state.isActual; show(); } else pause();
      } else if (keys[event.key]) {
        keys[event.key]();
      } else {
        return;
      }
      event.preventDefault();
    });

    $("summary").textContent = report.summary;
    $("summary").classList.toggle("failed", !report.passed);
    $("orphans").append(...report.orphans.map(text => make("li", { textContent: text })));
    $("fine").hidden = report.items.length > 0 || report.orphans.length > 0;
    fillFilms();
    fillList();
    """#
}
