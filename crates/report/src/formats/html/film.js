// The states of a run, by number. A step is known by the state that it leads to.
//
// A position is a state, or lies inside of the step that leads to one: before its so manyth instruction, as a fraction.

/** Instructions of a step that positions can tell apart; a power of two, so that fractions are exact. */
const INSIDE = 1024;

class Film {
    constructor(violation) {
        this.chart = violation.chart;
        this.places = violation.places;
        this.states = violation.states;
        // Without states, there is one position before and after each row.
        this.before = this.states ? this.states.before : 0;
        this.count = this.states ? this.states.count : this.chart.rows.length + 1;
        this.changes = new Map(this.states ? this.states.objects : []);
        this.inside = new Map();
        for (const [state, steps] of this.states?.inside ?? []) this.enter(state, steps, this.states);
    }

    /** What is inside of the step that leads to a state; `tables` has the views that it speaks of. */
    enter(state, { threads, objects, count, lines, thrown }, tables) {
        this.inside.set(state, { threads: new Map(threads), objects: new Map(objects), count, lines, thrown, tables });
    }

    /** The row that led to a position, or is being made there, or -1. */
    rowOf(position) {
        return Math.ceil(position) + this.before - 1;
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

    /** How many instructions of its step are before a position inside of it; 0 for states. */
    depth(position) {
        return Math.round((position - Math.floor(position)) * INSIDE);
    }

    /** The next position in a direction inside of steps: of each instruction, or only where a line begins. */
    beside(position, direction, grain) {
        const step = direction > 0 ? Math.floor(position) + 1 : Math.ceil(position);
        const inside = this.inside.get(step);
        const depths = !inside ? [] : grain === "line" ? inside.lines : Array.from({ length: inside.count }, (_, index) => index + 1);
        const positions = [step - 1, ...depths.map((depth) => step - 1 + depth / INSIDE), step];
        return direction > 0 ? positions.find((other) => other > position) : positions.findLast((other) => other < position);
    }

    /** What the changes of a thread or an object come to at a position: a view and its tables, or null. */
    at(changes, inner, position) {
        const inside = Number.isInteger(position) ? null : this.inside.get(Math.ceil(position));
        const changed = inside && inner(inside);
        if (changed) {
            const index = partition(changed, ([first]) => first <= this.depth(position)) - 1;
            if (index >= 0) return viewOf(changed[index][1], inside.tables);
        }
        const state = Math.floor(position);
        const index = partition(changes ?? [], ([first]) => first <= state) - 1;
        return index < 0 ? null : viewOf(changes[index][1], this.states);
    }

    thread(number, position) {
        const found = this.at(this.states.threads[number], (inside) => inside.threads.get(number), position);
        return found && { number, ...found };
    }

    threads(position) {
        if (!this.states) return [];
        return this.states.threads.map((_, number) => this.thread(number, position));
    }

    object(name, position) {
        const found = this.at(this.changes.get(name), (inside) => inside.objects.get(name), position);
        return found && { name, ...found };
    }

    objects(position) {
        if (!this.states) return [];
        const inside = Number.isInteger(position) ? null : this.inside.get(Math.ceil(position));
        const names = new Set([...this.changes.keys(), ...(inside ? inside.objects.keys() : [])]);
        return [...names].map((name) => this.object(name, position)).filter((object) => object !== null);
    }
}

/** A view with its frames; `text` is the same for what looks the same. */
function viewOf(number, tables) {
    if (number < 0) return null;
    tables.whole ??= [];
    if (!tables.whole[number]) {
        const view = tables.views[number];
        const frame = (index) => ({ ...tables.frames[index], place: tables.places[tables.frames[index].place] });
        const whole = view.frames ? { ...view, frames: view.frames.map(frame) } : view;
        tables.whole[number] = { ...whole, text: JSON.stringify(whole) };
    }
    return tables.whole[number];
}

/** The frame of the same activation in an earlier view of a thread: as deep, and of the same method. */
function frameBefore(earlier, depth, place) {
    const frame = earlier && earlier.frames[earlier.frames.length - depth];
    return frame && frame.place.class === place.class && frame.place.method === place.method ? frame : null;
}
