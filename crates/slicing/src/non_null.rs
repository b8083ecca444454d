//! Which operands are surely objects: a use of them cannot throw a `NullPointerException`.
//!
//! Within a method a forward must-analysis over its variables; between methods the greatest solution: parameters,
//! results and final fields count as objects until something shows that they may be null. A final field counts only if
//! nobody can look at it before it is written (`settled`). Errs towards null.

use crate::settled::Settled;
use analysis::whole::{Entry, MethodNumber, Place, World};
use classfile::opcode::*;
use fixedbitset::FixedBitSet;
use flow::fixpoint::{self, DataFlow, Give, Order};
use flow::form::{Block, Form, Operation, Statement, StatementId, Value};
use program::{FieldRef, MethodRef, Program};
use std::collections::BTreeMap;
use std::convert::Infallible;

/// What is surely an object.
pub struct NonNull<'a> {
    program: &'a Program,
    world: &'a World,
    settled: &'a Settled,
    /// For each method, for each parameter.
    parameters: Vec<Vec<bool>>,
    results: Vec<bool>,
    /// Final fields that may be null, and those that were found out about, by class and word.
    fields: BTreeMap<(u32, &'static str), bool>,
    /// For each method, for each statement, the variables that are objects before it.
    before: Vec<Vec<FixedBitSet>>,
}

impl<'a> NonNull<'a> {
    /// Finds everything out.
    pub(crate) fn of(program: &'a Program, world: &'a World, settled: &'a Settled) -> NonNull<'a> {
        let parameters = world.methods().map(|method| vec![true; world.method(method).form.parameters.len()]).collect();
        let results = vec![true; world.methods().count()];
        let before = vec![Vec::new(); world.methods().count()];
        let mut found = NonNull { program, world, settled, parameters, results, fields: BTreeMap::new(), before };
        found.doubt_entries();
        loop {
            for method in world.methods() {
                found.before[method.0 as usize] = found.solve(method);
            }
            if !found.doubt() {
                return found;
            }
        }
    }

    /// Whether an operand of a statement is surely an object.
    pub fn is_object(&self, place: Place, operand: usize) -> bool {
        let before = &self.before[place.method.0 as usize][place.statement.0 as usize];
        match self.world.statement(place).operands.get(operand) {
            Some(value) => is_object(before, *value),
            None => false,
        }
    }

    /// What others hand over may be null.
    fn doubt_entries(&mut self) {
        for entry in self.world.entries() {
            let (method, first) = match entry {
                Entry::Main(_) | Entry::Initializer { .. } => continue,
                Entry::Thread { run, .. } => (run, 1),
                Entry::Callback(method) => (method, usize::from(!self.world.method(*method).method.is_static())),
            };
            self.parameters[method.0 as usize].iter_mut().skip(first).for_each(|known| *known = false);
        }
    }

    /// Takes back what the methods contradict; tells whether that was anything.
    fn doubt(&mut self) -> bool {
        let mut changed = false;
        for place in self.world.methods().flat_map(|method| self.world.places(method)).collect::<Vec<_>>() {
            let statement = self.world.statement(place).clone();
            match statement.operation {
                Operation::Return if !statement.operands.is_empty() && !self.is_object(place, 0) => {
                    changed |= std::mem::take(&mut self.results[place.method.0 as usize]);
                }
                Operation::Pool(PUTFIELD | PUTSTATIC, entry) => {
                    let class = self.world.method(place.method).method.class;
                    let last = statement.operands.len() - 1;
                    if let Ok(field) = self.program.resolve_field(class, entry)
                        && !self.is_object(place, last)
                    {
                        changed |= self.fields.insert((field.class.id.0, field.name), false) != Some(false);
                    }
                }
                _ => {}
            }
            changed |= self.doubt_arguments(place, &statement);
        }
        changed
    }

    fn doubt_arguments(&mut self, place: Place, statement: &Statement) -> bool {
        let mut changed = false;
        for target in self.world.targets(place) {
            let is_plain = matches!(statement.operation, Operation::Pool(..));
            let count = self.parameters[target.0 as usize].len();
            let has_receiver = !self.world.method(*target).method.is_static();
            for number in usize::from(has_receiver)..count {
                // A lambda's body gets captured values as well: only plain calls hand over what they name.
                let fits = is_plain && count == statement.operands.len() && self.is_direct(place, *target);
                if !(fits && self.is_object(place, number)) {
                    changed |= std::mem::take(&mut self.parameters[target.0 as usize][number]);
                }
            }
        }
        changed
    }

    /// Whether a call hands its operands to a target as they are.
    fn is_direct(&self, place: Place, target: MethodNumber) -> bool {
        let Operation::Pool(_, entry) = self.world.statement(place).operation else { return false };
        let class = self.world.method(place.method).method.class;
        let called: Option<MethodRef> = self.program.resolve_method(class, entry).ok();
        let target = self.world.method(target).method;
        called.is_some_and(|called| called.name == target.name && called.is_static() == target.is_static())
    }

    fn solve(&self, method: MethodNumber) -> Vec<FixedBitSet> {
        let form = &self.world.method(method).form;
        let mut entry = FixedBitSet::with_capacity(form.variables.len());
        for (number, variable) in form.parameters.iter().enumerate() {
            if self.parameters[method.0 as usize][number] {
                entry.insert(variable.0 as usize);
            }
        }
        let mut pass = Pass { facts: self, method, form };
        let Ok(facts) = fixpoint::solve(&mut pass, form.blocks.len(), Order::LowestFirst, [(0, entry)]);
        let mut before = vec![FixedBitSet::with_capacity(form.variables.len()); form.statements.len()];
        for (block, fact) in form.blocks.iter().zip(facts) {
            let Some(mut fact) = fact else { continue };
            for id in block.statement_ids() {
                before[id.0 as usize] = fact.clone();
                pass.execute(id, &mut fact);
            }
        }
        before
    }

    /// Whether what a statement gives is surely an object.
    fn gives_object(&self, place: Place, before: &FixedBitSet) -> bool {
        let statement = self.world.statement(place);
        match statement.operation {
            Operation::Move => is_object(before, statement.operands[0]),
            Operation::NewArray(_) | Operation::MultiArray(_) | Operation::Catch | Operation::Dynamic(_) => true,
            Operation::Pool(NEW | ANEWARRAY | LDC | LDC_W, _) => true,
            Operation::Pool(CHECKCAST, _) => is_object(before, statement.operands[0]),
            Operation::Pool(GETFIELD | GETSTATIC, entry) => {
                let class = self.world.method(place.method).method.class;
                self.program.resolve_field(class, entry).is_ok_and(|field| self.is_set(field))
            }
            Operation::Pool(INVOKEVIRTUAL..=INVOKEINTERFACE, _) => {
                let targets = self.world.targets(place);
                let own = !targets.is_empty() && !self.world.calls_library(place);
                own && targets.iter().all(|target| self.results[target.0 as usize])
            }
            _ => false,
        }
    }

    /// Whether a final field holds an object whenever it is read.
    fn is_set(&self, field: FieldRef) -> bool {
        field.is_final()
            && self.world.is_own(field.class)
            && self.fields.get(&(field.class.id.0, field.name)) != Some(&false)
            && self.settled.contains(field)
    }
}

fn is_object(before: &FixedBitSet, value: Value) -> bool {
    match value {
        Value::Variable(variable) => before.contains(variable.0 as usize),
        Value::Text(_) => true,
        _ => false,
    }
}

/// The operand that must not be null, if there is one.
pub fn dereferenced(statement: &Statement) -> Option<usize> {
    match statement.operation {
        Operation::Plain(IALOAD..=SALOAD | IASTORE..=SASTORE | ARRAYLENGTH | MONITORENTER | MONITOREXIT) => Some(0),
        Operation::Pool(GETFIELD | PUTFIELD | INVOKEVIRTUAL | INVOKESPECIAL | INVOKEINTERFACE, _) => Some(0),
        Operation::Throw => Some(0),
        _ => None,
    }
}

struct Pass<'a, 'b> {
    facts: &'b NonNull<'a>,
    method: MethodNumber,
    form: &'b Form,
}

impl Pass<'_, '_> {
    fn execute(&self, id: StatementId, fact: &mut FixedBitSet) {
        let statement = self.form.statement(id);
        let gives = self.facts.gives_object(Place { method: self.method, statement: id }, fact);
        if let Some(Value::Variable(used)) = dereferenced(statement).and_then(|number| statement.operands.get(number)) {
            fact.insert(used.0 as usize);
        }
        if let Some(to) = statement.to {
            fact.set(to.0 as usize, gives);
        }
    }

    /// What is known at a target of a test against null.
    fn after_test(&self, block: &Block, target: usize, fact: &FixedBitSet) -> FixedBitSet {
        let mut known = fact.clone();
        let end = self.form.statement(block.end());
        if let (Operation::Branch(code @ (IFNULL | IFNONNULL)), Some(Value::Variable(tested))) =
            (&end.operation, end.operands.first())
            && block.targets.first() != block.targets.get(1)
            && (*code == IFNONNULL) == (target == 0)
        {
            known.insert(tested.0 as usize);
        }
        known
    }
}

impl DataFlow for Pass<'_, '_> {
    type Fact = FixedBitSet;
    type Error = Infallible;

    fn meet(&mut self, _: usize, known: &mut Option<FixedBitSet>, arriving: &FixedBitSet) -> Result<bool, Infallible> {
        let Some(known) = known else {
            *known = Some(arriving.clone());
            return Ok(true);
        };
        let before = known.count_ones(..);
        known.intersect_with(arriving);
        Ok(known.count_ones(..) != before)
    }

    fn cross(&mut self, block: usize, fact: &FixedBitSet, give: &mut Give<'_, Self>) -> Result<(), Infallible> {
        let form = self.form;
        let block = &form.blocks[block];
        let (mut through, mut anywhere) = (fact.clone(), fact.clone());
        for id in block.statement_ids() {
            self.execute(id, &mut through);
            // A handler may be entered before or after each assignment.
            if let Some(to) = form.statement(id).to
                && !through.contains(to.0 as usize)
            {
                anywhere.set(to.0 as usize, false);
            }
        }
        for catcher in &block.handlers {
            give(self, catcher.block.0 as usize, &anywhere)?;
        }
        for (number, target) in block.targets.iter().enumerate() {
            let known = self.after_test(block, number, &through);
            give(self, target.0 as usize, &known)?;
        }
        Ok(())
    }
}
