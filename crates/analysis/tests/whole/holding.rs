//! Locks that are surely held.

use crate::workshop::{Subject, on_every_jdk};
use analysis::whole::{Lock, Locks, Place};

/// The locks that are held at the assignment in a line of a method.
fn held(subject: &Subject, method: &str, line: u32) -> Vec<String> {
    let locks = Locks::of(&subject.world);
    let assigns = |place: &Place| subject.world.field(*place).is_some_and(|field| !field.is_reference());
    let place = subject.at_line(method, line).into_iter().rfind(assigns);
    let word = |lock| match lock {
        Lock::Object(object) => subject.word(object),
        Lock::Field(field) => field.name.to_owned(),
    };
    let place = place.unwrap_or_else(|| panic!("no assignment in {line}"));
    let mut words: Vec<String> = locks.held(place).map(word).collect();
    words.sort();
    words
}

const NONE: [&str; 0] = [];
const LOCK: [&str; 2] = ["LOCK", "Object@3"];

#[test]
fn blocks_nest() {
    on_every_jdk("Holding$Nested", |subject| {
        let held = |line| held(subject, "Nested.main", line);
        assert_eq!(held(11), NONE);
        assert_eq!(held(13), LOCK);
        assert_eq!(held(15), ["LOCK", "Object@10", "Object@3"]);
        assert_eq!(held(17), LOCK);
        assert_eq!(held(19), NONE);
    });
}

#[test]
fn statements_under_one_lock_exclude_each_other() {
    on_every_jdk("Holding$Nested", |subject| {
        let locks = Locks::of(&subject.world);
        let at = |line| subject.at_line("Nested.main", line)[0];
        assert!(locks.exclude(at(13), at(15)) && !locks.exclude(at(11), at(13)));
    });
}

#[test]
fn a_lock_that_was_entered_twice_is_left_twice() {
    on_every_jdk("Holding$Twice", |subject| {
        let held = |line| held(subject, "Twice.main", line);
        assert_eq!(held(28), LOCK);
        assert_eq!(held(30), LOCK);
        assert_eq!(held(32), NONE);
    });
}

#[test]
fn exceptions_leave_the_lock() {
    on_every_jdk("Holding$Leaving", |subject| {
        let at = |line| held(subject, "Leaving.main", line);
        assert_eq!(at(48), LOCK);
        assert_eq!(at(51), NONE);
        assert_eq!(at(57), LOCK);
        assert_eq!(held(subject, "Holding.mayFail", 37), LOCK);
    });
}

#[test]
fn what_all_callers_hold_is_held() {
    on_every_jdk("Holding$Calling", |subject| {
        assert_eq!(held(subject, "Holding.called", 64), LOCK);
        assert_eq!(held(subject, "Holding.calledElsewhere", 68), NONE);
    });
}

#[test]
fn synchronized_methods_hold_their_object_or_class() {
    on_every_jdk("Holding$Methods", |subject| {
        assert_eq!(held(subject, "Account.pay", 89), ["Account@100"]);
        assert_eq!(held(subject, "Account.payAll", 93), ["Account.class"]);
        assert_eq!(held(subject, "Methods.main", 103), ["Account.class"]);
    });
    on_every_jdk("Holding$ManyAccounts", |subject| {
        assert_eq!(held(subject, "Account.pay", 89), NONE);
    });
}

#[test]
fn a_lock_that_may_be_another_is_none() {
    on_every_jdk("Holding$Unknown", |subject| {
        for line in [120, 124, 128] {
            assert_eq!(held(subject, "Unknown.main", line), NONE, "{line}");
        }
    });
}
