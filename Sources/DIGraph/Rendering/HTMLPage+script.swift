extension HTMLPage {
    /// No library, nothing from elsewhere. The drawing is there without it; it adds searching, moving and the panel.
    static let script = #"""
        "use strict";
        (() => {
          const data = JSON.parse(document.getElementById("data").textContent);
          const view = document.getElementById("view"), camera = document.getElementById("camera");
          const panel = document.getElementById("panel"), search = document.getElementById("search");
          const size = { width: +view.dataset.width, height: +view.dataset.height };
          const nodes = [...document.querySelectorAll("#nodes .node")];
          const arrows = [...document.querySelectorAll("#arrows .arrow")];
          const needs = data.items.map(() => []), neededBy = data.items.map(() => []);
          data.arrows.forEach(([from, to, words], index) => {
            needs[from].push({ item: to, arrow: index, words });
            neededBy[to].push({ item: from, arrow: index, words });
          });
          const hidden = new Set();
          let chosen = null;

          // The camera

          let place = { x: 0, y: 0, scale: 1 };
          const show = () => camera.setAttribute("transform", `translate(${place.x} ${place.y}) scale(${place.scale})`);
          const limit = scale => Math.min(4, Math.max(0.02, scale));
          function fit() {
            const box = view.getBoundingClientRect();
            const scale = limit(Math.min(box.width / size.width, box.height / size.height, 1.25));
            place = { x: (box.width - size.width * scale) / 2, y: (box.height - size.height * scale) / 2, scale };
            show();
          }
          function zoom(factor, x, y) {
            const scale = limit(place.scale * factor), ratio = scale / place.scale;
            place = { x: x - (x - place.x) * ratio, y: y - (y - place.y) * ratio, scale };
            show();
          }
          function center(index) {
            const box = view.getBoundingClientRect(), own = nodes[index].transform.baseVal.consolidate().matrix;
            const rect = nodes[index].querySelector("rect");
            const scale = Math.max(place.scale, 0.75);
            const x = own.e + 24 + rect.width.baseVal.value / 2, y = own.f + 24 + 20;
            place = { x: box.width / 2 - x * scale, y: box.height / 2 - y * scale, scale };
            show();
          }
          const zoomMiddle = factor => { const box = view.getBoundingClientRect(); zoom(factor, box.width / 2, box.height / 2); };
          view.addEventListener("wheel", event => {
            event.preventDefault();
            const box = view.getBoundingClientRect();
            zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), event.clientX - box.left, event.clientY - box.top);
          }, { passive: false });
          const pointers = new Map();
          let moved = false;
          view.addEventListener("pointerdown", event => { pointers.set(event.pointerId, event); moved = false; });
          window.addEventListener("pointermove", event => {
            const last = pointers.get(event.pointerId);
            if (!last) return;
            const dx = event.clientX - last.clientX, dy = event.clientY - last.clientY;
            if (!moved && Math.hypot(dx, dy) < 4) return;
            moved = true;
            view.classList.add("moving");
            if (pointers.size === 2) {
              const other = [...pointers.values()].find(pointer => pointer.pointerId !== event.pointerId);
              const box = view.getBoundingClientRect();
              const before = Math.hypot(last.clientX - other.clientX, last.clientY - other.clientY);
              const after = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
              if (before > 0) zoom(after / before, (event.clientX + other.clientX) / 2 - box.left, (event.clientY + other.clientY) / 2 - box.top);
            } else {
              place = { x: place.x + dx, y: place.y + dy, scale: place.scale };
              show();
            }
            pointers.set(event.pointerId, event);
          });
          const lift = event => { pointers.delete(event.pointerId); if (!pointers.size) view.classList.remove("moving"); };
          window.addEventListener("pointerup", lift);
          window.addEventListener("pointercancel", lift);

          // What is shown

          function light(near, arrowsOut, arrowsIn) {
            camera.classList.toggle("dimmed", near !== null);
            nodes.forEach((node, index) => {
              node.classList.toggle("near", near !== null && near.has(index));
              node.classList.toggle("chosen", index === chosen);
            });
            arrows.forEach((arrow, index) => {
              const out = arrowsOut?.has(index) ?? false, into = arrowsIn?.has(index) ?? false;
              arrow.classList.toggle("near", out || into);
              arrow.classList.toggle("needs", out);
              arrow.classList.toggle("needed", into && !out);
            });
          }
          function reach(start, ways) {
            const items = new Set([start]), used = new Set(), queue = [start];
            while (queue.length) {
              for (const { item, arrow } of ways[queue.pop()]) {
                used.add(arrow);
                if (!items.has(item)) { items.add(item); queue.push(item); }
              }
            }
            return { items, used };
          }
          function choose(index, { far = false, move = false } = {}) {
            chosen = index;
            if (index === null) {
              history.replaceState(null, "", location.pathname + location.search);
              light(null);
              return overview();
            }
            history.replaceState(null, "", "#n" + index);
            const out = far ? reach(index, needs) : { items: new Set(needs[index].map(way => way.item)), used: new Set(needs[index].map(way => way.arrow)) };
            const into = far ? reach(index, neededBy)
              : { items: new Set(neededBy[index].map(way => way.item)), used: new Set(neededBy[index].map(way => way.arrow)) };
            light(new Set([index, ...out.items, ...into.items]), out.used, into.used);
            if (move) center(index);
            details(index, far);
          }

          // The panel

          const make = (name, properties = {}, ...children) => {
            const element = Object.assign(document.createElement(name), properties);
            element.append(...children);
            return element;
          };
          const row = (text, remark, act) => make("li", {}, make("button", { className: "row", type: "button", onclick: act },
            text, ...(remark ? [make("span", { className: "dim", textContent: "  " + remark })] : [])));
          const mark = severity => make("span", { className: "mark " + severity, textContent: severity });
          const list = (title, rows) => rows.length ? [make("h3", { textContent: `${title} (${rows.length})` }), make("ul", {}, ...rows)] : [];
          const ways = entries => entries.map(({ item, words }) =>
            row(data.items[item].caption, words.join(", "), () => choose(item, { move: true })));
          function details(index, far) {
            const item = data.items[index];
            const found = data.findings.filter(finding => finding.items.includes(index));
            panel.replaceChildren(
              make("h2", { textContent: item.caption }),
              make("p", { textContent: item.remark + (item.scope ? " · " + item.scope : "") + (item.isMade ? " · made" : "") }),
              ...(item.type && item.type !== item.caption ? [make("p", { className: "dim", textContent: item.type })] : []),
              ...(item.place ? [make("p", { className: "place", textContent: item.place })] : []),
              ...(item.knowledge && item.knowledge !== "known"
                ? [make("p", { className: "dim", textContent: item.knowledge === "opaque" ? "What it needs is not known: an opaque closure." : "What it needs was observed when it was made." })] : []),
              ...(item.arguments?.length ? [make("p", { className: "dim", textContent: "Takes " + item.arguments.join(", ") })] : []),
              ...found.flatMap(finding => [make("p", {}, mark(finding.severity), finding.message.replaceAll("`", "")), make("table", {}, ...finding.rows.map(([label, text, remark]) =>
                make("tr", {}, make("td", { textContent: label }), make("td", {}, text.replaceAll("`", ""), make("div", { className: "place", textContent: remark })))))]),
              ...list("Needs", ways(needs[index])),
              ...list("Needed by", ways(neededBy[index])),
              make("p", {}, make("button", { type: "button", textContent: far ? "Show the nearest only" : "Show everything on its way",
                onclick: () => choose(index, { far: !far }) })));
            panel.scrollTop = 0;
          }
          function overview() {
            const findings = data.findings.map(finding => make("li", {}, make("button", { className: "row", type: "button",
              onclick: () => finding.items.length && choose(finding.items[0], { move: true }) }, mark(finding.severity), finding.message.replaceAll("`", ""),
              make("div", { className: "place", textContent: finding.place ?? "" }))));
            panel.replaceChildren(
              make("p", { className: "dim", textContent: "Click a node to see who needs it and what it needs. Drag to move, scroll to zoom." }),
              ...(findings.length ? list("Findings", findings) : [make("h3", { textContent: "Findings" }), make("p", { textContent: "None." })]),
              ...(data.notChecked.length ? [make("details", {}, make("summary", { textContent: `Not checked (${data.notChecked.length})` }),
                make("ul", {}, ...data.notChecked.map(text => make("li", { className: "dim", textContent: text }))))] : []));
          }

          // Searching

          function find() {
            const words = search.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
            chosen = null;
            if (!words.length) { light(null); return overview(); }
            const matches = data.items.map((item, index) => ({ index, text: `${item.caption} ${item.remark} ${item.type ?? ""} ${item.place ?? ""}`.toLowerCase() }))
              .filter(({ index, text }) => words.every(word => text.includes(word)) && !hidden.has(data.items[index].group)).map(({ index }) => index);
            light(new Set(matches));
            panel.replaceChildren(...(matches.length
              ? list("Matches", matches.slice(0, 200).map(index => row(data.items[index].caption, data.items[index].remark, () => choose(index, { move: true }))))
              : [make("p", { textContent: "Nothing matches." })]));
            return matches;
          }
          search.addEventListener("input", find);
          search.addEventListener("keydown", event => {
            if (event.key === "Enter") { const matches = find(); if (matches?.length) choose(matches[0], { move: true }); }
          });

          // Lifetimes

          const legend = document.getElementById("legend");
          data.groups.forEach(group => {
            const button = make("button", { type: "button", title: "Show or hide" });
            button.setAttribute("aria-pressed", "true");
            button.innerHTML = `<svg viewBox="0 0 14 12" class="${group}"><rect x="1" y="1" width="12" height="10" rx="3"/></svg>`;
            button.append(group);
            button.onclick = () => {
              hidden.has(group) ? hidden.delete(group) : hidden.add(group);
              button.setAttribute("aria-pressed", String(!hidden.has(group)));
              nodes.forEach((node, index) => node.classList.toggle("hidden", hidden.has(data.items[index].group)));
              arrows.forEach((arrow, index) => arrow.classList.toggle("hidden",
                data.arrows[index].slice(0, 2).some(item => hidden.has(data.items[item].group))));
            };
            legend.append(button);
          });

          // Events

          nodes.forEach((node, index) => {
            node.setAttribute("tabindex", "0");
            node.setAttribute("role", "button");
            node.setAttribute("aria-label", data.items[index].caption);
            node.addEventListener("keydown", event => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); choose(index, { move: true }); } });
          });
          view.addEventListener("click", event => {
            if (moved) return;
            const node = event.target.closest("#nodes .node");
            choose(node ? +node.dataset.id : null);
          });
          view.addEventListener("dblclick", event => {
            const node = event.target.closest("#nodes .node");
            if (node) choose(+node.dataset.id, { far: true });
          });
          document.getElementById("fit").onclick = fit;
          document.getElementById("nearer").onclick = () => zoomMiddle(1.3);
          document.getElementById("farther").onclick = () => zoomMiddle(1 / 1.3);
          window.addEventListener("keydown", event => {
            if (event.key === "Escape") { search.value = ""; search.blur(); choose(null); }
            if (event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
            if (event.key === "/") { event.preventDefault(); search.focus(); }
            if (event.key === "0") fit();
            if (event.key === "+" || event.key === "=") zoomMiddle(1.3);
            if (event.key === "-") zoomMiddle(1 / 1.3);
          });
          const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
          const registered = data.items.filter(item => item.knowledge !== undefined).length;
          document.getElementById("counts").textContent =
            `${plural(registered, "registration")}, ${plural(data.arrows.length, "need")}, ${plural(data.findings.length, "finding")}`;
          fit();
          const first = /^#n(\d+)$/.exec(location.hash);
          if (first && +first[1] < nodes.length) choose(+first[1], { move: true }); else overview();
        })();
        """#
}
