//! Which definitions reach which uses: reaching definitions over a form (Aho, Lam, Sethi, Ullman, 9.2.4).
//!
//! A handler may be entered from any statement of the blocks it protects, so all definitions of such a block reach it,
//! and those that reach the block, too. Errs towards more definitions.

use crate::fixpoint::{self, DataFlow, Give, Order};
use crate::form::{BlockId, Form, StatementId, VariableId};
use fixedbitset::FixedBitSet;
use std::convert::Infallible;

/// What gives a variable a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Definition {
    /// The caller: the number of a parameter.
    Parameter(u32),
    Statement(StatementId),
}

/// The definitions of each use and the uses of each definition.
#[derive(Clone, Debug)]
pub struct DefUse {
    /// Parameters first, then statements in their order.
    definitions: Vec<(Definition, VariableId)>,
    /// For each statement, for each operand, the numbers of the definitions that reach it.
    reaching: Vec<Vec<Vec<u32>>>,
    /// For each definition the statements that use it, in their order.
    uses: Vec<Vec<StatementId>>,
}

impl DefUse {
    /// Finds all of them.
    pub fn of(form: &Form) -> DefUse {
        let definitions = definitions(form);
        let mut of_variable = vec![FixedBitSet::with_capacity(definitions.len()); form.variables.len()];
        for (number, (_, variable)) in definitions.iter().enumerate() {
            of_variable[variable.0 as usize].insert(number);
        }
        let mut pass = Pass { form, of_variable, by_statement: by_statement(form, &definitions) };
        let mut entry = FixedBitSet::with_capacity(definitions.len());
        entry.insert_range(..form.parameters.len());
        let order = Order::LowestFirst;
        let Ok(facts) = fixpoint::solve(&mut pass, form.blocks.len(), order, [(0, entry)]);
        let mut found = DefUse {
            uses: vec![Vec::new(); definitions.len()],
            definitions,
            reaching: vec![vec![]; form.statements.len()],
        };
        for (block, fact) in form.block_ids().zip(facts) {
            if let Some(fact) = fact {
                found.record(&pass, block, fact);
            }
        }
        found
    }

    fn record(&mut self, pass: &Pass<'_>, block: BlockId, mut fact: FixedBitSet) {
        for id in pass.form.block(block).statement_ids() {
            for operand in &pass.form.statement(id).operands {
                let reaching: Vec<u32> = match operand.variable() {
                    Some(variable) => {
                        fact.intersection(&pass.of_variable[variable.0 as usize]).map(|number| number as u32).collect()
                    }
                    None => Vec::new(),
                };
                for number in &reaching {
                    let uses = &mut self.uses[*number as usize];
                    if uses.last() != Some(&id) {
                        uses.push(id);
                    }
                }
                self.reaching[id.0 as usize].push(reaching);
            }
            pass.execute(id, &mut fact);
        }
    }

    /// Number of definitions.
    pub fn len(&self) -> usize {
        self.definitions.len()
    }

    /// Whether nothing is ever given a value.
    pub fn is_empty(&self) -> bool {
        self.definitions.is_empty()
    }

    /// A definition by its number, and the variable that it gives a value.
    pub fn definition(&self, number: u32) -> (Definition, VariableId) {
        self.definitions[number as usize]
    }

    /// The definitions that reach an operand of a statement, by their numbers; none for constants.
    pub fn reaching(&self, statement: StatementId, operand: usize) -> &[u32] {
        self.reaching[statement.0 as usize].get(operand).map(Vec::as_slice).unwrap_or_default()
    }

    /// The statements that use what a definition gives.
    pub fn uses(&self, number: u32) -> &[StatementId] {
        &self.uses[number as usize]
    }

    /// The number of the definition that a statement is.
    pub fn number_of(&self, definition: Definition) -> Option<u32> {
        self.definitions.binary_search_by_key(&definition, |(known, _)| *known).ok().map(|number| number as u32)
    }
}

fn definitions(form: &Form) -> Vec<(Definition, VariableId)> {
    let parameters = (0..).map(Definition::Parameter).zip(form.parameters.iter().copied());
    let statements = form.statement_ids().zip(&form.statements);
    let statements = statements.filter_map(|(id, statement)| Some((Definition::Statement(id), statement.to?)));
    parameters.chain(statements).collect()
}

fn by_statement(form: &Form, definitions: &[(Definition, VariableId)]) -> Vec<Option<u32>> {
    let mut numbers = vec![None; form.statements.len()];
    for (number, (definition, _)) in definitions.iter().enumerate() {
        if let Definition::Statement(id) = definition {
            numbers[id.0 as usize] = Some(number as u32);
        }
    }
    numbers
}

struct Pass<'a> {
    form: &'a Form,
    /// The definitions of each variable.
    of_variable: Vec<FixedBitSet>,
    by_statement: Vec<Option<u32>>,
}

impl Pass<'_> {
    fn execute(&self, id: StatementId, fact: &mut FixedBitSet) {
        let variable = self.form.statement(id).to;
        if let (Some(variable), Some(number)) = (variable, self.by_statement[id.0 as usize]) {
            fact.difference_with(&self.of_variable[variable.0 as usize]);
            fact.insert(number as usize);
        }
    }
}

impl DataFlow for Pass<'_> {
    type Fact = FixedBitSet;
    type Error = Infallible;

    fn meet(&mut self, _: usize, known: &mut Option<FixedBitSet>, arriving: &FixedBitSet) -> Result<bool, Infallible> {
        let Some(known) = known else {
            *known = Some(arriving.clone());
            return Ok(true);
        };
        let changed = !arriving.is_subset(known);
        known.union_with(arriving);
        Ok(changed)
    }

    fn cross(&mut self, block: usize, fact: &FixedBitSet, give: &mut Give<'_, Self>) -> Result<(), Infallible> {
        let form = self.form;
        let block = &form.blocks[block];
        let (mut through, mut anywhere) = (fact.clone(), fact.clone());
        for id in block.statement_ids() {
            self.execute(id, &mut through);
            if let Some(number) = self.by_statement[id.0 as usize] {
                anywhere.insert(number as usize);
            }
        }
        for catcher in &block.handlers {
            give(self, catcher.block.0 as usize, &anywhere)?;
        }
        for target in &block.targets {
            give(self, target.0 as usize, &through)?;
        }
        Ok(())
    }
}
