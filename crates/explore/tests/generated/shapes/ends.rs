//! Ends: handlers of uncaught exceptions, some of which throw, and shutdown hooks.

use super::{Pen, line, lines, volatile};
use crate::program::{Extras, Program};

const ACTS: &[&str] = &[
    "v = 1;",
    "x = v;",
    "if (v == 1) throw new IllegalStateException();",
    "throw_",
    "assert v == 0;",
    "synchronized (L0) { v = v + 1; }",
    "w = true;",
];

fn acts(pen: &mut Pen, most: u64) -> Vec<crate::program::Statement> {
    let count = 1 + pen.below(most);
    let text =
        |text: &str| if text == "throw_" { "if (!w) throw new IllegalArgumentException();" } else { text }.to_string();
    (0..count).map(|_| line(&text(pen.pick(ACTS)))).collect()
}

/// Exceptions that leave threads with and without a handler; handlers may throw.
pub(super) fn handlers(pen: &mut Pen) -> Program {
    let handler = pen.pick(&[
        "(t, e) -> v = 9",
        "(t, e) -> { v = 9; throw new IllegalStateException(); }",
        "(t, e) -> { if (v == 1) throw new IllegalStateException(); }",
        "(t, e) -> { assert v == 0; }",
        "(t, e) -> { synchronized (L0) { v = v + 2; } }",
        "null",
    ]);
    let mut main = vec![line(&format!("t0.setUncaughtExceptionHandler({handler});")), line("t0.start();")];
    main.extend(acts(pen, 2));
    let mut threads = vec![acts(pen, 2)];
    if pen.one_in(4) {
        threads.push(acts(pen, 1));
        main.insert(1, line("t1.start();"));
    }
    let default = pen.one_in(4);
    if default {
        main.insert(0, line(&format!("Thread.setDefaultUncaughtExceptionHandler({handler});")));
    }
    let program = volatile(main, threads);
    Program { extras: Extras { unrepeatable: default, ..program.extras.clone() }, ..program }
}

/// Threads that run when the program ends.
pub(super) fn hooks(pen: &mut Pen) -> Program {
    let mut main = lines(&["Runtime.getRuntime().addShutdownHook(t0);"]);
    let mut threads = vec![acts(pen, 2)];
    match pen.below(3) {
        0 => {
            threads.push(acts(pen, 2));
            main.push(line("t1.start();"));
        }
        1 => {
            threads.push(acts(pen, 1));
            main.push(line("Runtime.getRuntime().addShutdownHook(t1);"));
        }
        _ => {}
    }
    main.extend(acts(pen, 1));
    if pen.one_in(4) {
        main.push(line("System.exit(0);"));
    }
    let program = volatile(main, threads);
    let extras = Extras { unrepeatable: true, synchronized_run: pen.one_in(3), ..program.extras.clone() };
    Program { extras, ..program }
}
