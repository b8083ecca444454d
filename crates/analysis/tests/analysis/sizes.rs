//! How much of a JDK a small program reaches.

use crate::facts;
use crate::workshop::{booted, homes, method};
use analysis::{Analysis, Flag};
use std::time::Instant;

#[test]
fn a_small_program_reaches_a_part_of_the_jdk() {
    for home in homes() {
        let machine = booted(&home, "TwoThreads");
        let main = method(machine.program, "TwoThreads", "main");
        let facts = facts::of(&machine);
        eprintln!("{} instantiated {}", home.display(), facts.instantiated.len());
        let start = Instant::now();
        let mut analysis = Analysis::new(machine.program, facts, &[main]);
        eprintln!("{} methods {:?}", analysis.method_count(), start.elapsed());
        let start = Instant::now();
        let effects = analysis.future(&[analysis::Position { method: main, index: 0, calling: false }]);
        eprintln!("future {:?}", start.elapsed());
        let facts = facts::of(&machine);
        let start = Instant::now();
        let again = Analysis::new(machine.program, facts, &[main]);
        eprintln!("{} methods again {:?}", again.method_count(), start.elapsed());
        for flag in Flag::ALL {
            eprintln!("{} {:?}", flag.1, analysis.why(main, flag.0));
        }
        eprintln!("{}", effects.describe().len());
    }
}
