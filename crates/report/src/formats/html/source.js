// The source beside the run: the lines around where a thread stands, with marks for the other threads.

const SHOWN_LINES = 41;

class SourceView {
    constructor(sources, name) {
        this.sources = sources;
        this.title = element("h3", { class: "source-title", id: `${name}-source` }, "Source");
        this.lines = element("ol", { class: "lines" });
        this.box = element("div", { class: "code", tabindex: 0, role: "region", "aria-labelledby": this.title.id },
            this.lines);
        this.sight = new Sight(this.box);
    }

    /** Shows a line; `marks` says by line which threads stand there. */
    show(source, line, marks) {
        const file = this.sources[source];
        if (!file || !line) {
            this.title.textContent = "Source";
            this.lines.replaceChildren(element("li", { class: "none" }, "There is no source of this step."));
            this.shown = null;
            return;
        }
        this.title.textContent = `${file.name}, line ${line}`;
        const first = Math.max(1, Math.min(line - (SHOWN_LINES >> 1), file.lines.length - SHOWN_LINES + 1));
        const last = Math.min(file.lines.length, first + SHOWN_LINES - 1);
        // A file that fits is made once.
        if (this.shown?.file !== file || this.shown.first !== first) {
            const items = [];
            for (let number = first; number <= last; number += 1) items.push(this.line(file, number));
            this.lines.replaceChildren(...items);
            this.shown = { file, first, items, marked: [] };
            this.height = items[0].offsetHeight;
            this.sight.measure();
        }
        this.mark(line, marks);
    }

    /** Where the step is, and where threads stand. */
    mark(current, marks) {
        const { first, items, marked } = this.shown;
        for (const item of marked) {
            item.classList.remove("current", "shared");
            item.removeAttribute("aria-current");
            item.querySelector(".tags")?.remove();
        }
        this.shown.marked = [];
        for (const { line, thread, name } of marks) {
            const item = items[line - first];
            if (!item) continue;
            if (!item.querySelector(".tags")) item.append(element("span", { class: "tags" }));
            item.lastChild.append(element("span", { class: `tag thread-${thread % 8}` }, name));
            // Several would hide the line: they stand below it.
            item.classList.toggle("shared", item.lastChild.childNodes.length > 1);
            this.shown.marked.push(item);
        }
        const item = items[current - first];
        if (!item) return;
        item.classList.add("current");
        item.setAttribute("aria-current", "step");
        this.shown.marked.push(item);
        // Only what is out of sight, or at the edge, is scrolled: that costs a layout of the page.
        const [top, { top: seen, height: room }] = [(current - first) * this.height, this.sight];
        if (top < seen + 2 * this.height || top > seen + room - 4 * this.height) this.sight.scrollTo(top - room / 2);
    }

    line(file, number) {
        return element("li", { value: number }, element("span", { class: "number", "aria-hidden": "true" }, number),
            element("code", {}, file.lines[number - 1]));
    }
}
