//! Slices, explored: they have the verdict of the original. Evaluated programs, run and explored: they do the same.

mod children;
mod corpus;
mod dependences;
mod evaluated_programs;
mod folding;
mod plain;
mod precision;
mod traps;
mod workshop;
