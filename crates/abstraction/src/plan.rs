//! What becomes of each statement: the questions are asked here, the code is written elsewhere.

mod pairs;

pub(crate) use pairs::Paired;

use crate::data::Follower;
use crate::data::domain::Domain;
use crate::data::inference::Inference;
use crate::data::steps::{Classifier, Step, Steps};
use crate::data::table::Table;
use crate::group::{Ground, Group, Subject};
use crate::missing;
use crate::predicate::Predicate;
use crate::protection::{Protection, is_this};
use crate::smt::{Assignment, Stored};
use crate::solver::Solver;
use crate::symbolic::{Argument, Reader, Terms};
use crate::taint::Taint;
use crate::term::{FieldId, Formula, Number, Width};
use analysis::whole::{MethodNumber, Place};
use classfile::opcode::*;
use expression::Comparison;
use flow::form::{Operation, Statement, Value};
use flow::typing::Kind;
use program::ClassRef;
use slicing::Setting;
use std::collections::{BTreeMap, BTreeSet};

/// Keys of a switch that are told apart; more would be too many questions.
const MOST_KEYS: usize = 8;

/// What a statement becomes; the candidates are predicates that would decide it.
pub(crate) enum Replacement {
    /// Changes bits, and writes what is left of the value.
    Update { groups: Vec<Group>, assignment: Assignment, arguments: Vec<Argument>, candidates: Vec<String> },
    /// Branches, or switches, by what is known: the values that it may go by, one for each row.
    Select { group: Group, conditions: Vec<Formula>, arguments: Vec<Argument>, values: Values, candidates: Vec<String> },
    /// Gives zero: what it gave is removed.
    Zero,
    /// Takes zeros instead of removed data.
    WithoutData,
    /// Works with tokens.
    Tokens(Step),
}

/// Which value stands for a row of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Values {
    /// Whether the only condition holds.
    Truth,
    /// The key whose condition holds, or one that is none.
    Keys { keys: Box<[i32]>, other: i32 },
}

impl Values {
    pub(crate) fn of(&self, row: u32) -> i32 {
        match self {
            Values::Truth => (row & 1) as i32,
            Values::Keys { keys, other } => {
                let place = row.trailing_zeros() as usize;
                keys.get(place).copied().unwrap_or(*other)
            }
        }
    }
}

/// What becomes of a program.
pub(crate) struct Plan {
    pub(crate) replacements: BTreeMap<Place, Replacement>,
    /// The classes whose objects must be found.
    pub(crate) listed: Vec<ClassRef>,
    /// What some bits of their new objects are.
    pub(crate) births: BTreeMap<u32, Group>,
    /// The pairs of classes that predicates are about.
    pub(crate) pairs: Vec<Paired>,
    pub(crate) refusals: Vec<String>,
    taint: Taint,
    removed: BTreeSet<FieldId>,
    /// What data abstractions need.
    pub(crate) data: Data,
}

/// What data abstractions need beside the steps.
#[derive(Default)]
pub(crate) struct Data {
    pub(crate) domains: Vec<Domain>,
    pub(crate) tables: Vec<Table>,
    pub(crate) classifiers: BTreeSet<Classifier>,
    pub(crate) followers: Vec<Follower>,
}

impl Plan {
    /// Whether a field is removed.
    pub(crate) fn removes(&self, field: program::FieldRef) -> bool {
        self.removed.contains(&FieldId(field))
    }

    /// Whether a value is removed data.
    pub(crate) fn is_removed(&self, method: MethodNumber, value: Value) -> bool {
        self.taint.holds(method, value)
    }
}

/// What a plan is made from.
pub(crate) struct Planner<'a> {
    pub(crate) setting: &'a Setting<'a>,
    pub(crate) predicates: &'a [Predicate],
    pub(crate) removed: &'a BTreeSet<FieldId>,
    pub(crate) taint: Taint,
    pub(crate) protection: Protection<'a>,
}

impl<'a> Planner<'a> {
    pub(crate) fn new(
        setting: &'a Setting<'a>,
        predicates: &'a [Predicate],
        removed: &'a BTreeSet<FieldId>,
    ) -> Planner<'a> {
        let (taint, protection) = (Taint::of(setting, removed), Protection::of(setting));
        Planner { setting, predicates, removed, taint, protection }
    }

    /// Why data abstractions cannot be made of this program, or not together with the rest.
    pub(crate) fn refused_data(&self, known: &Inference) -> Vec<String> {
        if known.is_empty() {
            return Vec::new();
        }
        let mut refusals = known.refusals(self.setting);
        let fields = known.fields();
        refusals.extend(Taint::of_tokens(self.setting, known).refusals(self.setting, &fields));
        for field in &fields {
            if !field.0.class.is_application() || crate::predicate::begins_with_value(field.0) {
                let words = field.words();
                refusals.push(format!("{words} would have to follow, which the class library or the compiler fills"));
            }
            if self.removed.contains(field) || self.predicates.iter().any(|predicate| predicate.reads(*field)) {
                refusals.push(format!(
                    "{} is abstracted in two ways: by --data, and by --remove or --predicate",
                    field.words()
                ));
            }
        }
        for place in self.setting.world.methods().flat_map(|method| self.setting.world.places(method)) {
            let statement = self.setting.world.statement(place);
            let values = || statement.operands.iter().copied().chain(statement.to.map(Value::Variable));
            if values().any(|value| self.taint.holds(place.method, value))
                && values().any(|value| known.of_value(place.method, value).is_some())
            {
                refusals.push(format!("removed data meets abstract data at {}", self.setting.words(place)));
            }
        }
        refusals
    }

    pub(crate) fn plan(self, mut steps: Steps<'_>, solver: &mut Solver) -> Plan {
        let (mut replacements, mut listed) = (BTreeMap::new(), Vec::new());
        let mut refusals = self.taint.refusals(self.setting, self.removed);
        refusals.extend(self.refused_data(&steps.known));
        refusals.extend(if self.predicates.is_empty() { Vec::new() } else { self.clones() });
        let places = self.setting.world.methods().flat_map(|method| self.setting.world.places(method));
        let places: Vec<Place> = places.filter(|_| refusals.is_empty()).collect();
        for place in places {
            let replacement = match steps.step(place, solver) {
                Ok(Some(step)) => Ok(Some(Replacement::Tokens(step))),
                Ok(None) => self.replacement(place, solver),
                Err(what) => Err(what),
            };
            match replacement {
                Ok(Some(replacement)) => {
                    self.list(&replacement, &mut listed);
                    replacements.insert(place, replacement);
                }
                Ok(None) => {}
                Err(what) => refusals.push(format!("{what} at {}", self.setting.words(place))),
            }
        }
        let pairs = if refusals.is_empty() { self.pairs(solver) } else { Vec::new() };
        for class in pairs.iter().flat_map(|paired| [paired.pair.first, paired.pair.second]) {
            add_class(&mut listed, class);
        }
        refusals.extend(pairs::noted_late(&listed));
        // Static fields that are never written are zero; for others, the objects are in a list.
        let terms = Terms::default();
        let ground = Ground { predicates: self.predicates, terms: &terms };
        let birth = |class: &ClassRef| Some((class.id.0, ground.birth(class, solver)?));
        let births = listed.iter().filter_map(birth).collect();
        let followers = steps.known.followers(self.setting, &steps.asked);
        let Steps { asked, tables, classifiers, .. } = steps;
        let data = Data { domains: asked.domains, tables, classifiers, followers };
        Plan { replacements, listed, births, pairs, refusals, taint: self.taint, removed: self.removed.clone(), data }
    }

    fn list(&self, replacement: &Replacement, listed: &mut Vec<ClassRef>) {
        let Replacement::Update { groups, .. } = replacement else { return };
        for group in groups.iter().filter(|group| group.subject == Subject::Each) {
            add_class(listed, self.predicates[group.changed[0]].class);
        }
    }

    /// Copies of objects would be in no list.
    fn clones(&self) -> Vec<String> {
        let world = &self.setting.world;
        let points_to = world.points_to();
        let copies = |place: &Place| {
            let is_clone = world
                .resolved(*place)
                .is_some_and(|method| (method.class.name, method.name) == ("java/lang/Object", "clone"));
            let receiver = world.statement(*place).operands.first();
            let objects = receiver.map(|receiver| points_to.of(place.method, *receiver));
            is_clone
                && objects.is_some_and(|objects| {
                    objects.iter().any(|object| points_to.object(object).class.is_none_or(|class| !class.is_array()))
                })
        };
        let places = world.methods().flat_map(|method| world.places(method)).filter(copies);
        places.map(|place| format!("an object is cloned at {}", self.setting.words(place))).collect()
    }

    fn replacement(&self, place: Place, solver: &mut Solver) -> Result<Option<Replacement>, String> {
        let statement = self.setting.world.statement(place);
        let is_taken = self.taint.is_taken(place.method, statement);
        let field = self.setting.world.field(place).map(FieldId);
        match &statement.operation {
            Operation::Pool(PUTFIELD | PUTSTATIC, _) => match field {
                Some(field) => self.assignment(place, statement, field, solver),
                None => Ok(None),
            },
            Operation::Pool(GETFIELD | GETSTATIC, _) => {
                Ok(field.filter(|field| self.removed.contains(field)).map(|_| Replacement::Zero))
            }
            Operation::Branch(code) if is_taken => self.branch(place, statement, *code, solver).map(Some),
            Operation::Switch(keys) if is_taken => self.switch(place, statement, keys, solver).map(Some),
            Operation::Move | Operation::Plain(_) if is_taken => {
                let kind = statement.to.map(|to| self.setting.world.method(place.method).form.variable(to).kind);
                Ok((kind != Some(Kind::Reference)).then_some(Replacement::Zero))
            }
            _ => Ok(is_taken.then_some(Replacement::WithoutData)),
        }
    }

    fn reader(&self, place: Place) -> Reader<'_> {
        Reader::new(self.setting, &self.taint, &self.protection, place)
    }

    fn assignment(
        &self,
        place: Place,
        statement: &Statement,
        field: FieldId,
        solver: &mut Solver,
    ) -> Result<Option<Replacement>, String> {
        let is_read = self.predicates.iter().any(|predicate| predicate.reads(field));
        if !is_read {
            return Ok(self.removed.contains(&field).then_some(Replacement::WithoutData));
        }
        let mut reader = self.reader(place);
        let (value, object) = match statement.operands.as_slice() {
            [value] => (*value, None),
            [object, value] => (*value, Some(*object)),
            _ => return Err(String::from("an assignment that is not understood")),
        };
        let object = match object {
            Some(object) => {
                let Some(reference) = reader.reference(object) else {
                    return Err(String::from("an assignment to a field of a constant"));
                };
                if reference == crate::term::Reference::Null {
                    return Ok(None);
                }
                reader.object(&reference, field.0.class);
                Some(reference)
            }
            None => None,
        };
        let value = if field.0.is_reference() {
            Stored::Reference(reader.any_reference(value, self.declared_class(field)))
        } else {
            Stored::Number(reader.number(value))
        };
        let assignment = Assignment { object, field, value };
        let groups = Ground { predicates: self.predicates, terms: &reader.terms }.groups(&assignment, solver);
        let choosing = groups.iter().filter(|group| group.decision.chooses());
        let changed: Vec<usize> = choosing.flat_map(|group| group.changed.iter().copied()).collect();
        let candidates = missing::before(&assignment, &changed, &reader.terms, self.predicates);
        let arguments = self.checked_arguments(place, reader.terms)?;
        Ok(Some(Replacement::Update { groups, assignment, arguments, candidates }))
    }

    /// The class that everything in a field has (JVMS 4.10.1.8); interfaces are not checked.
    fn declared_class(&self, field: FieldId) -> Option<ClassRef> {
        let class = self.setting.program().resolve_descriptor(field.0.class, field.0.descriptor).ok();
        class.filter(|class| !class.is_interface() && !class.is_array())
    }

    fn branch(
        &self,
        place: Place,
        statement: &Statement,
        code: u8,
        solver: &mut Solver,
    ) -> Result<Replacement, String> {
        let comparison = match code {
            IFEQ | IF_ICMPEQ => Comparison::Equal,
            IFNE | IF_ICMPNE => Comparison::Different,
            IFLT | IF_ICMPLT => Comparison::Less,
            IFGE | IF_ICMPGE => Comparison::AtLeast,
            IFGT | IF_ICMPGT => Comparison::Greater,
            IFLE | IF_ICMPLE => Comparison::AtMost,
            _ => return Err(String::from("a comparison of references with removed data")),
        };
        let mut reader = self.reader(place);
        let one = reader.number(statement.operands[0]);
        let two = match statement.operands.get(1) {
            Some(value) => reader.number(*value),
            None => Number::Constant(0, Width::Int),
        };
        let conditions = vec![Formula::Compare(comparison, one, two)];
        self.select(place, reader, conditions, Values::Truth, solver)
    }

    fn switch(
        &self,
        place: Place,
        statement: &Statement,
        keys: &[i32],
        solver: &mut Solver,
    ) -> Result<Replacement, String> {
        if keys.len() > MOST_KEYS {
            return Err(format!("a switch over removed data with more than {MOST_KEYS} cases"));
        }
        let mut reader = self.reader(place);
        let value = reader.number(statement.operands[0]);
        let is_key = |key: &i32| {
            let key = Number::Constant(i64::from(*key), Width::Int);
            Formula::Compare(Comparison::Equal, value.clone(), key)
        };
        let conditions = keys.iter().map(is_key).collect();
        let other = (0..).find(|number| !keys.contains(number)).unwrap_or(i32::MIN);
        self.select(place, reader, conditions, Values::Keys { keys: keys.into(), other }, solver)
    }

    fn select(
        &self,
        place: Place,
        reader: Reader<'_>,
        conditions: Vec<Formula>,
        values: Values,
        solver: &mut Solver,
    ) -> Result<Replacement, String> {
        let group = Ground { predicates: self.predicates, terms: &reader.terms }.test(&conditions, solver);
        let candidates = if group.decision.chooses() {
            missing::of_branch(&conditions, &reader.terms, self.predicates)
        } else {
            Vec::new()
        };
        let arguments = self.checked_arguments(place, reader.terms)?;
        Ok(Replacement::Select { group, conditions, arguments, values, candidates })
    }

    /// The arguments, unless one of them is an object without a constructor behind it (JVMS 4.10.2.4).
    fn checked_arguments(&self, place: Place, terms: Terms) -> Result<Vec<Argument>, String> {
        let known = self.setting.world.method(place.method);
        let has_this = terms.arguments.iter().any(|argument| is_this(&known.form, argument.value));
        if known.method.is_constructor() && has_this && place.statement < self.super_call(place) {
            return Err(String::from(
                "a field that a predicate is about is used before the constructor above is called",
            ));
        }
        Ok(terms.arguments)
    }

    fn super_call(&self, place: Place) -> flow::form::StatementId {
        let form = &self.setting.world.method(place.method).form;
        let is_super = |id: &flow::form::StatementId| calls_constructor(form.statement(*id), form);
        form.statement_ids().find(is_super).unwrap_or(flow::form::StatementId(u32::MAX))
    }
}

fn add_class(listed: &mut Vec<ClassRef>, class: ClassRef) {
    if !listed.iter().any(|known| known.id == class.id) {
        listed.push(class);
    }
}

/// Whether a statement may be the call of the constructor above, or of another one of the class.
pub(crate) fn calls_constructor(statement: &Statement, form: &flow::form::Form) -> bool {
    let receiver = statement.operands.first().copied().unwrap_or(Value::Null);
    matches!(statement.operation, Operation::Pool(INVOKESPECIAL, _)) && is_this(form, receiver)
}
