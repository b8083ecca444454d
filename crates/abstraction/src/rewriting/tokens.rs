//! Statements that work with tokens, as calls of the methods of tables and classes.

use super::Rewriter;
use crate::data::code::table_name;
use crate::data::steps::{Doing, Handed, Method, Step};
use crate::data::table::kind_of;
use crate::support::{Helper, SUPPORT, Writer};
use analysis::whole::Place;
use classfile::opcode::*;
use flow::form::{Form, Home, Operation, Statement, Value, Variable, VariableId};
use flow::rewrite::{MemberKind, PoolBuilder};
use flow::typing::Kind;

impl Rewriter<'_> {
    /// A statement that works with tokens.
    pub(super) fn tokens(&self, place: Place, step: &Step, pool: &mut PoolBuilder<'_>, new: &mut Form) {
        let old = self.setting.world.statement(place);
        let mut handed = Vec::new();
        for (value, how) in &step.handed {
            handed.push(self.handed(*value, how, (old, pool), new));
        }
        if let (Some(how), Some(divisor)) = (&step.divisor, old.operands.get(1)) {
            self.divide(*divisor, how, (old, pool), new);
            if step.doing == Doing::Itself {
                return;
            }
        }
        let statement = match step.doing {
            Doing::Itself => Statement { operands: handed, ..old.clone() },
            Doing::Call(table) => Statement { to: old.to, ..self.call(Method::Table(table), handed, (old, pool)) },
            Doing::Select(table) => {
                let result = variable(new, Kind::Int);
                let asked = self.call(Method::Table(table), handed, (old, pool));
                new.statements.push(Statement { to: Some(result), ..asked });
                let operation = match &old.operation {
                    Operation::Switch(keys) => Operation::Switch(keys.clone()),
                    _ => Operation::Branch(IFNE),
                };
                Statement { operation, operands: vec![Value::Variable(result)], to: None, origin: old.origin }
            }
        };
        match (step.result, old.to) {
            (Some(method), Some(to)) => {
                let given = variable(new, new.variable(to).kind);
                new.statements.push(Statement { to: Some(given), ..statement });
                let token = self.call(method, vec![Value::Variable(given)], (old, pool));
                new.statements.push(Statement { to: Some(to), ..token });
            }
            _ => new.statements.push(statement),
        }
    }

    fn handed(
        &self,
        value: Value,
        how: &Handed,
        (old, pool): (&Statement, &mut PoolBuilder<'_>),
        new: &mut Form,
    ) -> Value {
        let kind = new.kind_of(value);
        match how {
            Handed::Same => value,
            Handed::Token(token) if kind == Kind::Long => Value::Long(*token as i64),
            Handed::Token(token) => Value::Int(*token as i32),
            Handed::Through(method, values) => {
                let to = variable(new, kind);
                let call = self.call(*method, values.clone(), (old, pool));
                new.statements.push(Statement { to: Some(to), ..call });
                Value::Variable(to)
            }
        }
    }

    /// Throws where the statement does.
    fn divide(&self, divisor: Value, how: &Handed, (old, pool): (&Statement, &mut PoolBuilder<'_>), new: &mut Form) {
        let kind = new.kind_of(divisor);
        let (code, one) = match kind {
            Kind::Long => (LDIV, Value::Long(1)),
            _ => (IDIV, Value::Int(1)),
        };
        let divisor = self.handed(divisor, how, (old, pool), new);
        let to = Some(variable(new, kind));
        new.statements.push(Statement {
            operation: Operation::Plain(code),
            operands: vec![one, divisor],
            to,
            origin: old.origin,
        });
    }

    fn call(&self, method: Method, operands: Vec<Value>, (old, pool): (&Statement, &mut PoolBuilder<'_>)) -> Statement {
        let (name, types) = match method {
            Method::Table(number) => (table_name(number), self.plan.data.tables[number].descriptor()),
            Method::Classifier(classifier) => (classifier.name(), classifier.descriptor().to_owned()),
        };
        let entry = pool.reference(MemberKind::Method, SUPPORT, &name, &types);
        Statement { operation: Operation::Pool(INVOKESTATIC, entry), operands, to: None, origin: old.origin }
    }

    /// The methods of tables and classes.
    pub(super) fn token_helpers(&self, pool: &mut PoolBuilder<'_>, helpers: &mut Vec<Helper>) {
        let data = &self.plan.data;
        for (number, table) in data.tables.iter().enumerate() {
            let form = Writer::of_kinds(pool, &table.kinds(), self.choices).table(table);
            helpers.push(Helper { name: table_name(number), descriptor: table.descriptor(), form });
        }
        for classifier in &data.classifiers {
            let writer = Writer::of_kinds(pool, &[kind_of(classifier.width)], self.choices);
            let form = writer.classifier(*classifier, &data.domains[classifier.domain]);
            helpers.push(Helper { name: classifier.name(), descriptor: classifier.descriptor().to_owned(), form });
        }
    }
}

fn variable(new: &mut Form, kind: Kind) -> VariableId {
    new.variables.push(Variable { kind, home: Home::Operand, name: None, declared: None });
    VariableId(new.variables.len() as u32 - 1)
}
