//! The monitors that a method itself holds at each of its statements.

use super::names::Names;
use crate::bits::Bits;
use crate::whole::place::{MethodNumber, Place};
use crate::whole::world::World;
use classfile::opcode::{MONITORENTER, MONITOREXIT};
use flow::fixpoint::{self, DataFlow, Give, Order};
use flow::form::Operation;
use std::convert::Infallible;

/// How often each lock is held at least.
type Counts = Vec<u8>;

/// For each statement the locks that are held before it, without what the caller holds.
pub(super) fn of(world: &World, names: &Names, method: MethodNumber) -> Vec<Bits> {
    let form = &world.method(method).form;
    let mut held = vec![Bits::default(); form.statements.len()];
    let mut pass = Pass { world, names, method };
    let beginning = [(0, vec![0; names.len()])];
    let Ok(facts) = fixpoint::solve(&mut pass, form.blocks.len(), Order::LowestFirst, beginning);
    for (block, fact) in form.blocks.iter().zip(facts) {
        let Some(mut fact) = fact else { continue };
        for statement in block.statement_ids() {
            for (number, _) in (0u32..).zip(&fact).filter(|(_, count)| **count > 0) {
                held[statement.0 as usize].insert(number);
            }
            pass.execute(Place { method, statement }, &mut fact);
        }
    }
    held
}

struct Pass<'a> {
    world: &'a World,
    names: &'a Names,
    method: MethodNumber,
}

impl Pass<'_> {
    fn execute(&self, place: Place, counts: &mut Counts) {
        let statement = self.world.statement(place);
        match statement.operation {
            Operation::Plain(MONITORENTER) => {
                for number in self.names.entered(place).into_iter().flat_map(Bits::iter) {
                    let count = &mut counts[number as usize];
                    *count = count.saturating_add(1);
                }
            }
            Operation::Plain(MONITOREXIT) => {
                let value = statement.operands.first().copied();
                let objects = value.map(|value| self.world.points_to().of(self.method, value)).unwrap_or_default();
                for number in self.names.may_be(&objects).iter() {
                    let count = &mut counts[number as usize];
                    *count = count.saturating_sub(1);
                }
            }
            _ => {}
        }
    }
}

impl DataFlow for Pass<'_> {
    type Fact = Counts;
    type Error = Infallible;

    fn meet(&mut self, _: usize, known: &mut Option<Counts>, arriving: &Counts) -> Result<bool, Infallible> {
        let Some(known) = known else {
            *known = Some(arriving.clone());
            return Ok(true);
        };
        let mut changed = false;
        for (known, arriving) in known.iter_mut().zip(arriving) {
            changed |= arriving < known;
            *known = (*known).min(*arriving);
        }
        Ok(changed)
    }

    /// A statement that throws has neither entered nor exited anything.
    fn cross(&mut self, block: usize, fact: &Counts, give: &mut Give<'_, Self>) -> Result<(), Infallible> {
        let world = self.world;
        let block = &world.method(self.method).form.blocks[block];
        let mut fact = fact.clone();
        for statement in block.statement_ids() {
            for catcher in &block.handlers {
                give(self, catcher.block.0 as usize, &fact)?;
            }
            self.execute(Place { method: self.method, statement }, &mut fact);
        }
        for target in &block.targets {
            give(self, target.0 as usize, &fact)?;
        }
        Ok(())
    }
}
