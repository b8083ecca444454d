//! Several things to wait for at once, which only programs know.

use super::{Subject, loose};

pub(crate) const SUBJECTS: &[Subject] = &[Subject {
    designed: &[
        &[&["S.both()", "S.opens()"], &["S.reversed()", "S.waits()"]],
        &[&["S.waits()"], &["S.waits()"], &["S.opens()", "S.opens()"]],
        &[&["S.attends()"], &["S.both()", "S.calls()"], &["S.calls()"]],
        &[&["S.attends()"], &["S.attends()"], &["S.calls()", "S.calls()"]],
        &[&["S.loads()", "S.loads()"], &["S.unloads()"], &["S.unloads()"]],
        &[&["S.loadsBehindGate()", "S.loads()"], &["S.triesGate()", "S.unloads()"]],
        &[&["S.unloads()"], &["S.unloadsInTime()"], &["S.loads()"]],
        &[&["S.hears()", "S.digs()"], &["S.digs()", "S.rings()"]],
        &[&["S.waits()"], &["S.opens()", "interrupts(THREADS[0])"]],
        &[&["S.unloads()"], &["interrupts(THREADS[0])", "S.loads()"]],
        &[&["S.hears()"], &["S.rings()"], &["interrupts(THREADS[0])"]],
        &[&["S.fills()"], &["S.makesHole()"], &["S.digs()"]],
        &[&["S.reads()", "S.both()"], &["S.reversed()", "S.writes()"]],
        &[&["S.digs()"], &["interrupts(THREADS[0])", "S.digs()"]],
        &[&["S.looksAndHears()"], &["S.draws()"], &["S.looksAndRings()"]],
        &[&["S.looks()"], &["S.draws()"], &["S.looks()"]],
        &[&["S.looksAndHears()"], &["S.draws()", "S.rings()"]],
        &[&["S.draws()", "S.looks()"], &["S.looks()", "S.draws()"]],
    ],
    ..loose(
        "several at once",
        ("Yard", "new Yard()"),
        &[
            "S.both()",
            "S.reversed()",
            "S.waits()",
            "S.opens()",
            "S.attends()",
            "S.calls()",
            "S.triesGate()",
            "S.loads()",
            "S.unloads()",
            "S.loadsBehindGate()",
            "S.unloadsInTime()",
            "S.hears()",
            "S.rings()",
            "S.digs()",
            "S.fills()",
            "S.makesHole()",
            "S.reads()",
            "S.writes()",
        ],
        "S.steps()",
    )
}];
