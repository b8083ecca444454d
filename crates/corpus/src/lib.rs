//! The corpus: Java programs that `sojourner run` must run as a real `java` does, and others that `sojourner check`
//! must give the right verdict on.
//!
//! A [`program::Program`] is one source file below `tests/corpus/run`; a [`jdk::Jdk`] is one JDK of this machine. Every
//! program is compiled once per JDK, run by that JDK's `java` (the [`reference`], cached by content) and by Sojourner
//! (the [`subject`]); standard output, standard error and exit status are then [compared](comparison).
//! Programs below `tests/corpus/check` say in their header what to [expect](expectation); they are checked in every
//! [`way`], whose [`answer`] must be the expected one.
//! Programs below `tests/corpus/analyze` mark the lines at which `sojourner analyze` must [warn](warnings).
//!
//! Errs towards failure: whatever cannot be found, compiled or repeated is an error, never a silent pass.
//! Not here: the printing and the order of the work, which belong to the tests `differential`, `checks` and `analyses`.

pub mod answer;
pub mod comparison;
pub mod compilation;
pub mod error;
pub mod expectation;
pub mod jdk;
pub mod json;
pub mod outcome;
pub mod parallel;
pub mod program;
pub mod reference;
pub mod registry;
pub mod selection;
mod store;
pub mod subject;
pub mod warnings;
pub mod way;
