//! Class initialisers: whose they are, and that they run once.

use crate::workshop::{Subject, method, on_every_jdk};
use analysis::{Effects, Position};
use std::rc::Rc;

fn effects_where(subject: &mut Subject, name: &str, initialized: &[&str]) -> Rc<Effects> {
    let method = method(subject.program, "Initializers", name);
    let frames = [Position { method, index: 0, calling: false }];
    subject.analysis.may_effects_in(&frames, &mut |class| initialized.contains(&class.name))
}

#[test]
fn a_static_call_initialises_the_class_and_its_superclasses() {
    on_every_jdk("Initializers", |subject| {
        let effects = effects_where(subject, "useChild", &[]);
        for (class, field) in [("Child", "inChild"), ("Parent", "inParent"), ("Grandparent", "value")] {
            let class = format!("Initializers${class}");
            assert!(effects.initializes(subject.class(&class)), "{effects:?}");
            assert!(effects.writes_field(subject.field(&class, field)), "{effects:?}");
        }
        assert!(!effects.initializes(subject.class("Initializers$Implementing")), "{effects:?}");
    });
}

#[test]
fn what_is_initialised_in_the_state_does_not_run_again() {
    on_every_jdk("Initializers", |subject| {
        let effects = effects_where(subject, "useChild", &["Initializers$Child"]);
        assert!(!effects.initializes(subject.class("Initializers$Child")), "{effects:?}");
        assert!(
            !effects.writes_field(subject.field("Initializers$Grandparent", "value")),
            "only by Child: {effects:?}"
        );
        let effects = effects_where(subject, "useChild", &["Initializers$Parent"]);
        assert!(!effects.writes_field(subject.field("Initializers$Parent", "inParent")), "{effects:?}");
        assert!(effects.writes_field(subject.field("Initializers$Grandparent", "value")), "{effects:?}");
        let effects = effects_where(subject, "useChild", &["Initializers$Grandparent"]);
        assert!(effects.reads_field(subject.field("Initializers$Grandparent", "value")), "{effects:?}");
        assert!(!effects.writes_field(subject.field("Initializers$Grandparent", "value")), "{effects:?}");
    });
}

#[test]
fn interfaces_are_initialised_for_their_default_methods() {
    on_every_jdk("Initializers", |subject| {
        let effects = effects_where(subject, "implement", &[]);
        assert!(effects.initializes(subject.class("Initializers$WithDefault")), "{effects:?}");
        assert!(effects.writes_field(subject.field("Initializers$WithDefault", "IN_DEFAULT")), "{effects:?}");
        assert!(!effects.initializes(subject.class("Initializers$Plain")), "{effects:?}");
    });
}
