// The states that can follow on one: a layer for each number of steps, a colour for each thread. With the arrow keys one
// goes from state to state, Enter leads the run there.

const LAYER = 34;
const SPACE = 26;
const LABELLED = { layer: 70, space: 190 };
/** So many states are folded at first. */
const MANY = 150;

class GraphView {
    constructor(choose) {
        this.choose = choose;
        this.folding = element("select", { id: "folding" });
        this.folding.addEventListener("change", () => this.draw());
        this.box = element("div", { class: "graph-box" });
        this.legend = element("ul", { class: "legend" });
        this.part = element("div", {}, element("p", {}, element("label", { for: "folding" }, "Show "), this.folding), this.box, this.legend);
    }

    show(graph) {
        this.graph = graph;
        const option = (value, words) => element("option", { value }, words);
        this.folding.replaceChildren(option("none", "every state"), option("turns", "steps of one thread in a row as one"),
            option("fate", "what can still come"),
            ...graph.threads.map((name, number) => option(number, `where ${name} stands`)));
        this.folding.value = graph.nodes.length > MANY ? "turns" : "none";
        this.legend.replaceChildren(...graph.threads.map((name, number) => {
            return element("li", { class: `thread-${number % 8}` }, element("span", { class: "sign arc-sign", "aria-hidden": "true" }), name);
        }), element("li", {}, element("span", { class: "dot error", "aria-hidden": "true" }), "an error"),
        element("li", {}, element("span", { class: "dot end", "aria-hidden": "true" }), "the program has ended"));
        this.draw();
    }

    folded() {
        const { value } = this.folding;
        if (value === "none") return unfolded(this.graph);
        if (value === "fate") return foldedByFate(this.graph);
        return value === "turns" ? foldedByTurns(this.graph) : foldedByPlace(this.graph, Number(value));
    }

    draw() {
        this.shown = this.folded();
        const { groups, arcs } = this.shown;
        const { at, width, height } = this.arrange();
        const drawing = shape("svg", {
            width, height, viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": `State graph: ${this.words(this.graph)}`,
        });
        for (const { from, to, thread, count } of arcs) {
            const line = shape("line", {
                x1: at[from].x, y1: at[from].y, x2: at[to].x, y2: at[to].y, class: `thread-${thread % 8}`,
                "stroke-width": Math.min(5, 1.2 + Math.log2(count)),
            });
            drawing.append(line);
        }
        this.dots = groups.map((group, number) => this.dot(group, number, at[number]));
        drawing.append(...this.dots);
        this.box.replaceChildren(drawing);
        this.point(0);
    }

    arrange() {
        const { groups } = this.shown;
        const layers = layersOf(this.shown);
        const isLabelled = groups.some((group) => group.label !== null);
        const { layer, space } = isLabelled ? LABELLED : { layer: LAYER, space: SPACE };
        const counts = [];
        const places = layers.map((y) => ({ x: (counts[y] = (counts[y] ?? 0) + 1) - 1, y }));
        const widest = Math.max(...counts);
        this.places = places;
        const at = places.map(({ x, y }) => ({ x: space / 2 + 8 + (x + (widest - counts[y]) / 2) * space, y: 24 + y * layer }));
        return { at, width: 16 + widest * space, height: (isLabelled ? 72 : 48) + (counts.length - 1) * layer };
    }

    dot(group, number, { x, y }) {
        const words = `${group.label === null ? "" : `${group.label}: `}${group.words}`;
        const many = Math.min(6, Math.log2(group.members.length));
        const made = shape("g", { class: `dot ${group.kind}${number === 0 ? " here" : ""}`, role: "button", tabindex: -1, "aria-label": words });
        made.append(shape("title", {}, words), shape("circle", { cx: x, cy: y, r: 7 + many }));
        if (group.label !== null) made.append(shape("text", { x, y: y + 24 + many, "text-anchor": "middle" }, group.label));
        const go = () => this.choose(this.target(group));
        made.addEventListener("click", go);
        made.addEventListener("focus", () => this.point(number));
        made.addEventListener("keydown", (event) => this.key(event, number, go));
        return made;
    }

    /** The state that stands for a group: the nearest error, or the nearest end, or the nearest one. */
    target({ members, kind }) {
        const fitting = members.filter((number) => this.graph.nodes[number].kind === kind);
        return fitting.reduce((one, other) => (this.graph.nodes[other].depth < this.graph.nodes[one].depth ? other : one));
    }

    key(event, number, go) {
        const { x, y } = this.places[number];
        const { arcs } = this.shown;
        const beside = (by) => this.places.findIndex((place) => place.y === y && place.x === x + by);
        const acts = {
            ArrowLeft: () => beside(-1), ArrowRight: () => beside(1),
            ArrowDown: () => arcs.find((arc) => arc.from === number)?.to ?? -1,
            ArrowUp: () => arcs.find((arc) => arc.to === number)?.from ?? -1,
            Home: () => 0, End: () => this.dots.length - 1,
        };
        if (event.key === "Enter" || event.key === " ") go();
        else if (acts[event.key]) this.dots[acts[event.key]()]?.focus();
        else return;
        event.preventDefault();
        event.stopPropagation();
    }

    /** The one state that the tabulator key leads to. */
    point(number) {
        this.dots.forEach((dot, other) => dot.setAttribute("tabindex", other === number ? 0 : -1));
    }

    words(graph) {
        const count = (kind) => graph.nodes.filter((node) => node.kind === kind).length;
        const some = (number, name) => `${number} ${name}${number === 1 ? "" : "s"}`;
        return [some(graph.nodes.length, "state"), some(graph.arcs.length, "step"), some(count("error"), "error"), some(count("end"), "end")].join(", ");
    }
}
