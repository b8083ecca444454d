//! Analyses of bytecode, tried on hand-written code, on the class libraries of the installed JDKs and against their
//! JVMs.

mod agreement;
mod assembler;
mod evaluator;
mod every_method;
mod installed;
mod java;
mod maps;
mod null_messages;
mod stack_map_table;
mod subroutines;
mod verification;
