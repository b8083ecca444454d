// What every test of a page needs: the page made by the real binary, a real browser, and the accessibility rules.
"use strict";

const { spawnSync } = require("node:child_process");
const { statSync } = require("node:fs");
const { chromium } = require("playwright-core");
const { source: axe } = require("axe-core");

const sojourner = process.env.SOJOURNER;
const work = process.env.WORK;

/** Runs the tool; answers the path of the page. */
function makePage(name, status, ...words) {
    return makePageBy("--html", name, status, ...words);
}

/** The same by another option. */
function makePageBy(option, name, status, ...words) {
    const file = `${work}/${name}.html`;
    const { status: found, stderr, stdout } = spawnSync(sojourner, [...words, option, file], { encoding: "utf8" });
    check(found === status, `${name}: status ${found} instead of ${status}: ${stdout}${stderr}`);
    return file;
}

function check(condition, complaint) {
    if (!condition) throw new Error(complaint);
}

async function launch() {
    return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
}

/** Opens a page from disk: nothing else may be asked for, and nothing may go wrong in it. */
async function open(browser, file, settings = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...settings });
    const page = await context.newPage();
    page.wrong = [];
    page.on("console", (message) => message.type() === "error" && page.wrong.push(message.text()));
    page.on("pageerror", (error) => page.wrong.push(String(error)));
    page.on("request", (request) => request.url() !== `file://${file}` && page.wrong.push(`asks for ${request.url()}`));
    await page.goto(`file://${file}`);
    return page;
}

/** No violation of WCAG 2.2 level A or AA, as far as axe-core can tell. */
async function checkAccess(page, name) {
    // The policy of the page forbids scripts of others; evaluation by the driver is none.
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }));
    const told = violations.map((one) => `${one.id}: ${one.nodes.map((node) => `${node.target} ${node.failureSummary}`).join("; ")}`);
    check(told.length === 0, `${name}: ${told.join("\n")}`);
}

/** Notes the processor time of the thread that runs the page, whatever else the machine does; answers what reads it, in ms. */
async function timed(page) {
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    return async () => {
        const { metrics } = await session.send("Performance.getMetrics");
        return 1000 * metrics.find((metric) => metric.name === "TaskDuration").value;
    };
}

/** The middle of some numbers. */
const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];

/** The end of every test of a page: what it has come to is accessible, and nothing went wrong in it. */
async function close(page, name) {
    await checkAccess(page, name);
    check(page.wrong.length === 0, `${name}: ${page.wrong.join("\n")}`);
    await page.context().close();
}

function size(file) {
    return statSync(file).size;
}

async function shoot(page, name, settings = {}) {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, ...settings });
}

module.exports = { makePage, makePageBy, check, launch, open, checkAccess, close, size, shoot, timed, median };
