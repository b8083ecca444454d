// Making elements. Whatever comes from the program becomes text, never markup.

/** An element with attributes and children; texts become text nodes, nothing is left out where it is null. */
function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes ?? {})) {
        if (value === true) made.setAttribute(key, "");
        else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, String(value));
    }
    made.append(...children.flat().filter((child) => child !== null && child !== undefined).map(asNode));
    return made;
}

/** An element of a drawing. */
function shape(name, attributes, text) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes ?? {})) made.setAttribute(key, String(value));
    if (text !== undefined) made.append(document.createTextNode(text));
    return made;
}

/** What of a box is in sight: reading it where the page has just changed would cost a layout each time. */
class Sight {
    constructor(box, changed = () => {}) {
        [this.box, this.top, this.width, this.height] = [box, 0, 0, 0];
        box.addEventListener("scroll", () => {
            this.top = box.scrollTop;
            changed(false);
        });
        new ResizeObserver(() => {
            this.measure();
            changed(true);
        }).observe(box);
    }

    measure() {
        [this.width, this.height] = [this.box.clientWidth, this.box.clientHeight];
    }

    scrollTo(top) {
        this.box.scrollTop = top;
        this.top = this.box.scrollTop;
    }
}

/** Gives an element these children; those that are there already stay in their place. */
function keepChildren(box, children) {
    children.forEach((child, index) => {
        const old = box.childNodes[index];
        if (old === child) return;
        if (old && !children.includes(old)) old.replaceWith(child);
        else box.insertBefore(child, old ?? null);
    });
    while (box.childNodes.length > children.length) box.lastChild.remove();
}

function asNode(child) {
    return child instanceof Node ? child : document.createTextNode(String(child));
}

/** Words for those who do not see colours. */
function unseen(text) {
    return element("span", { class: "unseen" }, text);
}

/** The first index for which a test fails, in a list whose first part passes it. */
function partition(list, passes) {
    let [low, high] = [0, list.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (passes(list[middle])) low = middle + 1;
        else high = middle;
    }
    return low;
}
