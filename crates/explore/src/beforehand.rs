//! Classes of the JDK that are initialised before there is a choice, whether the program will need them or not.
//!
//! Their initialisers look up handles, seeds and properties by code that reaches everything, so that a static analysis cannot tell what a
//! thread may do that still has to run one. What they do depends on constants and on properties alone: to run them early is the
//! same as to run them late, unless the program comes to set such a property (`library::questions::PROPERTIES`; then they are left alone).

use vm::Machine;
use vm::native::Stop;

const CLASSES: &[&str] = &[
    "java/util/Arrays$LegacyMergeSort",
    "java/util/Locale",
    "java/util/Tripwire",
    "jdk/internal/util/random/RandomSupport",
    "java/util/concurrent/ThreadLocalRandom",
    "java/util/concurrent/atomic/Striped64",
    "java/util/concurrent/atomic/Striped64$Cell",
    "java/util/concurrent/ForkJoinPool",
    "java/util/concurrent/ForkJoinPool$WorkQueue",
];

/// Initialises them on behalf of the running thread, which does not notice.
pub(crate) fn initialize(machine: &mut Machine) -> Result<(), Stop> {
    // Nobody has asked for these instructions, nor for what they read: seeds are read where numbers are drawn.
    let instructions = machine.instructions;
    let surroundings = machine.exploring.surroundings.clone();
    for name in CLASSES {
        if let Ok(class) = machine.program.load(name) {
            machine.initialize_beforehand(class)?;
        }
    }
    machine.instructions = instructions;
    machine.exploring.surroundings = surroundings;
    Ok(())
}
