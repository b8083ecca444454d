// A run with its steps: chart, source, threads and objects, and the controls that lead through it.

let runs = 0;

class RunView {
    /** `ask` fetches what is inside of a step, where that is not in the page. */
    constructor(violation, sources = data.sources, ask = null) {
        this.ask = ask;
        // There may be several runs in a page: names of elements begin with this.
        const name = `run-${(runs += 1)}`;
        this.name = name;
        this.film = new Film(violation);
        const { threads } = this.film.chart;
        this.chart = new ChartView(this.film, (state) => this.go(state), name);
        this.source = new SourceView(sources, name);
        this.objects = new ObjectsView(this.film, threads, name);
        this.threads = new ThreadsView((name) => this.objects.focus(name), (place) => {
            this.source.show(place.source, place.line, []);
        });
        this.slider = element("input", {
            type: "range", min: 0, max: this.film.count - 1, value: 0, "aria-label": "Step", class: "slider",
        });
        this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
        this.told = element("output", { class: "told", "aria-live": "polite" });
        this.waits = element("div", { class: "of-waits" });
        this.box = element("div", { class: "run" });
        this.box.append(this.controls(), this.panels());
        this.state = 0;
    }

    /** Another run in the place of this one: a live run that has grown, or was led elsewhere. */
    load(violation) {
        this.film = new Film(violation);
        this.chart.load(this.film);
        [this.objects.film, this.objects.names] = [this.film, this.film.chart.threads];
        this.source.sources = data.sources;
        this.slider.max = String(this.film.count - 1);
    }

    controls() {
        const button = (label, words, act) => {
            const made = element("button", { type: "button", title: words, "aria-label": words }, label);
            made.addEventListener("click", act);
            return made;
        };
        return element("div", { class: "controls", role: "group", "aria-label": "Steps" },
            button("|◀", "First state (Home)", () => this.go(0)),
            button("◀", "One step back (left arrow)", () => this.back()),
            this.slider,
            button("▶", "One step forwards (right arrow)", () => this.forth()),
            button("▶|", "Last state (End)", () => this.go(this.film.count - 1)),
            this.film.states && (this.film.inside.size > 0 || this.ask) ? element("span", { class: "inner" },
                button("◂ line", "Back by one line, into the step (L)", () => this.stepInside(-1, "line")),
                button("line ▸", "On by one line, into the next step (l)", () => this.stepInside(1, "line")),
                button("◂ instruction", "Back by one instruction, into the step (I)", () => this.stepInside(-1, "instruction")),
                button("instruction ▸", "On by one instruction, into the next step (i)", () => this.stepInside(1, "instruction"))) : null,
            this.told);
    }

    panels() {
        const panel = (kind, title, ...children) => {
            const heading = typeof title === "string" ? element("h3", {}, title) : title;
            return element("section", { class: `panel ${kind}` }, heading, ...children);
        };
        const { rows, repeats_from: loop } = this.film.chart;
        const ending = loop === null ? null : element("p", { class: "hint" }, loop < rows.length
            ? `The steps from ${rows[loop].step} on are repeated for ever.` : "The run stays there for ever.");
        const parts = [
            panel("of-chart", "The run", ending, this.chart.names, this.chart.box, legend()),
            panel("of-source", this.source.title, this.source.box),
        ];
        if (this.film.states) {
            parts.push(panel("of-threads", "Threads", this.threads.box), this.waits,
                panel("of-objects", "Objects", this.objects.jump, this.objects.box, this.objects.more));
        }
        return element("div", { class: "panels" }, parts);
    }

    /** On to the next state; inside of a step this leaves it. */
    forth() {
        const { loop, count } = this.film;
        const next = Math.floor(this.state) + 1;
        this.go(next >= count && loop !== null ? loop : next);
    }

    back() {
        this.go(Math.ceil(this.state) - 1);
    }

    /** By a line or an instruction, into a step and out of it. */
    async stepInside(direction, grain) {
        if (!this.film.states) return;
        const step = direction > 0 ? Math.floor(this.state) + 1 : Math.ceil(this.state);
        if (step < 1 || step >= this.film.count) return;
        const [film, from] = [this.film, this.state];
        if (!film.inside.has(step)) await this.ask?.(film, step);
        // Somebody may have gone elsewhere meanwhile.
        if (this.film === film && this.state === from) this.go(film.beside(from, direction, grain), grain);
    }

    /** The next state, in a direction, that a step of the same thread led to. */
    sameThread(direction) {
        const thread = this.mover(this.state);
        let state = Math.ceil(this.state) + direction;
        while (state > 0 && state < this.film.count && this.mover(state) !== thread) state += direction;
        this.go(state);
    }

    mover(state) {
        return this.film.chart.rows[this.film.rowOf(state)]?.thread ?? null;
    }

    /** Goes to a position; values that differ from the one before it are marked: from the state before, or by a grain. */
    go(position, grain = null) {
        this.state = Math.max(0, Math.min(this.film.count - 1, position));
        const state = Math.ceil(this.state);
        const number = this.film.rowOf(state);
        const row = this.film.chart.rows[number];
        this.chart.show(state);
        const threads = this.film.threads(this.state);
        const inner = this.film.depth(this.state) > 0 ? threads[row.thread] : null;
        this.showSource(threads, row, inner);
        this.tell(row, inner);
        if (!this.film.states) return;
        const before = this.state === 0 ? null : grain ? this.film.beside(this.state, -1, grain) : state - 1;
        this.threads.show(threads, before === null ? [] : this.film.threads(before), row ? row.thread : null);
        this.objects.show(this.state, before);
        this.showWaits(threads);
    }

    tell(row, inner) {
        const last = this.film.chart.rows.at(-1);
        const name = row ? `${this.film.chart.threads[row.thread]}: ` : "";
        const [depth, step] = [this.film.depth(this.state), Math.ceil(this.state)];
        const inside = this.film.inside.get(step);
        const next = inner && `inside, before instruction ${depth} of ${inside.count}: ${inner.frames[0]?.next ?? "in the class library"}`;
        const told = !row ? "before the first step" : inner ? next : `${name}${row.event || "goes on"}`;
        const thrown = inside && !inner && inside.thrown.length > 0 ? ` (throws ${inside.thrown.join(", ")})` : "";
        this.slider.value = String(step);
        this.told.replaceChildren(element("b", {}, `${row ? row.step : 0} of ${last ? last.step : 0}`), ` ${inner ? name : ""}${told}${thrown}`);
        this.slider.setAttribute("aria-valuetext", `step ${row ? row.step : 0}, ${told}`);
    }

    showWaits(threads) {
        const key = threads.map((thread) => thread?.text).join();
        if (key === this.waiting) return;
        this.waiting = key;
        this.waits.replaceChildren(...[waitsFor(threads, this.name)].filter(Boolean));
    }

    /** The line of the step, and where the threads stand now. */
    showSource(threads, row, inner) {
        const number = this.film.rowOf(this.state);
        const standing = (thread) => thread.frames.find((frame) => frame.own && frame.place.source !== null)?.place;
        const within = inner && standing(inner);
        const place = within ? [within.source, within.line] : row ? this.film.places[number] : null;
        const first = threads.filter((thread) => thread !== null).map(standing).find((found) => found);
        const [source, line] = place ?? (first ? [first.source, first.line] : [null, null]);
        const marks = threads.filter((thread) => thread && thread.state !== "ended").map((thread) => {
            const found = standing(thread);
            return found && found.source === source ? { line: found.line, thread: thread.number, name: thread.name } : null;
        });
        this.source.show(source, line, marks.filter(Boolean));
    }

    key(event) {
        const isField = event.target.closest("input, select, textarea");
        const acts = {
            ArrowRight: () => this.forth(), ArrowLeft: () => this.back(), ArrowDown: () => this.forth(), ArrowUp: () => this.back(),
            Home: () => this.go(0), End: () => this.go(this.film.count - 1), PageDown: () => this.go(Math.floor(this.state) + 10),
            PageUp: () => this.go(Math.ceil(this.state) - 10), n: () => this.sameThread(1), p: () => this.sameThread(-1),
            l: () => this.stepInside(1, "line"), L: () => this.stepInside(-1, "line"),
            i: () => this.stepInside(1, "instruction"), I: () => this.stepInside(-1, "instruction"),
        };
        const inChart = this.chart.box.contains(event.target);
        const isScrolling = ["ArrowUp", "ArrowDown", "PageUp", "PageDown"].includes(event.key);
        if (isField || !acts[event.key] || event.ctrlKey || event.metaKey || event.altKey || (isScrolling && !inChart)) return;
        event.preventDefault();
        acts[event.key]();
    }
}
