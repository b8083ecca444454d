//! The class files of an evaluated program.
//!
//! Variables whose value is known become constants where they are used, and branches that go one way become jumps; what
//! cannot be reached any more is gone. Nothing else goes away: an access, a call, a statement that may throw or
//! initialise a class stays, also if nobody needs its value any more. So the order of events, exceptions, endless loops
//! and lines are those of the program. What became superfluous, a slice removes. Methods of which nothing is known stay
//! byte for byte.

use super::constant::{Constant, Fact};
use super::method::only_way;
use super::solution::Solution;
use super::version::VersionNumber;
use crate::remainder::without_unreachable;
use crate::rewriting::{Classes, class_file, methods_by_class};
use analysis::whole::{MethodNumber, Place};
use classfile::opcode::*;
use flow::emit::{Emission, OwnShape, Shape};
use flow::form::{Block, Form, Operation, Statement, StatementId, Value};
use flow::rewrite::{MemberKind, PoolBuilder, Rewriting};
use flow::{Body, DefUse, Definition, FlowError};
use program::ClassRef;
use std::collections::BTreeSet;

/// The access flag of methods that are in no source (JVMS table 4.6-A).
const SYNTHETIC: u16 = 0x1000;

/// Classes with their bytes.
type Written = Vec<(ClassRef, Vec<u8>)>;

/// What was done to a program.
#[derive(Clone, Debug, Default)]
pub(super) struct Done {
    pub(super) values: BTreeSet<(Place, usize)>,
    pub(super) branches: BTreeSet<Place>,
}

/// Writes the classes of which something is known.
pub(super) fn evaluated_classes(
    solution: &Solution<'_>,
    asked: &BTreeSet<Place>,
) -> Result<(Written, Done), FlowError> {
    let mut done = Done::default();
    let mut classes = Vec::new();
    for (class, methods) in methods_by_class(&solution.setting.world) {
        classes.push((class, rewrite(solution, asked, (class, &methods), &mut done)?));
    }
    Ok((classes, done))
}

fn rewrite(
    solution: &Solution<'_>,
    asked: &BTreeSet<Place>,
    (class, methods): (ClassRef, &[MethodNumber]),
    done: &mut Done,
) -> Result<Vec<u8>, FlowError> {
    let hierarchy = Classes { program: solution.setting.program, class };
    let mut rewriting = Rewriting::of(class_file(class)?)?;
    let versions = (0..solution.versions.len()).map(VersionNumber);
    for number in versions.filter(|number| methods.contains(&solution.version(*number).method)) {
        let version = solution.version(number);
        let known = solution.setting.world.method(version.method).method;
        let Ok(subject) = known.in_file() else { continue };
        let mut writer = Writer { solution, number, asked, pool: &mut rewriting.pool, done, looks: Vec::new() };
        let form = writer.form();
        if form == *solution.form(number) && version.copy.is_none() || !version.is_reached {
            continue;
        }
        let (body, own) = (Body::read(subject)?, OwnShape::of(subject)?);
        let own = own.shape();
        let shape = Shape { name: version.copy.as_deref().unwrap_or(own.name), ..own };
        let code = Emission { shape, form: &form, body: &body, hierarchy: &hierarchy }.code(&mut rewriting.pool)?;
        match &version.copy {
            Some(name) => rewriting.add_method(known.access | SYNTHETIC, name, known.descriptor, &code),
            None => rewriting.replace_code(known.index as usize, code),
        }
    }
    rewriting.finish()
}

/// Writes one method or copy.
struct Writer<'a, 'p> {
    solution: &'a Solution<'a>,
    number: VersionNumber,
    /// What was asked for, which is not folded away.
    asked: &'a BTreeSet<Place>,
    pool: &'a mut PoolBuilder<'p>,
    done: &'a mut Done,
    /// Where the new form looks at an argument that is known.
    looks: Vec<StatementId>,
}

impl Writer<'_, '_> {
    /// The form with constants.
    fn form(&mut self) -> Form {
        let form = self.solution.form(self.number);
        let mut new = Form { blocks: Vec::new(), statements: Vec::new(), ..form.clone() };
        for (block, facts) in form.blocks.iter().zip(&self.solution.version(self.number).blocks) {
            let start = new.statements.len() as u32;
            let targets = match facts {
                Some(facts) => self.block(block, facts.clone(), &mut new.statements),
                None => {
                    new.statements.extend(block.statement_ids().map(|id| form.statement(id).clone()));
                    block.targets.clone()
                }
            };
            let statements = start..new.statements.len() as u32;
            new.blocks.push(Block { statements, targets, handlers: block.handlers.clone() });
        }
        self.forget_arguments(&mut new);
        without_unreachable(&new)
    }

    /// Looks at arguments that nobody needs any more go: they are there, and nobody writes them.
    fn forget_arguments(&mut self, form: &mut Form) {
        let looks = std::mem::take(&mut self.looks);
        let def_use = if looks.is_empty() { return } else { DefUse::of(form) };
        for id in looks {
            let number = def_use.number_of(Definition::Statement(id));
            if number.is_some_and(|number| def_use.uses(number).is_empty()) {
                let statement = &mut form.statements[id.0 as usize];
                (statement.operation, statement.operands) = (Operation::Move, vec![Value::Null]);
            }
        }
    }

    /// The statements of a block that is reached; gives its targets.
    fn block(
        &mut self,
        block: &Block,
        mut facts: Vec<Fact>,
        statements: &mut Vec<Statement>,
    ) -> Vec<flow::form::BlockId> {
        let mut targets = block.targets.clone();
        for id in block.statement_ids() {
            let statement = self.solution.form(self.number).statement(id);
            let operands = self.solution.operands(self.number, statement, &facts);
            let mut new = self.with_constants(id, statement, &operands);
            let place = self.solution.place(self.number, id);
            if let Some(way) = only_way(statement, &operands).filter(|_| !self.asked.contains(&place)) {
                self.done.branches.insert(place);
                (new.operation, new.operands) = (Operation::Jump, Vec::new());
                targets = vec![block.targets[way]];
            }
            let is_look = new.operation == Operation::Plain(AALOAD) && !self.asked.contains(&place);
            if is_look && matches!(self.solution.gives(self.number, id, &operands), Fact::Known(_)) {
                self.looks.push(StatementId(statements.len() as u32));
            }
            statements.push(new);
            self.solution.execute(self.number, id, &mut facts);
        }
        targets
    }

    fn with_constants(&mut self, id: StatementId, statement: &Statement, operands: &[Fact]) -> Statement {
        let place = self.solution.place(self.number, id);
        if let Some(value) = self.answer(place, statement, operands) {
            self.done.values.insert((place, 0));
            return Statement { operation: Operation::Move, operands: vec![value], ..statement.clone() };
        }
        let mut new = statement.clone();
        for (position, fact) in operands.iter().enumerate() {
            if is_named(statement, position, fact) {
                continue;
            }
            if let (Value::Variable(_), Fact::Known(constant)) = (statement.operands[position], fact)
                && let Some(value) = self.value(constant)
            {
                new.operands[position] = value;
                self.done.values.insert((place, position));
            }
        }
        if let Some(copy) = self.solution.calls.get(&(self.number, id)) {
            new.operation = self.call_of(*copy, &statement.operation);
        }
        new
    }

    /// What a call of the library, or a look at the arguments, is known to give: it does nothing else.
    fn answer(&mut self, place: Place, statement: &Statement, operands: &[Fact]) -> Option<Value> {
        let is_call = matches!(statement.operation, Operation::Pool(INVOKEVIRTUAL..=INVOKEINTERFACE, _))
            && self.solution.setting.world.calls_library(place);
        let is_length = statement.operation == Operation::Plain(ARRAYLENGTH);
        let is_answered = (is_call || is_length) && statement.to.is_some() && !self.asked.contains(&place);
        let given = is_answered.then(|| self.solution.gives(self.number, place.statement, operands));
        given.as_ref().and_then(Fact::known).and_then(|constant| self.value(constant))
    }

    /// A constant as an operand.
    fn value(&mut self, constant: &Constant) -> Option<Value> {
        Some(match constant {
            Constant::Int(value) => Value::Int(*value),
            Constant::Long(value) => Value::Long(*value),
            Constant::Float(bits) => Value::Float(*bits),
            Constant::Double(bits) => Value::Double(*bits),
            Constant::Null => Value::Null,
            Constant::Text(text) => Value::Text(self.pool.string(text)),
            Constant::Arguments | Constant::Argument(_) => return None,
        })
    }

    /// A call of a copy, by way of the class that the call has named so far.
    fn call_of(&mut self, copy: VersionNumber, operation: &Operation) -> Operation {
        let version = self.solution.version(copy);
        let method = self.solution.setting.world.method(version.method).method;
        let (Operation::Pool(code, entry), Some(name)) = (operation, &version.copy) else { return operation.clone() };
        let named = self.solution.pool(self.number).and_then(|pool| pool.member(*entry).ok());
        let class = named.map_or(method.class.name.to_owned(), |named| named.class_name.into_owned());
        Operation::Pool(*code, self.pool.reference(MemberKind::Method, &class, name, method.descriptor))
    }
}

/// Whether an operand stays a variable: where null throws, the message names it.
fn is_named(statement: &Statement, position: usize, fact: &Fact) -> bool {
    let is_cast = matches!(statement.operation, Operation::Pool(CHECKCAST, _));
    crate::non_null::dereferenced(statement) == Some(position) || is_cast && *fact == Fact::Known(Constant::Null)
}
