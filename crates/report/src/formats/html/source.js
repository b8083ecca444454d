// The source beside the run: the lines around where a thread stands, with marks for the other threads.

const SHOWN_LINES = 41;

class SourceView {
    constructor(sources, name) {
        this.sources = sources;
        this.title = element("h3", { class: "source-title", id: `${name}-source` }, "Source");
        this.lines = element("ol", { class: "lines" });
        this.box = element("div", { class: "code", tabindex: 0, role: "region", "aria-labelledby": this.title.id },
            this.lines);
    }

    /** Shows a line; `marks` says by line which threads stand there. */
    show(source, line, marks) {
        const file = this.sources[source];
        if (!file || !line) {
            this.title.textContent = "Source";
            this.lines.replaceChildren(element("li", { class: "none" }, "There is no source of this step."));
            return;
        }
        this.title.textContent = `${file.name}, line ${line}`;
        const first = Math.max(1, Math.min(line - (SHOWN_LINES >> 1), file.lines.length - SHOWN_LINES + 1));
        const last = Math.min(file.lines.length, first + SHOWN_LINES - 1);
        const items = [];
        for (let number = first; number <= last; number += 1) items.push(this.line(file, number, line, marks));
        this.lines.replaceChildren(...items);
        const current = this.lines.querySelector(".current");
        const box = this.box;
        if (current) box.scrollTop = current.offsetTop - box.clientHeight / 2 + current.offsetHeight / 2;
    }

    line(file, number, current, marks) {
        const standing = marks.filter((mark) => mark.line === number);
        const tags = standing.map((mark) => {
            return element("span", { class: `tag thread-${mark.thread % 8}` }, mark.name);
        });
        return element("li", {
            value: number, class: number === current ? "current" : null, "aria-current": number === current ? "step" : null,
        }, element("span", { class: "number", "aria-hidden": "true" }, number), element("code", {}, file.lines[number - 1]),
            ...tags);
    }
}
