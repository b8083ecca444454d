//! How much of a JDK a small program reaches.

use crate::workshop::on_every_jdk;
use analysis::Flag;

/// Far more than the programs need, far less than the class library has.
const FEW: usize = 300;

#[test]
fn a_small_program_reaches_few_methods() {
    for class in ["TwoThreads", "Philosophers", "Locking", "Reached"] {
        on_every_jdk(class, |subject| {
            let count = subject.analysis.method_count();
            assert!(count < FEW && !subject.analysis.is_too_big(), "{class} reaches {count} methods");
            let main = subject.effects(class, "main");
            assert!(!main.has(Flag::ANYTHING), "{class}: {:?}", subject.why(class, Flag::ANYTHING));
        });
    }
}
