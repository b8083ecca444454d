//! Short sections that commute, and what comes between: additions under one lock, under another, without any, atomic
//! ones, with and without an answer; and lines of output.

use super::{Pen, line, volatile};
use crate::program::{Program, Statement};

/// What threads do to counters.
const DEEDS: &[&str] = &[
    "synchronized (L0) { v++; }",
    "synchronized (L0) { v++; }",
    "synchronized (L0) { v += 2; a -= 1; }",
    "synchronized (L1) { v++; }",
    "synchronized (L0) { x = v; }",
    "synchronized (L0) { v = 5; }",
    "synchronized (L0) { x = ++v; }",
    "synchronized (L0) { synchronized (L1) { v++; } }",
    "synchronized (L1) { synchronized (L0) { a++; } }",
    "v++;",
    "x = v;",
    "p.add(1);",
    "p.add(2);",
    "y = p.get();",
    "synchronized (p) { y = p.x; v = v + 1; }",
    "count(1);",
    "x = count(1);",
    "n.incrementAndGet();",
    "n.getAndAdd(2);",
    "x = n.incrementAndGet();",
    "y = n.get();",
    "n.set(4);",
    "System.err.println(1);",
    "synchronized (System.err) { v++; }",
];

/// Two or three threads, of which some only add, and a main thread that looks on or waits.
pub(super) fn sections(pen: &mut Pen) -> Program {
    let count = 2 + pen.below(2);
    let favourite = pen.pick(DEEDS);
    let threads: Vec<Vec<Statement>> = (0..count).map(|_| thread(pen, favourite)).collect();
    let mut main: Vec<Statement> = (0..count).map(|number| line(&format!("t{number}.start();"))).collect();
    main.extend(pen.few(0, 1, DEEDS));
    if !pen.one_in(3) {
        main.extend((0..count).map(|number| line(&format!("t{number}.join();"))));
        main.extend(pen.few(0, 1, &["x = v;", "y = p.get();", "x = n.get();", "assert v != 1;"]));
    }
    volatile(main, threads)
}

fn thread(pen: &mut Pen, favourite: &str) -> Vec<Statement> {
    let mut deeds = vec![line(favourite)];
    deeds.extend(pen.few(0, 2, DEEDS));
    if pen.one_in(2) {
        deeds.rotate_left(1);
    }
    deeds
}
