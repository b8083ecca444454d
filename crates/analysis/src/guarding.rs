//! At which instructions of a method a thread surely holds the monitor of `this`: throughout a synchronized method, and
//! in blocks that are synchronized on `this`.
//!
//! A forward analysis of how many monitors the method has entered, that of `this` apart (the least number where ways
//! meet). Relies on structured locking (JVMS 2.11.10): a method leaves only monitors that it has entered, so a call
//! leaves none of its caller's. Compilers keep to that; nobody enforces it, so a method that leaves more than it has
//! surely entered is told to the graph, and from then on no lock counts as held.

use crate::body::Body;
use crate::operands::Known;
use classfile::opcode::{MONITORENTER, MONITOREXIT};
use flow::fixpoint::{self, DataFlow, Give, Order};
use program::MethodRef;
use std::convert::Infallible;

/// The monitors held in a method.
pub(crate) struct Guarding {
    /// Whether that of `this` is held, by instruction.
    pub(crate) own: Vec<bool>,
    /// Every monitor that is left was entered before.
    pub(crate) is_structured: bool,
}

/// How many monitors are surely held: all that the method has entered, and how often that of `this`.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Held {
    all: u8,
    own: u8,
}

/// Whether a method enters or leaves monitors by instructions.
pub(crate) fn has_blocks(body: &Body) -> bool {
    body.instructions().iter().any(|instruction| matches!(instruction.opcode, MONITORENTER | MONITOREXIT))
}

/// Looks at a method. `locked`: its caller holds the monitor of `this`. `operands`: what is known of the objects whose
/// monitors are entered and left, by instruction; asked for only where there are such instructions.
pub(crate) fn of(method: MethodRef, locked: bool, body: &Body, operands: &dyn Fn(usize) -> Option<Known>) -> Guarding {
    let throughout = locked || method.is_synchronized() && !method.is_static();
    let count = body.instructions().len();
    if !has_blocks(body) {
        return Guarding { own: vec![throughout; count], is_structured: true };
    }
    let mut walk = Walk { body, operands, is_structured: true };
    let beginning = [(0, Held { all: 0, own: u8::from(throughout) })];
    let held = match fixpoint::solve(&mut walk, count, Order::LowestFirst, beginning) {
        Ok(held) => held,
        Err(never) => match never {},
    };
    let own = held.iter().map(|held| held.is_some_and(|held| held.own > 0)).collect();
    Guarding { own, is_structured: walk.is_structured }
}

struct Walk<'a> {
    body: &'a Body,
    operands: &'a dyn Fn(usize) -> Option<Known>,
    is_structured: bool,
}

/// The blocks are the instructions.
impl DataFlow for Walk<'_> {
    type Fact = Held;
    type Error = Infallible;

    fn meet(&mut self, _: usize, known: &mut Option<Held>, arriving: &Held) -> Result<bool, Infallible> {
        let least = |known: Held| Held { all: known.all.min(arriving.all), own: known.own.min(arriving.own) };
        let met = known.map_or(*arriving, least);
        Ok(known.replace(met) != Some(met))
    }

    /// Goes on behind an instruction, and where an exception in it goes: it has not happened then.
    fn cross(&mut self, index: usize, before: &Held, give: &mut Give<'_, Self>) -> Result<(), Infallible> {
        let body = self.body;
        for handler in body.handlers_at(index) {
            give(self, handler, before)?;
        }
        let after = self.after(index, *before);
        let mut successors = Vec::new();
        body.for_each_successor(index, |next| successors.push(next));
        for next in successors.into_iter().filter(|next| *next < body.instructions().len()) {
            give(self, next, &after)?;
        }
        Ok(())
    }
}

impl Walk<'_> {
    fn after(&mut self, index: usize, before: Held) -> Held {
        let is_own = || matches!((self.operands)(index), Some(Known::This(_)));
        match self.body.instructions()[index].opcode {
            MONITORENTER => Held {
                all: before.all.saturating_add(1),
                own: if is_own() { before.own.saturating_add(1) } else { before.own },
            },
            MONITOREXIT => {
                // What is not known may be `this`, entered however often.
                let own = if is_own() { before.own.saturating_sub(1) } else { 0 };
                self.is_structured &= before.all > 0;
                Held { all: before.all.saturating_sub(1), own }
            }
            _ => before,
        }
    }
}
