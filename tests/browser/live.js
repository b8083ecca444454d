// The live page of `sojourner explore`, in a real browser, and its server under bad requests.
"use strict";

const { spawn, spawnSync } = require("node:child_process");
const { readFileSync, writeFileSync } = require("node:fs");
const http = require("node:http");
const { check, launch, checkAccess, shoot, timed } = require("./browse.js");

const programs = `${__dirname}/programs`;
const examples = `${__dirname}/../../examples`;
const sojourner = process.env.SOJOURNER;
const told = (page) => page.locator(".told").innerText();
const offers = (page) => page.locator(".offers button");

/** Starts the server; answers its link and how to end it. */
async function serve(...words) {
    const server = spawn(sojourner, ["explore", ...words]);
    let text = "";
    const link = await new Promise((resolve, reject) => {
        server.stdout.on("data", (piece) => {
            text += piece;
            const found = /http:\/\/\S+/.exec(text);
            if (found) resolve(found[0]);
        });
        server.stderr.on("data", (piece) => { text += piece; });
        server.on("exit", (status) => reject(new Error(`ended with ${status}: ${text}`)));
    });
    return { link, server, end: () => server.kill("SIGTERM") };
}

/** Opens the live page: nothing may go wrong in it, and nobody else be asked. */
async function open(browser, link, settings = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true, ...settings });
    const page = await context.newPage();
    const origin = new URL(link).origin;
    page.wrong = [];
    page.on("pageerror", (error) => page.wrong.push(String(error)));
    page.on("request", (request) => {
        if (!request.url().startsWith(origin) && !request.url().startsWith("blob:")) page.wrong.push(`asks for ${request.url()}`);
    });
    await page.goto(link);
    return page;
}

async function close(page) {
    await checkAccess(page, page.url());
    check(page.wrong.length === 0, page.wrong.join("\n"));
    await page.context().close();
}

/** Waits until the run has so many states behind its first one. */
const until = (page, last) => page.locator(`.slider[max="${last}"]`).waitFor();

function ask(link, { path = "/", method = "GET", headers = {}, body } = {}) {
    const { port } = new URL(link);
    return new Promise((resolve, reject) => {
        const request = http.request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (answer) => {
            let text = "";
            answer.on("data", (piece) => { text += piece; });
            answer.on("end", () => resolve({ status: answer.statusCode, text }));
        });
        request.on("error", reject);
        if (body) request.write(body);
        request.end();
    });
}

const TESTS = {
    async "choices are taken by hand until the philosophers are stuck, undone, and taken otherwise"(browser) {
        const { link, server, end } = await serve(`${examples}/Philosophers.java`);
        const page = await open(browser, link);
        check((await offers(page).count()) >= 1, "there is something to do");
        const began = await told(page);
        await page.getByRole("button", { name: "State graph" }).click();
        await page.getByLabel("Show").selectOption("fate");
        const fates = await page.locator(".graph-box .dot text").allTextContents();
        check(String(fates.sort()) === "deadlock or end,only deadlock,only end", `clusters: ${fates}`);
        await shoot(page, "clusters");
        await checkAccess(page, "clusters");
        await page.getByRole("button", { name: "Run to the next error" }).click();
        await page.locator("h2", { hasText: "deadlock" }).waitFor();
        check((await page.locator(".waits .arc").count()) === 3, "the circle of three who wait");
        check((await page.locator(".offers").innerText()).includes("no thread can move"), "nothing can follow");
        await shoot(page, "explore", { clip: { x: 0, y: 0, width: 1280, height: 1150 }, fullPage: true });
        await checkAccess(page, "explore");
        await page.getByRole("button", { name: "Undo" }).click();
        await page.locator("h2", { hasText: "The run so far" }).waitFor();
        check((await told(page)) === began, "as it began");
        await page.getByRole("button", { name: "Run to the next error" }).click();
        await page.locator("h2", { hasText: "deadlock" }).waitFor();
        // Some steps earlier another philosopher takes its turn.
        const steps = Number(await page.locator(".slider").inputValue());
        let other = null;
        for (let state = steps; state >= 0 && other === null; state -= 1) {
            if ((await page.locator(".offers button:not([aria-current])").count()) > 0) other = state;
            else await page.keyboard.press("ArrowLeft");
        }
        check(other !== null, "there was another choice");
        await page.getByRole("button", { name: "Compare from here" }).click();
        const read = await timed(page);
        const ticks = () => Number(readFileSync(`/proc/${server.pid}/stat`, "utf8").replace(/.*\) /, "").split(" ").slice(11, 13).reduce((one, other) => Number(one) + Number(other)));
        await page.locator(".offers button:not([aria-current])").first().click();
        await until(page, other + 1);
        check((await page.locator(".compare tbody tr").count()) > 0, "what differs is shown");
        const [drawn, served] = [await read(), ticks()];
        // From the click to the page that shows the state after it, without the driver.
        const times = await page.evaluate(async () => {
            const [spent, slider] = [[], document.querySelector(".slider")];
            while (spent.length < 10 && document.querySelector(".offers button")) {
                const began = performance.now();
                const grown = new Promise((shown) => new MutationObserver(shown).observe(slider, { attributeFilter: ["max"] }));
                document.querySelector(".offers button").click();
                await grown;
                document.body.getBoundingClientRect();
                spent.push(performance.now() - began);
                await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0)));
            }
            return spent.sort((one, another) => one - another);
        });
        const [shown, answered] = [((await read()) - drawn) / times.length, (10 * (ticks() - served)) / times.length];
        console.log(`    a live step: ${times[times.length >> 1].toFixed(1)} ms (median of ${times.length}), ${times[0].toFixed(1)} ms at best; ` +
            `processor time: ${shown.toFixed(1)} ms in the page, ${answered.toFixed(1)} ms in the server`);
        // On the clock it depends on what else the machine does.
        check(shown + answered < 20, `a live step takes ${shown + answered} ms of processor time`);
        await close(page);
        end();
    },

    async "the graph leads to every state, a state is found, the schedule is saved and fits"(browser) {
        const { link, end } = await serve(`${programs}/Wakes.java`);
        const page = await open(browser, link);
        await page.getByRole("button", { name: "State graph" }).click();
        await page.locator(".graph-box .dot.error").first().waitFor();
        await shoot(page, "graph");
        await checkAccess(page, "graph");
        const dots = page.locator(".graph-box .dot");
        const whole = await dots.count();
        await page.getByLabel("Show").selectOption("turns");
        check((await dots.count()) < whole, "steps of one thread in a row are one");
        await page.getByLabel("Show").selectOption("1");
        check((await page.locator(".graph-box .dot text").count()) > 1, "where a thread stands is said");
        await checkAccess(page, "folded graph");
        await page.getByLabel("Show").selectOption("none");
        await dots.first().focus();
        await page.keyboard.press("ArrowDown");
        check(await dots.first().evaluate((dot) => dot !== document.activeElement && document.activeElement.matches(".dot")), "a key goes on");
        await page.locator(".graph-box .dot.error").first().focus();
        await page.keyboard.press("Enter");
        await page.locator("h2", { hasText: /deadlock|assertion|exception|race/ }).waitFor();
        const [download] = await Promise.all([
            page.waitForEvent("download"), page.getByRole("button", { name: "Save the schedule" }).click(),
        ]);
        const file = `${process.env.WORK}/live.schedule`;
        await download.saveAs(file);
        check(readFileSync(file, "utf8").length > 10, "a schedule was saved");
        const { status, stdout } = spawnSync(sojourner, ["replay", `${programs}/Wakes.java`, "--schedule", file, "--quiet"], { encoding: "utf8" });
        check(status === 1 && stdout.startsWith("violated"), `replay: ${status} ${stdout}`);
        await page.keyboard.press("Home");
        await page.locator("#find").fill("nonsense ===");
        await page.getByRole("button", { name: "Find" }).click();
        await page.locator(".said", { hasText: /\S/ }).waitFor();
        await close(page);
        end();
    },

    async "a graph that is cut off claims nothing of what is not drawn"(browser) {
        const four = `${process.env.WORK}/Philosophers.java`;
        writeFileSync(four, readFileSync(`${examples}/Philosophers.java`, "utf8").replace("COUNT = 3", "COUNT = 4"));
        const { link, end } = await serve(four);
        const page = await open(browser, link, { viewport: { width: 390, height: 800 }, colorScheme: "dark" });
        await page.getByRole("button", { name: "State graph" }).click();
        await page.locator("p", { hasText: "3000 states" }).waitFor();
        await page.getByLabel("Show").selectOption("fate");
        const fates = await page.locator(".graph-box .dot text").allTextContents();
        // The deadlock that is drawn cannot be left; everything else may go on.
        check(String(fates.sort()) === "deadlock or what is not drawn,only deadlock,what is not drawn", `clusters: ${fates}`);
        check((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390, "nothing is wider than a phone");
        await close(page);
        end();
    },

    async "a step is entered by instructions, left, and taken otherwise from inside"(browser) {
        const { link, end } = await serve(`${programs}/Steps.java`);
        const page = await open(browser, link);
        await page.getByRole("button", { name: "Run to the next error" }).click();
        await page.locator("h2", { hasText: "assertion" }).waitFor();
        const last = await page.locator(".slider").inputValue();
        const left = await told(page);
        const positions = [];
        for (let step = 0; step < 5; step += 1) {
            await page.keyboard.press("I");
            // The policy of the page forbids the driver's own way to wait for this.
            const deadline = Date.now() + 20000;
            while ((await told(page)) === (positions.at(-1) ?? left) && Date.now() < deadline) await page.waitForTimeout(10);
            positions.push(await told(page));
        }
        check(positions.every((one) => /inside, before instruction/.test(one)), positions.join("; "));
        check((await page.locator("h2", { hasText: "in the place of this step" }).count()) === 1, "what else could have come");
        await shoot(page, "entered");
        for (let step = 3; step >= 0; step -= 1) {
            await page.keyboard.press("i");
            check((await told(page)) === positions[step], `forwards again: ${await told(page)} instead of ${positions[step]}`);
        }
        await page.keyboard.press("ArrowRight");
        check((await told(page)).startsWith(left) && (await page.locator(".slider").inputValue()) === last, "it is left where it ends");
        await page.keyboard.press("I");
        await page.locator(".told", { hasText: "inside" }).waitFor();
        const others = page.locator(".offers button:not([aria-current])");
        if ((await others.count()) > 0) await others.first().click();
        else await offers(page).first().click();
        await until(page, Number(last));
        await page.keyboard.press("Home");
        await page.locator("#find").fill("Steps.shared == 5");
        await page.getByRole("button", { name: "Find" }).click();
        await page.locator(".object tr", { hasText: /shared\s*5/ }).waitFor();
        await page.locator("#find").fill("Steps.shared == 6");
        await page.getByRole("button", { name: "Find" }).click();
        await page.locator(".said", { hasText: "none is a state in which that holds" }).waitFor();
        await close(page);
        end();
    },

    async "bad requests are refused, and nothing is read"() {
        const { link, server, end } = await serve(`${examples}/Philosophers.java`);
        const { port, searchParams } = new URL(link);
        const token = searchParams.get("token");
        const own = { "X-Sojourner-Token": token };
        const refused = async (status, request) => {
            const answer = await ask(link, request);
            check(answer.status === status, `${JSON.stringify(request).slice(0, 200)}: ${answer.status} instead of ${status}`);
            check(!answer.text.includes("root:") && !answer.text.includes("class "), "no file");
        };
        check((await ask(link, { path: `/?token=${token}` })).status === 200, "the link is answered");
        await refused(403, { path: "/" });
        await refused(403, { path: "/?token=0" });
        await refused(403, { headers: { ...own, Host: "evil.example" } });
        await refused(403, { headers: { ...own, Origin: "http://evil.example" } });
        await refused(403, { headers: { ...own, Origin: `http://127.0.0.1:${Number(port) + 1}` } });
        await refused(404, { path: "/etc/passwd", headers: own });
        await refused(404, { path: "/../../../../etc/passwd", headers: own });
        await refused(405, { method: "DELETE", headers: own });
        await refused(405, { method: "OPTIONS", headers: own });
        await refused(413, { method: "POST", path: "/api/take", headers: { ...own, "Content-Length": 10 << 20 }, body: "x".repeat(10 << 20) });
        await refused(501, { method: "POST", path: "/api/take", headers: own, body: "x".repeat(10 << 20) });
        const post = (path, body) => ({ method: "POST", path, headers: { ...own, "Content-Length": body.length }, body });
        await refused(400, post("/api/take", "{"));
        await refused(400, post("/api/take", "[]"));
        await refused(400, post("/api/take", JSON.stringify({ state: 0, agent: 99, alternative: 0 })));
        await refused(400, post("/api/take", JSON.stringify({ state: 1e15, agent: 0, alternative: 0 })));
        await refused(400, post("/api/take", JSON.stringify({ state: -1, agent: "x" })));
        await refused(400, post("/api/node", JSON.stringify({ node: 3 })));
        await refused(400, post("/api/undo", "{}"));
        await refused(400, post("/api/find", JSON.stringify({ state: 0, condition: "((((" })));
        await refused(404, post("/api/nothing", "{}"));
        for (let number = 0; number < 10000; number += 1) {
            await refused(number % 2 ? 403 : 404, { path: `/${number}`, headers: number % 2 ? {} : own });
        }
        check(server.exitCode === null && (await ask(link, { path: `/?token=${token}` })).status === 200, "and it goes on");
        end();
    },
};

async function main() {
    const wanted = process.argv[2] ?? "";
    const browser = await launch();
    let [passed, failed] = [0, 0];
    for (const [name, test] of Object.entries(TESTS).filter(([name]) => name.includes(wanted))) {
        try {
            await test(browser);
            console.log(`ok: ${name}`);
            passed += 1;
        } catch (error) {
            console.log(`FAILED: ${name}: ${error.stack}`);
            failed += 1;
        }
    }
    await browser.close();
    console.log(`${passed} passed, ${failed} failed`);
    process.exit(failed > 0 ? 1 : 0);
}

main();
