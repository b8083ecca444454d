// The states of a run, by number. A step is known by the state that it leads to.

class Film {
    constructor(violation) {
        this.chart = violation.chart;
        this.places = violation.places;
        this.states = violation.states;
        // Without states, there is one position before and after each row.
        this.before = this.states ? this.states.before : 0;
        this.count = this.states ? this.states.count : this.chart.rows.length + 1;
    }

    /** The row that led to a state, or -1. */
    rowOf(state) {
        return state + this.before - 1;
    }

    /** The state that a row led to; the first one for what came before it. */
    stateOf(row) {
        return Math.max(0, Math.min(this.count - 1, row + 1 - this.before));
    }

    /** The loop of an endless run: the state in which it begins, or null. */
    get loop() {
        const from = this.chart.repeats_from;
        return from === null ? null : this.stateOf(from - 1);
    }

    /** What the changes of a thread or an object come to in a state. */
    at(changes, state) {
        const index = partition(changes, ([first]) => first <= state) - 1;
        if (index < 0) return null;
        const [since, view] = changes[index];
        return view < 0 ? null : { since, ...this.states.views[view] };
    }

    threads(state) {
        if (!this.states) return [];
        return this.states.threads.map((changes) => this.at(changes, state)).map((view, number) => {
            return view && { number, ...view, frames: view.frames.map((frame) => this.frame(frame)) };
        });
    }

    frame(number) {
        const frame = this.states.frames[number];
        return { ...frame, place: this.states.places[frame.place] };
    }

    objects(state) {
        if (!this.states) return [];
        const found = this.states.objects.map(([name, changes]) => {
            const view = this.at(changes, state);
            return view && { name, ...view };
        });
        return found.filter((object) => object !== null);
    }

    /** The variables before the step that led to a state, by name: to show what has changed. */
    objectBefore(name, state) {
        const entry = this.states.objects.find(([other]) => other === name);
        return state > 0 ? this.at(entry[1], state - 1) : null;
    }

    /** The frame of the same activation before the step: as deep, and of the same method. */
    frameBefore(thread, state, depth, place) {
        const before = state > 0 ? this.at(this.states.threads[thread], state - 1) : null;
        const number = before && before.frames[before.frames.length - depth];
        if (number === undefined || number === null) return null;
        const frame = this.frame(number);
        return frame.place.class === place.class && frame.place.method === place.method ? frame : null;
    }
}
