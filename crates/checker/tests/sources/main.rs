//! Slices as Java source: they compile, and do where it was asked what the program does.

#[path = "../slices/plain.rs"]
mod plain;
#[expect(dead_code, reason = "some of it is for other tests")]
#[path = "../slices/workshop.rs"]
mod workshop;

mod questions;
mod runs;
mod shapes;
mod written;
