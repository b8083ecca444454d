//! Partial evaluation: a program with what is known of it before it runs put in the place of what would compute it.
//!
//! Follows seed 003, section 3.3: constants are propagated through the whole program (`solution`, `method`), branches
//! on them are folded (`rewriting`), methods are copied for constant arguments where that makes them smaller
//! (`specialising`). What `main` is given is known. Calls are bound by the call graph of `analysis::whole`: constants
//! go through the methods that can run, and a call whose only target it names may get a copy of it. The instruction is
//! not changed otherwise: a JVM selects the same method, and nothing would be smaller.
//!
//! The result are class files, and whoever slices reads them again as a program of its own. So everything that is
//! known of the program is found out anew with what has become known, and no dependence has to know about evaluation.
//! Sound in one direction: what is not shown to be constant stays as it is.

mod constant;
mod folding;
mod known_calls;
mod method;
mod rewriting;
mod solution;
mod specialising;
mod version;

pub use specialising::without_copy;

use crate::criterion::Criterion;
use crate::setting::Setting;
use analysis::whole::{MethodNumber, Place};
use classfile::opcode::{INVOKEINTERFACE, INVOKEVIRTUAL};
use flow::FlowError;
use flow::form::Operation;
use program::ClassRef;
use solution::Solution;
use std::collections::BTreeSet;
use version::VersionNumber;

/// A program that was evaluated.
pub struct Evaluation {
    /// The classes of which code may run, with their bytes, by name.
    pub classes: Vec<(ClassRef, Vec<u8>)>,
    /// How many operands became constants.
    pub values: usize,
    /// How many branches and switches go one way.
    pub branches: usize,
    /// How many calls that select their method by an object can run one method only.
    pub calls: usize,
    /// How many copies of methods there are.
    pub copies: usize,
    /// Lines of methods on which a value or a branch is known.
    pub lines: BTreeSet<(MethodNumber, u32)>,
}

impl Evaluation {
    /// Evaluates a program whose main method is given these arguments. What is on a line that is asked for stays.
    pub fn of(setting: &Setting<'_>, arguments: &[String], criteria: &[Criterion]) -> Result<Evaluation, FlowError> {
        let mut solution = Solution::new(setting, arguments);
        solution.solve();
        specialising::specialise(&mut solution);
        let asked: BTreeSet<Place> = criteria.iter().flat_map(|criterion| criterion.places_of_line(setting)).collect();
        let (classes, done) = rewriting::evaluated_classes(&solution, &asked)?;
        let places = done.values.iter().map(|(place, _)| place).chain(&done.branches);
        let line = |place: &Place| Some((place.method, setting.world.method(place.method).line(place.statement)?));
        Ok(Evaluation {
            lines: places.filter_map(line).collect(),
            values: done.values.len(),
            branches: done.branches.len(),
            calls: bound_calls(&solution).len(),
            copies: solution.versions.iter().filter(|version| version.copy.is_some() && version.is_reached).count(),
            classes,
        })
    }
}

/// The calls by selection that are reached and can run one own method only.
fn bound_calls(solution: &Solution<'_>) -> BTreeSet<Place> {
    let world = &solution.setting.world;
    let mut found = BTreeSet::new();
    for number in (0..solution.versions.len()).map(VersionNumber) {
        solution.walk(number, &solution.version(number).blocks, &mut |id, _| {
            let place = solution.place(number, id);
            let selects =
                matches!(world.statement(place).operation, Operation::Pool(INVOKEVIRTUAL | INVOKEINTERFACE, _));
            if selects && world.targets(place).len() == 1 && !world.calls_library(place) {
                found.insert(place);
            }
        });
    }
    found
}
