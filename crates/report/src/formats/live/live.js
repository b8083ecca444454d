// The live page: the run as in a report, and what can be done to it.

const TOKEN = new URLSearchParams(location.search).get("token") ?? "";

async function ask(path, content) {
    const answer = await fetch(path, {
        method: "POST", body: JSON.stringify(content ?? {}),
        headers: { "Content-Type": "application/json", "X-Sojourner-Token": TOKEN },
    });
    if (!answer.ok) throw new Error((await answer.text()).trim() || `status ${answer.status}`);
    return answer;
}

class LiveView {
    constructor() {
        this.title = element("h2", {});
        this.sites = element("div", {});
        this.shown = element("div", {}, this.title, this.sites);
        this.offers = element("ul", { class: "offers" });
        this.said = element("p", { class: "said", role: "status" });
        this.comparison = element("div", { class: "compare" });
        this.pinned = null;
        this.graph = new GraphView((node) => this.attempt(() => this.change("/api/node", { node }, true)));
        this.graphPart = element("section", { class: "panel", hidden: true }, element("h2", {}, "States that can follow"),
            this.graphWords = element("p", {}), this.graph.part);
        this.find = element("input", { type: "text", id: "find", placeholder: "Buffer.full == true" });
        document.getElementById("main").replaceChildren(this.bar(), this.said,
            element("section", { class: "panel" }, this.offersTitle = element("h2", {}), this.offers),
            this.shown, this.comparison, this.graphPart);
        document.addEventListener("keydown", (event) => this.run?.key(event));
    }

    bar() {
        const button = (label, words, act) => {
            const made = element("button", { type: "button", title: words }, label);
            made.addEventListener("click", () => this.attempt(act));
            return made;
        };
        this.undoButton = button("Undo", "The run before the last change", () => this.change("/api/undo"));
        this.pinButton = button("Compare from here", "Remember this state, and show what differs in others", () => this.pin());
        return element("div", { class: "live-bar", role: "group", "aria-label": "Actions" },
            this.undoButton, button("Run to the next error", "The nearest state with an error that can follow", () => {
                return this.change("/api/error", { state: Math.floor(this.run.state) });
            }),
            element("label", { for: "find" }, "State in which"), this.find,
            button("Find", "The nearest such state that can follow", () => {
                return this.change("/api/find", { state: Math.floor(this.run.state), condition: this.find.value });
            }), this.pinButton,
            button("State graph", "The states that can follow on this one", () => this.showGraph()),
            button("Save the schedule", "For sojourner replay and debug", () => this.save()));
    }

    async attempt(act) {
        // Somebody may have to wait for a search.
        const main = document.getElementById("main");
        const patience = setTimeout(() => { this.said.textContent = "Working …"; }, 300);
        main.setAttribute("aria-busy", "true");
        try {
            this.said.textContent = "";
            const said = await act();
            this.said.textContent = said ?? "";
        } catch (error) {
            this.said.textContent = error.message;
        } finally {
            clearTimeout(patience);
            main.removeAttribute("aria-busy");
        }
    }

    /** What the server says beside a new run, if anything. */
    async change(path, content, keepsGraph = false) {
        const answer = await (await ask(path, content)).json();
        if (answer.run) this.show(answer, keepsGraph);
        return answer.said;
    }

    /** A new run; its end is shown. */
    show(live, keepsGraph = false) {
        this.live = live;
        data.sources = live.sources;
        this.graphPart.hidden = !keepsGraph;
        this.title.textContent = live.fault ?? "The run so far";
        this.sites.replaceChildren(...[live.fault ? sites(live.run) : null].filter(Boolean));
        document.documentElement.dataset.status = live.fault ? "violated" : "unknown";
        this.undoButton.disabled = !live.canUndo;
        if (this.run) this.run.load(live.run);
        else this.begin(live.run);
        this.run.go(this.run.film.count - 1);
    }

    /** The first run that is shown; others come in its place. */
    begin(first) {
        this.run = new RunView(first, data.sources, (film, step) => this.attempt(() => this.enter(film, step)));
        const go = this.run.go.bind(this.run);
        this.run.go = (position, grain) => {
            go(position, grain);
            this.showOffers();
            this.showComparison();
        };
        this.shown.append(this.run.box);
        this.run.chart.arrange();
    }

    showOffers() {
        // Inside of a step: what else could have come in its place.
        const state = Math.floor(this.run.state);
        const offers = this.live.offers[state] ?? [];
        const [agent, alternative] = this.live.taken[state] ?? [null, null];
        const buttons = offers.map((offer) => {
            const isTaken = offer.agent === agent && offer.alternative === alternative;
            const made = element("button", { type: "button", "aria-current": isTaken ? "step" : null },
                element("b", {}, offer.thread), ` ${offer.words || "goes on"}${offer.line ? ` (line ${offer.line})` : ""}`);
            made.addEventListener("click", () => this.attempt(() => {
                return this.change("/api/take", { state, agent: offer.agent, alternative: offer.alternative });
            }));
            return element("li", {}, made);
        });
        this.offersTitle.textContent = state === this.run.state ? "What can come next" : "What can come in the place of this step";
        this.offers.replaceChildren(...(buttons.length > 0 ? buttons : [element("li", {}, this.nothing())]));
    }

    nothing() {
        const hasEnded = this.run.film.threads(this.run.state).every((thread) => thread === null || thread.state === "ended");
        return hasEnded ? "Nothing: the program has ended." : "Nothing: no thread can move.";
    }

    /** Remembers what is shown now: the run may go elsewhere. */
    pin() {
        const { state, film } = this.run;
        this.pinned = this.pinned === null ? { words: positionWords(film, state), facts: facts(film, state) } : null;
        this.pinButton.textContent = this.pinned === null ? "Compare from here" : `Stop comparing with ${positionWords(film, state)}`;
        this.showComparison();
    }

    showComparison() {
        const { state, film } = this.run;
        this.comparison.replaceChildren(...(this.pinned === null ? [] : [
            element("h2", {}, `What differs between the remembered state and ${positionWords(film, state)}`), compared(this.pinned, film, state),
        ]));
    }

    /** Fetches what is inside of the step that leads to a state. */
    async enter(film, state) {
        const { steps, tables, sources } = await (await ask("/api/inside", { state })).json();
        const numbers = sources.map((file) => {
            const known = data.sources.findIndex((other) => other.name === file.name && other.package === file.package);
            return known < 0 ? data.sources.push(file) - 1 : known;
        });
        for (const place of tables.places) if (place.source !== null) place.source = numbers[place.source];
        film.enter(state, steps, tables);
    }

    async showGraph() {
        const graph = await (await ask("/api/graph", { state: Math.floor(this.run.state) })).json();
        this.graphPart.hidden = false;
        this.graphWords.textContent = `${this.graph.words(graph)}${graph.complete ? "" : "; there are more"}. A click or the Enter key goes there, arrow keys move between states.`;
        this.graph.show(graph);
        this.graphPart.scrollIntoView();
    }

    async save() {
        const text = await (await ask("/api/schedule")).text();
        const link = element("a", { href: URL.createObjectURL(new Blob([text], { type: "text/plain" })), download: `${this.live.main}.schedule` });
        link.click();
        return `Saved: sojourner replay TARGET --schedule ${this.live.main}.schedule`;
    }
}

new LiveView().show(data);
