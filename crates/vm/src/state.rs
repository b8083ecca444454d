//! The state of a program as plain words: everything that a later instruction could depend on, and nothing else.
//!
//! Decides how objects lie in memory, how a state is taken back, and when two states are the same. Read in this order:
//! `reference` (a value in a slot), `heap` (objects as words), `mirrors` and `strings` (the objects that the machine
//! itself knows), then `undo` and `canonical` (the state as a value). Not here: the threads that are part of the state
//! (`threads`), and who moves next.
//!
//! Invariant: whoever changes a word that a mark may want back goes by the heap, or saves the thread first (`undo`).

pub(crate) mod after_boot;
pub(crate) mod allocation;
pub mod canonical;
pub(crate) mod collection;
pub mod heap;
pub(crate) mod initialization_word;
pub mod lock_word;
pub mod mirrors;
pub(crate) mod object_shapes;
pub mod raw_memory;
pub mod reference;
pub mod strings;
pub mod symmetry;
pub mod undo;
pub(crate) mod word_kinds;
