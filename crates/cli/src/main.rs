//! The one binary: flags, wiring and exit codes; the only room that prints.
fn main() {}
