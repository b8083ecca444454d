//! The life of threads: synchronized bodies, joins under locks, states that are asked for, daemons.

use super::{Pen, line, lines, volatile};
use crate::program::{Extras, Program, Statement};

/// The body of a thread holds the monitor of its own thread object; others use that monitor.
pub(super) fn synchronized_run(pen: &mut Pen) -> Program {
    let body = &["v = 1;", "x = v;", "notify", "wait", "wait1", "x = Thread.holdsLock(t0) ? 1 : 2;", "L1"];
    let expand = |text: &str| match text {
        "notify" => line("if (Thread.holdsLock(t0)) t0.notifyAll();"),
        "wait" => line("if (Thread.holdsLock(t0)) t0.wait();"),
        "wait1" => line("if (Thread.holdsLock(t0)) t0.wait(1);"),
        "L1" => line("synchronized (L1) { v = v + 1; }"),
        other => line(other),
    };
    let count = 1 + pen.below(3);
    let thread: Vec<Statement> = (0..count).map(|_| expand(pen.pick(body))).collect();
    let held = pen.few(
        1,
        2,
        &[
            "v = 2;",
            "x = v;",
            "t0.notify();",
            "t0.wait(1);",
            "synchronized (L1) { y = v; }",
            "t0.join();",
            "t0.join(1);",
        ],
    );
    let mut main = lines(&["t0.start();"]);
    main.push(Statement::around("synchronized (t0)", held));
    main.extend(pen.few(0, 1, &["t0.join();", "y = t0.isAlive() ? 1 : 2;"]));
    let program = volatile(main, vec![thread]);
    Program { extras: Extras { synchronized_run: !pen.one_in(4), ..program.extras.clone() }, ..program }
}

/// A thread is joined while its joiner holds monitors that it needs, or does not.
pub(super) fn join_under_lock(pen: &mut Pen) -> Program {
    let monitor = pen.pick(&["synchronized (t0)", "synchronized (t0)", "synchronized (L0)"]);
    let thread = pen.few(
        1,
        2,
        &[
            "synchronized (t0) { v = 1; }",
            "synchronized (L0) { v = v + 1; }",
            "synchronized (t0) { t0.notifyAll(); }",
            "synchronized (t0) { t0.wait(1); }",
            "v = 3;",
        ],
    );
    let join = pen.pick(&[
        "t0.join();",
        "t0.join();",
        "t0.join(1);",
        "t0.join(); t0.join();",
        "while (t0.isAlive()) t0.join(1);",
    ]);
    let mut held = pen.trifles(1);
    held.push(line(join));
    held.extend(pen.trifles(1));
    let mut main = lines(&["t0.start();"]);
    main.push(Statement::around(monitor, held));
    let mut threads = vec![thread];
    if pen.one_in(3) {
        threads.push(vec![line(pen.pick(&[
            "synchronized (t0) { t0.notifyAll(); }",
            "t0.join();",
            "synchronized (L0) { a = 1; }",
        ]))]);
        main.insert(1, line("t1.start();"));
    }
    volatile(main, threads)
}

/// The state of a thread is asked for.
pub(super) fn states(pen: &mut Pen) -> Program {
    let thread = pen.few(
        1,
        2,
        &[
            "synchronized (L0) { v = 1; }",
            "synchronized (L0) { L0.wait(1); }",
            "synchronized (L0) { L0.wait(); }",
            "Thread.sleep(1);",
            "LockSupport.park();",
            "LockSupport.parkNanos(9);",
            "t1.join();",
            "t1.join(1);",
            "synchronized (L1) { v = 2; }",
        ],
    );
    let ask = pen.pick(&[
        "x = t0.getState().ordinal();",
        "if (t0.getState() == Thread.State.BLOCKED) x = 3;",
        "x = t0.isAlive() ? 1 : 2;",
        "assert t0.getState() != Thread.State.TIMED_WAITING;",
        "assert t0.getState() != Thread.State.WAITING;",
    ]);
    let mut main = lines(&["t0.start();"]);
    let mut threads = vec![thread];
    if pen.one_in(2) {
        main.push(Statement::around("synchronized (L0)", vec![line(ask), line("L0.notifyAll();")]));
    } else {
        main.push(line(ask));
    }
    main.push(line("LockSupport.unpark(t0);"));
    if pen.one_in(6) {
        threads.push(pen.trifles(1));
        main.insert(0, line("t1.start();"));
    } else {
        threads.push(Vec::new());
    }
    volatile(main, threads)
}

/// The program ends while a daemon goes on.
pub(super) fn daemons(pen: &mut Pen) -> Program {
    let daemon = pen.few(
        1,
        3,
        &["v = 1;", "x = v;", "synchronized (L0) { v = v + 1; }", "LockSupport.park();", "Thread.sleep(1);", "a = 1;"],
    );
    let mut main = lines(&["t0.setDaemon(true);", "t0.start();"]);
    main.extend(pen.few(
        0,
        2,
        &["synchronized (L0) { y = v; }", "y = v;", "x = t0.isDaemon() ? 1 : 2;", "t0.join(1);"],
    ));
    let mut threads = vec![daemon];
    if pen.one_in(3) {
        main.push(line("t1.start();"));
        threads.push(pen.few(1, 1, &["v = 3;", "x = a;", "t0.join(1);"]));
    }
    volatile(main, threads)
}
