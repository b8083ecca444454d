//! Monitors: early exits by exceptions, circles beside a live thread, spinning, and several waiters.

use super::{Pen, catching, declaring, line, lines, volatile};
use crate::program::{Program, Statement};

/// Nested monitors that are left by an exception.
pub(super) fn early_exits(pen: &mut Pen) -> Program {
    let throws = pen.pick(&["throw_", "if (w) throw new IllegalStateException();", "fail();", "inner();"]);
    let throws = if throws == "throw_" { "if (!w) throw new IllegalStateException();" } else { throws };
    let nested = Statement::around(
        "synchronized (L0)",
        vec![Statement::around("synchronized (L1)", vec![line("v = 1;"), line(throws)])],
    );
    let mut first = match pen.below(3) {
        0 => vec![nested],
        1 => vec![catching(vec![nested], "catch (IllegalStateException e) { y = 1; }")],
        _ => vec![catching(
            vec![line(pen.pick(&["outer();", "inner();"]))],
            "catch (IllegalStateException e) { y = 2; }",
        )],
    };
    first.extend(pen.trifles(1));
    let second = pen.few(
        1,
        2,
        &[
            "synchronized (L1) { x = v; }",
            "synchronized (L0) { x = v; w = true; }",
            "x = t0.getState().ordinal();",
            "inner();",
            "w = true;",
        ],
    );
    let mut main = lines(&["t0.start();"]);
    let here = pen.one_in(2);
    if here {
        main.extend(second.clone());
    } else {
        main.push(line("t1.start();"));
    }
    let declarations = "    static void fail() { throw new IllegalStateException(); }
    static synchronized void inner() { synchronized (L1) { v = 2; if (v == 2) throw new IllegalStateException(); } }
    static void outer() { synchronized (L0) { inner(); } }
";
    declaring(volatile(main, if here { vec![first] } else { vec![first, second] }), declarations, "")
}

/// Two threads that may wait for each other for ever, beside a third that goes on.
pub(super) fn circles(pen: &mut Pen) -> Program {
    let pair = |outer: &str, inner: &str| {
        vec![Statement::around(
            format!("synchronized ({outer})"),
            vec![line(&format!("synchronized ({inner}) {{ v = v + 1; }}"))],
        )]
    };
    let mut threads = vec![pair("L0", "L1"), if pen.one_in(4) { pair("L0", "L1") } else { pair("L1", "L0") }];
    if pen.one_in(3) {
        threads[0][0]
            .body
            .iter_mut()
            .for_each(|body| body.insert(0, line(pen.pick(&["if (w) return;", "L0.wait(1);", "x = v;"]))));
    }
    let mut main = lines(&["t0.start();", "t1.start();"]);
    main.extend(pen.few(
        0,
        2,
        &[
            "v = 5;",
            "w = true;",
            "x = v;",
            "while (!w) Thread.onSpinWait();",
            "t0.join(1);",
            "synchronized (L0) { y = v; }",
        ],
    ));
    volatile(main, threads)
}

/// Loops that wait for a volatile field.
pub(super) fn spins(pen: &mut Pen) -> Program {
    let spin = pen.pick(&[
        "while (!w) { }",
        "while (!w) Thread.onSpinWait();",
        "while (!w) Thread.yield();",
        "while (v == 0) { x = 1; }",
        "while (!w) Thread.sleep(1);",
        "while (!w) synchronized (L0) { L0.wait(1); }",
    ]);
    let mut first = vec![line(spin)];
    first.extend(pen.trifles(1));
    let second = pen.few(
        1,
        2,
        &["w = true;", "v = 1;", "x = v;", "synchronized (L0) { w = true; L0.notifyAll(); }", "w = false;"],
    );
    let mut main = lines(&["t0.start();"]);
    main.extend(second);
    main.extend(pen.few(0, 1, &["t0.join();", "assert v == 0;"]));
    volatile(main, vec![first])
}

/// Two waiters and one who notifies.
pub(super) fn waits(pen: &mut Pen) -> Program {
    let mut waiter = |number: u64| {
        let wait = pen.pick(&["if (!w) L0.wait();", "while (!w) L0.wait();", "L0.wait(1);", "L0.wait();"]);
        vec![Statement::around("synchronized (L0)", vec![line(wait), line(&format!("v = {number};"))])]
    };
    let threads = vec![waiter(1), waiter(2)];
    let mut main = lines(&["t0.start();", "t1.start();"]);
    let acts = pen.few(1, 3, &["w = true;", "L0.notify();", "L0.notifyAll();", "L0.notify();", "x = v;"]);
    main.push(Statement::around("synchronized (L0)", acts));
    main.extend(pen.few(0, 1, &["t0.interrupt();", "synchronized (L0) { L0.notify(); }", "y = v;"]));
    volatile(main, threads)
}
