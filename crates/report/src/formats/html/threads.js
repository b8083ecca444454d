// The threads of a state: what each does, its stack with its variables, its locks; and who waits for whom.

const STATES = {
    ready: "can move", blocked: "blocked", waiting: "waits", notified: "notified", parked: "parked",
    sleeping: "sleeps", initializing: "waits for a class", ended: "ended",
};

/** Variables as a table; those that differ from before are marked. */
function variableTable(variables, before, jump, caption) {
    const old = new Map((before ?? []).map(([name, value]) => [name, value]));
    const rows = variables.map(([name, value, isObject, isStale]) => {
        const isChanged = before !== null && old.get(name) !== value;
        const shown = isObject ? reference(value, jump) : element("span", {}, value);
        const was = isChanged ? unseen(old.has(name) ? `(changed, was ${old.get(name)})` : "(new)") : null;
        const stale = isStale ? element("small", {}, " no longer read") : null;
        return element("tr", { class: isChanged ? "changed" : null, title: isChanged ? `was ${old.get(name) ?? "not there"}` : null },
            element("th", { scope: "row" }, name), element("td", {}, shown, was, stale));
    });
    return element("table", { class: "variables" }, element("caption", { class: "unseen" }, caption), element("tbody", {}, rows));
}

function reference(name, jump) {
    const button = element("button", { type: "button", class: "reference" }, name);
    button.addEventListener("click", () => jump(name));
    return button;
}

class ThreadsView {
    constructor(jump, showPlace) {
        this.jump = jump;
        this.showPlace = showPlace;
        this.box = element("div", { class: "threads" });
        this.open = new Map();
        this.made = [];
    }

    /** The threads at a position, with what has changed since the one before; what looks the same stays. */
    show(threads, earlier, mover) {
        const views = threads.filter((thread) => thread !== null);
        this.made = views.map((thread, index) => {
            const before = earlier[thread.number] ?? null;
            const key = `${thread.number} ${thread.number === mover} ${thread.text} ${before?.text}`;
            return this.made[index]?.key === key ? this.made[index]
                : { key, part: this.thread(thread, before, thread.number === mover) };
        });
        keepChildren(this.box, this.made.map(({ part }) => part));
    }

    thread(thread, before, isMover) {
        const words = thread.words && thread.state === "ready" ? `next: ${thread.words}` : thread.words;
        const isOpen = this.open.get(thread.number) ?? (isMover || thread.state !== "ended");
        const summary = element("summary", {}, element("span", { class: `name thread-${thread.number % 8}` }, thread.name), " ",
            element("span", { class: `state ${thread.state}` }, STATES[thread.state]),
            isMover ? element("span", { class: "moved" }, "made this step") : null);
        const locks = [
            thread.holds.length > 0 ? element("p", {}, "holds ", ...this.references(thread.holds)) : null,
            thread.wants && thread.state !== "ended" ? element("p", {}, "wants ", reference(thread.wants, this.jump)) : null,
        ];
        const made = element("details", { class: "thread", open: isOpen }, summary,
            words ? element("p", { class: "words" }, words) : null, ...locks, this.stack(thread, before));
        made.addEventListener("toggle", () => this.open.set(thread.number, made.open));
        return made;
    }

    references(names) {
        return names.flatMap((name, index) => (index === 0 ? [] : [", "]).concat(reference(name, this.jump)));
    }

    stack(thread, earlier) {
        if (thread.frames.length === 0) return null;
        return element("ol", { class: "stack", "aria-label": `Call stack of ${thread.name}` }, ...thread.frames.map((frame, index) => {
            const { place } = frame;
            const where = `${place.class}.${place.method}${place.line ? `, line ${place.line}` : ""}`;
            const label = frame.own && place.source !== null
                ? element("button", { type: "button", class: "place" }, where)
                : element("span", { class: frame.own ? null : "library" }, where);
            if (label.tagName === "BUTTON") label.addEventListener("click", () => this.showPlace(place));
            const before = frameBefore(earlier, thread.frames.length - index, place);
            const locals = frame.locals.length > 0
                ? variableTable(frame.locals, before ? before.locals : null, this.jump, `Variables of ${place.method}`) : null;
            const next = frame.next ? element("code", { class: "next" }, frame.next) : null;
            return element("li", {}, label, next, locals);
        }));
    }
}

/** Who waits for whom, as a drawing with the same in words. */
function waitsFor(threads, name) {
    const waiting = threads.filter((thread) => thread && thread.waitsFor.length > 0 && thread.state !== "ended");
    if (waiting.length === 0) return null;
    const taking = threads.filter((thread) => {
        return thread && (waiting.includes(thread) || waiting.some((other) => other.waitsFor.includes(thread.number)));
    });
    const [width, height] = [420, Math.max(150, 60 * Math.ceil(taking.length / 2) + 90)];
    const drawing = shape("svg", { viewBox: `0 0 ${width} ${height}`, class: "waits", role: "img", "aria-labelledby": `${name}-waits` });
    const place = (number) => {
        const angle = (2 * Math.PI * taking.findIndex((thread) => thread.number === number)) / taking.length - Math.PI / 2;
        return [width / 2 + Math.cos(angle) * (width / 2 - 90), height / 2 + Math.sin(angle) * (height / 2 - 24)];
    };
    for (const thread of waiting) {
        for (const holder of thread.waitsFor) drawArc(drawing, place(thread.number), place(holder), thread.wants ?? "");
    }
    for (const thread of taking) {
        const [x, y] = place(thread.number);
        const name = thread.name.length > 22 ? `${thread.name.slice(0, 21)}…` : thread.name;
        drawing.append(shape("rect", { x: x - 80, y: y - 14, width: 160, height: 28, rx: 6, class: `node thread-${thread.number % 8}` }));
        drawing.append(shape("text", { x, y: y + 5, "text-anchor": "middle" }, name));
    }
    const words = waiting.map((thread) => element("li", {}, `${thread.name} ${thread.words}`));
    return element("section", { class: "panel" }, element("h3", { id: `${name}-waits` }, "Who waits for whom"), drawing,
        element("ul", {}, words));
}

function drawArc(drawing, [x1, y1], [x2, y2], label) {
    if (x1 === x2 && y1 === y2) {
        drawing.append(shape("path", { d: `M${x1 - 20} ${y1 - 14}c-20 -40 60 -40 40 0`, class: "arc" }));
        return;
    }
    // Bent to one side, so that two arcs between the same threads are two.
    const [mx, my] = [(x1 + x2) / 2 + (y2 - y1) * 0.25, (y1 + y2) / 2 - (x2 - x1) * 0.25];
    const length = Math.hypot(x2 - mx, y2 - my) || 1;
    const [ux, uy] = [(x2 - mx) / length, (y2 - my) / length];
    const reach = Math.min(Math.abs(ux) > 0.01 ? 82 / Math.abs(ux) : Infinity, Math.abs(uy) > 0.01 ? 16 / Math.abs(uy) : Infinity);
    const [tx, ty] = [x2 - ux * reach, y2 - uy * reach];
    drawing.append(shape("path", { d: `M${x1} ${y1}Q${mx} ${my} ${tx} ${ty}`, class: "arc" }));
    drawing.append(shape("path", {
        d: `M${tx} ${ty}L${tx - 9 * ux + 4 * uy} ${ty - 9 * uy - 4 * ux}L${tx - 9 * ux - 4 * uy} ${ty - 9 * uy + 4 * ux}Z`, class: "arc-tip",
    }));
    const [lx, ly] = [(x1 + 2 * mx + tx) / 4, (y1 + 2 * my + ty) / 4];
    drawing.append(shape("text", { x: lx, y: ly + 4, "text-anchor": "middle", class: "label" }, label));
}
