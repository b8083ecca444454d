// The objects of a state as a graph: from left to right as they are reached, classes and what threads hold first.

const BOX = 210;
const GAP = 60;
const LINE = 24;
const MOST_LINES = 8;
const MOST_COLUMNS = 6;
/** The width of a sheet of paper, in pixels of a browser. */
const PAPER = 680;

class ObjectsView {
    constructor(film, threads, name) {
        this.name = name;
        this.film = film;
        this.names = threads;
        this.lines = shape("svg", { class: "edges", "aria-hidden": "true", focusable: "false" });
        this.nodes = element("div", { class: "nodes" });
        this.box = element("div", { class: "heap", tabindex: 0, role: "region", "aria-label": "Objects" }, this.lines, this.nodes);
        this.isWhole = false;
        this.made = new Map();
        addEventListener("beforeprint", () => this.fit(Math.floor((PAPER - 8) / (BOX + GAP))));
        addEventListener("afterprint", () => this.fit(MOST_COLUMNS));
        this.choice = element("select", { id: `${name}-object` });
        this.choice.addEventListener("change", () => { if (this.choice.value) this.focus(this.choice.value); });
        this.jump = element("p", { class: "jump" }, element("label", { for: `${name}-object` }, "Go to "), this.choice);
        this.more = element("button", { type: "button" }, "Show all objects");
        this.more.addEventListener("click", () => { this.isWhole = !this.isWhole; this.show(this.position, this.before); });
    }

    /** Another number of columns: paper cannot be scrolled. */
    fit(columns) {
        this.columns = columns;
        this.drawing = null;
        if (this.position !== undefined) this.show(this.position, this.before);
    }

    /** The objects at a position, with what has changed since the one before; what looks the same stays. */
    show(position, before) {
        [this.position, this.before] = [position, before];
        const all = this.film.objects(position);
        const objects = this.isWhole ? all : all.filter((object, index) => index < 40);
        this.more.hidden = all.length <= 40;
        this.more.textContent = this.isWhole ? "Show fewer objects" : `Show all ${all.length} objects`;
        this.offer(all.map(({ name }) => name));
        const drawing = objects.map(({ name, text }) => `${name} ${text}`).join(";");
        const isSame = drawing === this.drawing;
        if (!isSame) this.places = this.arrange(objects);
        const made = new Map();
        for (const object of objects) {
            const place = this.places.get(object.name);
            const earlier = before === null ? null : this.film.object(object.name, before);
            const key = `${place.x} ${place.y} ${this.names} ${object.text} ${before === null} ${earlier?.text}`;
            const known = this.made.get(object.name);
            made.set(object.name, known?.key === key ? known : { key, part: this.node(object, place, earlier) });
        }
        this.made = made;
        keepChildren(this.nodes, [...made.values()].map(({ part }) => part));
        if (!isSame) this.drawEdges(objects, this.places);
        this.drawing = drawing;
    }

    /** What one can go to. */
    offer(names) {
        this.jump.hidden = names.length < 2;
        if (String(names) === this.offered) return;
        this.offered = String(names);
        this.choice.replaceChildren(element("option", { value: "" }, "an object"), ...names.map((name) => element("option", { value: name }, name)));
    }

    /** Columns by the length of the shortest way from a class or a thread. */
    arrange(objects) {
        const byName = new Map(objects.map((object) => [object.name, object]));
        const depths = new Map();
        const pointed = new Set(objects.flatMap((object) => targets(object)));
        let layer = objects.filter((object) => object.name.startsWith("class ") || !pointed.has(object.name)).map((object) => object.name);
        for (let depth = 0; depths.size < objects.length; depth += 1) {
            if (layer.length === 0) layer = [objects.find((object) => !depths.has(object.name)).name];
            layer.forEach((name) => depths.set(name, depth));
            const next = new Set(layer.flatMap((name) => targets(byName.get(name))));
            layer = [...next].filter((name) => byName.has(name) && !depths.has(name));
        }
        const bottoms = [];
        const places = new Map();
        for (const object of objects) {
            const column = Math.min(depths.get(object.name), (this.columns ?? MOST_COLUMNS) - 1);
            const y = bottoms[column] ?? 8;
            const height = boxHeight(object);
            places.set(object.name, { x: 8 + column * (BOX + GAP), y, height });
            bottoms[column] = y + height + 16;
        }
        const [width, height] = [16 + Math.max(1, bottoms.length) * (BOX + GAP) - GAP, Math.max(40, ...bottoms.filter(Boolean))];
        this.lines.setAttribute("width", width);
        this.lines.setAttribute("height", height);
        this.nodes.style.width = `${width}px`;
        this.nodes.style.height = `${height}px`;
        return places;
    }

    node(object, place, before) {
        const shown = object.fields.slice(0, MOST_LINES);
        const hidden = object.leftOut + object.fields.length - shown.length;
        const lock = object.lockedBy === null ? null
            : element("span", { class: `lock thread-${object.lockedBy % 8}` }, `held by ${this.names[object.lockedBy]}`);
        const made = element("section", {
            class: `object${before === null && this.before !== null ? " new" : ""}`, id: this.idOf(object.name), tabindex: -1,
            title: this.reach(object),
        }, element("h4", {}, object.name), lock,
            variableTable(shown, before ? before.fields : null, (name) => this.focus(name), `Fields of ${object.name}`),
            hidden > 0 ? element("small", {}, `and ${hidden} more`) : null, element("small", { class: "reach" }, this.reach(object)));
        Object.assign(made.style, { left: `${place.x}px`, top: `${place.y}px`, width: `${BOX}px` });
        return made;
    }

    reach(object) {
        const threads = object.reachedBy.map((thread) => this.names[thread]);
        const ways = threads.concat(object.static ? ["static fields"] : []);
        const waiters = object.waiters.length > 0
            ? `; waiting on it: ${object.waiters.map((thread) => this.names[thread]).join(", ")}` : "";
        return `reached by ${ways.length > 0 ? ways.join(", ") : "nobody"}${waiters}`;
    }

    drawEdges(objects, places) {
        const edges = [];
        for (const object of objects) {
            object.fields.slice(0, MOST_LINES).forEach(([, value, isObject], index) => {
                const [from, to] = [places.get(object.name), isObject && places.get(value)];
                if (!to) return;
                const top = object.lockedBy === null ? 34 : 54;
                const [x1, y1] = [from.x + BOX - 4, from.y + top + index * LINE + LINE / 2];
                const [x2, y2] = to.x > from.x ? [to.x, to.y + 16] : [to.x + BOX, to.y + 16];
                const bend = to.x > from.x ? x2 - 30 : x2 + 30;
                edges.push(shape("path", { d: `M${x1} ${y1}C${x1 + 30} ${y1} ${bend} ${y2} ${x2} ${y2}`, class: "edge" }));
                const side = to.x > from.x ? -1 : 1;
                edges.push(shape("path", { d: `M${x2} ${y2}l${side * 8} -4v8Z`, class: "edge-tip" }));
            });
        }
        this.lines.replaceChildren(...edges);
    }

    idOf(name) {
        return `${this.name}-object-${name}`;
    }

    /** Brings an object into sight. */
    focus(name) {
        let found = document.getElementById(this.idOf(name));
        if (!found && !this.isWhole) {
            this.isWhole = true;
            this.show(this.position, this.before);
            found = document.getElementById(this.idOf(name));
        }
        if (!found) return;
        found.scrollIntoView({ block: "nearest", inline: "nearest" });
        found.focus({ preventScroll: true });
    }
}

function targets(object) {
    return object.fields.filter(([, , isObject]) => isObject).map(([, value]) => value);
}

function boxHeight(object) {
    const lines = Math.min(object.fields.length, MOST_LINES);
    const isCut = object.leftOut > 0 || object.fields.length > MOST_LINES;
    return 38 + (object.lockedBy === null ? 0 : 20) + lines * LINE + (isCut ? 20 : 0) + 20;
}
