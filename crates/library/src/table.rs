//! The rows of one release, by class.

use crate::pattern::{fits, fits_method};
use crate::questions::{Question, Questions};
use crate::row::{Asking, Claim, Row};
use rustc_hash::FxHashMap;

/// All that is claimed of the class library of one feature release.
#[derive(Clone, Default)]
pub struct Table {
    by_class: FxHashMap<&'static str, Vec<&'static Row>>,
    /// Rows for several classes.
    by_start: Vec<&'static Row>,
}

/// What is claimed of one method, as bits: a question each. Whoever needs more asks the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claims(pub u32);

impl Claims {
    /// The questions that a call may ask.
    #[inline(always)]
    pub fn questions(self) -> Questions {
        Questions(self.0 as u16)
    }
}

impl Table {
    /// The rows for a feature release.
    pub fn new(feature: u32) -> Table {
        let mut table = Table::default();
        for row in crate::rows().filter(|row| row.releases.contain(feature)) {
            match row.class.contains('*') {
                true => table.by_start.push(row),
                false => table.by_class.entry(row.class).or_default().push(row),
            }
        }
        table
    }

    /// The rows about a method.
    pub fn rows(&self, class: &str, name: &str, descriptor: &str) -> impl Iterator<Item = &'static Row> {
        let of_class = self.by_class.get(class).into_iter().flatten();
        let of_several = self.by_start.iter().filter(move |row| fits(row.class, class));
        let is_named = move |row: &&Row| row.methods.iter().any(|method| fits_method(method, name, descriptor));
        of_class.chain(of_several).copied().filter(is_named)
    }

    /// What is claimed of a method.
    pub fn claims(&self, class: &str, name: &str, descriptor: &str) -> Claims {
        let bit = |row: &Row| match row.claim {
            Claim::Asks(question, _) => u32::from(Questions::from(question).0),
        };
        Claims(self.rows(class, name, descriptor).fold(0, |claims, row| claims | bit(row)))
    }

    /// The questions that a method may ask, each with the calls that do.
    pub fn asked(&self, class: &str, name: &str, descriptor: &str) -> impl Iterator<Item = (Question, Asking)> {
        self.rows(class, name, descriptor).map(|row| match row.claim {
            Claim::Asks(question, asking) => (question, asking),
        })
    }
}
