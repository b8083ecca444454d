//! The virtual machine: a state that is a plain value, and an interpreter that is a function of state and choice.
//!
//! Read in this order: `heap` (objects as words), `thread` (frames and status), `machine` (the whole), `fast` and `slow` (the
//! interpreter), `native` (the door to natives), `undo` and `canonical` (the state as a value).

mod ask;
pub mod boot;
pub mod cells;
pub mod class_home;
pub mod define;
mod expensive;
pub mod explore;
pub mod files;
pub mod halt;
mod initialization_errors;
pub mod initialize;
pub mod interpreter;
pub mod known;
pub mod launch;
pub mod linkage;
pub mod machine;
pub mod modules;
pub mod native;
pub mod observe;
pub mod own_classes;
pub mod reflective_calls;
pub mod state;
pub mod surroundings;
pub mod threads;
pub mod twin;
mod unfit_input;
pub mod verify;

pub use ask::Unanswered;
pub use halt::Halt;
pub use interpreter::detour::{Detour, Detoured};
pub use interpreter::exceptions;
pub use machine::{Machine, Settings, Stream};
pub use native::{Native, NativeEntry, NativeFunction, NativeKind, NativeTable, Stop};
pub use state::reference::Reference;
pub use state::{canonical, heap, lock_word, raw_memory, undo};
pub use threads::thread::{Frame, OnReturn, Phase, Status, Thread, ThreadId, Wake};
pub use threads::{schedule, stack_traces};
