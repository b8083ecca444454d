//! Conditions about a real program on every installed JDK.

mod checking;
mod evaluating;
mod parsing;
mod random;
mod workshop;
