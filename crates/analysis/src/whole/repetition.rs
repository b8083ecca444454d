//! What happens at most once in every run: methods with one call that itself happens once, class initialisers.
//!
//! A method runs once if it has exactly one way in, and that is the launch, or a statement outside of loops in a method
//! that runs once. Errs towards several.

use super::objects::{ObjectKind, ObjectNumber};
use super::place::{MethodNumber, Place};
use super::solver::Solver;
use super::world::Entry;

/// For each method whether it runs at most once; for each object whether it may stand for several run-time objects.
pub(super) fn of(solver: &Solver<'_>, entries: &[Entry], callers: &[Vec<Place>]) -> (Vec<bool>, Vec<bool>) {
    let mut ways: Vec<Vec<Way>> =
        callers.iter().map(|places| places.iter().map(|place| Way::At(*place)).collect()).collect();
    for entry in entries {
        let (method, way) = match entry {
            Entry::Main(method) | Entry::Initializer { method, .. } => (*method, Way::Once),
            Entry::Thread { run, start } => (*run, Way::At(*start)),
            Entry::Callback(method) => (*method, Way::Often),
        };
        ways[method.0 as usize].push(way);
    }
    let mut once = vec![false; ways.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for (method, ways) in ways.iter().enumerate() {
            let is_once = matches!(ways.as_slice(), [way] if way.is_once(solver, &once));
            changed |= is_once && !once[method];
            once[method] |= is_once;
        }
    }
    let several = (0..solver.objects.len()).map(ObjectNumber).map(|object| is_several(solver, &once, object)).collect();
    (once, several)
}

#[derive(Clone, Copy)]
enum Way {
    Once,
    Often,
    At(Place),
}

impl Way {
    fn is_once(self, solver: &Solver<'_>, once: &[bool]) -> bool {
        match self {
            Way::Once => true,
            Way::Often => false,
            Way::At(place) => executes_once(solver, once, place) && !solver.sites[&place].repeats,
        }
    }
}

fn executes_once(solver: &Solver<'_>, once: &[bool], place: Place) -> bool {
    let MethodNumber(method) = place.method;
    once[method as usize] && !solver.methods[method as usize].is_in_loop(place.statement)
}

fn is_several(solver: &Solver<'_>, once: &[bool], object: ObjectNumber) -> bool {
    let known = solver.objects.get(object);
    let is_one = match known.kind {
        ObjectKind::Mirror(_) | ObjectKind::Launched => true,
        ObjectKind::Library | ObjectKind::Text => false,
        ObjectKind::Array { level, .. } if level > 0 => false,
        ObjectKind::New(place) | ObjectKind::Lambda(place) | ObjectKind::Copy(place) => {
            executes_once(solver, once, place) && !solver.several.contains(&object)
        }
        ObjectKind::Array { site, .. } => executes_once(solver, once, site),
    };
    !is_one
}
