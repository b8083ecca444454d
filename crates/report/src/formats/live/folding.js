// Folding a graph of states: steps of one thread in a row, all states in which a thread stands at the same place, or all
// that can still come to the same.
//
// A folded graph has groups in the place of states: { members, kind, label, words }, and arcs { from, to, thread, count }.

/** Every state for itself. */
function unfolded(graph) {
    return joined(graph, graph.nodes.map((_, number) => number));
}

/** States between two steps of the same thread that nothing else leads to or from belong to the state before. */
function foldedByTurns(graph) {
    const [into, out] = [new Map(), new Map()];
    for (const arc of graph.arcs) {
        into.set(arc[1], [...(into.get(arc[1]) ?? []), arc]);
        out.set(arc[0], [...(out.get(arc[0]) ?? []), arc]);
    }
    const belongs = [];
    graph.nodes.forEach((node, number) => {
        const [before, after] = [into.get(number) ?? [], out.get(number) ?? []];
        const isBetween = number > 0 && node.kind === "usual" && before.length === 1 && after.length === 1
            && before[0][2] === after[0][2] && before[0][0] < number;
        belongs.push(isBetween ? belongs[before[0][0]] : number);
    });
    return joined(graph, belongs);
}

/** States that can still come to the same errors and ends are one: steps between such clusters decide something. */
function foldedByFate(graph) {
    const fates = fatesOf(graph);
    const folded = foldedBy(graph, (number) => fates.of[number]);
    for (const group of folded.groups) group.label = fates.words(fates.of[group.members[0]]);
    return folded;
}

const NOT_DRAWN = "what is not drawn";

/** For each state the errors and ends that can still come, as a set of bits, and such a set in words. */
function fatesOf({ nodes, arcs }) {
    const names = [...new Set(nodes.flatMap(fatesHere))].sort();
    const of = nodes.map((node) => fatesHere(node).reduce((set, fate) => set | (1n << BigInt(names.indexOf(fate))), 0n));
    const before = nodes.map(() => []);
    for (const [from, to] of arcs) before[to].push(from);
    const changed = nodes.map((_, number) => number);
    while (changed.length > 0) {
        const number = changed.pop();
        for (const from of before[number]) {
            const sum = of[from] | of[number];
            if (sum === of[from]) continue;
            of[from] = sum;
            changed.push(from);
        }
    }
    const words = (set) => {
        const some = names.filter((_, index) => set & (1n << BigInt(index)));
        return some.length === 0 ? "neither end nor error" : `${some.length === 1 && some[0] !== NOT_DRAWN ? "only " : ""}${some.join(" or ")}`;
    };
    return { of, words };
}

/** What a state has come to; from one whose steps are not all drawn anything may come. */
function fatesHere({ kind, words, open }) {
    const own = kind === "end" ? ["end"] : kind === "error" ? [words.split(":")[0]] : [];
    return open && kind !== "end" ? [...own, NOT_DRAWN] : own;
}

/** All states in which a thread stands at the same place are one. */
function foldedByPlace(graph, thread) {
    const folded = foldedBy(graph, (number) => graph.nodes[number].stands[thread]);
    for (const group of folded.groups) {
        const place = graph.nodes[group.members[0]].stands[thread];
        group.label = place === null ? "not there" : graph.places[place];
    }
    return folded;
}

/** States for which something is the same are one. */
function foldedBy(graph, key) {
    const first = new Map();
    return joined(graph, graph.nodes.map((_, number) => {
        if (!first.has(key(number))) first.set(key(number), number);
        return first.get(key(number));
    }));
}

/** The groups that states belong to, each named by its first member. */
function joined(graph, belongs) {
    const numbers = new Map();
    const groups = [];
    belongs.forEach((leader, number) => {
        if (!numbers.has(leader)) {
            numbers.set(leader, groups.length);
            groups.push({ members: [], label: null });
        }
        groups[numbers.get(leader)].members.push(number);
    });
    for (const group of groups) Object.assign(group, summed(group.members.map((number) => graph.nodes[number])));
    const arcs = new Map();
    for (const [from, to, thread] of graph.arcs) {
        const [a, b] = [numbers.get(belongs[from]), numbers.get(belongs[to])];
        const name = `${a} ${b} ${thread}`;
        if (a === b) continue;
        if (!arcs.has(name)) arcs.set(name, { from: a, to: b, thread, count: 0 });
        arcs.get(name).count += 1;
    }
    return { groups, arcs: [...arcs.values()] };
}

/** What is said of several states: an error counts most. */
function summed(nodes) {
    const errors = nodes.filter((node) => node.kind === "error");
    const ends = nodes.filter((node) => node.kind === "end");
    const kind = errors.length > 0 ? "error" : ends.length > 0 ? "end" : "usual";
    const many = nodes.length > 1 ? `${nodes.length} states, the nearest ` : "";
    const depth = Math.min(...nodes.map((node) => node.depth));
    const wrong = errors.length === 0 ? "" : `; ${errors.length > 1 ? `${errors.length} errors, ` : ""}${errors[0].words}`;
    const ended = ends.length === 0 ? "" : `; the program has ended${ends.length > 1 ? ` (${ends.length} states)` : ""}`;
    return { kind, words: `${many}${depth === 0 ? "here" : depth === 1 ? "1 step on" : `${depth} steps on`}${wrong}${ended}` };
}

/** How many steps each group is away, by the folded arcs. */
function layersOf({ groups, arcs }) {
    const after = groups.map(() => []);
    for (const { from, to } of arcs) after[from].push(to);
    const layers = groups.map(() => null);
    let layer = [0];
    for (let depth = 0; layer.length > 0; depth += 1) {
        for (const group of layer) layers[group] = depth;
        layer = [...new Set(layer.flatMap((group) => after[group]))].filter((group) => layers[group] === null);
    }
    return layers;
}
