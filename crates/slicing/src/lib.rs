//! Program slicing: what of a program can influence a question, and the program that is left without the rest.

mod remainder;
mod termination;

pub use remainder::remainder;
