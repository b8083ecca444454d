//! Calls of the class library that a slice may leave out do nothing to threads, monitors, the clock or all of memory:
//! the code of every row of `library::removable` is read, on every JDK at hand.

use crate::facts;
use crate::workshop::{booted, homes};
use analysis::{Analysis, Flag, Position};
use library::{Claim, Table};
use program::{MethodRef, Program};

/// What no call may do that can be left out. Giving way is nothing.
const FORBIDDEN: [Flag; 16] = [
    Flag::MAKES,
    Flag::STARTS,
    Flag::JOINS,
    Flag::WAITS,
    Flag::NOTIFIES,
    Flag::PARKS,
    Flag::UNPARKS,
    Flag::INTERRUPTS,
    Flag::HASHES,
    Flag::CHOOSES,
    Flag::OPAQUE,
    Flag::CLOCK,
    Flag::CLOCK_WITHIN,
    Flag::ANY_MEMORY_WRITE,
    Flag::LOCKS_ANY,
    Flag::ANYTHING,
];

#[test]
fn calls_that_can_be_left_out_touch_no_threads() {
    for home in homes() {
        let machine = booted(&home, "Guarded");
        let table = Table::new(machine.settings.feature);
        let methods = removable(machine.program, &table);
        assert!(methods.len() > 60, "only {} methods in {}", methods.len(), home.display());
        let mut analysis = Analysis::new(machine.program, facts::of(&machine), &methods);
        let mut wrong = Vec::new();
        for method in methods {
            let effects = analysis.may_effects(&[Position { method, index: 0, calling: false }]);
            if FORBIDDEN.iter().any(|flag| effects.has(*flag)) {
                wrong.push(format!("{}: {effects:?}", method.signature()));
            }
        }
        assert!(wrong.is_empty(), "{}:\n{}", home.display(), wrong.join("\n"));
    }
}

/// What it does is done by variable handles, of which these facts say nothing.
const BY_HANDLES: &str = "java/util/concurrent/atomic/AtomicBoolean";

/// The methods that the rows are about. Not those that print: they enter the monitor of their stream.
fn removable(program: &'static Program, table: &Table) -> Vec<MethodRef> {
    let is_meant = |claim: Claim| matches!(claim, Claim::Pure | Claim::Fallible | Claim::Contained);
    let rows = library::rows().filter(|row| is_meant(row.claim));
    let mut classes: Vec<&str> = rows.map(|row| row.class).collect();
    classes.dedup();
    let methods = classes.into_iter().filter_map(|class| program.load(class).ok()).flat_map(|class| class.methods());
    let is_listed = |method: &MethodRef| {
        let mut rows = table.rows(method.class.name, method.name, method.descriptor);
        rows.any(|row| is_meant(row.claim)) && !method.is_native() && method.class.name != BY_HANDLES
    };
    methods.filter(is_listed).collect()
}
