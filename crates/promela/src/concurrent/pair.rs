//! `AtomicStampedReference` and `AtomicMarkableReference`: a reference and a stamp or mark, changed together.
//!
//! `attemptStamp` and `attemptMark` are left out: of two equal ones one fails, though either alone would not
//! (docs/linearizability.md). So is `get`, which writes into an array besides.

use super::Invocation;
use crate::body::Body;
use crate::expression::Expression;
use program::MethodRef;

/// What a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Make,
    Reference,
    /// The stamp or the mark.
    Second,
    Set,
    CompareAndSet,
}

pub(crate) fn known(method: MethodRef) -> Option<Use> {
    let class = method.class.name.strip_prefix("java/util/concurrent/atomic/")?;
    if !matches!(class, "AtomicStampedReference" | "AtomicMarkableReference") {
        return None;
    }
    Some(match method.name {
        "<init>" => Use::Make,
        "getReference" => Use::Reference,
        "getStamp" | "isMarked" => Use::Second,
        "set" => Use::Set,
        "compareAndSet" | "weakCompareAndSet" => Use::CompareAndSet,
        _ => return None,
    })
}

impl Body<'_, '_> {
    pub(super) fn use_pair(&mut self, invocation: &Invocation<'_>, what: Use) {
        let (Some((reference, _)), Some((second, kind))) = (self.value(invocation, 0), self.value(invocation, 1))
        else {
            return;
        };
        let id = invocation.id;
        match what {
            Use::Make => {
                let text = format!("{reference} = {};", invocation.argument(1));
                self.writer.statement(&text, self.line(id), None);
                let text = format!("{second} = {};", invocation.argument(2));
                self.writer.statement(&text, self.line(id), None);
            }
            Use::Reference => {
                let deed = self.deed_here(id);
                self.define(id, invocation.reading(reference, deed));
            }
            Use::Second => {
                let deed = self.deed_here(id);
                let read = invocation.reading(second, deed);
                self.define(id, Expression { is_boolean: kind == "bool", ..read });
            }
            Use::Set => {
                let (new, stamp) = (invocation.argument(1), invocation.argument(2));
                self.step(id, &format!("atomic {{ {reference} = {new}; {second} = {stamp} }};"));
            }
            Use::CompareAndSet => {
                if self.may_be_mistaken(invocation.statement.operands[1]) {
                    self.tell_alone(id, &invocation.argument(1));
                }
                let got = self.free_variable("got", "bool");
                let arguments: Vec<String> = (1..=4).map(|number| invocation.argument(number)).collect();
                let [expected, new, stamp, new_stamp] = arguments.as_slice() else { return };
                let is_same = format!("{reference} == {expected} && {second} == {stamp}");
                let change = format!("{reference} = {new}; {second} = {new_stamp}; {got} = true");
                self.step(id, &format!("atomic {{ if :: {is_same} -> {change} :: else -> {got} = false fi }};"));
                self.define(id, Expression::atom(got).boolean());
            }
        }
    }
}
