//! Data abstractions: fields and variables that hold the class of a number instead of the number.
//!
//! Follows Bandera (Corbett, Dwyer, Hatcliff and others, ICSE 2000; Dwyer and others, ICSE 2001): one field is named,
//! an inference finds what else must follow, and every operation becomes a table. The tables are answers of the solver
//! over bit vectors, none is written by hand. A token stands for all numbers of its class, so each statement is
//! abstracted for itself: what threads do in between needs no argument, and races stay what they are.
//!
//! Read in this order: `domain` (the classes), `inference` (who follows), `table`, `terms` and `operations` (what is
//! asked), `steps` (what each statement becomes), `code` (the methods for that).
//!
//! Errs towards more runs: a table without answer admits every result, and two reads of one variable are two tokens.

pub(crate) mod code;
pub(crate) mod domain;
pub(crate) mod inference;
pub(crate) mod operations;
pub(crate) mod steps;
pub(crate) mod table;
pub(crate) mod terms;

pub use inference::Follower;

use crate::predicate::{SpecificationError, complain};
use domain::{Definition, Domain};
use program::Program;

/// `Kernel.budget=signs`, understood.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    pub(crate) root: inference::Root,
    /// Which of the abstractions it has.
    pub(crate) domain: usize,
}

/// What is asked for: the abstractions, each once, and what has them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Asked {
    pub(crate) domains: Vec<Domain>,
    pub(crate) named: Vec<Named>,
}

impl Asked {
    /// Reads what users write: `Class.field=abstraction`, and definitions of abstractions.
    pub(crate) fn read(
        data: &[String],
        definitions: &[String],
        program: &Program,
    ) -> Result<Asked, SpecificationError> {
        let definitions =
            definitions.iter().map(|text| Definition::read(text)).collect::<Result<Vec<_>, SpecificationError>>()?;
        let mut asked = Asked::default();
        for text in data {
            let Some((place, name)) = text.split_once('=') else {
                return complain(format!("'{text}' names no abstraction: write Kernel.budget=signs"));
            };
            let domain = Domain::read(name.trim(), &definitions)?;
            let known = asked.domains.iter().position(|known| known.name == domain.name);
            let number = known.unwrap_or_else(|| {
                asked.domains.push(domain);
                asked.domains.len() - 1
            });
            asked.named.push(Named { root: inference::Root::read(place.trim(), program)?, domain: number });
        }
        Ok(asked)
    }
}
