// The debugger, driven by the test client of the protocol's makers. Each session runs the real binary.
"use strict";

const { spawnSync, spawn } = require("node:child_process");
const { readFileSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const { DebugClient } = require("@vscode/debugadapter-testsupport");

const sojourner = process.env.SOJOURNER;
const work = process.env.WORK;
const programs = `${__dirname}/programs`;
const examples = require("node:path").resolve(`${__dirname}/../../examples`);
const corpus = require("node:path").resolve(`${__dirname}/../corpus/check`);
const docs = require("node:path").resolve(`${__dirname}/../../docs/examples`);

function check(condition, complaint) {
    if (!condition) throw new Error(complaint);
}

function same(found, wanted, what) {
    check(JSON.stringify(found) === JSON.stringify(wanted), `${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

/** Records the run of a program; answers the words that debug it. */
function record(program, ...options) {
    const schedule = `${work}/${program.split("/").pop()}.schedule`;
    const { status, stderr } = spawnSync(sojourner, ["check", program, ...options, "--save-schedule", schedule, "--quiet"], { encoding: "utf8" });
    check(status === 1, `${program}: status ${status}: ${stderr}`);
    return ["debug", program, "--schedule", schedule, ...options.filter((_, index) => options[0] === "--property" && index < 2)];
}

/** A session from its beginning, where the run has stopped for the first time. */
async function begin(words, configure = async () => {}) {
    const script = `${work}/adapter.sh`;
    writeFileSync(script, `exec ${[sojourner, ...words].map((word) => `'${word}'`).join(" ")}\n`);
    const client = new DebugClient("sh", script, "sojourner");
    client.defaultTimeout = 20000;
    await client.start();
    const entry = client.waitForEvent("stopped");
    const initialized = client.waitForEvent("initialized");
    const { body } = await client.initializeRequest({ adapterID: "sojourner" });
    check(body.supportsStepBack, "it can step back");
    await initialized;
    await client.launch({});
    await configure(client);
    await client.configurationDoneRequest();
    check((await entry).body.reason === "entry", "it stops at the beginning");
    sessions += 1;
    return client;
}

let sessions = 0;

/** A request that moves, and why it stops then. */
async function move(client, command, threadId = 1, further = {}) {
    const stopped = client.waitForEvent("stopped");
    await client.send(command, { threadId, ...further });
    return (await stopped).body;
}

/** Words of the console, and where the run stands after them. */
async function say(client, expression, moves) {
    const stopped = moves ? client.waitForEvent("stopped") : null;
    const { result } = (await client.send("evaluate", { expression, context: "repl" })).body;
    return [result, stopped && (await stopped).body];
}

const position = async (client) => (await client.send("sojourner/position")).body;

async function top(client, threadId) {
    const { stackFrames } = (await client.stackTraceRequest({ threadId })).body;
    return stackFrames.find((frame) => frame.presentationHint === "normal");
}

async function scope(client, frameId, name) {
    const { scopes } = (await client.scopesRequest({ frameId })).body;
    const { variablesReference } = scopes.find((one) => one.name === name);
    return (await client.variablesRequest({ variablesReference })).body.variables;
}

async function checkRefused(client, expression) {
    const refused = await client.send("evaluate", { expression, context: "repl" }).then(() => false, () => true);
    check(refused, `${expression} is refused`);
}

/** What the extension of a folder would start for a configuration, and for which type it has registered that. */
function startedBy(folder, settings) {
    const manifest = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    const [{ type, configurationAttributes: { launch }, initialConfigurations: [initial] }] = manifest.contributes.debuggers;
    for (const name of Object.keys(settings)) check(launch.properties[name] && initial[name], `${name} is declared`);
    for (const name of launch.required) check(settings[name], `${name} is required`);
    check(manifest.activationEvents.includes(`onDebugResolve:${type}`) && manifest.contributes.breakpoints[0].language === "java", "it is woken");
    const factories = new Map();
    class DebugAdapterExecutable {
        constructor(command, args) {
            Object.assign(this, { command, args });
        }
    }
    const vscode = {
        DebugAdapterExecutable,
        debug: { registerDebugAdapterDescriptorFactory: (name, factory) => factories.set(name, factory) },
    };
    const load = Module._load;
    Module._load = (request, ...rest) => (request === "vscode" ? vscode : load(request, ...rest));
    const context = { subscriptions: [] };
    require(`${folder}/${manifest.main}`).activate(context);
    Module._load = load;
    const [[name, factory]] = factories;
    same([name, context.subscriptions.length], [type, 1], "one factory, of its type");
    return [factory.createDebugAdapterDescriptor({ configuration: { ...initial, ...settings } }), name];
}

const named = (variables, name) => variables.find((variable) => variable.name === name);

/** A session that goes to the end of a run step by step, and all the way back. */
async function thereAndBack(program) {
    const client = await begin(record(program));
    const left = [];
    for (let at = await position(client); at.position < at.last; at = await position(client)) {
        left.push(at);
        await move(client, "stepIn", at.next);
        same((await position(client)).position, at.position + 1, `${program}: one position on`);
    }
    check(new Set(left.map((at) => at.fingerprint)).size > left.length / 2, `${program}: states differ`);
    while (left.length > 0) {
        await move(client, "stepBack", (await position(client)).by);
        const { position: number, fingerprint } = left.pop();
        const at = await position(client);
        same([at.position, at.fingerprint], [number, fingerprint], `${program}: state ${number}`);
    }
    await client.stop();
    returned += 1;
}

/** Sessions that have gone to the end and back. */
let returned = 0;

const CORPUS = [
    "atomic/AbaReference", "buffer/BufferError01", "circles/InitialiserCircle", "conditions/AwaitTimeTrusted", "forkjoin/ForkedActionsShared",
    "futures/AnyOfBoth", "initialisation/ClassesCross", "locks/AsksWhoWaits", "maps/ClearInParts", "memory/ArrayElementShared",
    "modern/EnumStates", "queues/AddAllInParts", "readwrite/CacheFilledTwice", "synchronizers/BarrierBroken", "threads/AliveAfterBody",
    "updates/CheckThenAct", "waiting/BarrierReused", "locks/LockOrderThree", "memory/DekkerPlain", "modern/RecordSharedTwice",
    "queues/DequePeekThenPoll", "threads/DaemonNeeded", "updates/LostUpdate", "waiting/MissedSignal",
];

const TESTS = {
    async "the deadlock of the philosophers: threads, stacks, locks"() {
        const client = await begin(record(`${examples}/Philosophers.java`));
        const stop = await move(client, "continue");
        same([stop.reason, stop.text.startsWith("deadlock")], ["exception", true], "the end");
        const { threads } = (await client.threadsRequest()).body;
        same(threads.map((thread) => thread.name), ["main", "philosopher-0", "philosopher-1", "philosopher-2"], "threads");
        const held = [];
        for (const { id } of threads.slice(1)) {
            const frame = await top(client, id);
            same([frame.name, frame.line], ["Philosophers.dine", 10], "where it stands");
            check(frame.source.path === `${examples}/Philosophers.java`, frame.source.path);
            const locks = await scope(client, frame.id, "Locks");
            same(locks.map((lock) => lock.name), ["holds", "wants"], "locks");
            held.push(locks[0].value, locks[1].value);
        }
        same(new Set(held).size, 3, "three forks, each held and wanted");
        await client.stop();
    },

    async "every step back lands in the state that the step forwards left"() {
        const small = ["Account", "Forks", "Purse", "BufferEvents"].map((name) => `${docs}/${name}.java`);
        for (const program of [`${examples}/Philosophers.java`, `${programs}/Wakes.java`, ...small]) await thereAndBack(program);
    },

    async "the same for programs of the corpus: pools, atomics, barriers, initialisers, queues, time"() {
        for (const name of CORPUS) await thereAndBack(`${corpus}/${name}.java`);
        check(process.argv[2] || returned >= 30, `${returned} sessions have gone there and back`);
    },

    async "variables by name, objects when they are opened, changes of fields"() {
        let changes = null;
        const client = await begin(record(`${programs}/Wakes.java`), async (session) => {
            const { breakpoints } = (await session.setBreakpointsRequest({
                source: { path: `${programs}/Wakes.java` }, breakpoints: [{ line: 10 }, { line: 3, condition: "used == 5" }],
            })).body;
            same(breakpoints.map((one) => one.verified), [true, false], "breakpoints");
        });
        const stop = await move(client, "continue");
        same(stop.reason, "breakpoint", "it stops at the line");
        const frame = await top(client, 1);
        same([frame.name, frame.line], ["Wakes.put", 10], "the line");
        const locals = await scope(client, frame.id, "Locals");
        const self = named(locals, "this");
        const fields = (await client.variablesRequest({ variablesReference: self.variablesReference })).body.variables;
        same(named(fields, "used").value, "0", "the field");
        const slots = (await client.variablesRequest({ variablesReference: named(fields, "slots").variablesReference })).body.variables;
        same([named(slots, "[0]").value, named(slots, "[1]").value], ["7", "0"], "the array");
        const asked = async (expression) => (await client.evaluateRequest({ expression, frameId: frame.id })).body.result;
        same([await asked("this.used"), await asked("used"), await asked("this.slots[0] == 7")], ["0", "0", "true"], "expressions");
        const { dataId } = (await client.send("dataBreakpointInfo", { variablesReference: self.variablesReference, name: "used" })).body;
        await client.send("setDataBreakpoints", { breakpoints: [{ dataId }] });
        await client.setBreakpointsRequest({ source: { path: `${programs}/Wakes.java` }, breakpoints: [] });
        changes = [];
        for (;;) {
            const { reason } = await move(client, "continue");
            if (reason !== "data breakpoint") break;
            changes.push((await client.evaluateRequest({ expression: dataId })).body.result);
        }
        same(changes, ["1", "0"], "the values that it takes");
        same((await move(client, "reverseContinue")).reason, "data breakpoint", "and backwards");
        await client.stop();
    },

    async "step over, into and out of a call; back to the beginning"() {
        const client = await begin(record(`${programs}/Steps.java`), async (session) => {
            await session.setBreakpointsRequest({ source: { path: `${programs}/Steps.java` }, breakpoints: [{ line: 9 }] });
        });
        await move(client, "continue");
        same((await top(client, 1)).line, 9, "the line of the call");
        await move(client, "stepIn");
        same((await top(client, 1)).name, "Steps.twice", "into the call");
        await move(client, "stepOut");
        same([(await top(client, 1)).name, (await top(client, 1)).line], ["Steps.main", 9], "out of it");
        await move(client, "next");
        same((await top(client, 1)).line, 10, "the next line");
        await move(client, "next");
        const frame = await top(client, 1);
        same(named(await scope(client, frame.id, "Locals"), "sum").value, "18", "what was computed");
        same((await move(client, "reverseContinue")).reason, "breakpoint", "back to the call");
        same((await move(client, "reverseContinue")).reason, "entry", "and to the beginning");
        same((await position(client)).position, 0, "which is the first state");
        await client.stop();
    },

    async "methods and locks to stop at"() {
        const client = await begin(record(`${programs}/Wakes.java`), async (session) => {
            const { breakpoints } = (await session.setFunctionBreakpointsRequest({
                breakpoints: [{ name: "Wakes.take" }, { name: "lock Wakes@1" }, { name: "Wakes.gone" }],
            })).body;
            same(breakpoints.map((one) => one.verified), [true, true, false], "verified");
        });
        let stops = 0;
        while ((await move(client, "continue")).reason === "function breakpoint") stops += 1;
        check(stops === 2, `each thread gets the lock, one of them in the method, not ${stops}`);
        await client.stop();
    },

    async "another thread is chosen, the run goes on from there, and is as it was after undo"() {
        const client = await begin(record(`${examples}/Philosophers.java`));
        const recorded = [];
        for (let at = await position(client); at.position < at.last; at = await position(client)) {
            recorded.push(at);
            await move(client, "stepIn", at.next);
        }
        // Back to where two philosophers can move, and the other one does.
        let other = null;
        while (other === null && (await position(client)).position > 0) {
            await move(client, "stepBack", (await position(client)).by);
            const { choices } = (await client.send("sojourner/choices")).body;
            const { targets } = (await client.send("stepInTargets", { frameId: 1 })).body;
            same(targets.map((target) => target.label), choices, "targets are choices");
            const { next: mover } = await position(client);
            const next = (await client.threadsRequest()).body.threads.find((thread) => thread.id === mover);
            const number = choices.findIndex((choice) => next && !choice.startsWith(`${next.name}:`));
            if (number >= 0) other = number + 1;
        }
        check(other !== null, "there was another choice");
        const left = await position(client);
        const [told, stop] = await say(client, `choose ${other}`, true);
        same(stop.reason, "goto", "it goes there");
        check(told.includes(":"), `what it has chosen: ${told}`);
        const [listed] = await say(client, "choices", false);
        check(/^1 {2}\S+: /.test(listed), listed);
        await move(client, "continue");
        check((await position(client)).step !== left.step, "the run goes on by itself");
        const [, undone] = await say(client, "undo", true);
        same(undone.reason, "goto", "it was taken back");
        while ((await position(client)).position > 0) await move(client, "stepBack", (await position(client)).by);
        for (const { position: number, fingerprint, next } of recorded) {
            const at = await position(client);
            same([at.position, at.fingerprint], [number, fingerprint], `state ${number} of the recorded run`);
            await move(client, "stepIn", next);
        }
        await checkRefused(client, "choose 99");
        await client.stop();
    },

    async "exceptions to stop at, by class"() {
        const program = `${programs}/Throws.java`;
        for (const [filters, filterOptions, reasons] of [
            [["thrown"], [], 2], [[], [{ filterId: "thrown", condition: "IllegalStateException" }], 1],
            [[], [{ filterId: "thrown", condition: "java.io.IOException" }], 0],
        ]) {
            const client = await begin(record(program), async (session) => {
                await session.send("setExceptionBreakpoints", { filters, filterOptions });
            });
            let stops = 0;
            for (;;) {
                const stop = await move(client, "continue");
                if (!(stop.text ?? "").startsWith("throws")) break;
                const { exceptionId } = (await client.send("exceptionInfo", { threadId: stop.threadId })).body;
                check(stop.text.includes(exceptionId), `${stop.text}: ${exceptionId}`);
                stops += 1;
            }
            same(stops, reasons, `stops for ${JSON.stringify([filters, filterOptions])}`);
            await client.stop();
        }
    },

    async "instruction by instruction into a step, and back again to the same states"() {
        const client = await begin(record(`${programs}/Steps.java`), async (session) => {
            await session.setBreakpointsRequest({ source: { path: `${programs}/Steps.java` }, breakpoints: [{ line: 9 }] });
        });
        await move(client, "continue");
        const instruction = { granularity: "instruction" };
        const left = [];
        const shown = [];
        for (let step = 0; step < 12; step += 1) {
            left.push((await position(client)).fingerprint);
            await move(client, "stepIn", 1, instruction);
            shown.push((await top(client, 1)).name);
        }
        check(shown.some((name) => /\[.*mul/.test(name)), `instructions are named: ${shown.join(", ")}`);
        while (left.length > 0) {
            await move(client, "stepBack", 1, instruction);
            same((await position(client)).fingerprint, left.pop(), `state ${left.length}`);
        }
        await client.stop();
    },

    async "a condition at a line decides where the run stops"() {
        const file = `${programs}/Wakes.java`;
        const client = await begin(record(file), async (session) => {
            const { breakpoints } = (await session.setBreakpointsRequest({
                source: { path: file }, breakpoints: [{ line: 19, condition: "this.used == 1 && this.slots[0] == 7" }],
            })).body;
            same(breakpoints.map((one) => one.verified), [true], "it is met");
        });
        same((await move(client, "continue")).reason, "breakpoint", "it stops there");
        check((await move(client, "continue")).reason !== "breakpoint", "once");
        await client.stop();
    },

    async "an editor without buttons to go back has words for it"() {
        const client = await begin(record(`${examples}/Philosophers.java`), async (session) => {
            await session.setFunctionBreakpointsRequest({ breakpoints: [{ name: "lock Object@1" }] });
        });
        await move(client, "continue");
        const locked = await position(client);
        await move(client, "continue");
        const [told, stop] = await say(client, "back", true);
        same([stop.reason, /^step \d+ of the run$/.test(told)], ["step", true], "one step back");
        const [, met] = await say(client, "reverse", true);
        same([met.reason, (await position(client)).fingerprint], ["function breakpoint", locked.fingerprint], "back to the breakpoint");
        await say(client, "reverse", true);
        same((await position(client)).position, 0, "back to the beginning");
        await checkRefused(client, "back to");
        await client.stop();
    },

    async "the folder for VS Code starts a session as its own configuration says"() {
        const words = record(`${programs}/Wakes.java`);
        const [{ command, args }, type] = startedBy(`${__dirname}/../../plugins/vscode`, { target: words[1], schedule: words[3] });
        same([command, args], ["sojourner", words], "the command line");
        same(type, "sojourner", "the type of the manifest");
        const client = await begin(args);
        same((await move(client, "continue")).reason, "exception", "the end of the run");
        await client.stop();
    },

    async "an editor on a port"() {
        const words = record(`${examples}/Philosophers.java`);
        const server = spawn(sojourner, [...words, "--port", "0"]);
        const port = await new Promise((found, failed) => {
            let told = "";
            server.stderr.on("data", (text) => {
                told += text;
                const port = /127\.0\.0\.1:(\d+)\n/.exec(told);
                if (port) found(Number(port[1]));
            });
            server.once("exit", (status) => failed(new Error(`status ${status}`)));
        });
        const client = new DebugClient("", "", "sojourner");
        await client.start(port);
        const initialized = client.waitForEvent("initialized");
        await client.initializeRequest({ adapterID: "sojourner" });
        await initialized;
        const ended = new Promise((found) => server.on("exit", found));
        await client.stop();
        same(await ended, 0, "its status");
    },

    async "nonsense is refused, and the session goes on"() {
        const client = await begin(record(`${examples}/Philosophers.java`));
        for (const [command, settings] of [
            ["nonsense", {}], ["stackTrace", {}], ["stackTrace", { threadId: 99 }], ["scopes", { frameId: 77 }],
            ["variables", { variablesReference: 12345 }], ["evaluate", { expression: "][" }], ["evaluate", { expression: "nobody" }],
            ["setBreakpoints", { source: {} }],
        ]) {
            const refused = await client.send(command, settings).then(() => false, () => true);
            check(refused, `${command} ${JSON.stringify(settings)} is refused`);
        }
        same((await move(client, "continue")).reason, "exception", "it still moves");
        await client.stop();
    },

    async "a schedule that does not fit is refused before the session"() {
        const words = record(`${examples}/Philosophers.java`);
        writeFileSync(`${work}/wrong.schedule`, "0 7 7 7\n");
        const { status, stderr } = spawnSync(sojourner, [words[0], words[1], "--schedule", `${work}/wrong.schedule`], { encoding: "utf8" });
        check(status === 2 && stderr.includes("wrong.schedule"), `${status}: ${stderr}`);
    },
};

(async () => {
    let [passed, failed] = [0, 0];
    for (const [name, test] of Object.entries(TESTS)) {
        if (process.argv[2] && !name.includes(process.argv[2])) continue;
        try {
            await test();
            passed += 1;
            console.log(`ok      ${name}`);
        } catch (error) {
            failed += 1;
            console.log(`FAILED  ${name}\n${error.stack}`);
        }
    }
    console.log(`${passed} passed, ${failed} failed, ${sessions} sessions`);
    process.exit(failed === 0 ? 0 : 1);
})();
