// What differs between two states of the run.

/** Names and values of a state: of threads, of their variables, of the fields of objects. */
function facts(film, state) {
    const found = new Map();
    for (const thread of film.threads(state)) {
        if (!thread) continue;
        found.set(thread.name, thread.words);
        thread.frames.forEach((frame, depth) => {
            for (const [variable, value] of frame.locals) {
                const name = `${thread.name}, ${frame.place.method} (${thread.frames.length - depth}), ${variable}`;
                found.set(name, value);
            }
        });
    }
    for (const object of film.objects(state)) {
        for (const [field, value] of object.fields) found.set(`${object.name}.${field}`, value);
    }
    return found;
}

/** A position in words. */
function positionWords(film, position) {
    const depth = film.depth(position);
    return `state ${Math.floor(position)}${depth > 0 ? `, ${depth} instruction${depth === 1 ? "" : "s"} on` : ""}`;
}

/** A table of what is not the same in a state that was remembered and in one of the run. */
function compared(remembered, film, state) {
    const [first, second] = [remembered.facts, facts(film, state)];
    const names = [...new Set([...first.keys(), ...second.keys()])].filter((name) => first.get(name) !== second.get(name));
    if (names.length === 0) return element("p", {}, "The two states look the same.");
    const cell = (value) => element("td", {}, value === undefined ? "-" : String(value));
    const column = (words) => element("th", { scope: "col" }, words);
    return element("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "What differs" }, element("table", {},
        element("thead", {}, element("tr", {}, column("what"), column(`remembered (${remembered.words})`), column(positionWords(film, state)))),
        element("tbody", {}, names.map((name) => {
            return element("tr", {}, element("th", { scope: "row" }, name), cell(first.get(name)), cell(second.get(name)));
        }))));
}
