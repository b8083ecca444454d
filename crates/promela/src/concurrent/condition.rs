//! Conditions of a `ReentrantLock`: who waits is signalled in the order in which it came, as its documentation says.
//!
//! A signal, an interrupt or the end of a time limit takes a thread out of the queue; only then it waits for the lock.
//! An interrupt only sets a flag: the thread that waits takes notice of it by a step of its own, unless a signal was
//! first. Then the flag stays. Those who have left the queue of a condition stand in that of the lock, and get it in
//! the order in which they left (`turn`); whoever calls `lock` may come before them, because nobody can tell when it
//! came.

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
        self.variables.insert(String::from("saved"), self.cx.entries());
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

/// The macros of conditions. Places in queues matter where two may wait while a third one signals.
pub(crate) fn macros(needs: &Needs) -> Vec<String> {
    let threads: Vec<u32> = (1..needs.threads).collect();
    let queues = Queues { has_order: threads.len() >= 3, threads };
    let want = |thread: &str| match needs.circles {
        true => format!("; wanted[{thread}] = l"),
        false => String::new(),
    };
    let mut lines = vec![String::from("ref awaiting[THREADS];            /* the condition at which a thread waits */")];
    lines.extend(queues.declarations());
    let leave = |thread: &str| format!("awaiting[{thread}] = null{}{}", queues.change(thread), want(thread));
    let arrive = queues.arrive();
    lines.push(format!(
        "#define begin_await(c, l) atomic {{ saved = entered[l]; entered[l] = 0; owner[l] = null; awaiting[me] = c{arrive} }}"
    ));
    let first = queues.each(" ", |thread| {
        let is_first = if queues.has_order { format!(" && place[{thread}] == 1") } else { String::new() };
        format!(":: awaiting[{thread}] == c{is_first} -> {}", leave(thread))
    });
    lines.push(format!("#define signal(c, l) atomic {{ if {first} :: else fi{} }}", queues.closer("1")));
    let turns = queues.turns();
    let all = queues.each("; ", |thread| {
        let left = if queues.has_order { format!("; place[{thread}] = 0; back[{thread}] = l") } else { String::new() };
        format!("if :: awaiting[{thread}] == c -> awaiting[{thread}] = null{left}{} :: else fi", want(thread))
    });
    lines.push(format!("#define signal_all(c, l) atomic {{ {turns}{all} }}"));
    // Who stood behind comes closer before the own place is given up.
    let closer = queues.closer("place[me]").trim_start_matches("; ").to_owned();
    let closer = if closer.is_empty() { closer } else { format!("{closer}; ") };
    lines.push(format!("#define give_up(c, l) {closer}{}", leave("me")));
    let back = match needs.circles {
        true => "wanted[me] = null; owner[l] = me; entered[l] = saved; saved = 0",
        false => "owner[l] = me; entered[l] = saved; saved = 0",
    };
    let (is_next, next) = queues.next();
    let end = format!("awaiting[me] == null && owner[l] == null{is_next} -> {back}{next}");
    lines.push(format!("#define end_await(l) atomic {{ {end} }}"));
    if needs.interrupts {
        let fail = "if :: woken[me] -> woken[me] = false; thrown = an_InterruptedException; goto failed :: else fi";
        lines.push(format!("#define end_await_or_fail(l, failed) atomic {{ {end}; {fail} }}"));
    }
    lines
}

/// The queues of conditions and of the locks to which those go back who have left them.
struct Queues {
    /// Whether anybody can tell in which order they stand.
    has_order: bool,
    threads: Vec<u32>,
}

impl Queues {
    fn each(&self, between: &str, text: impl Fn(&str) -> String) -> String {
        self.threads.iter().map(|one| text(&one.to_string())).collect::<Vec<_>>().join(between)
    }

    fn declarations(&self) -> Vec<String> {
        if !self.has_order {
            return Vec::new();
        }
        vec![
            String::from("byte place[THREADS];               /* its place in the queue of the condition */"),
            String::from("ref back[THREADS];                 /* the lock to which it goes back from there */"),
            String::from("byte turn[THREADS];                /* its place among those who go back */"),
        ]
    }

    /// How many go back to a lock.
    fn going_back(&self) -> String {
        self.each(" + ", |thread| format!("(back[{thread}] == l)"))
    }

    /// A thread takes its place at a condition.
    fn arrive(&self) -> String {
        match self.has_order {
            true => format!("; place[me] = {}", self.each(" + ", |thread| format!("(awaiting[{thread}] == c)"))),
            false => String::new(),
        }
    }

    /// A thread leaves one queue for the other.
    fn change(&self, thread: &str) -> String {
        match self.has_order {
            true => format!("; place[{thread}] = 0; back[{thread}] = l; turn[{thread}] = {}", self.going_back()),
            false => String::new(),
        }
    }

    /// All who wait at a condition are told their places in the other queue, in the order in which they came.
    fn turns(&self) -> String {
        let one = |thread: &str| {
            let turn = format!("turn[{thread}] = place[{thread}] + {}", self.going_back());
            format!("if :: awaiting[{thread}] == c -> {turn} :: else fi; ")
        };
        if self.has_order { self.each("", one) } else { String::new() }
    }

    /// Who stands behind a place at a condition comes closer.
    fn closer(&self, than: &str) -> String {
        let one = |thread: &str| {
            format!("; if :: awaiting[{thread}] == c && place[{thread}] > {than} -> place[{thread}]-- :: else fi")
        };
        if self.has_order { self.each("", one) } else { String::new() }
    }

    /// Whether a thread is the next one that goes back to the lock, and what becomes of the others when it has.
    fn next(&self) -> (String, String) {
        if !self.has_order {
            return (String::new(), String::new());
        }
        let others = self.each("", |one| format!("; if :: back[{one}] == l -> turn[{one}]-- :: else fi"));
        (String::from(" && turn[me] == 1"), format!("; back[me] = null; turn[me] = 0{others}"))
    }
}
