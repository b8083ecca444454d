//! Which objects threads may share (as in Choi et al., OOPSLA 1999, without flow).
//!
//! An object escapes if it can be reached from a static field, from a thread that is started, or from what the library
//! holds. It is shared if it escapes and more than one thread may have it in a variable. Errs towards shared.

use super::objects::{ObjectKind, ObjectNumber};
use super::set::ObjectSet;
use super::threads::{RootNumber, Threads};
use super::world::World;
use flow::form::VariableId;

/// Which objects escape, and which are shared.
pub struct Escape {
    escaping: ObjectSet,
    shared: ObjectSet,
    /// For each thread root what it may have in a variable.
    reached: Vec<ObjectSet>,
}

impl Escape {
    pub fn of(world: &World, threads: &Threads) -> Escape {
        let escaping = escaping(world);
        let reached: Vec<ObjectSet> = threads.roots().map(|root| reached_by(world, threads, root)).collect();
        let mut shared = ObjectSet::default();
        for object in escaping.iter() {
            let mut roots = threads.roots().filter(|root| reached[root.0 as usize].contains(object));
            let is_shared = match (roots.next(), roots.next()) {
                (Some(only), None) => threads.root(only).may_be_several,
                (first, _) => first.is_some(),
            };
            if is_shared {
                shared.insert(object);
            }
        }
        Escape { escaping, shared, reached }
    }

    /// Whether other threads than the one that makes it may find an object.
    pub fn escapes(&self, object: ObjectNumber) -> bool {
        self.escaping.contains(object)
    }

    /// Whether more than one thread may access a run-time object of this kind.
    pub fn is_shared(&self, object: ObjectNumber) -> bool {
        self.shared.contains(object)
    }

    /// What the threads of a root may access.
    pub fn reached(&self, root: RootNumber) -> &ObjectSet {
        &self.reached[root.0 as usize]
    }
}

fn escaping(world: &World) -> ObjectSet {
    let points_to = world.points_to();
    let mut escaping = points_to.held().clone();
    escaping.unite(&points_to.in_static_fields());
    for place in world.methods().flat_map(|method| world.places(method)) {
        if let Some(started) = world.started_objects(place) {
            escaping.unite(started);
        }
    }
    for object in points_to.objects() {
        if matches!(points_to.object(object).kind, ObjectKind::Mirror(_)) {
            escaping.insert(object);
        }
    }
    let mut waiting: Vec<ObjectNumber> = escaping.iter().collect();
    while let Some(object) = waiting.pop() {
        for inner in points_to.contents(object).iter() {
            if !escaping.contains(inner) {
                escaping.insert(inner);
                waiting.push(inner);
            }
        }
    }
    escaping
}

fn reached_by(world: &World, threads: &Threads, root: RootNumber) -> ObjectSet {
    let points_to = world.points_to();
    let mut reached = ObjectSet::default();
    let executed = |method: &super::place::MethodNumber| threads.roots_of(*method).any(|one| one == root);
    for method in world.methods().filter(executed) {
        let known = world.method(method);
        for variable in (0..known.form.variables.len() as u32).map(VariableId) {
            reached.unite(points_to.of_variable(method, variable));
        }
        if world.places(method).any(|place| world.calls_library(place)) {
            reached.unite(points_to.held());
        }
        if let Some(mirror) = points_to.mirror_of(known.method.class).filter(|_| known.method.is_synchronized()) {
            reached.insert(mirror);
        }
    }
    reached
}
