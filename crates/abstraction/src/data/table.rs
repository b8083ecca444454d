//! An operation over tokens: which results are possible, as the solver has answered for every combination.

use super::domain::Domain;
use crate::question::{Asked, Question};
use crate::solver::{Rows, Solver};
use crate::term::{Formula, Number, Width};
use flow::typing::Kind;
use std::collections::{BTreeMap, BTreeSet};

/// What an operation takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Taken {
    /// Whose tokens, by the number of the abstraction.
    pub(crate) domain: usize,
    pub(crate) width: Width,
}

/// A result: what the code gives, and the condition under which it is one.
#[derive(Clone, Debug)]
pub(crate) struct Outcome {
    pub(crate) value: i32,
    pub(crate) name: String,
    pub(crate) condition: Formula,
}

/// An operation over tokens.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) taken: Vec<Taken>,
    pub(crate) outcomes: Vec<Outcome>,
    /// By the tokens that are taken: the places of the outcomes that are possible.
    pub(crate) rows: BTreeMap<Vec<usize>, BTreeSet<usize>>,
    /// A long holds the result.
    pub(crate) is_long: bool,
    /// What the solver was asked.
    pub(crate) questions: Vec<String>,
}

impl Table {
    /// Asks for every combination of tokens; what is taken are the arguments of the conditions. The premises say when
    /// there is a result at all.
    pub(crate) fn make(
        domains: &[Domain],
        taken: &[Taken],
        outcomes: Vec<Outcome>,
        (known, is_long): (&[Formula], bool),
        solver: &mut Solver,
    ) -> Table {
        let after: Vec<(Formula, bool)> = outcomes.iter().map(|one| (one.condition.clone(), false)).collect();
        let (mut rows, mut questions) = (BTreeMap::new(), Vec::new());
        for tokens in combinations(domains, taken) {
            let mut premises: Vec<Formula> = known.to_vec();
            for (place, (token, one)) in tokens.iter().zip(taken).enumerate() {
                premises.push(domains[one.domain].class(*token, &Number::Argument(place, one.width)));
            }
            let asked = Asked { premises: &premises, objects: &[], before: &[], assignment: None, after: &after };
            let question = Question::of(&asked);
            let possible = match solver.rows(&question) {
                Rows::Any => (0..outcomes.len()).collect(),
                Rows::These(found) => {
                    let holds = |place: &usize| found.iter().any(|(_, row)| row >> place & 1 == 1);
                    (0..outcomes.len()).filter(holds).collect()
                }
            };
            questions.push(question.text);
            rows.insert(tokens, possible);
        }
        Table { taken: taken.to_vec(), outcomes, rows, is_long, questions }
    }

    pub(crate) fn chooses(&self) -> bool {
        self.rows.values().any(|possible| possible.len() > 1)
    }

    /// The kinds of the parameters of the method that executes it.
    pub(crate) fn kinds(&self) -> Vec<Kind> {
        self.taken.iter().map(|one| kind_of(one.width)).collect()
    }

    /// `negative, zero: negative`, line by line.
    pub(crate) fn words(&self, domains: &[Domain]) -> Vec<String> {
        let line = |(tokens, possible): (&Vec<usize>, &BTreeSet<usize>)| {
            let names = tokens.iter().zip(&self.taken).map(|(token, one)| domains[one.domain].class_name(*token));
            let names = names.collect::<Vec<&str>>().join(", ");
            let results: Vec<&str> = possible.iter().map(|place| self.outcomes[*place].name.as_str()).collect();
            let results = match results.len() {
                0 => String::from("nothing"),
                all if all == self.outcomes.len() && all > 1 => String::from("any"),
                _ => results.join(" or "),
            };
            if names.is_empty() { results } else { format!("{names}: {results}") }
        };
        self.rows.iter().map(line).collect()
    }
}

pub(crate) fn kind_of(width: Width) -> Kind {
    match width {
        Width::Int => Kind::Int,
        Width::Long => Kind::Long,
    }
}

/// All tuples of tokens.
pub(crate) fn combinations(domains: &[Domain], taken: &[Taken]) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for one in taken {
        let longer = |tokens: &Vec<usize>| {
            let tokens = tokens.clone();
            (0..domains[one.domain].len()).map(move |token| [tokens.clone(), vec![token]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}
