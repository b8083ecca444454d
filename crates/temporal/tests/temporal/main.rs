//! Formulas and automata against definitions and against Spin.

mod hoa;
mod random;
mod reference;
mod spin;
mod translation;
