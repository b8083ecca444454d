//! Code that is switched off: by constants, by classes without objects, by an assumption.

use crate::workshop::{method, on_every_jdk};
use analysis::{Flag, Position};

#[test]
fn code_behind_a_test_for_a_class_waits_for_its_first_object() {
    on_every_jdk("Guarded", |subject| {
        let touched = subject.field("Guarded$Rare", "touched");
        let look = subject.effects("Guarded", "look");
        assert!(!look.writes_field(touched), "{look:?}");
        let rare = subject.class("Guarded$Rare");
        subject.analysis.instantiate(rare);
        let look = subject.effects("Guarded", "look");
        assert!(look.writes_field(touched), "{look:?}");
    });
}

#[test]
fn assertions_that_are_off_do_nothing() {
    on_every_jdk("Guarded", |subject| {
        let look = subject.effects("Guarded", "look");
        assert!(!look.writes_field(subject.field("Guarded", "common")), "{look:?}");
    });
}

#[test]
fn an_unlikely_method_on_a_stack_refutes_the_assumption() {
    on_every_jdk("Guarded", |subject| {
        let at = subject.effects("Guarded", "at");
        assert!(!at.has(Flag::ANYTHING) && !subject.analysis.is_refuted(), "{at:?}");
        let message = method(subject.program, "jdk/internal/util/Preconditions", "outOfBounds");
        let at = subject.analysis.may_effects(&[Position { method: message, index: 0, calling: false }]);
        assert!(at.has(Flag::ANYTHING) && subject.analysis.is_refuted(), "{at:?}");
    });
}
