//! The analysis, asked about small programs of which the answers are known.

mod facts;
mod guards;
mod initializers;
mod locking;
mod memory;
mod reached;
mod removable;
mod sizes;
mod stacks;
mod workshop;
