//! The virtual machine: a state that is a plain value, and an interpreter that is a function of state and choice.
//!
//! Read in this order: `heap` (objects as words), `thread` (frames and status), `machine` (the whole), `fast` and `slow` (the
//! interpreter), `native` (the door to natives), `undo` and `canonical` (the state as a value).

mod ask;
pub mod boot;
mod expensive;
pub mod explore;
pub mod interpreter;
pub mod linkage;
pub mod machine;
pub mod native;
pub mod observe;
pub mod state;
pub mod threads;

pub use ask::Unanswered;
pub use boot::launch;
pub use interpreter::detour::{Detour, Detoured};
pub use interpreter::exceptions;
pub use linkage::{class_definition, reflective_calls};
pub use machine::halt::Halt;
pub use machine::{Machine, Settings, Stream};
pub use native::{Native, NativeEntry, NativeFunction, NativeKind, NativeTable, Stop};
pub use native::{files, surroundings, verify};
pub use state::reference::Reference;
pub use state::{canonical, heap, lock_word, raw_memory, undo};
pub use threads::thread::{Frame, OnReturn, Phase, Status, Thread, ThreadId, Wake};
pub use threads::{schedule, stack_traces};
