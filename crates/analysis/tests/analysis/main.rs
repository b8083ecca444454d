//! The analysis, asked about small programs of which the answers are known.

mod facts;
mod sizes;
mod survey;
mod workshop;
