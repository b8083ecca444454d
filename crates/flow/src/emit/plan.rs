//! The stack code of one block: which results stay on the operand stack, and where operands are pushed.
//!
//! Statements keep their order, so that everything that can be seen keeps it: code is made statement by statement, the
//! operands first. A result that only statements of the same block take may stay on the stack. It does so for as long
//! as every statement finds what it takes on top and in order: an operand that belongs below is pushed before the code
//! of what lies above it (if nothing writes it in between), and one that is needed again is doubled. Where this does
//! not fit, the result is kept in a variable from the beginning; nothing that was planned before becomes wrong then,
//! because whoever took it already copied it. The stack is empty wherever a block ends.

mod fitting;

use super::live::Live;
use super::results;
use crate::form::{Block, Form, Home, Operation, Statement, StatementId, Value, VariableId};
use crate::rewrite::PoolBuilder;
use crate::typing::Kind;
use fitting::Fitting;
use rustc_hash::{FxHashMap, FxHashSet};

/// One step of stack code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Load(VariableId),
    Push(Value),
    /// Doubles the topmost value, which is of this kind.
    Double(Kind),
    /// Doubles the two topmost values, of one word each.
    DoublePair,
    /// Exchanges the two topmost values, of one word each.
    Swap,
    Store(VariableId),
    /// Drops the topmost value, which is of this kind.
    Drop(Kind),
    /// What a statement does once its operands are there.
    Perform,
}

/// A step and the statement that it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placed {
    pub step: Step,
    pub statement: StatementId,
}

/// A step while it is open what is kept on the stack.
#[derive(Clone, Copy, Debug)]
enum Draft {
    Settled(Step),
    /// The result of the statement: nothing if it stays on the stack, else a store.
    Keep,
    /// The result of another statement: doubled if it is on the stack, else a load.
    Copy(StatementId),
    /// The results of two statements, the second one on top of the first, if they are on the stack.
    CopyPair(StatementId, StatementId),
}

/// What lies on the stack: the result of a statement.
#[derive(Clone, Copy, Debug)]
struct Entry {
    by: StatementId,
    variable: VariableId,
    /// The last statement that takes it.
    until: StatementId,
    /// Where the code that leaves it begins; a caught exception is there before any code.
    start: Option<usize>,
}

/// Plans the code of a block; the jump at its end is no part of it, what it takes is.
pub(super) fn plan(form: &Form, block: &Block, live: &Live, pool: &PoolBuilder<'_>) -> Vec<Placed> {
    let mut planner = Planner {
        form,
        pool,
        drafts: Vec::new(),
        stack: Vec::new(),
        fates: fates(form, block, live),
        spilled: FxHashSet::default(),
    };
    block.statement_ids().for_each(|id| planner.statement(id));
    debug_assert!(planner.stack.is_empty(), "what stays on the stack is taken in its block");
    planner.settle()
}

/// What becomes of the result of a statement.
#[derive(Clone, Copy, Debug)]
enum Fate {
    /// Only these statements of the block take it, up to this one.
    Within(StatementId),
    /// Others may, or it has a name.
    Stored,
    Dropped,
}

/// From the last statement to the first: who takes what.
fn fates(form: &Form, block: &Block, live: &Live) -> FxHashMap<StatementId, Fate> {
    let mut last_use: FxHashMap<VariableId, StatementId> = FxHashMap::default();
    let mut live_now: FxHashMap<VariableId, bool> = live.at_end(block).into_iter().map(|v| (v, true)).collect();
    let in_handlers = live.in_handlers(block);
    let mut fates = FxHashMap::default();
    for id in block.statement_ids().rev() {
        let Statement { operands, to, .. } = form.statement(id);
        if let Some(variable) = to {
            let is_live = live_now.get(variable).copied().unwrap_or(false) || in_handlers.contains(variable);
            let is_passing = form.variable(*variable).home == Home::Operand && !live.crosses_blocks(*variable);
            let fate = match last_use.remove(variable) {
                Some(until) if is_passing => Fate::Within(until),
                None if !is_live && form.variable(*variable).name.is_none() => Fate::Dropped,
                _ => Fate::Stored,
            };
            fates.insert(id, fate);
            live_now.insert(*variable, false);
        }
        for variable in operands.iter().filter_map(|value| value.variable()) {
            last_use.entry(variable).or_insert(id);
            live_now.insert(variable, true);
        }
    }
    fates
}

struct Planner<'p> {
    form: &'p Form,
    pool: &'p PoolBuilder<'p>,
    drafts: Vec<(Draft, StatementId)>,
    stack: Vec<Entry>,
    fates: FxHashMap<StatementId, Fate>,
    /// Statements whose results are not kept on the stack after all.
    spilled: FxHashSet<StatementId>,
}

impl Planner<'_> {
    fn statement(&mut self, id: StatementId) {
        let form = self.form;
        let statement = form.statement(id);
        let fate = self.fates.get(&id).copied().unwrap_or(Fate::Dropped);
        if statement.operation == Operation::Move && matches!(fate, Fate::Dropped) && !self.takes_kept(statement) {
            return;
        }
        let start = self.push_operands(id, &statement.operands);
        if !matches!(statement.operation, Operation::Move | Operation::Catch) {
            self.drafts.push((Draft::Settled(Step::Perform), id));
        }
        let start = if statement.operation == Operation::Catch { None } else { start };
        self.result(id, statement, fate, start);
    }

    fn takes_kept(&self, statement: &Statement) -> bool {
        statement.operands.iter().any(|value| value.variable().is_some_and(|variable| self.entry(variable).is_some()))
    }

    /// Puts the operands of a statement on the stack; where their code begins.
    fn push_operands(&mut self, id: StatementId, operands: &[Value]) -> Option<usize> {
        let fitting = loop {
            match Fitting::of(self, id, operands) {
                Ok(fitting) => break fitting,
                Err(misfit) => self.spill(misfit),
            }
        };
        let start = fitting.start;
        self.stack.truncate(self.stack.len() - fitting.taken);
        for (place, draft) in fitting.pushes.into_iter().rev() {
            self.drafts.insert(place, (draft, id));
            if fitting.joined == Some(place) {
                // Both are behind what was pushed just now.
                self.drafts[place + 1].0 = Draft::Settled(Step::DoublePair);
                self.drafts.remove(place + 2);
            }
        }
        start
    }

    /// Does something with what a statement leaves on the stack.
    fn result(&mut self, id: StatementId, statement: &Statement, fate: Fate, start: Option<usize>) {
        match (statement.to, fate) {
            (Some(variable), Fate::Within(until)) => {
                self.drafts.push((Draft::Keep, id));
                self.stack.push(Entry { by: id, variable, until, start });
            }
            (Some(variable), Fate::Stored) => self.drafts.push((Draft::Settled(Step::Store(variable)), id)),
            _ => {
                let kind = match statement.to {
                    Some(variable) => Some(self.form.variable(variable).kind),
                    None => results::kind(self.form, statement, self.pool),
                };
                self.drafts.extend(kind.map(|kind| (Draft::Settled(Step::Drop(kind)), id)));
            }
        }
    }

    /// What is on the stack for a variable.
    fn entry(&self, variable: VariableId) -> Option<&Entry> {
        self.stack.iter().find(|entry| entry.variable == variable)
    }

    /// Keeps a result in its variable instead.
    fn spill(&mut self, by: StatementId) {
        self.stack.retain(|entry| entry.by != by);
        self.spilled.insert(by);
    }

    fn settle(self) -> Vec<Placed> {
        let place = |(draft, id): &(Draft, StatementId)| {
            let statement = *id;
            self.steps(*draft, statement).into_iter().map(move |step| Placed { step, statement })
        };
        self.drafts.iter().flat_map(place).collect()
    }

    /// The steps of a draft, now that it is known what is on the stack.
    fn steps(&self, draft: Draft, id: StatementId) -> Vec<Step> {
        let is_spilled = |by: &StatementId| self.spilled.contains(by);
        let load = |by: StatementId| self.form.statement(by).to.map(Step::Load);
        let double = |by: StatementId| self.form.statement(by).to.map(|to| Step::Double(self.form.variable(to).kind));
        let steps: Vec<Option<Step>> = match draft {
            Draft::Settled(step) => vec![Some(step)],
            Draft::Keep if is_spilled(&id) => vec![self.form.statement(id).to.map(Step::Store)],
            Draft::Keep => vec![],
            Draft::Copy(by) if is_spilled(&by) => vec![load(by)],
            Draft::Copy(by) => vec![double(by)],
            Draft::CopyPair(lower, upper) => match (is_spilled(&lower), is_spilled(&upper)) {
                (false, false) => vec![Some(Step::DoublePair)],
                (false, true) => vec![double(lower), load(upper)],
                (true, false) => vec![double(upper), load(lower), Some(Step::Swap)],
                (true, true) => vec![load(lower), load(upper)],
            },
        };
        steps.into_iter().flatten().collect()
    }
}
