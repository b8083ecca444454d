// What is inside of a step: before each instruction where its thread stands, and what the last one has changed.

function insideTable({ rows, thrown }) {
    if (rows.length === 0) return element("p", {}, "No instruction of the program comes between this state and the one before.");
    const change = ([of, what, before, after]) => element("li", {}, `${of}, ${what}: ${before ?? "not there"} → ${after ?? "not there"}`);
    const row = (one, number) => element("tr", {}, element("th", { scope: "row" }, number + 1),
        element("td", {}, one.method ? `${one.class}.${one.method}${one.line ? `, line ${one.line}` : ""}` : "in the class library"),
        element("td", {}, element("code", {}, one.next ?? "")),
        element("td", {}, one.changes.length > 0 ? element("ul", {}, one.changes.map(change)) : null));
    const head = ["", "it stands in", "before the instruction", "what has changed"];
    return element("div", {},
        thrown.length > 0 ? element("p", {}, `Throws ${thrown.join(", ")}.`) : null,
        element("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Instructions of the step" },
            element("table", { class: "inside" },
                element("thead", {}, element("tr", {}, head.map((words) => element("th", { scope: "col" }, words || unseen("number"))))),
                element("tbody", {}, rows.map(row)))));
}
