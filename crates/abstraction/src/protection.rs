//! Which accesses of fields other threads cannot disturb, so that several of them may be taken as one step.
//!
//! Two accesses of one field exclude each other if they cannot be of one object, cannot happen in parallel, are under
//! one lock, are each under the monitor of their own object, are made by the thread that the object is, or if one of
//! them is made by a constructor before anybody else knows the object. Errs towards disturbance.
//!
//! The reason for taking steps together is Lipton's (CACM 1975): an access that nobody disturbs commutes with
//! everything that other threads do in the meantime.

mod monitors;
mod own_thread;

use crate::term::FieldId;
use analysis::whole::{Locks, MethodNumber, Parallel, Place};
use classfile::opcode::*;
use flow::form::{Form, Operation, StatementId, Value};
use monitors::Monitors;
use own_thread::OwnThread;
use program::MethodRef;
use slicing::Setting;
use std::collections::BTreeMap;

/// An access of a field.
#[derive(Clone, Copy, Debug)]
struct Access {
    place: Place,
    writes: bool,
}

/// What is known about disturbances.
pub(crate) struct Protection<'a> {
    setting: &'a Setting<'a>,
    parallel: Parallel,
    locks: Locks,
    monitors: Monitors,
    own_thread: OwnThread,
    accesses: BTreeMap<FieldId, Vec<Access>>,
}

impl<'a> Protection<'a> {
    pub(crate) fn of(setting: &'a Setting<'a>) -> Protection<'a> {
        let mut accesses: BTreeMap<FieldId, Vec<Access>> = BTreeMap::new();
        for place in setting.world.methods().flat_map(|method| setting.world.places(method)) {
            if let Some(field) = setting.world.field(place) {
                let writes =
                    matches!(setting.world.statement(place).operation, Operation::Pool(PUTFIELD | PUTSTATIC, _));
                accesses.entry(FieldId(field)).or_default().push(Access { place, writes });
            }
        }
        let is_constant = |field: FieldId| is_constant(setting, &accesses, field);
        let monitors = Monitors::of(setting, &is_constant);
        Protection {
            parallel: Parallel::of(&setting.world),
            locks: Locks::of(&setting.world),
            monitors,
            own_thread: OwnThread::of(setting),
            accesses,
            setting,
        }
    }

    /// Whether no other thread writes what an access has read until the thread has executed another statement of the
    /// same block, which comes later.
    pub(crate) fn keeps(&self, read: Place, until: StatementId) -> bool {
        self.excludes(read, until, |access| access.writes)
    }

    /// Whether no other thread reads or writes, at the time of an access, what it accesses.
    pub(crate) fn is_alone(&self, place: Place) -> bool {
        self.excludes(place, place.statement, |_| true)
    }

    fn excludes(&self, place: Place, until: StatementId, counts: impl Fn(&Access) -> bool) -> bool {
        let Some(field) = self.setting.world.field(place).map(FieldId) else { return false };
        let others = self.accesses.get(&field).into_iter().flatten().filter(|access| counts(access));
        others.copied().all(|other| self.are_apart((place, until), other.place, field))
    }

    /// Whether an access of another thread cannot come between.
    fn are_apart(&self, (place, until): (Place, StatementId), other: Place, field: FieldId) -> bool {
        let between = || (place.statement.0..=until.0).map(|number| Place { statement: StatementId(number), ..place });
        if !field.0.is_static() {
            let base = |place: Place| (place.method, self.setting.world.statement(place).operands[0]);
            if !self.setting.world.points_to().may_alias(base(place), base(other)) {
                return true;
            }
            if constructs(self.setting, other) || constructs(self.setting, place) {
                return true;
            }
            if self.own_thread.is_own(self.setting, place) && self.own_thread.is_own(self.setting, other) {
                return true;
            }
            if between().all(|step| self.monitors.holds_base(place, step)) && self.monitors.holds_base(other, other) {
                return true;
            }
        }
        let is_locked =
            || self.locks.held(other).any(|lock| between().all(|step| self.locks.held(step).any(|held| held == lock)));
        between().all(|step| !self.parallel.may_happen_in_parallel(step, other)) || is_locked()
    }
}

/// Whether an access is one of `this` in a constructor that shows its object to nobody.
fn constructs(setting: &Setting<'_>, place: Place) -> bool {
    let known = setting.world.method(place.method);
    known.method.is_constructor()
        && is_this(&known.form, setting.world.statement(place).operands[0])
        && shows_nobody(setting, place.method)
}

/// Whether a value is the receiver, which nothing else is ever assigned to.
pub(crate) fn is_this(form: &Form, value: Value) -> bool {
    let receiver = form.parameters.first().copied();
    value.variable() == receiver && receiver.is_some_and(|this| form.statements.iter().all(|one| one.to != Some(this)))
}

/// Whether a constructor, and those above it, use `this` for fields and for the constructor above only.
fn shows_nobody(setting: &Setting<'_>, constructor: MethodNumber) -> bool {
    let form = &setting.world.method(constructor).form;
    let shows = |(number, statement): (usize, &flow::form::Statement)| {
        let place = Place { method: constructor, statement: StatementId(number as u32) };
        let uses = |value: &Value| is_this(form, *value);
        match statement.operation {
            Operation::Pool(GETFIELD, _) => false,
            Operation::Pool(PUTFIELD, _) => statement.operands[1..].iter().any(uses),
            Operation::Pool(INVOKESPECIAL, _) if is_this(form, statement.operands[0]) => {
                statement.operands[1..].iter().any(uses) || !is_silent(setting, place)
            }
            _ => statement.operands.iter().any(uses),
        }
    };
    form.parameters.first().is_some_and(|this| is_this(form, Value::Variable(*this)))
        && !form.statements.iter().enumerate().any(shows)
}

/// Classes whose constructors call nothing of the program.
pub(crate) const SILENT: [&str; 2] = ["java/lang/Object", "java/lang/Thread"];

/// Whether the constructor above shows the object to nobody either.
fn is_silent(setting: &Setting<'_>, place: Place) -> bool {
    let targets = setting.world.targets(place);
    let is_known = |method: MethodRef| SILENT.contains(&method.class.name) && method.is_constructor();
    match targets {
        [] => setting.world.resolved(place).is_some_and(is_known),
        targets => targets.iter().all(|target| shows_nobody(setting, *target)),
    }
}

/// Whether a field is written by constructors of its own object only, before anybody else knows it.
fn is_constant(setting: &Setting<'_>, accesses: &BTreeMap<FieldId, Vec<Access>>, field: FieldId) -> bool {
    let mut writes = accesses.get(&field).into_iter().flatten().filter(|access| access.writes);
    !field.0.is_static() && writes.all(|access| constructs(setting, access.place))
}
