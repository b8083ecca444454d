//! Where a run's classes come from: TARGETs, the class path, compiled sources and the JDK's own class library.
//!
//! [`prepare::prepare`] turns what the user typed into a [`source::ProgramSource`], the entry point and the chosen JDK.
//! Nothing here executes Java code of the program; the only processes ever started are the `javac` of the
//! chosen JDK, and its `java` with a program of ours ([`outline`]).

pub mod api;
mod candidates;
pub mod classpath;
pub mod compile;
pub mod constants;
pub mod entry;
pub mod error;
pub mod image;
pub mod inspect;
pub mod jar;
pub mod jdk;
pub mod junit;
pub mod manifest;
pub mod outline;
pub mod pack;
pub mod prepare;
pub mod process;
pub mod project;
pub mod recompilation;
pub mod root;
pub mod source;
pub mod target;
pub mod temporary;
pub mod tree;
