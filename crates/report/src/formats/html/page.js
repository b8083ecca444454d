// The page: counterexamples, each with its steps, or what a proof rests on.

const data = JSON.parse(document.getElementById("data").textContent);

/** The nearest run that passes, and where it parts from the one that fails. */
function passingPart(violation, failing) {
    const { passing, common } = violation;
    if (!passing) return null;
    const run = new RunView(passing, violation.sources ?? data.sources);
    for (const one of [failing, run]) one.chart.mark(one.film.rowOf(common + 1), "here the runs part");
    const words = (film) => {
        const row = film.chart.rows[film.rowOf(common + 1)];
        return row ? `${film.chart.threads[row.thread]} ${row.event || "goes on"}` : "the run has ended";
    };
    const step = failing.film.chart.rows[failing.film.rowOf(common + 1)]?.step ?? common;
    const told = () => element("p", {}, `Before step ${step} the two are the same. There `, element("b", {}, words(run.film)),
        ", and in the run above ", element("b", {}, words(failing.film)), ".");
    const part = aside(run, "passing", "The nearest run that passes", [told()], common + 1);
    part.beside = sideBySide([failing.film, run.film], common + 1);
    return part;
}

/** Rows of two runs that are shown beside each other. */
const BESIDE = 12;

/** What two runs do from a state on, row by row; the first one fails. */
function sideBySide(films, state) {
    const rests = films.map((film) => film.chart.rows.slice(film.rowOf(state)));
    const count = Math.min(BESIDE, Math.max(...rests.map((rest) => rest.length)));
    const cell = (which, number) => {
        const [row, { threads }] = [rests[which][number], films[which].chart];
        if (row) return element("td", {}, element("b", {}, threads[row.thread]), ` ${row.event || "goes on"}`, row.place ? ` (${row.place})` : "");
        return element("td", {}, number > rests[which].length ? "" : which === 0 ? "This is where it fails." : "The run has ended.");
    };
    const more = rests.some((rest) => rest.length > count) ? [element("p", { class: "hint" }, `These are the first ${BESIDE} steps from there on.`)] : [];
    const rows = Array.from({ length: count + (more.length > 0 ? 0 : 1) }, (_, number) => element("tr", {}, cell(0, number), cell(1, number)));
    const head = ["this run fails", "the nearest run passes"].map((words) => element("th", { scope: "col" }, words));
    return element("section", { class: "panel beside" }, element("h2", {}, "Where the nearest run that passes goes another way"),
        element("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Both runs from where they part" },
            element("table", { class: "statistics" }, element("thead", {}, element("tr", {}, head)), element("tbody", {}, rows))), more);
}

function legend() {
    const entry = (kind, words) => element("li", {}, element("span", { class: `sign ${kind}`, "aria-hidden": "true" }), words);
    return element("ul", { class: "legend" }, entry("bar-sign", "holds a lock"), entry("pause-sign", "cannot move"),
        entry("starts-sign", "starts"), entry("wakes-sign", "wakes"), entry("hands-over-sign", "hands a lock over"));
}

function sites(violation) {
    const items = violation.sites.map((site) => {
        const words = (owner, method, file, line) => `${owner}.${method}${file ? ` (${file}${line ? `:${line}` : ""})` : ""}`;
        const callers = (site.callers ?? []).map((caller) => element("li", {}, `called by ${words(...caller)}`));
        return element("li", {}, element("b", {}, site.thread), ` ${site.what}, in ${words(site.class, site.method, site.file, site.line)}`,
            site.inside ? `, in a call of ${site.inside}` : "", callers.length > 0 ? element("ul", {}, callers) : null);
    });
    return items.length > 0 ? element("ul", { class: "sites" }, items) : null;
}

function list(title, items) {
    return items.length > 0 ? element("section", { class: "panel" }, element("h2", {}, title),
        element("ul", {}, items.map((item) => element("li", {}, item)))) : null;
}

/** What was covered, in numbers; the page of coverage has the source. */
function coverage() {
    if (!data.coverage) return null;
    const { title, counts, words } = data.coverage;
    const head = element("tr", {}, ["file", "lines", "branches", "methods"].map((name) => element("th", { scope: "col" }, name)));
    const rows = counts.map(([name, ...shares]) => {
        return element("tr", {}, element("th", { scope: "row" }, name), shares.map((share) => element("td", {}, share)));
    });
    return element("section", { class: "panel" }, element("h2", {}, title),
        element("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Coverage" },
            element("table", { class: "statistics coverage" }, element("thead", {}, head), element("tbody", {}, rows))),
        element("ul", {}, words.map((line) => element("li", {}, line))));
}

function statistics() {
    if (data.statistics.length === 0) return null;
    const rows = data.statistics.map(([name, value]) => element("tr", {}, element("th", { scope: "row" }, name), element("td", {}, value)));
    return element("section", { class: "panel" }, element("h2", {}, "Statistics"),
        element("table", { class: "statistics" }, element("tbody", {}, rows)), growthCurve(data.growth));
}

/** How the number of states has grown with the steps of the search; nothing for short ones. */
function growthCurve(points) {
    if (points.length < 8) return null;
    const [steps, states] = points[points.length - 1];
    const [width, height, left, low] = [420, 140, 8, 20];
    const words = `The search made ${steps} steps and met ${states} states.`;
    const drawing = shape("svg", { class: "growth", width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": words });
    const at = ([x, y]) => `${left + (x / steps) * (width - 2 * left)},${height - low - (y / states) * (height - 2 * low)}`;
    drawing.append(shape("line", { x1: left, y1: height - low, x2: width - left, y2: height - low }),
        shape("polyline", { points: [[0, 0], ...points].map(at).join(" ") }),
        shape("text", { x: left, y: 14 }, `${states} states`),
        shape("text", { x: width - left, y: height - 5, "text-anchor": "end" }, `${steps} steps`));
    return element("div", {}, drawing);
}

/** What is wrong; of a test also which one. */
function nameOf({ test, property, message }) {
    return `${test ? `${test}, ` : ""}${property}: ${message}`;
}

/** How often a thread is interrupted that could go on. */
function turns({ interruptions, calmest }) {
    if (!interruptions) return null;
    const { count, areFewest } = interruptions;
    const times = count === 0 ? "No thread is" : count === 1 ? "Once a thread is" : `${count} times a thread is`;
    const rest = count === 0 ? "" : areFewest ? ": no run that ends so has fewer interruptions"
        : calmest ? `; ${calmest.count === 0 ? "none" : calmest.count} would do, as below` : "; needless interruptions were taken out of it";
    return element("p", { class: "hint turns" }, `${times} interrupted in this run while it could go on${rest}.`);
}

/** The run with the fewest interruptions, where that is another one. */
function calmestPart({ calmest, sources }) {
    return calmest ? aside(new RunView(calmest, sources ?? data.sources), "calmest", "A run with the fewest interruptions", [], 0) : null;
}

/** A further run, shown when somebody opens it, or on paper. */
function aside(run, kind, title, words, state) {
    const box = element("details", { class: `aside ${kind}` }, element("summary", {}, element("h2", {}, title)), words, run.box);
    const begin = () => {
        run.chart.arrange();
        run.go(state);
    };
    box.addEventListener("toggle", begin, { once: true });
    addEventListener("beforeprint", () => {
        if (box.open) return;
        box.open = true;
        begin();
    });
    box.run = run;
    return box;
}

function begin() {
    const main = document.getElementById("main");
    let [run, asides] = [null, []];
    const shown = element("div", {});
    const show = (number) => {
        const violation = data.violations[number];
        run = new RunView(violation, violation.sources ?? data.sources);
        const title = data.violations.length > 1 ? nameOf(violation) : "How it happens";
        asides = [calmestPart(violation), passingPart(violation, run)].filter(Boolean);
        shown.replaceChildren(element("h2", {}, title), ...[sites(violation), turns(violation)].filter(Boolean), run.box,
            ...asides.flatMap((part) => [part.beside, part].filter(Boolean)));
        run.chart.arrange();
        run.go(run.film.count - 1);
    };
    const choice = element("select", { id: "choice" }, data.violations.map((violation, number) => {
        return element("option", { value: number }, `${number + 1}. ${nameOf(violation)}`);
    }));
    choice.addEventListener("change", () => show(Number(choice.value)));
    main.replaceChildren(...[
        data.violations.length > 1 ? element("p", {}, element("label", { for: "choice" }, "Violation "), choice) : null,
        shown, list("Warnings", data.warnings), list("Not modelled", data.unsupported),
        data.replay ? element("section", { class: "panel" }, element("h2", {}, "To see it again"),
            element("p", {}, element("code", {}, data.replay))) : null,
        coverage(), statistics(),
        data.violations.length > 0 ? element("p", { class: "hint" },
            "Keys: left and right arrow step, Home and End go to the ends, n and p to the next and previous step of the same thread; "
            + "l and i go on by one line and one instruction inside of steps, L and I go back.") : null,
    ].filter(Boolean));
    document.documentElement.dataset.status = data.status;
    document.addEventListener("keydown", (event) => (asides.find((part) => part.contains(event.target)) ?? { run }).run?.key(event));
    if (data.violations.length > 0) show(0);
}
