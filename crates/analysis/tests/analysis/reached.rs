//! Which methods calls reach: lambdas, interfaces, recursion, synthesised code.

use crate::workshop::on_every_jdk;
use analysis::Flag;

#[test]
fn the_body_of_a_lambda_is_reached_where_it_is_called() {
    on_every_jdk("Reached", |subject| {
        let called = subject.effects("Reached", "runIt");
        assert!(called.writes_field(subject.field("Reached", "inLambda")), "{called:?}");
        assert!(!called.writes_field(subject.field("Reached", "boxed")), "of another interface");
    });
}

#[test]
fn a_lambda_that_boxes_is_followed_too() {
    on_every_jdk("Reached", |subject| {
        let called = subject.effects("Reached", "value");
        assert!(called.writes_field(subject.field("Reached", "boxed")), "{called:?}");
        assert!(!called.has(Flag::ANYTHING), "{called:?}");
    });
}

#[test]
fn a_constructor_reference_makes_an_object() {
    on_every_jdk("Reached", |subject| {
        let called = subject.effects("Reached", "make");
        assert!(called.writes_field(subject.field("Reached$Made", "count")), "{called:?}");
        assert!(called.initializes(subject.class("Reached$Made")), "{called:?}");
    });
}

#[test]
fn an_interface_call_reaches_the_classes_of_which_there_are_objects() {
    on_every_jdk("Reached", |subject| {
        let called = subject.effects("Reached", "shape");
        assert!(called.writes_field(subject.field("Reached$Circle", "drawn")), "{called:?}");
        assert!(!called.writes_field(subject.field("Reached$Square", "drawn")), "{called:?}");
        let square = subject.class("Reached$Square");
        subject.analysis.instantiate(square);
        let called = subject.effects("Reached", "shape");
        assert!(called.writes_field(subject.field("Reached$Square", "drawn")), "{called:?}");
    });
}

#[test]
fn recursion_has_the_effects_of_the_whole_cycle() {
    on_every_jdk("Reached", |subject| {
        for method in ["even", "odd"] {
            let called = subject.effects("Reached", method);
            assert!(called.writes_field(subject.field("Reached", "depth")), "{method}: {called:?}");
            assert!(called.writes_field(subject.field("Reached", "bottom")), "{method}: {called:?}");
            assert!(!called.writes_field(subject.field("Reached", "inLambda")), "{method}: {called:?}");
        }
    });
}

#[test]
fn concatenation_calls_what_turns_its_operands_into_text() {
    on_every_jdk("Reached", |subject| {
        let asked = subject.field("Reached$Named", "asked");
        let of_object = subject.effects("Reached", "concatenate");
        assert!(of_object.writes_field(asked), "{of_object:?}");
        let of_record = subject.effects("Reached", "text");
        assert!(of_record.writes_field(asked), "{of_record:?}");
        assert!(of_record.reads_field(subject.field("Reached$Pair", "left")), "{of_record:?}");
        let of_text = subject.effects("Reached", "print");
        assert!(!of_text.writes_field(asked), "{of_text:?}");
        assert!(of_text.locks(subject.class("sojourner/ConsoleStream")), "{of_text:?}");
        assert!(!of_text.has(Flag::ANY_MEMORY_WRITE | Flag::LOCKS_ANY | Flag::STARTS), "{of_text:?}");
    });
}
