//! Which fields and arrays no two threads contend for, so that it does not matter when a thread accesses them.
//!
//! An access is independent of what other threads do before this one moves again, if every access of the same memory
//! by another thread is one of the same kind (both read), surely before or after it (`Parallel`), under a common lock
//! (`Locks`), under the monitor of the object that is accessed, or of an object that nobody else has yet. Such memory
//! is declared `local`: Spin's partial order reduction and its merging of statements then treat accesses to it like
//! those of a process's own variables (Holzmann and Peled 1994). Errs towards contention, which costs states only.
//!
//! Where a thread can be ended or held up between any two statements, nothing is independent of that.

use crate::concurrent::builder;
use crate::library_calls::Known;
use crate::objects::element_of;
use crate::raised::called;
use analysis::whole::{Escape, Locks, MethodNumber, ObjectSet, Parallel, Place, World};
use classfile::opcode::*;
use flow::form::{Operation, Value, VariableId};
use program::FieldRef;
use std::collections::{BTreeMap, BTreeSet};

/// What is accessed: a field, or the cells of arrays with elements of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Memory {
    Field(u32, u16),
    Cells(&'static str),
}

/// A statement that accesses memory.
struct Access {
    place: Place,
    writes: bool,
    /// Whose memory it is; nothing for static fields.
    base: Option<Value>,
}

/// What threads contend for.
pub(crate) struct Contention {
    memory: BTreeSet<Memory>,
    /// Calls of builders of texts that other threads may call at the same time.
    builders: BTreeSet<Place>,
    /// Whether a thread can be ended or held up by another one, wherever it is.
    pub(crate) ends_threads: bool,
    /// Whether a thread may be joined before another one has started it, which waits for nothing.
    pub(crate) joins_early: bool,
    /// Whether somebody looks at every state.
    is_watched: bool,
}

impl Contention {
    pub(crate) fn of(world: &World) -> Contention {
        let mut accesses: BTreeMap<Memory, Vec<Access>> = BTreeMap::new();
        let places = || world.methods().flat_map(|method| world.places(method));
        for place in places() {
            if let Some((memory, access)) = access(world, place) {
                accesses.entry(memory).or_default().push(access);
            }
        }
        let calls: Vec<Access> = places().filter_map(|place| builder_access(world, place)).collect();
        if places().any(|place| may_end_threads(world, place)) {
            let memory = accesses.into_keys().collect();
            let builders = calls.iter().map(|call| call.place).collect();
            return Contention { memory, builders, ends_threads: true, joins_early: true, is_watched: false };
        }
        let parallel = Parallel::of(world);
        let joins_early = joins_early(world, &parallel);
        let escape = Escape::of(world, parallel.threads());
        let facts = Facts { world, locks: Locks::of(world), parallel, escape };
        let is_contended = |accesses: &[Access]| {
            accesses.iter().any(|one| one.writes && accesses.iter().any(|other| facts.contend(one, other)))
        };
        // What copies arrays accesses their cells, too.
        let copies = places()
            .any(|place| world.resolved(place).is_some_and(|method| matches!(method.name, "clone" | "arraycopy")));
        let contended = accesses
            .into_iter()
            .filter(|(memory, accesses)| copies && matches!(memory, Memory::Cells(_)) || is_contended(accesses));
        let memory = contended.map(|(memory, _)| memory).collect();
        let builders = calls.iter().filter(|one| facts.contends(one, &calls)).map(|one| one.place).collect();
        Contention { memory, builders, ends_threads: false, joins_early, is_watched: false }
    }

    /// Everything: claims about runs tell when something changes that no two threads contend for.
    pub(crate) fn watched(self) -> Contention {
        Contention { is_watched: true, ..self }
    }

    pub(crate) fn is_about(&self, field: FieldRef) -> bool {
        self.is_watched || self.memory.contains(&Memory::Field(field.class.id.0, field.index))
    }

    /// Whether another thread may call the same builder of a text at the same time as a call does.
    pub(crate) fn is_about_builder(&self, call: Place) -> bool {
        self.builders.contains(&call)
    }

    pub(crate) fn is_about_cells(&self, element: &'static str) -> bool {
        self.is_watched || self.memory.contains(&Memory::Cells(element))
    }
}

/// Whether a thread may be started while another one begins to wait for its end.
fn joins_early(world: &World, parallel: &Parallel) -> bool {
    let calls = |is_wanted: fn(Known) -> bool| -> Vec<Place> {
        let places = world.methods().flat_map(|method| world.places(method));
        places.filter(|place| called(world, *place).is_some_and(is_wanted)).collect()
    };
    let joins = calls(|known| matches!(known, Known::Join { .. }));
    let starts = calls(|known| known == Known::Start);
    let threads = |call: &Place| -> ObjectSet {
        let receiver = world.statement(*call).operands.first().copied();
        receiver.map(|receiver| world.points_to().of(call.method, receiver)).unwrap_or_default()
    };
    let may_be_same = |start: &Place, join: &Place| {
        let joined = threads(join);
        threads(start).iter().any(|thread| joined.contains(thread))
    };
    let is_early =
        |start: &Place, join: &Place| may_be_same(start, join) && parallel.may_happen_in_parallel(*start, *join);
    starts.iter().any(|start| joins.iter().any(|join| is_early(start, join)))
}

fn access(world: &World, place: Place) -> Option<(Memory, Access)> {
    let statement = world.statement(place);
    let base = statement.operands.first().copied();
    match statement.operation {
        Operation::Pool(code @ (GETFIELD | PUTFIELD | GETSTATIC | PUTSTATIC), _) => {
            let field = world.field(place)?;
            let writes = matches!(code, PUTFIELD | PUTSTATIC);
            let base = base.filter(|_| matches!(code, GETFIELD | PUTFIELD));
            Some((Memory::Field(field.class.id.0, field.index), Access { place, writes, base }))
        }
        Operation::Plain(code @ (IALOAD..=SALOAD | IASTORE..=SASTORE)) => {
            let points_to = world.points_to();
            let arrays = points_to.of(place.method, base?);
            let element = arrays.iter().find_map(|array| points_to.object(array).class.and_then(element_of))?;
            Some((Memory::Cells(element), Access { place, writes: (IASTORE..=SASTORE).contains(&code), base }))
        }
        _ => None,
    }
}

/// A call of a builder of a text. Nobody else has one that is being made.
fn builder_access(world: &World, place: Place) -> Option<Access> {
    let what = builder::known(world.resolved(place)?).filter(|what| !matches!(what, builder::Use::Make(_)))?;
    let base = world.statement(place).operands.first().copied();
    Some(Access { place, writes: builder::changes(what), base })
}

/// Whether a statement may end a thread, or hold it up, wherever that is.
fn may_end_threads(world: &World, place: Place) -> bool {
    let called = world.resolved(place);
    called.is_some_and(|method| {
        method.class.name == "java/lang/Thread" && matches!(method.name, "stop" | "suspend" | "resume")
    })
}

struct Facts<'a> {
    world: &'a World,
    locks: Locks,
    parallel: Parallel,
    escape: Escape,
}

impl Facts<'_> {
    /// Whether an access contends with one of several, one of the two a write.
    fn contends(&self, one: &Access, others: &[Access]) -> bool {
        others.iter().any(|other| (one.writes || other.writes) && self.contend(one, other))
    }

    fn contend(&self, one: &Access, other: &Access) -> bool {
        let owns_monitors = self.owns_monitor(one) && self.owns_monitor(other);
        let is_ordered = !self.parallel.may_happen_in_parallel(one.place, other.place)
            || self.locks.exclude(one.place, other.place)
            || owns_monitors;
        let is_early = self.is_unknown_to_others(one) || self.is_unknown_to_others(other);
        !is_ordered && !is_early && self.may_be_same(one, other)
    }

    fn may_be_same(&self, one: &Access, other: &Access) -> bool {
        let (Some(first), Some(second)) = (one.base, other.base) else { return true };
        let objects =
            |access: &Access, base: Value| -> ObjectSet { self.world.points_to().of(access.place.method, base) };
        let second = objects(other, second);
        objects(one, first).iter().any(|object| second.contains(object) && self.escape.is_shared(object))
    }

    /// Whether an access is one of a synchronized method to its own object.
    fn owns_monitor(&self, access: &Access) -> bool {
        let method = self.world.method(access.place.method).method;
        method.is_synchronized() && !method.is_static() && self.is_this(access)
    }

    fn is_this(&self, access: &Access) -> bool {
        let form = &self.world.method(access.place.method).form;
        let this = form.parameters.first().copied();
        let is_kept = |this: VariableId| form.statements.iter().all(|statement| statement.to != Some(this));
        this.is_some_and(|this| access.base == Some(Value::Variable(this)) && is_kept(this))
    }

    /// Whether an access is one of a constructor to its own object, which nobody else has yet.
    fn is_unknown_to_others(&self, access: &Access) -> bool {
        let method = self.world.method(access.place.method).method;
        method.is_constructor() && self.is_this(access) && self.keeps_this(access.place.method, 8)
    }

    /// Whether a constructor hands its object to nobody but other such constructors.
    fn keeps_this(&self, constructor: MethodNumber, depth: u32) -> bool {
        let form = &self.world.method(constructor).form;
        let Some(this) = form.parameters.first().map(|this| Value::Variable(*this)) else { return false };
        depth > 0
            && self.world.places(constructor).all(|place| {
                let statement = self.world.statement(place);
                let uses = statement.operands.iter().skip(1).any(|operand| *operand == this);
                let is_first = statement.operands.first() == Some(&this);
                match statement.operation {
                    _ if !uses && !is_first => true,
                    Operation::Pool(GETFIELD | PUTFIELD, _) => !uses,
                    Operation::Pool(INVOKESPECIAL, _) => !uses && self.is_quiet_constructor(place, depth - 1),
                    _ => false,
                }
            })
    }

    fn is_quiet_constructor(&self, place: Place, depth: u32) -> bool {
        let Some(called) = self.world.resolved(place).filter(|called| called.is_constructor()) else { return false };
        match self.world.number_of(called) {
            Some(number) => self.keeps_this(number, depth),
            None => matches!(called.class.name, "java/lang/Object" | "java/lang/Thread"),
        }
    }
}
