//! Whole-program facts, asked about small programs of which the answers are known.

mod holding;
mod objects;
mod soundness;
mod threading;
mod workshop;
