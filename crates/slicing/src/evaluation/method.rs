//! Which constants reach which place of one method, and which of its blocks are reached at all.
//!
//! A branch whose operands are known goes one way; behind a comparison with a constant that holds, the variable is
//! that constant. A handler may be entered before every statement of the blocks that it protects.

use super::constant::{Constant, Fact, nothing};
use super::folding::is_taken;
use super::solution::Solution;
use super::version::VersionNumber;
use classfile::opcode::*;
use flow::fixpoint::{self, DataFlow, Give, Order};
use flow::form::{Block, Form, Operation, Statement, Value, VariableId};
use std::convert::Infallible;

/// For each block what is known of the variables where it begins; none if it is never reached.
pub(super) type Blocks = Vec<Option<Vec<Fact>>>;

/// Finds everything out, from what is known of the parameters; and whether the array that `main` is given gets out of
/// sight.
pub(super) fn solve(solution: &Solution<'_>, number: VersionNumber, parameters: &[Fact]) -> (Blocks, bool) {
    let form = solution.form(number);
    let mut entry = nothing(form);
    for (variable, fact) in form.parameters.iter().zip(parameters) {
        entry[variable.0 as usize] = fact.clone();
    }
    let mut pass = Pass { solution, number, form, leaks: false };
    let Ok(blocks) = fixpoint::solve(&mut pass, form.blocks.len(), Order::LowestFirst, [(0, entry)]);
    (blocks, pass.leaks)
}

/// The target that the end of a block goes to, by its number in the block; none if there may be several, or none.
pub(super) fn only_way(statement: &Statement, operands: &[Fact]) -> Option<usize> {
    let known: Vec<&Constant> = operands.iter().map(Fact::known).collect::<Option<_>>()?;
    match (&statement.operation, known.as_slice()) {
        (Operation::Branch(code), known) => is_taken(*code, known).map(|is_taken| usize::from(!is_taken)),
        (Operation::Switch(keys), [Constant::Int(value)]) => {
            Some(keys.iter().position(|key| key == value).map_or(0, |position| position + 1))
        }
        _ => None,
    }
}

struct Pass<'a> {
    solution: &'a Solution<'a>,
    number: VersionNumber,
    form: &'a Form,
    leaks: bool,
}

impl Pass<'_> {
    /// Where the end of a block may go, by the numbers of its targets.
    fn ways(&self, block: &Block, facts: &[Fact]) -> Vec<usize> {
        let statement = self.form.statement(block.end());
        let operands = self.solution.operands(self.number, statement, facts);
        match only_way(statement, &operands) {
            Some(way) => vec![way],
            None if operands.contains(&Fact::Undefined) => Vec::new(),
            None => (0..block.targets.len()).collect(),
        }
    }

    /// What is known at a target of a comparison.
    fn behind(&self, block: &Block, way: usize, facts: &[Fact]) -> Vec<Fact> {
        let mut facts = facts.to_vec();
        let target = block.targets[way];
        let is_only = block.targets.iter().filter(|other| **other == target).count() == 1;
        let equal = equal(self.form.statement(block.end()), way).filter(|_| is_only);
        if let Some((VariableId(variable), other)) = equal {
            let other = super::constant::of_value(self.solution.pool(self.number), &facts, other);
            if facts[variable as usize] == Fact::Varying && other.known().is_some_and(Constant::is_literal) {
                facts[variable as usize] = other;
            }
        }
        facts
    }

    fn meet_all(&mut self, known: &mut [Fact], arriving: &[Fact]) -> bool {
        let mut changed = false;
        for (known, arriving) in known.iter_mut().zip(arriving) {
            changed |= self.meet_one(known, arriving);
        }
        changed
    }

    fn meet_one(&mut self, known: &mut Fact, arriving: &Fact) -> bool {
        let array = Fact::Known(Constant::Arguments);
        self.leaks |= known != arriving
            && (*known == array && *arriving != Fact::Undefined || *arriving == array && *known != Fact::Undefined);
        known.meet(arriving)
    }
}

/// A variable and what it is equal to if the end of a block goes to one of its targets.
fn equal(end: &Statement, way: usize) -> Option<(VariableId, Value)> {
    match (&end.operation, end.operands.as_slice(), way) {
        (Operation::Branch(IFEQ), [Value::Variable(one)], 0) | (Operation::Branch(IFNE), [Value::Variable(one)], 1) => {
            Some((*one, Value::Int(0)))
        }
        (Operation::Branch(IFNULL), [Value::Variable(one)], 0)
        | (Operation::Branch(IFNONNULL), [Value::Variable(one)], 1) => Some((*one, Value::Null)),
        (Operation::Branch(IF_ICMPEQ | IF_ACMPEQ), [one, other], 0)
        | (Operation::Branch(IF_ICMPNE | IF_ACMPNE), [one, other], 1) => match (one, other) {
            (Value::Variable(one), other) => Some((*one, *other)),
            (one, Value::Variable(other)) => Some((*other, *one)),
            _ => None,
        },
        (Operation::Switch(keys), [Value::Variable(one)], way) => {
            way.checked_sub(1).and_then(|number| keys.get(number)).map(|key| (*one, Value::Int(*key)))
        }
        _ => None,
    }
}

impl DataFlow for Pass<'_> {
    type Fact = Vec<Fact>;
    type Error = Infallible;

    fn meet(&mut self, _: usize, known: &mut Option<Vec<Fact>>, arriving: &Vec<Fact>) -> Result<bool, Infallible> {
        match known {
            Some(known) => Ok(self.meet_all(known, arriving)),
            None => {
                *known = Some(arriving.clone());
                Ok(true)
            }
        }
    }

    fn cross(&mut self, block: usize, facts: &Vec<Fact>, give: &mut Give<'_, Self>) -> Result<(), Infallible> {
        let form = self.form;
        let block = &form.blocks[block];
        let (mut through, mut anywhere) = (facts.clone(), facts.clone());
        for id in block.statement_ids() {
            self.solution.execute(self.number, id, &mut through);
            if let Some(to) = form.statement(id).to {
                self.meet_one(&mut anywhere[to.0 as usize], &through[to.0 as usize]);
            }
        }
        for catcher in &block.handlers {
            give(self, catcher.block.0 as usize, &anywhere)?;
        }
        for way in self.ways(block, &through) {
            let known = self.behind(block, way, &through);
            give(self, block.targets[way].0 as usize, &known)?;
        }
        Ok(())
    }
}
