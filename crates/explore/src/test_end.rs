//! When a test is over: its main thread rests, and nobody expects it to move again.
//!
//! Threads that the test has left behind go on; what they do wrong is found. That they wait for ever for work is no
//! deadlock then: a test runner ends its process with them. Threads that wait for each other are one as before.

use library::frameworks::REST;
use vm::Machine;

/// Whether the main thread rests after a test.
pub(crate) fn is_over(machine: &Machine) -> bool {
    let (class, method) = REST;
    let frames = machine.threads.first().map(|main| main.frames.as_slice()).unwrap_or_default();
    frames.iter().any(|frame| frame.method.class.name == class && frame.method.name == method)
}
