//! The virtual machine: a state that is a plain value, and an interpreter that is a function of state and choice.
//!
//! Its rooms, in the order in which to read them: `state` (objects as words, undoing, the canonical form), `threads`
//! (frames, statuses, monitors, simulation), `machine` (the whole), `interpreter` (instructions), `linkage` (classes,
//! constants and call sites at run time), `native` (the door to natives), `boot` (from an empty heap to `main`),
//! `exploring` (a step, for whoever searches), `recording` (events of a simulation, for whoever analyses it).

pub mod boot;
mod expensive;
pub mod exploring;
pub(crate) mod interpreter;
pub mod linkage;
pub mod machine;
pub mod native;
pub mod recording;
pub mod state;
pub mod threads;

pub use boot::launch;
pub use expensive::checks_are_on;
pub use exploring::Unanswered;
pub use interpreter::detour::{Detour, Detoured};
pub use interpreter::exceptions;
pub use linkage::{class_definition, reflective_calls};
pub use machine::halt::Halt;
pub use machine::{Machine, Settings, Stream};
pub use native::{Native, NativeEntry, NativeFunction, NativeKind, NativeTable, Stop};
pub use native::{files, surroundings, verify};
pub use state::reference::Reference;
pub use state::{canonical, heap, lock_word, raw_memory, symmetry, undo};
pub use threads::thread::{Frame, OnReturn, Phase, Status, Thread, ThreadId, Wake};
pub use threads::{schedule, stack_traces};
