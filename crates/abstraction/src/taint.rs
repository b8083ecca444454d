//! Which variables hold data that is removed: what is read from removed fields, and what is computed from it.
//!
//! Follows arguments and results of the program's own methods. Data may go into branches, removed fields, arguments and
//! results of own methods, and texts that are only printed or thrown; anywhere else it would come back as data that is
//! kept, so that is refused, with its place. A variable of the form is removed as a whole, whatever else it holds.

use crate::data::inference::Inference;
use crate::data::operations::code_of;
use crate::term::FieldId;
use analysis::whole::{DynamicSite, Entry, MethodNumber, Place};
use classfile::opcode::*;
use flow::form::{Operation, Statement, Value};
use flow::typing::Kind;
use program::MethodRef;
use slicing::Setting;
use std::collections::BTreeSet;

/// The variables and results that are removed.
pub(crate) struct Taint {
    variables: BTreeSet<(u32, u32)>,
    results: BTreeSet<u32>,
    manner: Manner,
    /// Stores into arrays that hold tokens.
    stores: BTreeSet<Place>,
}

/// What takes the place of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// Nothing.
    Removed,
    /// The class of a number, by which may be divided.
    Tokens,
}

impl Taint {
    pub(crate) fn of(setting: &Setting<'_>, removed: &BTreeSet<FieldId>) -> Taint {
        let taint = Taint {
            variables: BTreeSet::new(),
            results: BTreeSet::new(),
            manner: Manner::Removed,
            stores: BTreeSet::new(),
        };
        taint.spread(setting, removed)
    }

    /// The data of data abstractions, and the texts that are made of it.
    pub(crate) fn of_tokens(setting: &Setting<'_>, known: &Inference) -> Taint {
        let places = setting.world.methods().flat_map(|method| setting.world.places(method));
        let stores = places.filter(|place| known.is_store(setting, *place)).collect();
        let taint = Taint { variables: known.holders(), results: BTreeSet::new(), manner: Manner::Tokens, stores };
        taint.spread(setting, &known.fields())
    }

    fn spread(mut self, setting: &Setting<'_>, removed: &BTreeSet<FieldId>) -> Taint {
        let taint = &mut self;
        loop {
            let before = (taint.variables.len(), taint.results.len());
            for method in setting.world.methods() {
                setting.world.places(method).for_each(|place| taint.follow(setting, removed, place));
            }
            if (taint.variables.len(), taint.results.len()) == before {
                return self;
            }
        }
    }

    pub(crate) fn holds(&self, method: MethodNumber, value: Value) -> bool {
        value.variable().is_some_and(|variable| self.variables.contains(&(method.0, variable.0)))
    }

    /// Whether a statement takes removed data.
    pub(crate) fn is_taken(&self, method: MethodNumber, statement: &Statement) -> bool {
        statement.operands.iter().any(|value| self.holds(method, *value))
    }

    fn follow(&mut self, setting: &Setting<'_>, removed: &BTreeSet<FieldId>, place: Place) {
        let statement = setting.world.statement(place);
        let is_taken = self.is_taken(place.method, statement);
        let gives = match statement.operation {
            Operation::Pool(GETFIELD | GETSTATIC, _) => {
                setting.world.field(place).is_some_and(|field| removed.contains(&FieldId(field)))
            }
            Operation::Pool(INVOKEVIRTUAL..=INVOKEINTERFACE, _) => {
                self.call(setting, place, statement);
                setting.world.targets(place).iter().any(|target| self.results.contains(&target.0))
            }
            // Who holds tokens is known already; only texts are made of them.
            Operation::Plain(_) if self.manner == Manner::Tokens => false,
            Operation::Move | Operation::Plain(_) | Operation::Dynamic(_) => is_taken,
            _ => false,
        };
        if let Some(to) = statement.to.filter(|_| gives) {
            self.variables.insert((place.method.0, to.0));
        }
        if statement.operation == Operation::Return && is_taken {
            self.results.insert(place.method.0);
        }
    }

    fn call(&mut self, setting: &Setting<'_>, place: Place, statement: &Statement) {
        for target in setting.world.targets(place) {
            let parameters = &setting.world.method(*target).form.parameters;
            for (value, parameter) in statement.operands.iter().zip(parameters) {
                if self.holds(place.method, *value) {
                    self.variables.insert((target.0, parameter.0));
                }
            }
        }
    }

    /// Everything that removed data must not go into.
    pub(crate) fn refusals(&self, setting: &Setting<'_>, removed: &BTreeSet<FieldId>) -> Vec<String> {
        let mut refusals = Vec::new();
        for method in setting.world.methods() {
            for place in setting.world.places(method) {
                if self.is_taken(method, setting.world.statement(place))
                    && let Some(what) = self.misuse(setting, removed, place)
                {
                    refusals.push(format!("{} {what} at {}", self.word(), setting.words(place)));
                }
            }
        }
        refusals.extend(self.refused_records(setting, removed));
        for entry in setting.world.entries() {
            if let Entry::Callback(method) = entry
                && self.results.contains(&method.0)
            {
                let known = setting.world.method(*method).method;
                refusals.push(format!("the class library calls {}, which answers {}", known.name, self.word()));
            }
        }
        refusals.dedup();
        refusals
    }

    fn word(&self) -> &'static str {
        match self.manner {
            Manner::Removed => "removed data",
            Manner::Tokens => "abstract data",
        }
    }

    /// What a record has instead of code reads its fields.
    fn refused_records(&self, setting: &Setting<'_>, removed: &BTreeSet<FieldId>) -> Vec<String> {
        let places = setting.world.methods().flat_map(|method| setting.world.places(method));
        let reads = |place: &Place| match setting.world.dynamic(*place) {
            Some(DynamicSite::Record { fields }) => fields.iter().any(|field| removed.contains(&FieldId(field))),
            _ => false,
        };
        places
            .filter(reads)
            .map(|place| format!("{} is read by a record at {}", self.word(), setting.words(place)))
            .collect()
    }

    /// What removed data is wrongly used for.
    fn misuse(&self, setting: &Setting<'_>, removed: &BTreeSet<FieldId>, place: Place) -> Option<String> {
        let statement = setting.world.statement(place);
        let texts = statement.operands.iter().filter(|value| self.is_text(setting, place.method, **value));
        if texts.count() > 0 && statement.operation != Operation::Move {
            return self.misuse_of_text(setting, place, statement);
        }
        match &statement.operation {
            Operation::Move | Operation::Return | Operation::Branch(_) | Operation::Switch(_) => None,
            Operation::Plain(IDIV | LDIV | IREM | LREM) if self.manner == Manner::Tokens => None,
            Operation::Plain(_) if self.stores.contains(&place) => None,
            Operation::Plain(code) => misuse_in_arithmetic(*code, statement),
            Operation::Pool(PUTFIELD | PUTSTATIC, _) => {
                let field = setting.world.field(place).map(FieldId);
                let is_removed = field.is_some_and(|field| removed.contains(&field));
                let name = field.map_or_else(String::new, FieldId::words);
                (!is_removed).then(|| format!("is assigned to {name} (remove that as well: --remove {name})"))
            }
            Operation::Pool(INVOKESTATIC, _) if self.manner == Manner::Tokens && code_of(setting, place).is_some() => {
                None
            }
            Operation::Pool(INVOKEVIRTUAL..=INVOKEINTERFACE, _) => misuse_in_call(setting, place),
            Operation::Dynamic(_) if is_concatenation(setting, place) => None,
            Operation::Dynamic(_) => Some(String::from("is captured by a lambda")),
            _ => Some(String::from("is used in a way that is not followed")),
        }
    }

    fn is_text(&self, setting: &Setting<'_>, method: MethodNumber, value: Value) -> bool {
        self.holds(method, value) && setting.world.method(method).form.kind_of(value) == Kind::Reference
    }

    /// Texts with removed data in them are printed, or become the message of an exception that nobody catches.
    fn misuse_of_text(&self, setting: &Setting<'_>, place: Place, statement: &Statement) -> Option<String> {
        let makes_failure = |method: MethodRef| {
            let above = || std::iter::successors(Some(method.class), |class| class.super_class);
            let is_failure = !method.class.is_application() && above().any(|class| class.name == "java/lang/Throwable");
            method.is_constructor() && is_failure && !catches(setting, &above().map(|class| class.name).collect())
        };
        let makes_failure = setting.world.resolved(place).is_some_and(makes_failure);
        let is_last = statement.operands.len() > 1;
        let fits = is_last && (makes_failure || setting.only_prints(place));
        (!fits).then(|| String::from("is part of a text that is not only printed"))
    }
}

fn misuse_in_arithmetic(code: u8, statement: &Statement) -> Option<String> {
    match code {
        IADD | LADD | ISUB | LSUB | IMUL | LMUL | INEG | LNEG | ISHL..=LXOR | I2L | L2I | I2B | I2C | I2S | LCMP => {
            None
        }
        IDIV | LDIV | IREM | LREM => match statement.operands.get(1) {
            Some(Value::Int(value)) if *value != 0 => None,
            Some(Value::Long(value)) if *value != 0 => None,
            _ => Some(String::from("is divided by something that is no constant")),
        },
        IALOAD..=SALOAD => Some(String::from("is the index of an array element")),
        IASTORE..=SASTORE => Some(String::from("is put into an array, or is the index of an element")),
        _ => Some(String::from("becomes a floating-point number")),
    }
}

fn misuse_in_call(setting: &Setting<'_>, place: Place) -> Option<String> {
    let name = setting
        .world
        .resolved(place)
        .map_or_else(String::new, |method| format!("{}.{}", method.class.java_name(), method.name));
    if setting.world.calls_library(place) {
        return (!setting.only_prints(place)).then(|| format!("is handed to {name}"));
    }
    // Of a lambda, what it has captured comes first: its parameters are not those of the call.
    let called = setting.world.resolved(place);
    let is_plain = |target: &MethodNumber| {
        let target = setting.world.method(*target).method;
        called.is_some_and(|called| (called.name, called.descriptor) == (target.name, target.descriptor))
    };
    let targets = setting.world.targets(place);
    (targets.is_empty() || !targets.iter().all(is_plain)).then(|| format!("is handed to {name}"))
}

pub(crate) fn is_concatenation(setting: &Setting<'_>, place: Place) -> bool {
    matches!(setting.world.dynamic(place), Some(DynamicSite::Concatenation))
}

/// Whether the program may look at the message of an exception: it catches one of these classes, or asks one for it.
fn catches(setting: &Setting<'_>, classes: &BTreeSet<&str>) -> bool {
    let asks = |place: Place| {
        let called = setting.world.resolved(place);
        let is_asked = |method: MethodRef| !method.is_constructor() && method.class.name == "java/lang/Throwable";
        called.is_some_and(is_asked)
    };
    let mut places = setting.world.methods().flat_map(|method| setting.world.places(method));
    if places.any(asks) {
        return true;
    }
    setting.world.methods().any(|number| {
        let known = setting.world.method(number);
        let pool = known.method.class.file.as_ref().map(|file| &file.pool);
        let catches = |entry: u16| {
            let name = pool.and_then(|pool| pool.class_name(entry).ok());
            entry != 0 && name.is_none_or(|name| classes.contains(name.as_ref()))
        };
        known.form.blocks.iter().flat_map(|block| &block.handlers).any(|handler| catches(handler.catch_type))
    })
}
