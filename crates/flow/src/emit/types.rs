//! What every variable holds where a block begins: the types of JVMS 4.10.1.2, by a forward fix point.
//!
//! Each statement gives its result a type; where ways meet, so do types: two classes at the nearest class above both,
//! whatever does not fit together at nothing usable. An exception leaves a statement with the variables as they were
//! before it. Only what is live is followed; the verifier wants no more.

mod meeting;
mod transfer;

pub(super) use meeting::{Names, SlotType};

use super::live::Live;
use super::shape::Shape;
use crate::form::{BlockId, Form, Operation, VariableId};
use crate::hierarchy::Hierarchy;
use crate::rewrite::PoolBuilder;
use std::collections::BTreeSet;
use transfer::Machine;

/// The types where blocks begin.
pub(super) struct Types<'h> {
    /// For each block that is reached, what is live there and its types.
    pub at_start: Vec<Option<Vec<(VariableId, SlotType)>>>,
    /// For each block whether its handlers allow for what variables hold after its last statement but a jump.
    pub jump_fits: Vec<bool>,
    /// For each handler what it catches.
    pub caught: Vec<Option<SlotType>>,
    /// The receiver and the parameters where the method begins.
    pub parameters: Vec<SlotType>,
    pub names: Names<'h>,
}

impl<'h> Types<'h> {
    /// Runs the fix point.
    pub(super) fn of(
        form: &Form,
        shape: &Shape<'_>,
        live: &Live,
        pool: &PoolBuilder<'_>,
        hierarchy: &'h dyn Hierarchy,
    ) -> Types<'h> {
        let mut names = Names::new(hierarchy);
        let caught = caught(form, pool, &mut names);
        let mut machine = Machine::new(form, shape, pool, names);
        let mut pass = Pass { form, live, at_start: vec![None; form.blocks.len()], waiting: BTreeSet::new() };
        pass.arrive(BlockId(0), &mut machine);
        while let Some(block) = pass.waiting.pop_first() {
            pass.walk(block, &caught, &mut machine);
        }
        let jump_fits = form.block_ids().map(|block| pass.jump_fits(block, &caught, &mut machine)).collect();
        let parameters = shape.parameter_types(&mut machine.names);
        Types { at_start: pass.at_start, jump_fits, caught, parameters, names: machine.names }
    }
}

struct Pass<'p> {
    form: &'p Form,
    live: &'p Live,
    at_start: Vec<Option<Vec<(VariableId, SlotType)>>>,
    waiting: BTreeSet<BlockId>,
}

impl Pass<'_> {
    fn walk(&mut self, id: BlockId, caught: &[Option<SlotType>], machine: &mut Machine<'_, '_>) {
        let block = self.form.block(id);
        machine.begin(self.at_start[id.0 as usize].as_deref().unwrap_or_default());
        let mut changed = true;
        for statement in block.statement_ids() {
            let is_jump = self.form.statement(statement).operation == Operation::Jump;
            // A jump cannot throw; in a block of its own it stands for the block.
            if changed && (!is_jump || block.statements.len() == 1) {
                block.handlers.iter().for_each(|catcher| self.arrive(catcher.block, machine));
            }
            changed = machine.step(statement, caught[id.0 as usize]);
        }
        block.targets.iter().for_each(|target| self.arrive(*target, machine));
    }

    /// Whether what holds at the end of a block, which is known now, would change nothing in its handlers.
    fn jump_fits(&self, id: BlockId, caught: &[Option<SlotType>], machine: &mut Machine<'_, '_>) -> bool {
        let (block, Some(start)) = (self.form.block(id), &self.at_start[id.0 as usize]) else { return true };
        if block.handlers.is_empty() || self.form.statement(block.end()).operation != Operation::Jump {
            return true;
        }
        machine.begin(start);
        for statement in block.statement_ids() {
            machine.step(statement, caught[id.0 as usize]);
        }
        let known = block.handlers.iter().filter_map(|catcher| self.at_start[catcher.block.0 as usize].as_ref());
        known.flatten().all(|(variable, known)| machine.names.meet(*known, machine.get(*variable)) == *known)
    }

    /// Brings the types of a machine to the start of a block.
    fn arrive(&mut self, block: BlockId, machine: &mut Machine<'_, '_>) {
        let known = &mut self.at_start[block.0 as usize];
        let changed = match known {
            None => {
                let live = self.live.at_start(block).into_iter();
                *known = Some(live.map(|variable| (variable, machine.get(variable))).collect());
                true
            }
            Some(known) => known.iter_mut().fold(false, |changed, (variable, old)| {
                let met = machine.names.meet(*old, machine.get(*variable));
                changed | (std::mem::replace(old, met) != met)
            }),
        };
        if changed {
            self.waiting.insert(block);
        }
    }
}

/// What the handlers that begin in each block catch, all together.
fn caught(form: &Form, pool: &PoolBuilder<'_>, names: &mut Names<'_>) -> Vec<Option<SlotType>> {
    let mut caught: Vec<Option<SlotType>> = vec![None; form.blocks.len()];
    for catcher in form.blocks.iter().flat_map(|block| &block.handlers) {
        let name = match catcher.catch_type {
            0 => "java/lang/Throwable".into(),
            entry => pool.class_name(entry).unwrap_or("java/lang/Throwable".into()),
        };
        let found = names.object(&name);
        let known = &mut caught[catcher.block.0 as usize];
        *known = Some(known.map_or(found, |known| names.meet(known, found)));
    }
    caught
}
