//! Expensive checks: what the machine takes for granted, looked at again at run time (debug builds in whose environment
//! `SOJOURNER_EXPENSIVE_CHECKS` is set).
//!
//! - A state that was gone back to has the canonical form it had when it was marked.
//! - A state that was restored from a form has that form.
//! - What is shared at the end of a step had been marked as such during it: nothing was published in secret.
//! - What was kept of a thread's form is what would be written anew (`state/canonical/thread_forms.rs`).
//!
//! A check that fails panics and says what was being done. In a release build nothing of this is compiled into a step.

use crate::exploring::Operation;
use crate::machine::Machine;
use crate::state::lock_word::SHARED;
use crate::threads::thread::{Frame, OnReturn};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// Whether the checks are made.
pub fn checks_are_on() -> bool {
    static ASKED: LazyLock<bool> = LazyLock::new(|| std::env::var_os("SOJOURNER_EXPENSIVE_CHECKS").is_some());
    cfg!(debug_assertions) && *ASKED
}

/// The forms of the marked states, by the stamps of the marks; no part of the state.
#[derive(Default)]
pub(crate) struct Marked {
    forms: BTreeMap<u64, Vec<u32>>,
}

impl Machine {
    /// The form of the present state, where an exploration can tell.
    pub(crate) fn form_to_check(&mut self) -> Option<Vec<u32>> {
        if checks_are_on() && self.exploring.is_active() { self.canonical().ok() } else { None }
    }

    /// A state was marked that has this form.
    pub(crate) fn keep_form(&mut self, stamp: u64, form: Option<Vec<u32>>) {
        self.marked.forms.split_off(&stamp);
        self.marked.forms.extend(form.map(|form| (stamp, form)));
    }

    /// The state of a mark has been gone back to.
    pub(crate) fn check_undone(&mut self, stamp: u64) {
        if let Some(kept) = self.marked.forms.remove(&stamp) {
            let now = self.form_to_check();
            if let Some(now) = &now {
                assert_same("undoing a step", &kept, now);
            }
            self.marked.forms.insert(stamp, kept);
        }
    }

    /// A state was restored from a form.
    pub(crate) fn check_restored(&mut self, form: &[u32]) {
        if let Some(now) = self.form_to_check() {
            assert_same("restoring a state", form, &now);
        }
    }

    /// The objects that are marked as shared during a step that begins with this operation. Nothing for the end of a
    /// thread: it may initialise classes of the JDK, and nobody runs on in the same step who could touch what they
    /// keep.
    pub(crate) fn shared_in_step(&mut self, operation: Operation) -> Option<BTreeSet<u32>> {
        let alone = !self.has_company(self.current) || self.thread().atomic > 0 || operation == Operation::End;
        // What an initialiser keeps in its class nobody sees before it has ended.
        let is_initializer = |frame: &Frame| matches!(frame.on_return, OnReturn::Initializer { .. });
        if !checks_are_on() || alone || self.thread().frames.iter().any(is_initializer) {
            return None;
        }
        self.process.shapes.sync(self.program);
        let marked = self.dynamic_objects().filter(|object| self.heap.word(object.0 + 1) & SHARED != 0);
        Some(marked.map(|object| object.0).collect())
    }

    /// The step is over and the marks are exact: whatever is shared had been marked before.
    pub(crate) fn check_sharing(&self, before: &BTreeSet<u32>) {
        let reached =
            self.exploring.sharing.labels.visited().iter().filter(|object| self.heap.word(**object + 1) & SHARED != 0);
        for object in reached {
            let class = self.peek_class(crate::state::reference::Reference(*object)).java_name();
            assert!(
                before.contains(object),
                "a step has published an object of {class} in secret, at {}",
                self.place()
            );
        }
    }
}

fn assert_same(doing: &str, expected: &[u32], actual: &[u32]) {
    let differs = expected.iter().zip(actual).position(|(one, other)| one != other);
    let lengths = (expected.len(), actual.len());
    assert!(expected == actual, "{doing} gives another state: forms of {lengths:?} words differ at {differs:?}");
}
