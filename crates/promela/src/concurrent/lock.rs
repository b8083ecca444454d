//! `ReentrantLock`: a monitor that is entered and left by calls.
//!
//! Fair locks are as others here: that a thread stands in the queue already cannot be seen but by calls that are not
//! modelled. A timed `tryLock` of a fair lock can see it, and is refused. Where the lock is not fair, time may be over
//! whenever the lock is taken, so that a timed `tryLock` is one without a limit. `lock` keeps an interrupt to itself
//! while it waits; in programs that look at the interrupts of other threads that is refused.

use super::{Invocation, interrupted_option};
use crate::body::Body;
use crate::expression::Expression;
use flow::form::Value;
use program::MethodRef;

/// What a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Make,
    Lock,
    LockInterruptibly,
    Unlock,
    TryLock,
    TryLockTimed,
    NewCondition,
    IsLocked,
    IsHeld,
    HoldCount,
}

pub(crate) fn known(method: MethodRef) -> Option<Use> {
    let class = method.class.name.strip_prefix("java/util/concurrent/locks/")?;
    if !matches!(class, "ReentrantLock" | "Lock") {
        return None;
    }
    Some(match (method.name, method.descriptor) {
        ("<init>", _) => Use::Make,
        ("lock", _) => Use::Lock,
        ("lockInterruptibly", _) => Use::LockInterruptibly,
        ("unlock", _) => Use::Unlock,
        ("tryLock", "()Z") => Use::TryLock,
        ("tryLock", _) => Use::TryLockTimed,
        ("newCondition", _) => Use::NewCondition,
        ("isLocked", _) => Use::IsLocked,
        ("isHeldByCurrentThread", _) => Use::IsHeld,
        ("getHoldCount", _) => Use::HoldCount,
        _ => return None,
    })
}

pub(crate) fn raises(what: Use) -> Vec<&'static str> {
    match what {
        Use::Unlock => vec!["java/lang/IllegalMonitorStateException"],
        _ => Vec::new(),
    }
}

pub(crate) fn is_interruptible(what: Use) -> bool {
    matches!(what, Use::LockInterruptibly | Use::TryLockTimed)
}

impl Body<'_, '_> {
    pub(super) fn use_lock(&mut self, invocation: &Invocation<'_>, what: Use) {
        let (id, object) = (invocation.id, &invocation.object);
        match what {
            Use::Make => self.note_fairness(invocation, 1),
            Use::Lock => {
                self.cx.asked.borrow_mut().keeps_interrupts = true;
                self.step(id, &format!("enter({object});"));
            }
            Use::LockInterruptibly => self.lock_interruptibly(invocation),
            Use::Unlock => {
                self.own_monitor(id, object);
                self.step(id, &format!("leave({object});"));
            }
            Use::TryLock => self.try_lock(invocation, ""),
            Use::TryLockTimed => self.try_lock_timed(invocation),
            Use::NewCondition => self.new_condition(invocation),
            Use::IsLocked => {
                let deed = self.deed_here(id);
                self.define(id, invocation.reading(format!("(owner[{object}] != null)"), deed).boolean());
            }
            // Nobody but the thread itself makes it the owner, or another one.
            Use::IsHeld => {
                self.define_now(id, invocation.reading(format!("(owner[{object}] == me)"), None).boolean());
            }
            Use::HoldCount => {
                let text = format!("(owner[{object}] == me -> entered[{object}] : 0)");
                self.define_now(id, invocation.reading(text, None));
            }
        }
    }

    /// Remembers whether there are fair locks or semaphores.
    pub(super) fn note_fairness(&self, invocation: &Invocation<'_>, argument: usize) {
        let is_unfair = matches!(invocation.statement.operands.get(argument), None | Some(Value::Int(0)));
        self.cx.asked.borrow_mut().is_fair |= !is_unfair;
    }

    /// A timed attempt of a fair lock or semaphore sees who came before.
    pub(super) fn refuse_fairness(&self, invocation: &Invocation<'_>) {
        if self.cx.asked.borrow().is_fair || self.cx.known_fair {
            let what = "an attempt with a time limit, in a program with fair locks or semaphores";
            self.cx.refuse(what, Some(self.place(invocation.id)));
        }
    }

    fn lock_interruptibly(&mut self, invocation: &Invocation<'_>) {
        let (id, object) = (invocation.id, &invocation.object);
        if !self.cx.exceptions.interrupts {
            self.step(id, &format!("enter({object});"));
            return;
        }
        if self.cx.circles {
            let what = "lockInterruptibly in a program that interrupts and has a loop that may not end";
            self.cx.refuse(what, Some(self.place(id)));
        }
        let label = self.fail_if_interrupted(id);
        let free = format!("owner[{object}] == null || owner[{object}] == me");
        let take = format!("owner[{object}] = me; entered[{object}]++");
        let option = interrupted_option(&label);
        self.step(id, &format!("atomic {{ if {option} :: {free} -> {take} fi }};"));
    }

    /// Takes the lock or does not; further options are those of a thread that waits.
    fn try_lock(&mut self, invocation: &Invocation<'_>, options: &str) {
        let (id, object) = (invocation.id, &invocation.object);
        let got = self.free_variable("got", "bool");
        let take = format!("owner[{object}] = me; entered[{object}]++; {got} = true");
        let free = format!("owner[{object}] == null || owner[{object}] == me");
        let busy = match options {
            "" => String::from("else"),
            _ => format!("!({free})"),
        };
        self.step(id, &format!("atomic {{ if {options} :: {free} -> {take} :: {busy} -> {got} = false fi }};"));
        self.define(id, Expression::atom(got).boolean());
    }

    fn try_lock_timed(&mut self, invocation: &Invocation<'_>) {
        self.refuse_fairness(invocation);
        if !self.may_give_up(invocation, 1) {
            self.lock_interruptibly(invocation);
            self.define(invocation.id, Expression::atom("1").boolean());
            return;
        }
        let option = match self.cx.exceptions.interrupts {
            true => interrupted_option(&self.fail_if_interrupted(invocation.id)),
            false => String::new(),
        };
        self.try_lock(invocation, &option);
    }

    fn new_condition(&mut self, invocation: &Invocation<'_>) {
        let place = self.place(invocation.id);
        self.cx.asked.borrow_mut().demand.conditions.insert(place);
        let Some(row) = self.cx.objects.condition_at(place).cloned() else { return };
        if row.count > 1 {
            self.cx.refuse("a condition that is made more than once", Some(place));
        }
        let text = format!("Condition_lock({}) = {};", row.name, invocation.object);
        self.writer.statement(&text, self.line(invocation.id), None);
        self.define(invocation.id, Expression::atom(row.name));
    }
}
