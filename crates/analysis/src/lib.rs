//! What a thread may still do, for ever: a static analysis of the bytecode, for partial-order reduction.
//!
//! Reads `program` and `classfile`; knows no state, no machine, no search. [`Analysis`] builds a call graph from the
//! roots (`graph`), and answers what can still happen from given positions on (`analysis`). The answer is an
//! over-approximation: leaving something out would make a verdict wrong, too much only costs states.
//!
//! Not seen are, because the VM does them by itself: what happens when a thread ends, with or without an exception; the
//! entries of a monitor after a wait (the thread has held that monitor before); exceptions that the VM throws.
//! Synthesised classes are known by what they are made from.

mod analysis;
mod bits;
mod body;
mod closure;
mod dynamic;
mod effects;
mod explain;
mod facts;
mod given;
mod graph;
mod guarding;
mod offsets;
mod operands;
mod own_thread;
mod reader;
mod section;
mod summary;
mod tracing;
pub mod whole;

pub use analysis::{Analysis, Position};
pub use effects::Effects;
pub use effects::element::Values;
pub use effects::flag::Flag;
pub use effects::manner::{Guard, Manner};
pub use facts::Facts;
pub use section::Section;
pub use summary::{field_added_to, formats};
