/// The parts of the page that are the same for each graph.
enum HTMLPage {
    static let style = """
        :root { color-scheme: light dark; --back: #ffffff; --text: #111827; --dim: #6b7280; --line: #e5e7eb; --panel: #f9fafb; --accent: #2563eb }
        * { box-sizing: border-box }
        body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--back); color: var(--text);
          font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif }
        header { display: flex; align-items: center; gap: 12px; padding: 8px 14px; border-bottom: 1px solid var(--line); flex-wrap: wrap }
        h1 { font-size: 16px; margin: 0 }
        #counts { color: var(--dim); font-size: 13px }
        .space { flex: 1 }
        input[type=search] { width: 220px; padding: 5px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--panel);
          color: inherit; font: inherit }
        button { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: 4px 10px;
          cursor: pointer }
        button:hover { border-color: var(--accent) }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px }
        #legend { position: absolute; left: 12px; bottom: 12px; right: 384px; display: flex; gap: 4px; flex-wrap: wrap; pointer-events: none }
        #legend button { pointer-events: auto }
        #legend button { display: flex; align-items: center; gap: 6px; padding: 2px 8px; font-size: 12px }
        #legend button[aria-pressed=false] { opacity: .4; text-decoration: line-through }
        #legend svg { width: 14px; height: 12px }
        main { flex: 1; display: flex; min-height: 0; position: relative }
        #view { flex: 1; min-width: 0; height: 100%; cursor: grab; touch-action: none; background: var(--back) }
        #view.moving { cursor: grabbing }
        aside { width: 360px; border-left: 1px solid var(--line); background: var(--panel); overflow-y: auto; padding: 14px 16px }
        aside h2 { font-size: 15px; margin: 0 0 6px; overflow-wrap: anywhere }
        aside h3 { font-size: 12px; margin: 16px 0 4px; color: var(--dim); font-weight: 600 }
        aside p { margin: 4px 0 }
        aside ul { list-style: none; margin: 0; padding: 0 }
        aside .row { display: block; width: 100%; text-align: left; border: 0; background: none; padding: 3px 6px; border-radius: 5px;
          overflow-wrap: anywhere }
        aside .row:hover { background: color-mix(in srgb, var(--accent) 12%, transparent) }
        aside .dim { color: var(--dim); font-size: 12px }
        aside .place { font: 12px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; color: var(--dim); overflow-wrap: anywhere }
        aside table { border-collapse: collapse; font-size: 12px; margin: 4px 0 12px }
        aside td { padding: 1px 8px 1px 0; vertical-align: top; overflow-wrap: anywhere }
        aside td:first-child { color: var(--dim); white-space: nowrap }
        .mark { display: inline-block; min-width: 60px; font-size: 11px; font-weight: 600 }
        .mark.error { color: #dc2626 } .mark.warning { color: #d97706 } .mark.note { color: var(--dim) }
        #nodes .node { cursor: pointer }
        #nodes .node:focus { outline: none }
        #nodes .node:hover rect, #nodes .node:focus-visible rect { stroke: var(--accent); stroke-width: 2 }
        #nodes .node.chosen rect { stroke: var(--accent); stroke-width: 3.4 }
        .dimmed .node:not(.near) { opacity: .18 }
        .dimmed .arrow:not(.near) { opacity: .07 }
        .arrow.near.needs { stroke: #2563eb; stroke-width: 2 }
        .arrow.near.needed { stroke: #ea580c; stroke-width: 2 }
        .hidden { display: none }
        @media (max-width: 760px) { main { flex-direction: column } #legend { position: static; padding: 4px 8px } aside { width: 100%; height: 40%; border-left: 0; border-top: 1px solid var(--line) } }
        @media (prefers-color-scheme: dark) {
          :root { --back: #111827; --text: #f3f4f6; --dim: #9ca3af; --line: #374151; --panel: #1f2937; --accent: #60a5fa }
          .arrow { stroke: #6b7280 }
        }
        @media print { header, aside { display: none } }
        """
}
