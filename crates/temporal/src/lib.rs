//! Linear temporal logic: formulas, automata on infinite words, and what a word that ends in a loop satisfies.
//!
//! Read in this order: `formula`, `token` and `parser` (text to formula; what an atom means is left to others),
//! `normal` (negation normal form), `translate` and `simplify` (formula to `automaton`), `hoa` (automata from files),
//! `complement`, `lasso` (direct evaluation, which shares nothing with the automata and is therefore what
//! counterexamples are checked with).
//!
//! A word is a sequence of valuations, one for each step of a run: a set of atoms as the bits of a number.
//! Not here: Java, states, searching.

mod automaton;
mod complement;
mod error;
mod formula;
pub mod hoa;
mod lasso;
mod normal;
mod parser;
mod simplify;
mod token;
mod translate;

pub use automaton::{Automaton, Guard, Transition};
pub use complement::{NotDeterministic, complement};
pub use error::{ParseError, TooLarge};
pub use formula::Formula;
pub use lasso::Lasso;
pub use parser::{Atom, MOST_ATOMS, Parsed, parse};
pub use translate::translate;
