//! The abstract step against brute force: every state of a small domain, random assignments and random predicates.
//!
//! Two static fields of type `byte` have 65,536 states. Which bits go with which bits is counted, and must be exactly
//! what the solver has answered: no less (sound), and no more (the strongest update).

mod numbers;
mod objects;
mod tables;
mod world;
