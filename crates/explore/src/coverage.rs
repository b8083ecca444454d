//! Coverage: what of the program's own code the explored runs have come to, and what threads have done to each other.
//!
//! Instructions and branches are noted by the interpreter (`program::Visits`) and never taken back, so they are the
//! union over everything that was executed. A reduced search leaves out runs, and no instruction: every run is
//! equivalent to (a part of) an explored one that differs from it in the order of independent steps only (Mazurkiewicz;
//! persistent sets with the proviso against ignoring, `search/strategy/depth_first.rs`), and equivalent runs execute
//! the same steps with the same values. A state that is met again is not left again, because everything behind it was
//! executed the first time. So after a complete search without a violation, what was not reached no run reaches
//! (`Coverage::complete`); where the search ended earlier, nothing is said of it. Compared with unreduced searches by
//! `cli/tests/cli/coverage.rs`.
//!
//! Orders of accesses are what a reduction leaves out, as far as they make no difference. Both orders of two accesses
//! that depend on each other are explored; see `orders` for what is counted, and in which direction it errs. Updates
//! that commute (`reduction/sections.rs`) depend on each other while coverage is asked for.
//!
//! Not here: files and formats (`report`).

mod left_out;
pub(crate) mod orders;
mod pieces;

use crate::explorer::Explorer;
use crate::naming::place_of;
use evidence::{ClassCoverage, Counter, Coverage, LineCoverage, MethodCoverage};
use orders::Site;
use pieces::Piece;
use program::{ClassRef, MethodRef};
use std::collections::BTreeMap;

impl Explorer {
    /// What was seen of these classes, given by their internal names, so far.
    pub fn coverage(&self, own: &[String]) -> Coverage {
        let program = self.machine.program;
        let classes = own.iter().filter_map(|name| program.load(name).ok());
        let classes: Vec<ClassRef> = classes.filter(|class| !left_out::is_class_left_out(class)).collect();
        let mut coverage =
            Coverage { classes: classes.iter().map(|class| of_class(class)).collect(), ..Coverage::default() };
        coverage.classes.retain(|class| !class.methods.is_empty());
        coverage.classes.sort_by(|one, other| one.name.cmp(&other.name));
        if let Some(orders) = &self.orders {
            let place = |site: Site| place_of(&self.machine, program.method(site.0), site.1);
            coverage.pairs = orders.pairs(place);
            coverage.locks = orders.locks(&classes, place);
            coverage.waits = orders.waits(&classes, place);
        }
        coverage
    }
}

fn of_class(class: ClassRef) -> ClassCoverage {
    let file = class.file.as_ref().and_then(|file| file.source_file().ok()?.map(std::borrow::Cow::into_owned));
    ClassCoverage {
        name: class.java_name(),
        file,
        super_class: class.super_class.map(|parent| parent.java_name()),
        methods: class.methods().iter().filter_map(of_method).collect(),
    }
}

fn of_method(method: MethodRef) -> Option<MethodCoverage> {
    let mut pieces = pieces::pieces(method)?;
    if left_out::is_method_left_out(method, &pieces) {
        return None;
    }
    left_out::leave_out(method, &mut pieces);
    pieces.retain(|piece| !piece.left_out);
    let mut counted = MethodCoverage {
        name: method.name.to_owned(),
        descriptor: method.descriptor.to_owned(),
        instructions: Counter::default(),
        branches: Counter::default(),
        complexity: Counter::default(),
        lines: Vec::new(),
    };
    let mut lines: BTreeMap<u32, LineCoverage> = BTreeMap::new();
    for piece in &pieces {
        count(piece, &mut counted, &mut lines);
    }
    counted.lines = lines.into_values().collect();
    counted.complexity = counted.complexity.and(Counter::of(counted.is_covered()));
    (counted.instructions.total() > 0).then_some(counted)
}

fn count(piece: &Piece, counted: &mut MethodCoverage, lines: &mut BTreeMap<u32, LineCoverage>) {
    let instructions = Counter::of(piece.reached);
    let branches = piece.ways.values().map(|seen| Counter::of(*seen)).fold(Counter::default(), Counter::and);
    let branches = if branches.total() > 1 { branches } else { Counter::default() };
    counted.instructions = counted.instructions.and(instructions);
    counted.branches = counted.branches.and(branches);
    let covered = branches.covered.saturating_sub(1);
    let missed = branches.total().saturating_sub(covered + 1);
    counted.complexity = counted.complexity.and(Counter { missed, covered });
    if let Some(line) = piece.line {
        let nothing = LineCoverage { line, instructions: Counter::default(), branches: Counter::default() };
        let line = lines.entry(line).or_insert(nothing);
        line.instructions = line.instructions.and(instructions);
        line.branches = line.branches.and(branches);
    }
}
