//! Whole-program facts, asked about small programs of which the answers are known.

mod objects;
mod workshop;
