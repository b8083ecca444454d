//! The differential corpus: Java programs run by a real `java` and by `sojourner run`, whose behaviour must be equal.
//!
//! A [`program::Program`] is one source file below `tests/corpus/run`; a [`jdk::Jdk`] is one JDK of this machine. Every
//! program is compiled once per JDK, run by that JDK's `java` (the [`reference`], cached by content) and by Sojourner
//! (the [`subject`]); standard output, standard error and exit status are then [compared](comparison).
//!
//! Errs towards failure: whatever cannot be found, compiled or repeated is an error, never a silent pass.
//! Not here: the printing and the order of the work, which belong to the test `differential`.

pub mod comparison;
pub mod compilation;
pub mod error;
pub mod jdk;
pub mod outcome;
pub mod parallel;
pub mod program;
pub mod reference;
mod store;
pub mod subject;
