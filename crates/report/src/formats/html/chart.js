// The message sequence chart. Only the rows that can be seen are there, so that long runs scroll smoothly; they are made
// anew when others come into sight, and a step only marks another one.

const ROW = 26;
const MARGIN = 8;
const AHEAD = 12;
/** The height of the names above. */
const HEADS = 26;

class ChartView {
    constructor(film, select, name) {
        this.name = name;
        this.marks = new Map();
        this.select = select;
        this.state = -1;
        this.canvas = shape("svg", { "aria-hidden": "true", class: "lines", focusable: "false" });
        this.list = element("div", { class: "rows", role: "presentation" });
        this.heads = element("div", { class: "heads", "aria-hidden": "true" });
        this.names = element("p", { class: "hint", hidden: true });
        this.extent = element("div", { class: "extent", role: "presentation" }, this.canvas, this.list);
        this.box = element("div", {
            class: "chart", role: "listbox", tabindex: 0, "aria-label": "Steps of the run, one below the other",
        }, this.heads, this.extent);
        this.sight = new Sight(this.box, () => (this.sight.width === this.arrangedFor ? this.draw() : this.arrange()));
        this.load(film);
        this.list.addEventListener("click", (event) => this.clicked(event));
        for (const [event, isPrinting] of [["beforeprint", true], ["afterprint", false]]) {
            addEventListener(event, () => { this.isPrinting = isPrinting; this.arrange(); });
        }
    }

    /** The run to be drawn, in the place of another one; the columns stay where the threads are the same. */
    load(film) {
        const isArranged = this.film !== undefined && String(this.film.chart.threads) === String(film.chart.threads)
            && (this.film.chart.repeats_from === null) === (film.chart.repeats_from === null);
        this.film = film;
        this.rows = film.chart.rows;
        this.extent.style.height = `${this.rows.length * ROW + 2 * MARGIN}px`;
        if (!isArranged && this.arrangedFor !== undefined) this.arrange();
    }

    /** Says something beside a row. */
    mark(row, words) {
        this.marks.set(row, words);
        this.drawn = null;
        this.draw();
    }

    clicked(event) {
        const row = event.target.closest("[data-row]");
        if (row) this.select(this.film.stateOf(Number(row.dataset.row)));
    }

    /** Columns with room for words where there is some; else narrow lanes, and the words beside them. */
    arrange() {
        const { threads, repeats_from: loop } = this.film.chart;
        const indent = loop === null ? 6 : 26;
        this.sight.measure();
        this.arrangedFor = this.sight.width;
        const width = this.arrangedFor - indent;
        // The words of the last column need more room than those that run on over the next one.
        const lane = (width - 80) / threads.length;
        // On paper nothing can be scrolled or pointed at.
        this.isNarrow = lane < 130 || (this.isPrinting && lane < 300);
        this.lane = this.isNarrow ? 22 : Math.min(300, lane);
        this.indent = indent;
        this.wordsAt = this.isNarrow ? indent + threads.length * this.lane + 6 : null;
        this.heads.replaceChildren(...threads.map((name, number) => {
            const head = element("span", { class: `head thread-${number % 8}` }, this.isNarrow ? number + 1 : name);
            head.style.left = `${this.x(number) - 6}px`;
            head.style.maxWidth = `${this.lane - 8}px`;
            return head;
        }));
        this.names.hidden = !this.isNarrow;
        this.names.replaceChildren(...threads.flatMap((name, number) => {
            return [element("b", { class: `thread-${number % 8}` }, number + 1), ` ${name}${number + 1 < threads.length ? ", " : ""}`];
        }));
        this.drawn = null;
        this.draw();
    }

    x(thread) {
        return this.indent + thread * this.lane + 10;
    }

    y(row) {
        return MARGIN + (row + 0.5) * ROW;
    }

    /** Shows the step that led to a state. */
    show(state) {
        this.state = state;
        const top = Math.max(0, this.film.rowOf(state)) * ROW;
        const { top: seen, height: room } = this.sight;
        const height = room - HEADS - 2 * MARGIN;
        // Some rows further than needed, so that the next steps do not scroll.
        if (top < seen) this.sight.scrollTo(top - height * 0.7);
        else if (top + 2 * ROW > seen + height) this.sight.scrollTo(top - height * 0.3);
        this.draw();
    }

    /** The rows to be made: those in sight and some more, in steps, so that scrolling by one makes no others. */
    visible() {
        if (this.isPrinting) return [0, Math.min(this.rows.length, 3000)];
        const first = Math.floor(this.sight.top / ROW / AHEAD) * AHEAD - AHEAD;
        return [Math.max(0, first), Math.min(this.rows.length, first + Math.ceil(this.sight.height / ROW) + 3 * AHEAD)];
    }

    draw() {
        if (this.lane === undefined) return;
        const [first, last] = this.visible();
        if (this.drawn?.film !== this.film || this.drawn.first !== first || this.drawn.last !== last) {
            const known = this.drawn?.known ?? new Map();
            const items = [];
            for (let row = first; row < last; row += 1) items.push(known.get(this.keyOf(row)) ?? this.row(row));
            keepChildren(this.list, items);
            for (const item of items) {
                item.classList.remove("current");
                item.setAttribute("aria-selected", false);
                item.setAttribute("aria-setsize", this.rows.length);
            }
            const keys = new Map(items.map((item, index) => [this.keyOf(first + index), item]));
            this.drawn = { film: this.film, first, last, items, known: keys, current: null };
            this.drawLines(first, last);
        }
        this.markCurrent();
    }

    markCurrent() {
        const { first, items, current: old } = this.drawn;
        const current = this.film.rowOf(this.state);
        if (current === old) return;
        for (const [row, isCurrent] of [[old, false], [current, true]]) {
            const item = row === null ? null : items[row - first];
            item?.classList.toggle("current", isCurrent);
            item?.setAttribute("aria-selected", isCurrent);
        }
        if (items[current - first]) this.box.setAttribute("aria-activedescendant", `${this.name}-row-${current}`);
        else this.box.removeAttribute("aria-activedescendant");
        this.drawn.current = current;
    }

    /** Rows with the same key look the same. */
    keyOf(number) {
        const { thread, event, place, printed } = this.rows[number];
        return JSON.stringify([number, this.film.chart.threads[thread], thread, event, place, printed]);
    }

    row(number) {
        const row = this.rows[number];
        const name = this.film.chart.threads[row.thread];
        const words = row.event || "goes on";
        const printed = row.printed.map((line) => element("q", { class: "printed" }, line));
        const mark = this.marks.has(number) ? element("span", { class: "mark" }, this.marks.get(number)) : null;
        const item = element("div", {
            id: `${this.name}-row-${number}`, class: "row", role: "option", "data-row": number,
            "aria-posinset": number + 1,
            title: `${name}: ${words}${row.place ? ` (${row.place})` : ""}`,
        }, element("span", { class: "words" },
            this.isNarrow ? element("b", {}, `${row.thread + 1} `) : unseen(`Step ${row.step}, ${name}: `),
            words, ...printed, mark, unseen(row.place ? ` at ${row.place}` : "")));
        item.style.top = `${this.y(number) - ROW / 2}px`;
        item.firstChild.style.left = `${this.wordsAt ?? this.x(row.thread) + 12}px`;
        return item;
    }

    drawLines(first, last) {
        const { chart } = this.film;
        const end = this.rows.length;
        const shapes = [];
        const visible = (from, to) => to >= first - 1 && from <= last;
        this.canvas.setAttribute("height", this.rows.length * ROW + 2 * MARGIN);
        this.canvas.setAttribute("width", this.arrangedFor);
        chart.lives.forEach((life, thread) => {
            const [from, to] = [life.from ?? 0, life.to ?? end];
            if (!visible(from, to)) return;
            const top = life.from === null ? 0 : this.y(life.from) + ROW / 2 - 3;
            const bottom = life.to === null ? this.y(end - 1) + ROW / 2 : this.y(life.to);
            shapes.push(this.line(thread, top, bottom, `life thread-${thread % 8}`));
            if (life.to !== null) {
                shapes.push(shape("path", { d: `M${this.x(thread) - 5} ${bottom}h10`, class: `end thread-${thread % 8}` }));
            }
        });
        for (const pause of chart.pauses) {
            const to = pause.to ?? end;
            if (!visible(pause.from, to)) continue;
            const bottom = pause.to === null ? this.y(end - 1) + ROW / 2 : this.y(to);
            shapes.push(this.line(pause.thread, this.y(pause.from), bottom, `pause ${pause.state}`));
        }
        this.bars(shapes, visible);
        for (const arrow of chart.arrows) this.arrow(shapes, arrow, visible);
        this.rows.slice(first, last).forEach((row, index) => {
            const [x, y] = [this.x(row.thread), this.y(first + index)];
            shapes.push(shape("circle", { cx: x, cy: y, r: 4, class: `step thread-${row.thread % 8}` }));
        });
        if (chart.repeats_from !== null) this.drawLoop(shapes);
        this.canvas.replaceChildren(...shapes);
    }

    line(thread, top, bottom, kind) {
        return shape("line", { x1: this.x(thread), x2: this.x(thread), y1: top, y2: bottom, class: kind });
    }

    /** Locks beside the line of their thread, the outer ones further left. */
    bars(shapes, visible) {
        const { bars } = this.film.chart;
        bars.forEach((bar, number) => {
            const to = bar.to ?? this.rows.length;
            if (!visible(bar.from, to)) return;
            const around = bars.slice(0, number).filter((other) => {
                return other.thread === bar.thread && (other.to ?? Infinity) > bar.from;
            });
            const x = this.x(bar.thread) - 8 + 3.5 * Math.min(around.length, 2);
            const bottom = bar.to === null ? this.y(this.rows.length - 1) + ROW / 2 : this.y(to);
            const drawn = shape("rect", {
                x: x - 1.5, y: this.y(bar.from), width: 3, height: Math.max(3, bottom - this.y(bar.from)), class: "bar",
            });
            drawn.append(shape("title", {}, `${this.film.chart.threads[bar.thread]} holds ${bar.lock}`));
            shapes.push(drawn);
        });
    }

    arrow(shapes, { kind, from, to }, visible) {
        if (!visible(from[1], to[1])) return;
        // Within a row, below its words.
        const below = from[1] === to[1] ? ROW / 2 - 3 : 0;
        const [x1, y1] = [this.x(from[0]), this.y(from[1]) + below];
        const [x2, y2] = [this.x(to[0]), this.y(to[1]) + below];
        const side = x2 > x1 ? -1 : 1;
        shapes.push(shape("path", { d: `M${x1} ${y1}L${x2} ${y2}`, class: `arrow ${kind}` }));
        const [dx, dy] = [x2 - x1, y2 - y1];
        const length = Math.hypot(dx, dy) || 1;
        const [ux, uy] = [dx / length, dy / length];
        const tip = [x2 - 4 * ux, y2 - 4 * uy];
        const wing = (sign) => `${tip[0] - 8 * ux + sign * 4 * uy} ${tip[1] - 8 * uy - sign * 4 * ux}`;
        shapes.push(shape("path", { d: `M${tip[0]} ${tip[1]}L${wing(side)}L${wing(-side)}Z`, class: `tip ${kind}` }));
    }

    drawLoop(shapes) {
        const top = MARGIN + this.film.chart.repeats_from * ROW + 3;
        const bottom = MARGIN + this.rows.length * ROW - 3;
        shapes.push(shape("path", { d: `M18 ${top}h-8v${Math.max(6, bottom - top)}h8`, class: "loop" }));
        shapes.push(shape("path", { d: `M18 ${top}l-6 -4v8Z`, class: "loop-tip" }));
    }
}
