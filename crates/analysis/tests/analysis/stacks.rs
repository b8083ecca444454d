//! Whole stacks: what the frames below still have before them.

use crate::workshop::{method, on_every_jdk};
use analysis::{Flag, Position};

#[test]
fn a_philosopher_locks_forks_and_touches_nothing_else() {
    on_every_jdk("Philosophers", |subject| {
        let run = subject.effects("Philosophers$Philosopher", "run");
        assert!(run.locks(subject.class("java/lang/Object")) && run.locks(subject.class("Philosophers$Fork")));
        assert!(run.writes_field(subject.field("Philosophers$Philosopher", "meals")), "{run:?}");
        assert!(!run.writes_field(subject.field("Philosophers$Fork", "uses")), "{run:?}");
        let others = Flag::MAKES | Flag::STARTS | Flag::JOINS | Flag::WAITS | Flag::NOTIFIES | Flag::OPAQUE;
        assert!(!run.has(others), "{run:?}");
        let eat = subject.effects("Philosophers$Philosopher", "eat");
        assert!(eat.locks(subject.class("Philosophers$Fork")) && !eat.locks(subject.class("java/lang/Object")));
    });
}

#[test]
fn the_starter_may_do_what_the_started_threads_do() {
    on_every_jdk("Philosophers", |subject| {
        let main = subject.effects("Philosophers", "main");
        assert!(main.has(Flag::MAKES) && main.has(Flag::STARTS) && main.has(Flag::JOINS), "{main:?}");
        assert!(main.locks(subject.class("Philosophers$Fork")), "{main:?}");
        let join = subject.index_of("Philosophers", "main", "join", 0);
        let behind = subject.effects_from("Philosophers", "main", join);
        assert!(behind.has(Flag::JOINS), "{behind:?}");
        assert!(!behind.has(Flag::MAKES) && !behind.has(Flag::STARTS), "{behind:?}");
        assert!(!behind.writes_field(subject.field("Philosophers$Philosopher", "meals")), "{behind:?}");
        assert!(behind.reads_field(subject.field("Philosophers$Philosopher", "meals")), "{behind:?}");
    });
}

#[test]
fn a_call_that_is_running_is_not_made_again() {
    on_every_jdk("Philosophers", |subject| {
        let (main, inner) =
            (method(subject.program, "Philosophers", "main"), method(subject.program, "Philosophers", "startBoth"));
        let call = subject.index_of("Philosophers", "main", "startBoth", 0);
        let second = subject.index_of("Philosophers", "startBoth", "start", 1);
        let top = Position { method: inner, index: second + 1, calling: false };
        let frames = [Position { method: main, index: call, calling: true }, top];
        let effects = subject.analysis.may_effects(&frames);
        assert!(!effects.has(Flag::STARTS) && effects.has(Flag::JOINS), "{effects:?}");
        let frames = [Position { method: main, index: call, calling: false }, top];
        assert!(
            subject.analysis.may_effects(&frames).has(Flag::STARTS),
            "an instruction that is executed again counts whole"
        );
    });
}

#[test]
fn a_method_that_nobody_calls_is_read_when_it_is_met() {
    on_every_jdk("Reached", |subject| {
        let draw = subject.effects("Reached$Square", "draw");
        assert!(draw.writes_field(subject.field("Reached$Square", "drawn")), "{draw:?}");
        assert!(!draw.writes_field(subject.field("Reached$Circle", "drawn")), "{draw:?}");
    });
}
