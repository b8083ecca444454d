// The page of a check, in a real browser. Each test makes its page with the real binary.
"use strict";

const { existsSync } = require("node:fs");
const { makePage, makePageBy, check, launch, open, checkAccess, close, size, shoot, timed, median } = require("./browse.js");

/** In the run that fails: the nearest one that passes stands below it, with the same parts. */
const failing = (page, part) => page.locator(`${part}:not(.aside *)`);
const told = (page) => failing(page, ".told").innerText();
const value = (page) => failing(page, ".slider").inputValue();
const programs = `${__dirname}/programs`;
const examples = `${__dirname}/../../examples`;
const docs = `${__dirname}/../../docs/examples`;
const corpus = `${__dirname}/../corpus`;

/** The part of a page that people see first: for a picture. */
const TOP = { clip: { x: 0, y: 0, width: 1280, height: 1150 }, fullPage: true };

const TESTS = {
    async "a deadlock is stepped through by keys and slider, forwards and backwards"(browser) {
        const page = await open(browser, makePage("philosophers", 1, "check", `${examples}/Philosophers.java`));
        check((await page.locator("h1").innerText()).startsWith("violated: deadlock"), "the verdict");
        check((await failing(page, ".waits .arc").count()) === 3, "the circle of three who wait");
        check((await failing(page, ".state.blocked").count()) === 3, "three are blocked");
        const tags = await failing(page, ".code .current .tag").evaluateAll((all) => all.map((tag) => {
            const [own, box] = [tag.getBoundingClientRect(), tag.closest(".code").getBoundingClientRect()];
            return own.right <= box.right ? tag.textContent : `${tag.textContent} out of sight`;
        }));
        check(String(tags) === "philosopher-0,philosopher-1,philosopher-2", `who stands at the line: ${tags}`);
        const reach = await failing(page, "[id$='object-Object@1']").getAttribute("title");
        check(reach === "reached by philosopher-0, philosopher-2, static fields", `who can get at a fork: ${reach}`);
        const turns = await page.locator(".turns").innerText();
        check(turns === "Once a thread is interrupted in this run while it could go on: no run that ends so has fewer interruptions.", turns);
        await shoot(page, "deadlock", TOP);
        const end = await value(page);
        const last = await told(page);
        await page.keyboard.press("ArrowLeft");
        check(Number(await value(page)) === Number(end) - 1 && (await told(page)) !== last, "one step back");
        await page.keyboard.press("ArrowRight");
        check((await told(page)) === last, "and forth again");
        await page.keyboard.press("Home");
        check((await value(page)) === "0", "the first state");
        const seen = [];
        for (let step = 0; step < Number(end); step += 1) {
            seen.push(await failing(page, ".threads").innerText());
            await page.keyboard.press("ArrowRight");
        }
        for (let step = Number(end) - 1; step >= 0; step -= 1) {
            await failing(page, "button[title^='One step back']").click();
            check((await failing(page, ".threads").innerText()) === seen[step], `state ${step} is what it was`);
        }
        await failing(page, ".slider").fill(end);
        check((await told(page)) === last, "the slider leads to the end");
        await failing(page, ".row").first().click();
        check((await value(page)) !== end, "a row leads to its state");
        await close(page, "deadlock");
    },

    async "beside a run that fails stands the nearest one that passes"(browser) {
        const page = await open(browser, makePage("passing", 1, "check", `${examples}/Philosophers.java`));
        const part = page.locator(".passing");
        const rows = await page.locator(".beside tbody tr").allInnerTexts();
        check(rows.length > 2 && /philosopher-\d .*philosopher-\d /s.test(rows[0]), `both runs, row by row: ${rows[0]}`);
        check(rows.some((row) => row.includes("This is where it fails.")), "the end of the run that fails");
        await part.locator("summary").click();
        check(/Before step \d+ the two are the same\. There philosopher-\d .* and in the run above philosopher-\d /.test(await part.innerText()), await part.innerText());
        check((await part.locator(".state.blocked").count()) < 3, "nobody waits for ever where they part");
        await part.locator(".slider").focus();
        await part.locator("button[title^='Last state']").click();
        check((await part.locator(".state.ended").count()) === 4, "all threads have ended");
        await part.scrollIntoViewIfNeeded();
        await part.evaluate((box) => box.scrollIntoView());
        await shoot(page, "passing");
        await close(page, "passing");
    },

    async "coverage, an analysis: pages without script"(browser) {
        const coverage = await open(browser, makePageBy("--coverage-file", "coverage", 0, "check", `${programs}/HandOver.java`));
        check((await coverage.locator(".source tr.unreachable").count()) === 5, "what no run reaches");
        check((await coverage.locator(".source tr.partly-covered").count()) === 1, "a branch that no run takes");
        check(/only the (first before the second|second before the first)/.test(await coverage.locator("main").innerText()), "an order");
        await shoot(coverage, "coverage", { fullPage: true });
        await close(coverage, "coverage");
        const analysis = await open(browser, makePage("analysis", 1, "analyze", `${docs}/Racy.java`), { colorScheme: "dark" });
        check((await analysis.locator(".excerpt .meant").count()) >= 2, "the lines of the race");
        await shoot(analysis, "analysis", { fullPage: true });
        await close(analysis, "analysis");
    },

    async "an abstraction, a slice: pages without script"(browser) {
        const remove = ["Event", "Planner", "Executive"].flatMap((name) => ["--remove", `${name}.count`]);
        const agent = `${corpus}/check/abstraction/RemoteAgentUnbounded.java`;
        const made = makePage("abstraction", 0, "abstract", agent, ...remove, "--predicate", "Planner: count == event1.count");
        const abstraction = await open(browser, made);
        check((await abstraction.locator("h1").innerText()).startsWith("abstracted RemoteAgentUnbounded: 3 fields"), "what came of it");
        check((await abstraction.locator(".excerpt .meant", { hasText: "count = event1.count" }).count()) > 0, "a statement in its source");
        await abstraction.locator("summary").first().click();
        check((await abstraction.locator("details[open] pre").first().innerText()).includes("(assert"), "a question");
        await shoot(abstraction, "abstraction", { fullPage: true });
        await close(abstraction, "abstraction");
        const refused = await open(browser, makePage("refused", 3, "abstract", agent, "--remove", "Event.count"));
        check((await refused.locator("main").innerText()).includes("removed data is assigned to Executive.count"), "why there is none");
        await close(refused, "refused");
        const slice = await open(browser, makePage("slice", 0, "slice", `${docs}/Racy.java`, "--for", "assertion"), { colorScheme: "dark" });
        await shoot(slice, "slice", { fullPage: true });
        await close(slice, "slice");
    },

    async "a suite: every test, and the runs of those that fail"(browser) {
        const jars = process.env.JUNIT;
        if (!existsSync(`${jars}`)) return console.log("left out: a suite, whose jars 'cargo test -p corpus --test junit' fetches");
        const tests = ["DeadlockTest", "LostUpdateTest"].map((name) => `${corpus}/junit/${name}.java`);
        const page = await open(browser, makePage("suite", 1, "test", ...tests, "--classpath", `${jars}/*`));
        const choice = page.locator("#choice");
        check((await choice.locator("option").count()) === 2, "two tests fail");
        for (const number of ["0", "1"]) {
            await choice.selectOption(number);
            const name = await choice.locator("option").nth(Number(number)).innerText();
            check(name.includes(await page.locator("h2").first().innerText()), `${name}: its run`);
            check((await page.locator(".source-title").innerText()).includes("Test.java"), "the source of the test");
            const end = await value(page);
            await page.keyboard.press("ArrowLeft");
            check(Number(await value(page)) === Number(end) - 1, "one step back");
        }
        check((await page.locator("table.sites .verdict.holds").count()) >= 1, "and one that holds is in the table");
        await shoot(page, "suite", { fullPage: true });
        await close(page, "suite");
    },

    async "coverage stands in the page of a check that was asked for it"(browser) {
        const page = await open(browser, makePage("covered", 1, "check", `${examples}/Philosophers.java`, "--coverage"));
        check(/Philosophers.java\s+\d/.test(await page.locator("table.coverage").innerText()), "lines of a file");
        await shoot(page, "covered", { fullPage: true });
        await close(page, "covered");
    },

    async "what a step changes is marked, with what it was"(browser) {
        const page = await open(browser, makePage("wakes", 1, "check", `${programs}/Wakes.java`, "--search", "bfs"));
        await page.keyboard.press("Home");
        let marked = 0;
        let printed = 0;
        for (let step = 0; step < 60; step += 1) {
            const before = await value(page);
            await page.keyboard.press("ArrowRight");
            if ((await value(page)) === before) break;
            if (!/writes Wakes@1.used = 1/.test(await told(page))) continue;
            const row = page.locator(".object tr.changed", { hasText: "used" });
            check((await row.count()) === 1 && (await row.getAttribute("title")) === "was 0", "the field that was written");
            check(/line 1[01]/.test(await failing(page, ".source-title").innerText()), "the line that wrote it");
            marked += 1;
            await shoot(page, "changed", TOP);
        }
        check(marked === 1, `the write was seen ${marked} times`);
        printed = await page.locator(".printed").allInnerTexts();
        check(printed.join().includes("put 7") && printed.join().includes("take 7"), `printed: ${printed}`);
        check((await page.locator(".arrow.starts").count()) > 0, "an arrow for the start");
        check((await page.locator("rect.bar").count()) > 0, "bars for the locks");
        await close(page, "changed");
    },

    async "a step is entered by lines and by instructions, and left again"(browser) {
        const page = await open(browser, makePage("steps", 1, "check", `${programs}/Steps.java`));
        const main = page.locator(".thread", { hasText: "made this step" });
        const seen = async () => [await told(page), await page.locator(".of-threads").innerText(), await page.locator(".object").allInnerTexts()].join();
        await page.keyboard.press("Home");
        const states = [];
        for (let last = ""; last !== (await told(page)); await page.keyboard.press("ArrowRight")) {
            last = await told(page);
            states.push(await seen());
        }
        await page.keyboard.press("Home");
        const inside = [];
        for (let last = ""; last !== (await told(page)); await page.keyboard.press("i")) {
            last = await told(page);
            inside.push(await seen());
        }
        check(inside.length > states.length + 10, `${inside.length} positions, ${states.length} states`);
        check(inside.some((one) => /\d+: imul/.test(one)), "the multiplication");
        for (const state of states) check(inside.some((one) => one.split(",")[0] === state.split(",")[0]), "every state is passed");
        for (let at = inside.length - 2; at >= 0; at -= 1) {
            await page.keyboard.press("I");
            check((await told(page)) === inside[at].slice(0, (await told(page)).length), `back to ${inside[at]}`);
        }
        check((await value(page)) === "0", "back at the beginning");
        const lines = [];
        for (let last = ""; last !== (await told(page)); await page.getByRole("button", { name: "On by one line" }).click()) {
            last = await told(page);
            lines.push((await failing(page, ".source-title").innerText()).match(/line (\d+)/)?.[1]);
            if (/inside/.test(last) && lines.at(-1) === "16") {
                check(/doubled\s+\d/.test(await main.innerText()), "the variable of the method");
                check((await main.locator(".next").count()) === 1, "the instruction that comes next");
                await shoot(page, "inside", TOP);
                await checkAccess(page, "inside");
            }
        }
        check(["15", "16", "10", "11"].every((line) => lines.includes(line)), `lines: ${lines}`);
        // Into the last step, and out of it at both ends.
        const end = Number(await value(page));
        const left = await seen();
        await page.keyboard.press("I");
        check(/inside/.test(await told(page)), "inside");
        await page.keyboard.press("ArrowRight");
        check((await seen()) === left, "left forwards");
        await page.keyboard.press("I");
        await page.keyboard.press("ArrowLeft");
        check(Number(await value(page)) === end - 1 && (await seen()) === states[end - 1], "left backwards");
        await close(page, "steps");
    },

    async "an endless run comes back to its loop"(browser) {
        const page = await open(browser, makePage("politeness", 1, "check", `${docs}/Politeness.java`, "--property", "livelock"));
        check((await page.locator("path.loop").count()) === 1, "the loop is drawn");
        check((await page.locator(".of-chart .hint:visible").innerText()).includes("repeated for ever"), "and said");
        await page.keyboard.press("End");
        const end = Number(await value(page));
        await page.keyboard.press("ArrowRight");
        check(Number(await value(page)) < end, "after its last step comes its first");
        await shoot(page, "lasso");
        await close(page, "lasso");
    },

    async "a race, dark and narrow"(browser) {
        const file = makePage("race", 1, "check", `${docs}/Racy.java`, "--all");
        const dark = await open(browser, file, { colorScheme: "dark" });
        await shoot(dark, "dark");
        await close(dark, "dark");
        const narrow = await open(browser, file, { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true });
        const wide = await narrow.evaluate(() => document.documentElement.scrollWidth);
        check(wide <= 390, "nothing is wider than a phone");
        await shoot(narrow, "phone", { clip: { x: 0, y: 0, width: 390, height: 1300 }, fullPage: true });
        await close(narrow, "narrow");
    },

    async "ten thousand steps stay smooth"(browser) {
        const file = makePage("long", 1, "check", `${programs}/Long.java`);
        const page = await open(browser, file);
        const count = Number(await failing(page, ".slider").getAttribute("max"));
        check(count >= 10000, `${count} steps`);
        check((await page.locator(".row").count()) < 100, "only the rows that can be seen are there");
        const times = await page.evaluate(async () => {
            const slider = document.querySelector(".slider");
            const spent = [];
            for (let state = 0; state < 10000; state += 97) {
                const began = performance.now();
                slider.value = String(state);
                slider.dispatchEvent(new Event("input"));
                document.body.getBoundingClientRect();
                spent.push(performance.now() - began);
            }
            return spent.sort((one, other) => one - other);
        });
        const read = await timed(page);
        const before = await read();
        for (let step = 0; step < 100; step += 1) await page.keyboard.press("ArrowLeft");
        const spent = ((await read()) - before) / 100;
        console.log(`long run: ${count} steps, ${size(file)} bytes, a jump takes ${median(times).toFixed(1)} ms (median), ${times.at(-1).toFixed(1)} ms at most; a step ${spent.toFixed(1)} ms of processor time`);
        check(spent < 20, `a step takes ${spent} ms`);
        await close(page, "long");
    },

    async "a proof has no run, and says what it rests on"(browser) {
        const page = await open(browser, makePage("holds", 0, "check", `${docs}/SafeAccount.java`));
        check((await page.locator("h1").innerText()).startsWith("holds"), "the verdict");
        check((await page.locator(".statistics tr").count()) > 3, "statistics");
        check((await page.locator(".chart").count()) === 0, "no chart");
        await close(page, "holds");
    },

    async "no text of the program becomes markup"(browser) {
        const page = await open(browser, makePage("evil", 1, "check", `${programs}/Evil.java`, "--property", "exception"));
        for (let step = 0; step < 20; step += 1) await page.keyboard.press("ArrowLeft");
        for (let step = 0; step < 20; step += 1) await page.keyboard.press("ArrowRight");
        check((await page.evaluate(() => window.evil)) === undefined, "nothing was executed");
        check((await page.locator("img").count()) === 0, "nothing was made of it");
        check((await page.locator("main").innerText()).includes("window.evil='name'"), "it is there as text");
        check((await page.locator("script").count()) === 2, "two scripts: the data and the page's own");
        await close(page, "evil");
    },

    async "a usual page opens fast, is small, and prints every step"(browser) {
        const file = makePage("usual", 1, "check", `${examples}/Philosophers.java`);
        check(size(file) < 2_000_000, `${size(file)} bytes`);
        const page = await open(browser, file);
        const opened = await page.evaluate(() => performance.getEntriesByType("navigation")[0].domComplete);
        const spent = [];
        for (let turn = 0; turn < 5; turn += 1) {
            const blank = await (await browser.newContext()).newPage();
            const read = await timed(blank);
            await blank.goto(`file://${file}`);
            spent.push(await read());
            await blank.context().close();
        }
        console.log(`usual run: ${size(file)} bytes, opened after ${opened.toFixed(0)} ms, ${median(spent).toFixed(0)} ms of processor time`);
        await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
        const rows = await failing(page, ".row").count();
        const steps = await page.evaluate(() => JSON.parse(document.getElementById("data").textContent).violations[0].chart.rows.length);
        check(rows === steps, `${rows} of ${steps} rows are printed`);
        await page.setViewportSize({ width: 720, height: 1000 });
        await page.emulateMedia({ media: "print" });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        check(wide <= 720, `a sheet of paper is 720 wide, not ${wide}`);
        check(await page.locator(".passing .row").first().isVisible(), "the run that passes is printed, too");
        check(await page.evaluate(() => [...document.querySelectorAll(".object")].every((box) => box.offsetLeft + box.offsetWidth < 700)), "no object is cut off");
        await page.emulateMedia({ media: "screen" });
        await page.evaluate(() => dispatchEvent(new Event("afterprint")));
        await page.setViewportSize({ width: 390, height: 800 });
        const names = await failing(page, ".of-chart .hint:visible").innerText();
        check(names === "1 main, 2 philosopher-0, 3 philosopher-1, 4 philosopher-2", `which column is which thread on a phone: ${names}`);
        check(median(spent) < 100, `opened in ${median(spent)} ms of processor time`);
        await close(page, "usual");
    },
};

(async () => {
    const browser = await launch();
    let [passed, failed] = [0, 0];
    for (const [name, test] of Object.entries(TESTS)) {
        if (process.argv[2] && !name.includes(process.argv[2])) continue;
        try {
            await test(browser);
            passed += 1;
            console.log(`ok      ${name}`);
        } catch (error) {
            failed += 1;
            console.log(`FAILED  ${name}\n${error.stack}`);
        }
    }
    await browser.close();
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
})();
