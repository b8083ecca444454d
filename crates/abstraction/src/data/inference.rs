//! What must follow where a field holds tokens: variables, parameters, results and further fields.
//!
//! A token goes where its number went: through copies, arithmetic, fields, parameters and results of own methods. All
//! methods that one call may reach take and answer the same. Where two abstractions meet, the one that was named first
//! wins. What is only compared with a token does not follow: its class is looked up where it is compared. Nor does a
//! number that the tokens determine, such as `x & 3` where the remainder by four is known.

mod arrays;

use super::Asked;
use super::domain::Domain;
use super::operations::{code_of, is_arithmetic};
use super::terms::concrete;
use crate::names::{class_named, field_named, removed_field};
use crate::predicate::{SpecificationError, complain};
use crate::solver::Solver;
use crate::term::{FieldId, storage};
use analysis::whole::{Entry, MethodNumber, ObjectNumber, Place};
use classfile::opcode::*;
use flow::form::{Operation, Value};
use flow::typing::Kind;
use program::{ClassRef, Program};
use slicing::Setting;
use std::collections::{BTreeMap, BTreeSet};

/// What was named.
#[derive(Clone, Debug)]
pub(crate) enum Root {
    Field(FieldId),
    /// A field that refers to arrays, whose elements are meant.
    Array(FieldId),
    /// A class, a method of it, and a variable of that.
    Variable(ClassRef, String, String),
}

impl Root {
    /// Reads `Class.field` or `Class.method.variable`.
    pub(crate) fn read(text: &str, program: &Program) -> Result<Root, SpecificationError> {
        let names: Vec<&str> = text.rsplitn(3, '.').map(str::trim).collect();
        if let [variable, method, class] = names[..]
            && let Ok(class) = class_named(program, class)
            && class_named(program, &format!("{}.{method}", class.java_name())).is_err()
            && field_named(class, method).is_none()
        {
            return Ok(Root::Variable(class, method.to_owned(), variable.to_owned()));
        }
        if let Some(field) = arrays::array_field(text, program) {
            return Ok(Root::Array(field));
        }
        let field = removed_field(text, program)?;
        if field.0.descriptor == "Z" {
            return complain(format!("{text} is a boolean: it has two values already"));
        }
        Ok(Root::Field(field))
    }
}

/// Something that has to follow.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Follower {
    /// `field Task.left`, `variable rest of Task.run`, `result of Task.left`.
    pub what: String,
    /// The abstraction: `signs`.
    pub abstraction: String,
    /// Where it gets a token, in words.
    pub because: String,
}

/// Who holds tokens, and of which abstraction.
#[derive(Clone, Debug, Default)]
pub(crate) struct Inference {
    fields: BTreeMap<FieldId, usize>,
    variables: BTreeMap<(u32, u32), usize>,
    /// Arrays whose elements hold tokens.
    arrays: BTreeMap<ObjectNumber, usize>,
    results: BTreeMap<u32, usize>,
    reasons: BTreeMap<String, (usize, Option<Place>)>,
    changed: bool,
}

impl Inference {
    pub(crate) fn of(
        setting: &Setting<'_>,
        asked: &Asked,
        solver: &mut Solver,
    ) -> Result<Inference, SpecificationError> {
        let mut known = Inference::default();
        for named in &asked.named {
            match &named.root {
                Root::Field(field) => known.add_field(*field, named.domain, None),
                Root::Array(field) => known.add_arrays_of(setting, *field, named.domain),
                Root::Variable(class, method, variable) => {
                    known.add_named(setting, (*class, method, variable), named.domain)?;
                }
            }
        }
        loop {
            known.changed = false;
            for method in setting.world.methods() {
                setting.world.places(method).for_each(|place| known.follow(setting, &asked.domains, place, solver));
            }
            if !known.changed {
                return Ok(known);
            }
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.fields.is_empty() && self.variables.is_empty() && self.arrays.is_empty()
    }

    pub(crate) fn fields(&self) -> BTreeSet<FieldId> {
        self.fields.keys().copied().collect()
    }

    /// The variables that hold tokens, with the numbers of their methods.
    pub(crate) fn holders(&self) -> BTreeSet<(u32, u32)> {
        self.variables.keys().copied().collect()
    }

    pub(crate) fn of_field(&self, field: FieldId) -> Option<usize> {
        self.fields.get(&field).copied()
    }

    pub(crate) fn of_value(&self, method: MethodNumber, value: Value) -> Option<usize> {
        value.variable().and_then(|variable| self.variables.get(&(method.0, variable.0)).copied())
    }

    pub(crate) fn of_result(&self, method: MethodNumber) -> Option<usize> {
        self.results.get(&method.0).copied()
    }

    /// What a call hands on as tokens: for each operand, and for its result.
    pub(crate) fn of_call(&self, setting: &Setting<'_>, place: Place, operand: usize) -> Option<usize> {
        let of = |target: &MethodNumber| {
            let parameter = setting.world.method(*target).form.parameters.get(operand)?;
            self.of_value(*target, Value::Variable(*parameter))
        };
        setting.world.targets(place).iter().filter_map(of).min()
    }

    pub(crate) fn of_called(&self, setting: &Setting<'_>, place: Place) -> Option<usize> {
        setting.world.targets(place).iter().filter_map(|target| self.of_result(*target)).min()
    }

    /// All that follows, without what was named.
    pub(crate) fn followers(&self, setting: &Setting<'_>, asked: &Asked) -> Vec<Follower> {
        let follower = |(what, (domain, place)): (&String, &(usize, Option<Place>))| {
            place.map(|place| Follower {
                what: what.clone(),
                abstraction: asked.domains[*domain].name.clone(),
                because: setting.words(place),
            })
        };
        self.reasons.iter().filter_map(follower).collect()
    }

    fn add_named(
        &mut self,
        setting: &Setting<'_>,
        (class, method, variable): (ClassRef, &str, &str),
        domain: usize,
    ) -> Result<(), SpecificationError> {
        let mut is_found = false;
        for number in setting.world.methods() {
            let known = setting.world.method(number);
            if known.method.class.id != class.id || known.method.name != method {
                continue;
            }
            for (place, one) in known.form.variables.iter().enumerate() {
                if one.name.as_deref() == Some(variable) && matches!(one.kind, Kind::Int | Kind::Long) {
                    is_found = true;
                    let words = format!("variable {variable} of {}.{method}", class.java_name());
                    self.add_variable((number.0, place as u32), domain, (&words, None));
                }
            }
        }
        if is_found {
            return Ok(());
        }
        let class = class.java_name();
        complain(format!("{class}.{method} is not executed or has no whole number {variable} (compile with -g)"))
    }

    fn add_field(&mut self, field: FieldId, domain: usize, place: Option<Place>) {
        if self.fields.get(&field).is_none_or(|known| *known > domain) {
            self.fields.insert(field, domain);
            self.note(format!("field {}", field.words()), domain, place);
        }
    }

    fn add_variable(&mut self, variable: (u32, u32), domain: usize, (words, place): (&str, Option<Place>)) {
        if self.variables.get(&variable).is_none_or(|known| *known > domain) {
            self.variables.insert(variable, domain);
            self.changed = true;
            if !words.is_empty() {
                self.note(words.to_owned(), domain, place);
            }
        }
    }

    fn note(&mut self, what: String, domain: usize, place: Option<Place>) {
        self.changed = true;
        let (known, reason) = self.reasons.entry(what).or_insert((domain, place));
        *known = domain;
        if place.is_none() {
            *reason = None;
        }
    }

    fn give(&mut self, setting: &Setting<'_>, place: Place, domain: Option<usize>) {
        let (Some(to), Some(domain)) = (setting.world.statement(place).to, domain) else { return };
        let known = setting.world.method(place.method);
        if matches!(known.form.variable(to).kind, Kind::Int | Kind::Long) {
            let words = named(setting, place.method, to.0);
            self.add_variable((place.method.0, to.0), domain, (&words, Some(place)));
        }
    }

    fn follow(&mut self, setting: &Setting<'_>, domains: &[Domain], place: Place, solver: &mut Solver) {
        let statement = setting.world.statement(place);
        let of = |known: &Inference, value: &Value| known.of_value(place.method, *value);
        match &statement.operation {
            Operation::Pool(GETFIELD | GETSTATIC, _) => {
                let domain = setting.world.field(place).and_then(|field| self.of_field(FieldId(field)));
                self.give(setting, place, domain);
            }
            Operation::Pool(PUTFIELD | PUTSTATIC, _) => {
                let domain = statement.operands.last().and_then(|value| of(self, value));
                let field = setting.world.field(place).map(FieldId);
                if let (Some(domain), Some(field)) = (domain, field.filter(|field| storage(*field).is_some())) {
                    self.add_field(field, domain, Some(place));
                }
            }
            Operation::Pool(INVOKEVIRTUAL..=INVOKEINTERFACE, _) if code_of(setting, place).is_none() => {
                self.call(setting, place);
            }
            Operation::Plain(IALOAD | LALOAD | IASTORE | LASTORE) => self.access(setting, place),
            Operation::Plain(code) if !is_arithmetic(*code) => {}
            Operation::Move | Operation::Plain(_) | Operation::Pool(INVOKESTATIC, _) => {
                let domain = statement.operands.iter().filter_map(|value| of(self, value)).min();
                let is_new =
                    domain.is_some() && statement.to.is_some_and(|to| of(self, &Value::Variable(to)).is_none());
                // A number that the tokens determine is one, and need not follow.
                if !is_new || concrete(setting, (self, domains), place, solver).is_none() {
                    self.give(setting, place, domain);
                }
            }
            Operation::Return => {
                if let Some(domain) = statement.operands.first().and_then(|value| of(self, value)) {
                    self.add_result(setting, place.method, domain, place);
                }
            }
            _ => {}
        }
    }

    fn add_result(&mut self, setting: &Setting<'_>, method: MethodNumber, domain: usize, place: Place) {
        if self.results.get(&method.0).is_none_or(|known| *known > domain) {
            self.results.insert(method.0, domain);
            let known = setting.world.method(method).method;
            let words = format!("result of {}.{}", known.class.java_name(), known.name);
            self.note(words, domain, Some(place));
        }
    }

    fn call(&mut self, setting: &Setting<'_>, place: Place) {
        let statement = setting.world.statement(place);
        let targets = setting.world.targets(place);
        for (number, value) in statement.operands.iter().enumerate() {
            let given = self.of_value(place.method, *value);
            let Some(domain) = given.into_iter().chain(self.of_call(setting, place, number)).min() else { continue };
            for target in targets {
                if let Some(parameter) = setting.world.method(*target).form.parameters.get(number) {
                    let words = named(setting, *target, parameter.0);
                    self.add_variable((target.0, parameter.0), domain, (&words, Some(place)));
                }
            }
        }
        if let Some(domain) = self.of_called(setting, place) {
            targets.iter().for_each(|target| self.add_result(setting, *target, domain, place));
            self.give(setting, place, Some(domain));
        }
    }

    /// Methods that take or answer tokens and are called in ways that are not followed.
    pub(crate) fn refusals(&self, setting: &Setting<'_>) -> Vec<String> {
        let mut refusals = self.refused_arrays(setting);
        let has_tokens = |method: &MethodNumber| {
            let parameters = &setting.world.method(*method).form.parameters;
            self.of_result(*method).is_some()
                || parameters.iter().any(|one| self.of_value(*method, Value::Variable(*one)).is_some())
        };
        for entry in setting.world.entries() {
            if let Entry::Callback(method) = entry
                && has_tokens(method)
            {
                let name = setting.world.method(*method).method.name;
                refusals.push(format!("the class library calls {name}, which takes or answers abstract data"));
            }
        }
        for place in setting.world.methods().flat_map(|method| setting.world.places(method)) {
            let statement = setting.world.statement(place);
            let is_call = matches!(statement.operation, Operation::Pool(INVOKEVIRTUAL..=INVOKEINTERFACE, _));
            let called = setting.world.resolved(place);
            let is_other = |target: &&MethodNumber| {
                let target = setting.world.method(**target).method;
                called.is_none_or(|called| (called.name, called.descriptor) != (target.name, target.descriptor))
            };
            let tokens = setting.world.targets(place).iter().find(|target| has_tokens(target));
            if let Some(target) = tokens
                && (!is_call || setting.world.targets(place).iter().any(|target| is_other(&target)))
            {
                let name = setting.world.method(*target).method.name;
                let words = setting.words(place);
                refusals.push(format!("{name}, which takes or answers abstract data, is called otherwise at {words}"));
            }
            // The class library may be called by the same statement, and gives no tokens.
            if tokens.is_some() && setting.world.calls_library(place) {
                refusals.push(format!("abstract data may be handed to the class library at {}", setting.words(place)));
            }
        }
        refusals
    }
}

fn named(setting: &Setting<'_>, method: MethodNumber, variable: u32) -> String {
    let known = setting.world.method(method);
    match &known.form.variables[variable as usize].name {
        Some(name) => format!("variable {name} of {}.{}", known.method.class.java_name(), known.method.name),
        None => String::new(),
    }
}
