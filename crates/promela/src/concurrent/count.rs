//! `CountDownLatch` and `Semaphore`: numbers that threads wait for.
//!
//! Who waits for permits stands in a queue, and the first one holds up the others. That shows only where they want
//! different numbers of permits, or where a timed attempt meets a fair semaphore: both are refused.

use super::{Invocation, interrupted_option};
use crate::body::Body;
use crate::expression::Expression;
use flow::form::{Statement, Value};
use program::MethodRef;

/// What a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    MakeLatch,
    CountDown,
    Await {
        timed: bool,
    },
    /// `getCount`, `availablePermits`.
    Get,
    MakeSemaphore,
    /// With the operand that says how many permits, or none for one.
    Acquire {
        many: bool,
        uninterruptibly: bool,
    },
    TryAcquire {
        many: bool,
        timed: bool,
    },
    Release {
        many: bool,
    },
    Drain,
}

pub(crate) fn known(method: MethodRef) -> Option<Use> {
    let many = method.descriptor.starts_with("(I");
    Some(match (method.class.name, method.name) {
        ("java/util/concurrent/CountDownLatch", name) => match (name, method.descriptor) {
            ("<init>", _) => Use::MakeLatch,
            ("countDown", _) => Use::CountDown,
            ("await", "()V") => Use::Await { timed: false },
            ("await", _) => Use::Await { timed: true },
            ("getCount", _) => Use::Get,
            _ => return None,
        },
        ("java/util/concurrent/Semaphore", name) => match name {
            "<init>" => Use::MakeSemaphore,
            "acquire" => Use::Acquire { many, uninterruptibly: false },
            "acquireUninterruptibly" => Use::Acquire { many, uninterruptibly: true },
            "tryAcquire" => Use::TryAcquire { many, timed: method.descriptor.contains('J') },
            "release" => Use::Release { many },
            "availablePermits" => Use::Get,
            "drainPermits" => Use::Drain,
            _ => return None,
        },
        _ => return None,
    })
}

pub(crate) fn raises(what: Use, statement: &Statement) -> Vec<&'static str> {
    let is_judged = matches!(
        what,
        Use::MakeLatch
            | Use::Acquire { many: true, .. }
            | Use::TryAcquire { many: true, .. }
            | Use::Release { many: true }
    );
    match is_judged && !matches!(statement.operands.get(1), Some(Value::Int(0..))) {
        true => vec!["java/lang/IllegalArgumentException"],
        false => Vec::new(),
    }
}

pub(crate) fn is_interruptible(what: Use) -> bool {
    matches!(
        what,
        Use::Await { .. } | Use::Acquire { uninterruptibly: false, .. } | Use::TryAcquire { timed: true, .. }
    )
}

impl Body<'_, '_> {
    pub(super) fn use_count(&mut self, invocation: &Invocation<'_>, what: Use) {
        let Some((value, _)) = self.value(invocation, 0) else { return };
        let id = invocation.id;
        if !raises(what, invocation.statement).is_empty() {
            self.require(invocation, 1, 0, "java/lang/IllegalArgumentException");
        }
        let number = |many: bool| if many { invocation.argument(1) } else { String::from("1") };
        match what {
            Use::MakeLatch | Use::MakeSemaphore => {
                if what == Use::MakeSemaphore {
                    self.note_fairness(invocation, 2);
                }
                let initial = invocation.argument(1);
                self.writer.statement(&format!("{value} = {initial};"), self.line(id), None);
            }
            Use::CountDown => self.step(id, &format!("atomic {{ if :: {value} > 0 -> {value}-- :: else fi }};")),
            Use::Await { timed } => self.await_count(invocation, &value, timed),
            // That of a latch is a `long`, and not negative.
            Use::Get if invocation.statement.to.is_some_and(|to| self.kind_of(to) == crate::long::INT64) => {
                let got = self.got("int");
                self.step(id, &format!("{got} = {value};"));
                self.cx.asked.borrow_mut().longs = true;
                self.define(id, Expression::wide(String::from("0"), got));
            }
            Use::Get => {
                let deed = self.deed_here(id);
                self.define(id, invocation.reading(value, deed));
            }
            Use::Acquire { many, uninterruptibly } => {
                self.note_permits(invocation, many);
                let number = number(many);
                let ready = (format!("{value} >= {number}"), format!("{value} = {value} - {number}"));
                self.wait_for(invocation, &ready, !uninterruptibly);
            }
            Use::TryAcquire { many, timed } => {
                let number = number(many);
                let ready = (format!("{value} >= {number}"), format!("{value} = {value} - {number}"));
                if timed {
                    self.refuse_fairness(invocation);
                }
                self.attempt(invocation, &ready, timed.then_some(if many { 2 } else { 1 }));
            }
            Use::Release { many } => self.step(id, &format!("{value} = {value} + {};", number(many))),
            Use::Drain => {
                let got = self.got("int");
                self.step(id, &format!("atomic {{ {got} = {value}; {value} = 0 }};"));
                self.define(id, Expression::atom(got));
            }
        }
    }

    fn await_count(&mut self, invocation: &Invocation<'_>, value: &str, timed: bool) {
        let ready = (format!("{value} == 0"), String::from("skip"));
        match timed {
            true => self.attempt(invocation, &ready, Some(1)),
            false => self.wait_for(invocation, &ready, true),
        }
    }

    /// All threads that wait for permits have to want the same number of them.
    fn note_permits(&self, invocation: &Invocation<'_>, many: bool) {
        let number = match invocation.statement.operands.get(1) {
            Some(Value::Int(number)) if many => Some(*number),
            _ if many => None,
            _ => Some(1),
        };
        let mut asked = self.cx.asked.borrow_mut();
        asked.permits.insert(number);
        if asked.permits.len() > 1 || asked.permits.contains(&None) {
            drop(asked);
            self.cx.refuse("waits for different numbers of permits", Some(self.place(invocation.id)));
        }
    }

    /// Waits until something holds, and does something at once.
    pub(super) fn wait_for(&mut self, invocation: &Invocation<'_>, ready: &(String, String), is_interruptible: bool) {
        let (condition, change) = ready;
        if !is_interruptible || !self.cx.exceptions.interrupts {
            self.cx.asked.borrow_mut().keeps_interrupts |= !is_interruptible;
            let text = match change.as_str() {
                "skip" => format!("({condition});"),
                _ => format!("atomic {{ {condition} -> {change} }};"),
            };
            self.step(invocation.id, &text);
            return;
        }
        let option = interrupted_option(&self.fail_if_interrupted(invocation.id));
        self.step(invocation.id, &format!("atomic {{ if {option} :: {condition} -> {change} fi }};"));
    }

    /// Does something if a condition holds, and gives whether it did; a call with a time limit may be interrupted.
    pub(super) fn attempt(&mut self, invocation: &Invocation<'_>, ready: &(String, String), limit: Option<usize>) {
        let (condition, change) = ready;
        if limit.is_some_and(|limit| !self.may_give_up(invocation, limit)) {
            self.wait_for(invocation, ready, true);
            self.define(invocation.id, Expression::atom("1").boolean());
            return;
        }
        let option = match limit.is_some() && self.cx.exceptions.interrupts {
            true => interrupted_option(&self.fail_if_interrupted(invocation.id)),
            false => String::new(),
        };
        let otherwise = if option.is_empty() { String::from("else") } else { format!("!({condition})") };
        let got = self.free_variable("got", "bool");
        self.step(
            invocation.id,
            &format!(
                "atomic {{ if {option} :: {condition} -> {change}; {got} = true :: {otherwise} -> {got} = false fi }};"
            ),
        );
        self.define(invocation.id, Expression::atom(got).boolean());
    }
}
