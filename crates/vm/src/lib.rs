//! The virtual machine: a state that is a plain value, and an interpreter that is a function of state and choice.
//!
//! Read in this order: `heap` (objects as words), `thread` (frames and status), `machine` (the whole), `fast` and `slow` (the
//! interpreter), `native` (the door to natives), `undo` and `canonical` (the state as a value).

mod ask;
pub mod boot;
pub mod call;
pub mod cells;
pub mod class_home;
pub mod control;
pub mod define;
mod describe;
pub mod detour;
pub mod exceptions;
mod expensive;
pub mod explore;
mod fast;
pub mod files;
pub mod halt;
mod initialization_errors;
pub mod initialize;
pub mod known;
pub mod launch;
pub mod life;
pub mod linkage;
pub mod machine;
pub mod modules;
pub mod monitors;
pub mod native;
pub mod observe;
pub mod own_classes;
pub mod reflective_calls;
pub mod schedule;
pub mod single;
mod slow;
pub mod state;
pub mod surroundings;
pub mod thread;
pub mod twin;
mod unfit_input;
pub mod verify;
mod virtual_threads;

pub use ask::Unanswered;
pub use detour::{Detour, Detoured};
pub use halt::Halt;
pub use machine::{Machine, Settings, Stream};
pub use native::{Native, NativeEntry, NativeFunction, NativeKind, NativeTable, Stop};
pub use state::reference::Reference;
pub use state::{canonical, heap, lock_word, raw_memory, undo};
pub use thread::{Frame, OnReturn, Phase, Status, Thread, ThreadId, Wake};
