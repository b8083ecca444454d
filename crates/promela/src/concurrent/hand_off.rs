//! `SynchronousQueue`: a thread that puts waits for one that takes, and the other way round.
//!
//! Of several that wait the last one is met first, or the first one where the queue is fair (both as the code of JDK 17
//! and 25 has it). Whoever comes and meets somebody goes on at once, and so does the other. A timed attempt may be
//! given up as long as nobody was met. Beside interrupts it is refused.

use super::Invocation;
use super::queue::{NULL, Use};
use crate::body::Body;
use crate::expression::Expression;

impl Body<'_, '_> {
    pub(super) fn hand_off(&mut self, invocation: &Invocation<'_>, what: Use) {
        let id = invocation.id;
        let Some((fair, _)) = self.value(invocation, 0) else { return };
        self.cx.asked.borrow_mut().hand_offs = true;
        if self.cx.exceptions.interrupts {
            self.cx.refuse("a SynchronousQueue beside interrupts", Some(self.place(id)));
        }
        match what {
            Use::Make => {
                let is_fair = invocation.argument(1);
                self.writer.statement(&format!("{fair} = {is_fair};"), self.line(id), None);
            }
            Use::Put(_) | Use::Offer(..) | Use::Add(_) => self.hand_over(invocation, &fair, what),
            Use::Take(_) | Use::Poll(..) | Use::Remove(_) => self.take_over(invocation, &fair, what),
            Use::Size | Use::RemainingCapacity => self.define(id, Expression::atom("0")),
            Use::IsEmpty => self.define(id, Expression::atom("1").boolean()),
            Use::Peek(_) => self.define(id, Expression::atom("null")),
            Use::Element(_) => self.cx.refuse("SynchronousQueue.element", Some(self.place(id))),
        }
    }

    fn hand_over(&mut self, invocation: &Invocation<'_>, fair: &str, what: Use) {
        let (id, queue, item) = (invocation.id, &invocation.object, invocation.argument(1));
        self.raise_if(id, &format!("{item} == null"), NULL);
        let meets = "hand_best != 0 && hand_item[hand_best] == null";
        let give = format!("hand_leave(hand_best); hand_item[hand_best] = {item}");
        let got = self.free_variable("got", "bool");
        let limit = if matches!(what, Use::Offer(..)) { Some(2) } else { None };
        match self.waits(invocation, what, limit) {
            None => {
                let otherwise = match what {
                    Use::Add(_) => self.failing(id, super::queue::FULL),
                    _ => format!("{got} = false"),
                };
                self.step(
                    id,
                    &format!(
                        "atomic {{ hand_find({queue}, {fair}); if :: {meets} -> {give}; {got} = true :: else -> {otherwise} fi }};"
                    ),
                );
            }
            Some(may_give_up) => {
                let come = format!("hand_come({queue}); hand_item[me] = {item}");
                self.step(
                    id,
                    &format!(
                        "atomic {{ hand_find({queue}, {fair}); if :: {meets} -> {give} :: else -> {come} fi; {got} = true }};"
                    ),
                );
                let gone = format!("hand_go(); hand_item[me] = null; {got} = false");
                self.step(id, &met(may_give_up, "skip", &gone));
            }
        }
        if invocation.statement.to.is_some() {
            self.define(id, Expression::atom(got).boolean());
        }
    }

    fn take_over(&mut self, invocation: &Invocation<'_>, fair: &str, what: Use) {
        let (id, queue) = (invocation.id, &invocation.object);
        let got = self.got("ref");
        let meets = "hand_best != 0 && hand_item[hand_best] != null";
        let get = format!("{got} = hand_item[hand_best]; hand_item[hand_best] = null; hand_leave(hand_best)");
        let limit = if matches!(what, Use::Poll(..)) { Some(1) } else { None };
        match self.waits(invocation, what, limit) {
            None => {
                let otherwise = match what {
                    Use::Remove(_) => self.failing(id, super::queue::NOTHING),
                    _ => format!("{got} = null"),
                };
                self.step(
                    id,
                    &format!(
                        "atomic {{ hand_find({queue}, {fair}); if :: {meets} -> {get} :: else -> {otherwise} fi }};"
                    ),
                );
            }
            Some(may_give_up) => {
                let come = format!("hand_come({queue}); {got} = null");
                self.step(
                    id,
                    &format!("atomic {{ hand_find({queue}, {fair}); if :: {meets} -> {get} :: else -> {come} fi }};"),
                );
                let given = format!("if :: {got} == null -> {got} = hand_item[me]; hand_item[me] = null :: else fi");
                self.step(id, &met(may_give_up, &given, "hand_go()"));
            }
        }
        if invocation.statement.to.is_some() {
            self.define(id, Expression::atom(got));
        }
    }

    /// Whether a call waits, and whether it may give up.
    fn waits(&self, invocation: &Invocation<'_>, what: Use, limit: Option<usize>) -> Option<bool> {
        match (what, limit) {
            (Use::Put(_) | Use::Take(_), _) => Some(false),
            (Use::Offer(_, true) | Use::Poll(_, true), Some(limit)) => Some(self.may_give_up(invocation, limit)),
            _ => None,
        }
    }
}

/// The step of a thread that was met, or gives up.
fn met(may_give_up: bool, given: &str, gone: &str) -> String {
    match may_give_up {
        true => format!("atomic {{ if :: hand_queue[me] == null -> {given} :: hand_queue[me] != null -> {gone} fi }};"),
        false => format!("atomic {{ hand_queue[me] == null -> {given} }};"),
    }
}

/// Who waits at which queue, what it hands over (nothing if it takes), and in which order they came.
pub(crate) fn macros() -> Vec<String> {
    [
        "ref hand_queue[THREADS];             /* where a thread waits for another to hand over */",
        "ref hand_item[THREADS];              /* what it hands over, or was given */",
        "byte hand_place[THREADS];            /* in the order of coming */",
        "hidden byte hand_n;",
        "hidden byte hand_best;",
        "#define hand_find(q, fair) hand_best = 0; hand_n = 1; do :: hand_n < THREADS -> if :: hand_queue[hand_n] == q && (hand_best == 0 || (fair && hand_place[hand_n] < hand_place[hand_best]) || (!fair && hand_place[hand_n] > hand_place[hand_best])) -> hand_best = hand_n :: else fi; hand_n++ :: else -> break od",
        "#define hand_come(q) hand_n = 1; hand_place[me] = 1; do :: hand_n < THREADS -> if :: hand_n != me && hand_queue[hand_n] == q && hand_place[hand_n] >= hand_place[me] -> hand_place[me] = hand_place[hand_n] + 1 :: else fi; hand_n++ :: else -> break od; hand_queue[me] = q",
        "#define hand_leave(t) hand_n = 1; do :: hand_n < THREADS -> if :: hand_queue[hand_n] == hand_queue[t] && hand_place[hand_n] > hand_place[t] -> hand_place[hand_n]-- :: else fi; hand_n++ :: else -> break od; hand_queue[t] = null; hand_place[t] = 0",
        "#define hand_go() hand_leave(me)",
    ]
    .map(String::from)
    .to_vec()
}
