//! Which constants reach which place of the program: the greatest solution over variables, parameters, results and
//! fields, together with what of the code is ever reached (conditional constant propagation: Wegman and Zadeck, TOPLAS
//! 1991; between methods: Callahan, Cooper, Kennedy and Torczon, SIGPLAN 1986).
//!
//! Everything counts as undefined, and no code as reached, until something shows otherwise. A field begins with its
//! default value, with the constant of the class file, or, if nobody sees either (`settled`), with nothing; every write
//! of it anywhere counts, in any thread. Volatile fields are not followed: a read of one is also an order of events.
//! What the library hands to own code, and what a lambda gets beside what it has captured, may be anything.

use super::constant::{Constant, Fact, of_entry, of_value};
use super::known_calls;
use super::method::{self, Blocks};
use super::version::{Version, VersionNumber};
use crate::setting::Setting;
use crate::settled::{FieldKey, constant_entry, key};
use analysis::whole::{DynamicSite, Entry, HandleKind, MethodNumber, Place};
use classfile::ConstantPool;
use classfile::opcode::*;
use flow::form::{Form, Operation, Statement, StatementId};
use program::FieldRef;
use std::collections::BTreeMap;

/// What is known of a program.
pub(super) struct Solution<'a> {
    pub(super) setting: &'a Setting<'a>,
    /// What `main` is given.
    arguments: &'a [String],
    /// Every method of the world under its number, then copies.
    pub(super) versions: Vec<Version>,
    /// The calls that run a copy.
    pub(super) calls: BTreeMap<(VersionNumber, StatementId), VersionNumber>,
    fields: BTreeMap<FieldKey, Fact>,
    /// For each method how many of its first parameters a lambda has captured.
    captured: Vec<usize>,
    /// The elements of the array that `main` is given may be written.
    pub(super) leaks: bool,
}

/// Something that a statement does to what is known elsewhere.
enum Consequence {
    Reach(VersionNumber),
    Parameter(VersionNumber, usize, Fact),
    Result(VersionNumber, Fact),
    Field(FieldKey, Fact),
    Leak,
}

impl<'a> Solution<'a> {
    /// Nothing is known so far.
    pub(super) fn new(setting: &'a Setting<'a>, arguments: &'a [String]) -> Solution<'a> {
        let versions = setting.world.methods().map(|method| Version::of(setting, method)).collect();
        let (calls, fields) = (BTreeMap::new(), BTreeMap::new());
        let captured = captured(setting);
        Solution { setting, arguments, versions, calls, fields, captured, leaks: false }
    }

    /// Finds everything out, from the beginning.
    pub(super) fn solve(&mut self) {
        self.begin();
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for number in (0..self.versions.len()).map(VersionNumber) {
                if self.version(number).is_reached {
                    let (blocks, leaks) = method::solve(self, number, &self.version(number).parameters);
                    self.versions[number.0].blocks = blocks;
                    changed |= leaks && self.apply(Consequence::Leak);
                    changed |= self.absorb(number);
                }
            }
        }
    }

    fn begin(&mut self) {
        let setting = self.setting;
        self.versions.iter_mut().for_each(Version::forget);
        self.leaks = false;
        self.fields = BTreeMap::new();
        for place in setting.places() {
            if let Some(field) = setting.world.field(place) {
                self.fields.entry(key(field)).or_insert_with(|| beginning(setting, field));
            }
        }
        for entry in setting.world.entries() {
            match entry {
                Entry::Main(method) => self.begin_main(*method),
                Entry::Callback(method) => {
                    self.indirect(*method).into_iter().for_each(|found| {
                        self.apply(found);
                    });
                }
                Entry::Initializer { method, at_launch: true, .. }
                | Entry::Initializer { method, by_library: true, .. } => {
                    self.apply(Consequence::Reach(VersionNumber::of(*method)));
                }
                Entry::Initializer { .. } | Entry::Thread { .. } => {}
            }
        }
    }

    fn begin_main(&mut self, method: MethodNumber) {
        let number = VersionNumber::of(method);
        self.apply(Consequence::Reach(number));
        let known = self.setting.world.method(method).method;
        let takes_arguments = known.descriptor == "([Ljava/lang/String;)V";
        let last = self.version(number).parameters.len().saturating_sub(1);
        for parameter in 0..self.version(number).parameters.len() {
            let is_array = takes_arguments && parameter == last;
            let fact = if is_array { Fact::Known(Constant::Arguments) } else { Fact::Varying };
            self.apply(Consequence::Parameter(number, parameter, fact));
        }
    }

    pub(super) fn version(&self, number: VersionNumber) -> &Version {
        &self.versions[number.0]
    }

    pub(super) fn form(&self, number: VersionNumber) -> &'a Form {
        self.setting.form(self.version(number).method)
    }

    pub(super) fn place(&self, number: VersionNumber, statement: StatementId) -> Place {
        Place { method: self.version(number).method, statement }
    }

    /// The constants of the class; what has a form was read from a class file.
    pub(super) fn pool(&self, number: VersionNumber) -> Option<&'static ConstantPool<'static>> {
        let class = self.setting.world.method(self.version(number).method).method.class;
        class.file.as_ref().map(|file| &file.pool)
    }

    pub(super) fn operands(&self, number: VersionNumber, statement: &Statement, before: &[Fact]) -> Vec<Fact> {
        let pool = self.pool(number);
        statement.operands.iter().map(|value| of_value(pool, before, *value)).collect()
    }

    /// Calls a function with each statement that is reached, and what is known before it.
    pub(super) fn walk(&self, number: VersionNumber, blocks: &Blocks, visit: &mut dyn FnMut(StatementId, &[Fact])) {
        let form = self.form(number);
        for (block, facts) in form.blocks.iter().zip(blocks) {
            let Some(mut facts) = facts.clone() else { continue };
            for id in block.statement_ids() {
                visit(id, &facts);
                self.execute(number, id, &mut facts);
            }
        }
    }

    /// What is known of the variables after a statement.
    pub(super) fn execute(&self, number: VersionNumber, id: StatementId, facts: &mut [Fact]) {
        let statement = self.form(number).statement(id);
        if let Some(to) = statement.to {
            let operands = self.operands(number, statement, facts);
            facts[to.0 as usize] = self.gives(number, id, &operands);
        }
    }

    /// What a statement gives if this is known of its operands.
    pub(super) fn gives(&self, number: VersionNumber, id: StatementId, operands: &[Fact]) -> Fact {
        let place = self.place(number, id);
        let is_undefined = operands.contains(&Fact::Undefined);
        match self.form(number).statement(id).operation {
            Operation::Move | Operation::Pool(CHECKCAST, _) => operands[0].clone(),
            Operation::Pool(GETFIELD | GETSTATIC, _) => {
                let field = self.setting.world.field(place);
                field.and_then(|field| self.fields.get(&key(field))).cloned().unwrap_or(Fact::Varying)
            }
            Operation::Pool(INVOKEVIRTUAL..=INVOKEINTERFACE, _) => self.result(number, id, operands),
            Operation::Plain(_) | Operation::Pool(INSTANCEOF, _) if is_undefined => Fact::Undefined,
            Operation::Plain(code) => self.plain(code, operands).map_or(Fact::Varying, Fact::Known),
            Operation::Pool(INSTANCEOF, _) if operands[0] == Fact::Known(Constant::Null) => {
                Fact::Known(Constant::Int(0))
            }
            _ => Fact::Varying,
        }
    }

    fn plain(&self, code: u8, operands: &[Fact]) -> Option<Constant> {
        let known: Vec<&Constant> = operands.iter().map(Fact::known).collect::<Option<_>>()?;
        match (code, known.as_slice()) {
            (ARRAYLENGTH, [Constant::Arguments]) => i32::try_from(self.arguments.len()).ok().map(Constant::Int),
            (AALOAD, [Constant::Arguments, Constant::Int(index)]) if !self.leaks => {
                let index = usize::try_from(*index).ok().filter(|index| *index < self.arguments.len());
                index.map(Constant::Argument)
            }
            (code, known) => super::folding::fold(code, known),
        }
    }

    /// What a call gives.
    fn result(&self, number: VersionNumber, id: StatementId, operands: &[Fact]) -> Fact {
        let place = self.place(number, id);
        let world = &self.setting.world;
        let targets = world.targets(place);
        if world.calls_library(place) {
            let called = world.resolved(place).filter(|_| targets.is_empty());
            let answer = called.and_then(|called| known_calls::answer(called, operands, self.arguments));
            return answer.map_or(Fact::Varying, Fact::Known);
        }
        if targets.is_empty() || !targets.iter().all(|target| self.is_direct(place, *target)) {
            return Fact::Varying;
        }
        let mut fact = Fact::Undefined;
        for target in self.called(number, id, targets) {
            fact.meet(&self.version(target).result);
        }
        fact
    }

    /// What a call of these methods runs.
    fn called(&self, number: VersionNumber, id: StatementId, targets: &[MethodNumber]) -> Vec<VersionNumber> {
        match self.calls.get(&(number, id)) {
            Some(copy) => vec![*copy],
            None => targets.iter().map(|target| VersionNumber::of(*target)).collect(),
        }
    }

    /// Whether a call hands its operands to a target as they are, and takes its result as it is.
    pub(super) fn is_direct(&self, place: Place, target: MethodNumber) -> bool {
        let target = self.setting.world.method(target).method;
        self.setting.world.resolved(place).is_some_and(|called| {
            (called.name, called.descriptor) == (target.name, target.descriptor)
                && called.is_static() == target.is_static()
        })
    }

    fn absorb(&mut self, number: VersionNumber) -> bool {
        let mut found = Vec::new();
        self.walk(number, &self.version(number).blocks, &mut |id, before| {
            found.extend(self.consequences(number, id, before));
        });
        found.into_iter().map(|one| self.apply(one)).filter(|changed| *changed).count() > 0
    }

    fn apply(&mut self, consequence: Consequence) -> bool {
        match consequence {
            Consequence::Reach(version) => !std::mem::replace(&mut self.versions[version.0].is_reached, true),
            Consequence::Parameter(version, parameter, fact) => {
                let known = self.versions[version.0].parameters.get_mut(parameter);
                known.is_some_and(|known| known.meet(&fact))
            }
            Consequence::Result(version, fact) => self.versions[version.0].result.meet(&fact),
            Consequence::Field(field, fact) => self.fields.get_mut(&field).is_some_and(|known| known.meet(&fact)),
            Consequence::Leak => !std::mem::replace(&mut self.leaks, true),
        }
    }

    fn consequences(&self, number: VersionNumber, id: StatementId, before: &[Fact]) -> Vec<Consequence> {
        let place = self.place(number, id);
        let (world, statement) = (&self.setting.world, self.form(number).statement(id));
        let operands = self.operands(number, statement, before);
        let mut found: Vec<Consequence> =
            world.initializers(place).iter().map(|method| Consequence::Reach(VersionNumber::of(*method))).collect();
        found.extend(world.starts(place).iter().flat_map(|run| self.indirect(*run)));
        let (direct, indirect): (Vec<MethodNumber>, Vec<MethodNumber>) =
            world.targets(place).iter().partition(|target| self.is_direct(place, **target));
        found.extend(indirect.iter().flat_map(|target| self.indirect(*target)));
        for target in self.called(number, id, &direct) {
            found.extend(self.direct(target, &operands));
        }
        match statement.operation {
            Operation::Pool(PUTFIELD | PUTSTATIC, _) => found.extend(self.write(place, operands.last())),
            Operation::Return => found.extend(operands.first().map(|fact| self.returned(number, fact))),
            Operation::Dynamic(_) => found.extend(self.capture(place, &operands)),
            _ => {}
        }
        let is_handed_on = !direct.is_empty() && indirect.is_empty() && !world.calls_library(place);
        if operands.contains(&Fact::Known(Constant::Arguments)) && !is_handed_on && !only_looks(statement) {
            found.push(Consequence::Leak);
        }
        found
    }

    fn direct(&self, target: VersionNumber, operands: &[Fact]) -> Vec<Consequence> {
        let receivers = usize::from(!self.setting.world.method(self.version(target).method).method.is_static());
        let argument = |(number, fact): (usize, &Fact)| {
            let fact = if number < receivers { Fact::Varying } else { fact.clone() };
            Consequence::Parameter(target, number, fact)
        };
        let arguments = operands.iter().enumerate().map(argument);
        std::iter::once(Consequence::Reach(target)).chain(arguments).collect()
    }

    /// A method is called with what is not followed.
    fn indirect(&self, method: MethodNumber) -> Vec<Consequence> {
        let number = VersionNumber::of(method);
        let open = self.captured[method.0 as usize]..self.version(number).parameters.len();
        let parameters = open.map(|parameter| Consequence::Parameter(number, parameter, Fact::Varying));
        std::iter::once(Consequence::Reach(number)).chain(parameters).collect()
    }

    fn capture(&self, place: Place, operands: &[Fact]) -> Vec<Consequence> {
        let Some(DynamicSite::Lambda { implementation, .. }) = self.setting.world.dynamic(place) else {
            return Vec::new();
        };
        let Some(method) = self.setting.world.number_of(implementation) else { return Vec::new() };
        let captured = operands.iter().take(self.captured[method.0 as usize]).enumerate();
        captured.map(|(number, fact)| Consequence::Parameter(VersionNumber::of(method), number, fact.clone())).collect()
    }

    fn write(&self, place: Place, value: Option<&Fact>) -> Option<Consequence> {
        let field = self.setting.world.field(place)?;
        Some(Consequence::Field(key(field), narrowed(value?, field.descriptor)))
    }

    fn returned(&self, number: VersionNumber, value: &Fact) -> Consequence {
        let descriptor = self.setting.world.method(self.version(number).method).method.descriptor;
        let result = descriptor.rsplit_once(')').map_or("", |(_, result)| result);
        Consequence::Result(number, narrowed(value, result))
    }
}

fn narrowed(fact: &Fact, descriptor: &str) -> Fact {
    match fact {
        Fact::Known(constant) => Fact::Known(constant.clone().narrowed(descriptor)),
        other => other.clone(),
    }
}

/// Whether a statement neither writes its first operand nor hands it to others than the variables that are followed.
fn only_looks(statement: &Statement) -> bool {
    matches!(
        statement.operation,
        Operation::Move
            | Operation::Plain(ARRAYLENGTH | AALOAD)
            | Operation::Pool(CHECKCAST | INSTANCEOF, _)
            | Operation::Branch(_)
            | Operation::Return
    )
}

/// What is known of a field before anything is written.
fn beginning(setting: &Setting<'_>, field: FieldRef) -> Fact {
    if field.is_volatile() || !field.class.is_application() {
        return Fact::Varying;
    }
    match (constant_entry(field), &field.class.file) {
        (Some(entry), Some(file)) => narrowed(&of_entry(&file.pool, entry), field.descriptor),
        _ if setting.settled.contains(field) => Fact::Undefined,
        _ => Fact::Known(Constant::default_of(field.descriptor)),
    }
}

/// For each method how many of its first parameters are handed over where lambdas are made, and nowhere else: it is
/// static or private, so that only an `invokedynamic` that names it leads to it without a plain call.
fn captured(setting: &Setting<'_>) -> Vec<usize> {
    let mut captured: Vec<Option<usize>> = vec![None; setting.world.methods().count()];
    for place in setting.places() {
        let Some(DynamicSite::Lambda { kind, implementation, .. }) = setting.world.dynamic(place) else { continue };
        let is_only = (implementation.is_static() || implementation.is_private()) && *kind != HandleKind::New;
        if let Some(method) = setting.world.number_of(implementation) {
            let count = if is_only { setting.world.statement(place).operands.len() } else { 0 };
            let known = &mut captured[method.0 as usize];
            *known = Some(known.map_or(count, |known| known.min(count)));
        }
    }
    captured.into_iter().map(Option::unwrap_or_default).collect()
}
