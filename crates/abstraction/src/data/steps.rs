//! What each statement becomes that takes, gives or compares tokens.
//!
//! A number that is no token becomes one where it meets tokens; constants take part in tables as they are, which says
//! more than their class does. Division looks at its divisor first, as the statement does, and then divides.

mod deciding;

use super::Asked;
use super::domain::Domain;
use super::inference::Inference;
use super::operations::{code_of, cut_number, cut_of, cut_term, is_arithmetic};
use super::table::{Outcome, Table, Taken};
use super::terms::Terms;
use crate::solver::Solver;
use crate::term::{FieldId, Formula, Number, Width};
use analysis::whole::Place;
use classfile::opcode::*;
use flow::form::{Operation, Statement, Value};
use flow::typing::Kind;
use slicing::Setting;
use std::collections::{BTreeMap, BTreeSet};

/// What is handed to a statement in the place of an operand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Handed {
    Same,
    /// A token that is known already.
    Token(usize),
    /// What a method gives for these.
    Through(Method, Vec<Value>),
}

/// A method of the class of helpers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Method {
    Table(usize),
    Classifier(Classifier),
}

/// Gives the token of a number, which may be cut first (`i2b`, `i2s`, `i2c`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Classifier {
    pub(crate) domain: usize,
    pub(crate) width: Width,
    pub(crate) cut: Option<u8>,
}

/// What is done with the operands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Doing {
    Itself,
    Call(usize),
    /// A branch or a switch goes by what a table gives.
    Select(usize),
}

/// What a statement becomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// Values, and what is handed over for them.
    pub(crate) handed: Vec<(Value, Handed)>,
    /// The divisor, as what tells whether it is zero.
    pub(crate) divisor: Option<Handed>,
    pub(crate) doing: Doing,
    pub(crate) result: Option<Method>,
}

impl Step {
    /// The tables that it looks at.
    pub(crate) fn tables(&self) -> Vec<usize> {
        let of = |method: &Method| match method {
            Method::Table(number) => Some(*number),
            Method::Classifier(_) => None,
        };
        let handed =
            self.handed.iter().map(|(_, handed)| handed).chain(&self.divisor).filter_map(|handed| match handed {
                Handed::Through(method, _) => of(method),
                _ => None,
            });
        let doing = match self.doing {
            Doing::Call(number) | Doing::Select(number) => Some(number),
            Doing::Itself => None,
        };
        handed.chain(doing).chain(self.result.iter().filter_map(of)).collect()
    }
}

/// What terms are about.
#[derive(Default)]
struct Leaves {
    taken: Vec<Taken>,
    handed: Vec<(Value, Handed)>,
    premises: Vec<Formula>,
}

/// Makes steps, and notes what they need.
pub(crate) struct Steps<'a> {
    pub(crate) setting: &'a Setting<'a>,
    pub(crate) asked: Asked,
    pub(crate) known: Inference,
    pub(crate) tables: Vec<Table>,
    names: BTreeMap<String, usize>,
    pub(crate) classifiers: BTreeSet<Classifier>,
}

impl<'a> Steps<'a> {
    pub(crate) fn new(setting: &'a Setting<'a>, asked: Asked, known: Inference) -> Steps<'a> {
        Steps { setting, asked, known, tables: Vec::new(), names: BTreeMap::new(), classifiers: BTreeSet::new() }
    }

    /// What a statement becomes; nothing if it stays. An error names what is not followed.
    pub(crate) fn step(&mut self, place: Place, solver: &mut Solver) -> Result<Option<Step>, String> {
        let setting = self.setting;
        let statement = setting.world.statement(place);
        let is_taken = statement.operands.iter().any(|value| self.token(place, *value).is_some());
        let code = code_of(setting, place).filter(|code| is_arithmetic(*code) || *code == LCMP);
        let (mut step, given) = match &statement.operation {
            _ if is_taken && code.is_some() => {
                return self.arithmetic(place, statement, code.unwrap_or(LCMP), solver);
            }
            Operation::Branch(code) if is_taken => return self.branch(place, statement, *code, solver).map(Some),
            Operation::Switch(keys) if is_taken => return self.switch(place, statement, keys, solver).map(Some),
            Operation::Move => {
                let wanted = statement.to.and_then(|to| self.token(place, Value::Variable(to)));
                let step = self.handing(place, statement, |_, _| wanted.map(|domain| (domain, None)), solver);
                (step, wanted)
            }
            Operation::Pool(PUTFIELD | PUTSTATIC, _) => {
                let field = setting.world.field(place).map(FieldId);
                let wanted = field.and_then(|field| Some((self.known.of_field(field)?, cut_of(field))));
                let last = statement.operands.len() - 1;
                (self.handing(place, statement, |_, number| wanted.filter(|_| number == last), solver), None)
            }
            Operation::Pool(INVOKEVIRTUAL..=INVOKEINTERFACE, _) => {
                let wanted = |steps: &Steps<'_>, number: usize| {
                    steps.known.of_call(setting, place, number).map(|domain| (domain, None))
                };
                (self.handing(place, statement, wanted, solver), self.known.of_called(setting, place))
            }
            Operation::Return => {
                let wanted = self.known.of_result(place.method).map(|domain| (domain, None));
                (self.handing(place, statement, |_, _| wanted, solver), None)
            }
            Operation::Pool(GETFIELD | GETSTATIC, _) => {
                let field = setting.world.field(place).map(FieldId);
                (itself(statement), field.and_then(|field| self.known.of_field(field)))
            }
            Operation::Plain(IALOAD | LALOAD) => {
                let array = statement.operands.first();
                (itself(statement), array.and_then(|array| self.known.of_array(setting, place.method, *array)))
            }
            Operation::Plain(IASTORE | LASTORE) => {
                let array = statement.operands.first();
                let wanted = array.and_then(|array| self.known.of_array(setting, place.method, *array));
                let wanted = |_: &Steps<'_>, number: usize| wanted.filter(|_| number == 2).map(|domain| (domain, None));
                (self.handing(place, statement, wanted, solver), None)
            }
            _ => (itself(statement), None),
        };
        step.result = self.result(place, statement, given, solver);
        Ok((step != itself(statement)).then_some(step))
    }

    fn token(&self, place: Place, value: Value) -> Option<usize> {
        self.known.of_value(place.method, value)
    }

    fn width(&self, place: Place, value: Value) -> Width {
        match self.setting.world.method(place.method).form.kind_of(value) {
            Kind::Long => Width::Long,
            _ => Width::Int,
        }
    }

    /// The statement itself, with tokens where they are wanted.
    fn handing(
        &mut self,
        place: Place,
        statement: &Statement,
        wanted: impl Fn(&Steps<'_>, usize) -> Option<(usize, Option<u8>)>,
        solver: &mut Solver,
    ) -> Step {
        let mut step = itself(statement);
        for (number, value) in statement.operands.iter().enumerate() {
            if let Some((domain, cut)) = wanted(self, number) {
                step.handed[number].1 = self.stored(place, *value, (domain, cut), solver);
            }
        }
        step
    }

    /// A value as a token, by what it is made of where it has to be changed.
    fn stored(
        &mut self,
        place: Place,
        value: Value,
        (domain, cut): (usize, Option<u8>),
        solver: &mut Solver,
    ) -> Handed {
        let own = self.token(place, value);
        if own.is_some_and(|own| own != domain || cut.is_some()) {
            let made = self.best(place, &[value], solver, |steps, terms, leaves, solver| {
                let number = cut_term(terms[0].clone(), cut);
                Ok(steps.tokens(&leaves.taken, &number, (domain, &leaves.premises), solver))
            });
            if let Ok((table, leaves)) = made {
                let values = leaves.handed.iter().map(|(value, _)| *value).collect();
                let are_tokens = leaves.handed.iter().all(|(_, handed)| *handed == Handed::Same);
                if are_tokens {
                    return Handed::Through(Method::Table(table), values);
                }
            }
        }
        self.converted(place, value, (domain, cut), solver)
    }

    /// A value as a token.
    fn converted(
        &mut self,
        place: Place,
        value: Value,
        (domain, cut): (usize, Option<u8>),
        solver: &mut Solver,
    ) -> Handed {
        let width = self.width(place, value);
        match (value, self.token(place, value)) {
            (Value::Int(number), _) => Handed::Token(self.asked.domains[domain].token(cut_number(number, cut), width)),
            (Value::Long(number), _) => Handed::Token(self.asked.domains[domain].token(number, width)),
            (_, Some(known)) if known == domain && cut.is_none() => Handed::Same,
            (_, Some(known)) => {
                let taken = Taken { domain: known, width };
                let number = cut_term(Number::Argument(0, width), cut);
                Handed::Through(Method::Table(self.tokens(&[taken], &number, (domain, &[]), solver)), vec![value])
            }
            (_, None) => Handed::Through(self.classifier(Classifier { domain, width, cut }), vec![value]),
        }
    }

    fn classifier(&mut self, classifier: Classifier) -> Method {
        self.classifiers.insert(classifier);
        Method::Classifier(classifier)
    }

    /// How a result becomes the token that its variable holds.
    fn result(
        &mut self,
        place: Place,
        statement: &Statement,
        given: Option<usize>,
        solver: &mut Solver,
    ) -> Option<Method> {
        let to = Value::Variable(statement.to?);
        let (domain, width) = (self.token(place, to)?, self.width(place, to));
        match given {
            Some(given) if given == domain => None,
            Some(given) => {
                let taken = Taken { domain: given, width };
                Some(Method::Table(self.tokens(&[taken], &Number::Argument(0, width), (domain, &[]), solver)))
            }
            None => Some(self.classifier(Classifier { domain, width, cut: None })),
        }
    }

    /// The table of some operands. It is about what they are made of only where that says more.
    fn best(
        &mut self,
        place: Place,
        operands: &[Value],
        solver: &mut Solver,
        make: impl Fn(&mut Steps<'a>, Vec<Number>, &Leaves, &mut Solver) -> Result<usize, String>,
    ) -> Result<(usize, Leaves), String> {
        let mut best: Option<(usize, Leaves)> = None;
        for folds in [false, true] {
            let known = self.known.clone();
            let mut reader = Terms::new(self.setting, &known, place);
            let terms = operands.iter().map(|value| reader.term(*value, folds)).collect();
            let (values, premises) = (reader.leaves, reader.premises);
            if folds && premises.is_empty() {
                break;
            }
            let leaves = Leaves { premises, ..self.leaves(place, values, solver) };
            let table = make(self, terms, &leaves, solver)?;
            let is_enough = !self.tables[table].chooses();
            best = Some((table, leaves));
            if is_enough {
                break;
            }
        }
        best.ok_or_else(|| String::from("a statement that is not understood"))
    }

    fn leaves(&mut self, place: Place, values: Vec<Value>, solver: &mut Solver) -> Leaves {
        let domain = values.iter().filter_map(|value| self.token(place, *value)).min().unwrap_or(0);
        let mut leaves = Leaves::default();
        for value in values {
            let own = self.token(place, value);
            leaves.taken.push(Taken { domain: own.unwrap_or(domain), width: self.width(place, value) });
            let handed = match own {
                Some(_) => Handed::Same,
                None => self.converted(place, value, (domain, None), solver),
            };
            leaves.handed.push((value, handed));
        }
        leaves
    }

    /// The table of a number as a token.
    fn tokens(
        &mut self,
        taken: &[Taken],
        number: &Number,
        (domain, premises): (usize, &[Formula]),
        solver: &mut Solver,
    ) -> usize {
        let of: &Domain = &self.asked.domains[domain];
        let outcome = |token: usize| Outcome {
            value: token as i32,
            name: of.class_name(token).to_owned(),
            condition: of.class(token, number),
        };
        let outcomes = (0..of.len()).map(outcome).collect();
        let is_long = number.width() == Width::Long;
        self.table(&format!("{domain} {number:?}"), taken, outcomes, (premises, is_long), solver)
    }

    /// A table, which is made once.
    fn table(
        &mut self,
        name: &str,
        taken: &[Taken],
        outcomes: Vec<Outcome>,
        (premises, is_long): (&[Formula], bool),
        solver: &mut Solver,
    ) -> usize {
        let key = format!("{name} {taken:?} {premises:?}");
        if let Some(known) = self.names.get(&key) {
            return *known;
        }
        self.tables.push(Table::make(&self.asked.domains, taken, outcomes, (premises, is_long), solver));
        self.names.insert(key, self.tables.len() - 1);
        self.tables.len() - 1
    }
}

/// A statement that stays as it is.
fn itself(statement: &Statement) -> Step {
    let handed = statement.operands.iter().map(|value| (*value, Handed::Same)).collect();
    Step { handed, divisor: None, doing: Doing::Itself, result: None }
}
