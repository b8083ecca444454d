//! Like threads: made by the same code, awaited in a loop, perhaps told apart by what they carry, by who asks for their
//! names, or by what main does meanwhile and afterwards.

use super::{Pen, declaring, line, lines, volatile};
use crate::program::{Extras, Program};

/// What each of them does.
const DEEDS: &[&str] = &[
    "v = v + 1;",
    "synchronized (L0) { v++; }",
    "synchronized (L0) { v = v * 2 + 1; }",
    "synchronized (L0) { a = v; v = a + 1; }",
    "n.incrementAndGet();",
    "if (n.compareAndSet(0, 1)) v = 7;",
    "if (v == 1) w = true;",
    "synchronized (L0) { if (kept == null) kept = Thread.currentThread(); }",
    "synchronized (L0) { v = mine; }",
    "synchronized (L0) { if (v == 0) { v = 1; L0.wait(); } else L0.notify(); }",
    "synchronized (L0) { synchronized (L1) { a++; } }",
    "if (mine == 1) v = 3;",
    "if (Thread.currentThread().getName().endsWith(\"1\")) a = 5;",
    "if (n.incrementAndGet() == 2) boss.interrupt();",
    "synchronized (Thread.currentThread()) { v = v + 1; }",
];

/// How they are awaited.
const ROWS: &[&str] = &[
    "for (Thread one : all) one.join();",
    "for (int i = 0; i < all.length; i++) all[i].join();",
    "for (int i = all.length - 1; i >= 0; i--) all[i].join();",
    "for (int i = 1; i < all.length; i++) all[i].join();",
    "for (Thread one : all) { one.join(); y = v; }",
    "synchronized (L1) { for (Thread one : all) one.join(); }",
    "try { for (Thread one : all) one.join(); } catch (InterruptedException e) { y = 4; }",
    "all[1].join(); all[0].join();",
];

/// What is looked at afterwards.
const LOOKS: &[&str] = &[
    "x = v;",
    "assert v != 2;",
    "assert a != 1;",
    "x = all.length;",
    "if (kept == all[1]) x = 6;",
    "if (all[0].isAlive()) x = 3;",
    "y = n.get();",
];

/// Two or three of them.
pub(super) fn likes(pen: &mut Pen) -> Program {
    let deeds: Vec<String> = (0..1 + pen.below(2)).map(|_| pen.pick(DEEDS).to_string()).collect();
    let count = if deeds.len() == 1 && pen.one_in(3) { 3 } else { 2 };
    let mine = pen.pick(&["0", "0", "i", "i % 2"]);
    let declarations = format!(
        "    static volatile Thread kept;
    static volatile Thread boss;
    static void work(int mine) {{
        try {{ {} if (mine > 9) L0.wait(); }} catch (InterruptedException e) {{ a = 9; }}
    }}
    static Thread[] made() {{
        Thread[] all = new Thread[{count}];
        for (int i = 0; i < all.length; i++) {{ int mine = {mine}; all[i] = new Thread(() -> work(mine)); }}
        return all;
    }}
",
        deeds.join(" ")
    );
    let mut main = Vec::new();
    if deeds.iter().any(|deed| deed.contains("boss")) {
        main.push(line("boss = Thread.currentThread();"));
    }
    main.extend(lines(&["Thread[] all = made();", "for (Thread one : all) one.start();"]));
    main.extend(pen.few(0, 1, &["v = v + 1;", "synchronized (L0) { L0.notifyAll(); }", "w = true;", "a = 2;"]));
    main.push(line(pen.pick(ROWS)));
    main.extend(pen.few(0, 2, LOOKS));
    let program = declaring(volatile(main, Vec::new()), &declarations, "kept = null; boss = null;");
    // A real JVM is not asked: who makes threads beside `t0`, `t1` and `t2` cannot be watched there.
    Program { extras: Extras { unrepeatable: true, ..program.extras }, ..program }
}
