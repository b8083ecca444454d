//! What is claimed of endless runs: formulas, automata, termination and freedom from livelock, as automata of the runs
//! that must not be.
//!
//! A formula that can only be broken within finitely many steps needs no fairness: every run goes on fairly if it likes
//! to. Choices may be left out unless steps are told from their repetition (`X`, automata), or unfair runs are looked
//! at for what happens in steps (termination, livelock): see the header of `search::endless`. A spurious wake-up is
//! enabled to nobody, so that whoever is treated fairly may never wake; with fairness, none of them may stand for other
//! steps.

use crate::error::QuestionError;
use crate::question::Question;
use evidence::Property;
use expression::Expression;
use model::{MOVED, OVER, PROGRESS};
use program::Program;
use search::{Claim, Fairness};
use std::fmt;
use temporal::{Atom, Automaton, Formula, MOST_ATOMS, TooLarge};

/// The claims of a command line, in the order in which they are searched.
pub(crate) struct Claims {
    pub(crate) claims: Vec<Claim>,
    /// The property and the sentence for each claim that is broken.
    pub(crate) words: Vec<(Property, String)>,
    /// The formulas, for claims that have one.
    pub(crate) formulas: Vec<Option<Formula>>,
    /// The atoms of all claims, by number.
    pub(crate) atoms: Vec<Seen>,
    /// Whether choices may be left out.
    pub(crate) may_reduce: bool,
    spurious_wakeups: bool,
    /// Which runs count.
    pub(crate) fairness: Fairness,
    pub(crate) warnings: Vec<String>,
}

/// An atom, and where it was written.
pub(crate) struct Seen {
    pub(crate) expression: Expression,
    option: String,
    text: String,
    column: usize,
}

/// What is claimed, or why that is not possible.
pub(crate) fn claims(question: &Question) -> Result<Claims, QuestionError> {
    let fairness = question.fairness;
    let mut claims = Claims::new(fairness, question.nondeterminism.spurious_wakeups);
    for text in &question.ltl {
        claims.add_formula(text, fairness)?;
    }
    for file in &question.automata {
        claims.add_automaton(file, fairness)?;
    }
    if question.properties.contains(&Property::Termination) {
        let words = String::from("a run does not come to its end");
        claims.add_event(Property::Termination, words, eventually(atom(OVER)), fairness)?;
    }
    if question.properties.contains(&Property::Livelock) {
        let words = String::from("a run goes on for ever without progress");
        claims.add_event(Property::Livelock, words, without_livelock(), fairness)?;
    }
    Ok(claims)
}

fn atom(bit: u64) -> Formula {
    Formula::Atom(bit.trailing_zeros())
}

fn eventually(formula: Formula) -> Formula {
    Formula::Eventually(Box::new(formula))
}

/// Again and again there is progress, or nobody moves any more.
fn without_livelock() -> Formula {
    let fine = Formula::Or(Box::new(atom(PROGRESS)), Box::new(atom(MOVED).negated()));
    Formula::Always(Box::new(eventually(fine)))
}

impl Claims {
    fn new(fairness: Fairness, spurious_wakeups: bool) -> Claims {
        Claims {
            claims: Vec::new(),
            words: Vec::new(),
            formulas: Vec::new(),
            atoms: Vec::new(),
            may_reduce: true,
            spurious_wakeups,
            fairness,
            warnings: Vec::new(),
        }
    }

    fn may_reduce_under(&self, fairness: Fairness) -> bool {
        fairness == Fairness::None || !self.spurious_wakeups
    }

    /// Whether every atom means something in the program.
    pub(crate) fn check(&self, program: &Program) -> Result<(), QuestionError> {
        self.atoms.iter().try_for_each(|seen| {
            let checked = seen.expression.check(program);
            checked.map_err(|error| seen.complaint(error.column, &error.message))
        })
    }

    fn add_formula(&mut self, text: &str, fairness: Fairness) -> Result<(), QuestionError> {
        let pointed = |column: usize, message: &str| complaint("--ltl", text, column, message);
        let parsed = temporal::parse(text).map_err(|error| pointed(error.column, &error.message))?;
        let numbers = self.numbers("--ltl", text, &parsed.atoms)?;
        let formula = parsed.formula.renumbered(&numbers);
        let fairness = if formula.is_safety() { Fairness::None } else { fairness };
        self.may_reduce &= self.may_reduce_under(fairness) && !formula.mentions_next();
        if formula.mentions_next() {
            self.warnings.push(format!(
                "{}: X speaks of single steps, and what a step is depends on the tool; partial-order reduction is off",
                text.trim()
            ));
        }
        let words = format!("{} does not hold", text.trim());
        self.add(Property::Ltl, words, formula, fairness).map_err(|error| pointed(1, &error.to_string()))
    }

    fn add_event(
        &mut self,
        property: Property,
        words: String,
        formula: Formula,
        fairness: Fairness,
    ) -> Result<(), TooLarge> {
        self.may_reduce &= fairness != Fairness::None && self.may_reduce_under(fairness);
        self.add(property, words, formula, fairness)
    }

    fn add(&mut self, property: Property, words: String, formula: Formula, fairness: Fairness) -> Result<(), TooLarge> {
        let unwanted = temporal::translate(&formula.negated())?;
        self.claims.push(Claim { unwanted, fairness });
        self.words.push((property, words));
        self.formulas.push(Some(formula));
        Ok(())
    }

    /// `FILE` accepts the runs that may be, `!FILE` those that must not be.
    fn add_automaton(&mut self, argument: &str, fairness: Fairness) -> Result<(), QuestionError> {
        let (file, is_unwanted) = match argument.strip_prefix('!') {
            Some(file) => (file, true),
            None => (argument, false),
        };
        let option = format!("--automaton {argument}");
        let text = std::fs::read_to_string(file).map_err(|error| unusable(&option, error))?;
        let read = temporal::hoa::read(&text).map_err(|error| unusable(&option, error))?;
        let atoms: Vec<Atom> = read.atoms.iter().map(|text| Atom { text: text.clone(), column: 1 }).collect();
        let mut numbers = Vec::new();
        for atom in &atoms {
            numbers.extend(self.numbers(&option, &atom.text, std::slice::from_ref(atom))?);
        }
        let unwanted = if is_unwanted { read.automaton } else { unaccepted(&read.automaton, &option)? };
        self.may_reduce = false;
        self.claims.push(Claim { unwanted: unwanted.renumbered(&numbers), fairness });
        let accepts = if is_unwanted { "accepts" } else { "does not accept" };
        self.words.push((Property::Ltl, format!("there is a run that {file} {accepts}")));
        self.formulas.push(None);
        Ok(())
    }

    /// The numbers of atoms among those of all claims.
    fn numbers(&mut self, option: &str, text: &str, atoms: &[Atom]) -> Result<Vec<u32>, QuestionError> {
        let mut numbers = Vec::new();
        for atom in atoms {
            let known = self.atoms.iter().position(|seen| seen.expression.text() == atom.text);
            numbers.push(known.unwrap_or(self.atoms.len()) as u32);
            if known.is_some() {
                continue;
            }
            if self.atoms.len() == MOST_ATOMS {
                return Err(complaint(
                    option,
                    text,
                    atom.column,
                    &format!("all formulas have more than {MOST_ATOMS} atoms"),
                ));
            }
            let expression = expression::parse(&atom.text)
                .map_err(|error| complaint(option, text, atom.column + error.column - 1, &error.message))?;
            let (option, text) = (option.to_owned(), text.to_owned());
            self.atoms.push(Seen { expression, option, text, column: atom.column });
        }
        Ok(numbers)
    }
}

impl Seen {
    fn complaint(&self, column: usize, message: &str) -> QuestionError {
        complaint(&self.option, &self.text, self.column + column - 1, message)
    }
}

fn unaccepted(automaton: &Automaton, option: &str) -> Result<Automaton, QuestionError> {
    let advice = "give the automaton of the runs that must not be, with ! before the name of the file";
    temporal::complement(automaton).map_err(|error| unusable(option, format_args!("{error}; {advice}")))
}

fn unusable(option: &str, complaint: impl fmt::Display) -> QuestionError {
    QuestionError::Automaton { option: option.to_owned(), complaint: complaint.to_string() }
}

fn complaint(option: &str, text: &str, column: usize, message: &str) -> QuestionError {
    let (option, text, message) = (option.to_owned(), text.to_owned(), message.to_owned());
    QuestionError::Text { option, text, column, message }
}
