//! Conditions of a `ReentrantLock`: who waits is signalled in the order in which it came, as its documentation says.
//!
//! A signal, an interrupt or the end of a time limit takes a thread out of the queue; only then it waits for the lock.
//! An interrupt only sets a flag: the thread that waits takes notice of it by a step of its own, unless a signal was
//! first. Then the flag stays. Those who were signalled get the lock in any order, where the library has one: a model
//! errs towards more runs there, and a violation that needs one of them is not found on the program (`SignalInOrder`).

use super::Invocation;
use crate::body::Body;
use crate::expression::Expression;
use crate::prelude::Needs;
use program::MethodRef;

/// What a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Await { timed: bool, uninterruptibly: bool },
    Signal,
    SignalAll,
}

pub(crate) fn known(method: MethodRef) -> Option<Use> {
    let waits = |timed, uninterruptibly| Use::Await { timed, uninterruptibly };
    if method.class.name != "java/util/concurrent/locks/Condition" {
        return None;
    }
    Some(match (method.name, method.descriptor) {
        ("await", "()V") => waits(false, false),
        ("await", _) | ("awaitNanos" | "awaitUntil", _) => waits(true, false),
        ("awaitUninterruptibly", _) => waits(false, true),
        ("signal", _) => Use::Signal,
        ("signalAll", _) => Use::SignalAll,
        _ => return None,
    })
}

impl Body<'_, '_> {
    pub(super) fn use_condition(&mut self, invocation: &Invocation<'_>, what: Use) {
        let (id, object) = (invocation.id, &invocation.object);
        let lock = self.free_variable("lock_of_condition", "ref");
        self.writer.statement(&format!("{lock} = Condition_lock({object});"), self.line(id), None);
        self.own_monitor(id, &lock);
        match what {
            Use::Await { timed, uninterruptibly } => {
                let is_interruptible = self.cx.exceptions.interrupts && !uninterruptibly;
                self.await_signal(invocation, &lock, timed, is_interruptible);
            }
            Use::Signal => self.step(id, &format!("signal({object}, {lock});")),
            Use::SignalAll => self.step(id, &format!("signal_all({object}, {lock});")),
        }
    }

    fn await_signal(&mut self, invocation: &Invocation<'_>, lock: &str, timed: bool, is_interruptible: bool) {
        let (id, object) = (invocation.id, &invocation.object);
        self.variables.insert(String::from("saved"), "byte");
        self.cx.asked.borrow_mut().keeps_interrupts = true;
        let label = if is_interruptible { self.fail_if_interrupted(id) } else { String::from("0") };
        self.step(id, &format!("begin_await({object}, {lock});"));
        let gives_up = timed && (!self.has_limit_with_unit(invocation) || self.may_give_up(invocation, 1));
        let got = gives_up.then(|| self.free_variable("got", "bool"));
        let mut options = vec![String::from(":: awaiting[me] == null")];
        if let Some(got) = &got {
            self.writer.statement(&format!("{got} = true;"), self.line(id), None);
            options.push(format!(":: atomic {{ awaiting[me] != null -> give_up({object}, {lock}); {got} = false }}"));
        }
        if is_interruptible {
            let noticed = "interrupted[me] = false; woken[me] = true";
            options.push(format!(
                ":: atomic {{ awaiting[me] != null && interrupted[me] -> give_up({object}, {lock}); {noticed} }}"
            ));
        }
        if options.len() > 1 {
            self.step(id, &format!("if {} fi;", options.join(" ")));
        }
        match is_interruptible {
            true => self.step(id, &format!("end_await_or_fail({lock}, {label});")),
            false => self.step(id, &format!("end_await({lock});")),
        }
        match got {
            Some(_) if !self.has_limit_with_unit(invocation) && invocation.statement.to.is_some() => {
                self.cx.refuse("the time that is left of a wait", Some(self.place(id)));
            }
            Some(got) => self.define(id, Expression::atom(got).boolean()),
            None if timed => self.define(id, Expression::atom("1").boolean()),
            None => {}
        }
    }

    /// Whether a timed wait is one with a number and a unit, which gives whether it was signalled.
    fn has_limit_with_unit(&self, invocation: &Invocation<'_>) -> bool {
        invocation.statement.operands.len() == 3
    }
}

/// The macros of conditions. A place in the queue matters where two may wait while a third one signals.
pub(crate) fn macros(needs: &Needs) -> Vec<String> {
    let threads: Vec<u32> = (1..needs.threads).collect();
    let has_order = threads.len() >= 3;
    let each = |text: &dyn Fn(u32) -> String| threads.iter().map(|one| text(*one)).collect::<Vec<_>>();
    let want = |thread: &str| match needs.circles {
        true => format!("; wanted[{thread}] = l"),
        false => String::new(),
    };
    let leave = |thread: u32| {
        let first = if has_order { format!("; place[{thread}] = 0") } else { String::new() };
        format!("awaiting[{thread}] = null{first}{}", want(&thread.to_string()))
    };
    let mut lines = vec![String::from("ref awaiting[THREADS];            /* the condition at which a thread waits */")];
    let mut arrive = String::from("awaiting[me] = c");
    if has_order {
        lines.push(String::from("byte place[THREADS];               /* its place in the queue of the condition */"));
        let count = each(&|thread| format!("(awaiting[{thread}] == c)")).join(" + ");
        arrive.push_str(&format!("; place[me] = {count}"));
    }
    lines.push(format!(
        "#define begin_await(c, l) atomic {{ saved = entered[l]; entered[l] = 0; owner[l] = null; {arrive} }}"
    ));
    let first = |thread: u32| match has_order {
        true => format!(":: awaiting[{thread}] == c && place[{thread}] == 1 -> {}", leave(thread)),
        false => format!(":: awaiting[{thread}] == c -> {}", leave(thread)),
    };
    let closer = |than: &str| match has_order {
        true => each(&|thread| {
            format!("; if :: awaiting[{thread}] == c && place[{thread}] > {than} -> place[{thread}]-- :: else fi")
        })
        .join(""),
        false => String::new(),
    };
    lines.push(format!("#define signal(c, l) atomic {{ if {} :: else fi{} }}", each(&first).join(" "), closer("1")));
    let all = each(&|thread| format!("if :: awaiting[{thread}] == c -> {} :: else fi", leave(thread)));
    lines.push(format!("#define signal_all(c, l) atomic {{ {} }}", all.join("; ")));
    let last = if has_order { "; place[me] = 0" } else { "" };
    lines.push(format!("#define give_up(c, l) awaiting[me] = null{}{last}{}", closer("place[me]"), want("me")));
    let back = match needs.circles {
        true => "wanted[me] = null; owner[l] = me; entered[l] = saved; saved = 0",
        false => "owner[l] = me; entered[l] = saved; saved = 0",
    };
    lines.push(format!("#define end_await(l) atomic {{ awaiting[me] == null && owner[l] == null -> {back} }}"));
    if needs.interrupts {
        let fail = "if :: woken[me] -> woken[me] = false; thrown = an_InterruptedException; goto failed :: else fi";
        lines.push(format!(
            "#define end_await_or_fail(l, failed) atomic {{ awaiting[me] == null && owner[l] == null -> {back}; {fail} }}"
        ));
    }
    lines
}
