//! A formula or a condition as what a slice is made for: the values that its atoms are about.
//!
//! Formulas of linear temporal logic without `X` cannot tell a run from one with fewer steps between the same values
//! (Lamport 1983), which is why a slice may stand for the program.

use crate::error::QuestionError;
use expression::{Dependence, Expression};
use program::Program;
use slicing::{Criterion, Values};

/// A formula or a condition, as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormulaAim {
    /// The option that it was written for.
    pub option: String,
    pub text: String,
}

impl FormulaAim {
    pub fn new(option: &str, text: &str) -> FormulaAim {
        FormulaAim { option: option.to_owned(), text: text.to_owned() }
    }

    /// Whether it can be understood; a condition is a formula without operators of temporal logic.
    pub fn check(&self) -> Result<(), QuestionError> {
        self.atoms().map(|_| ())
    }

    /// What a slice keeps for it, or why none can.
    pub(crate) fn criterion(&self, program: &Program) -> Result<Result<Criterion, String>, QuestionError> {
        let (atoms, mentions_next) = self.atoms()?;
        let mut seen = Dependence::default();
        for (atom, column) in &atoms {
            let checked = atom.check(program);
            checked.map_err(|error| self.complaint(column + error.column - 1, &error.message))?;
            seen = seen.and(atom.dependence(program));
        }
        let refused = |why: &str| Ok(Err(format!("{}: {why}", self.text.trim())));
        if mentions_next {
            return refused("X speaks of single steps, and a slice has fewer");
        }
        if seen.threads || seen.states {
            return refused("it looks at where threads stand, or at what was printed");
        }
        if seen.library {
            return refused("it looks into objects of the class library");
        }
        let classes = seen.classes.iter().map(|class| class.name.to_owned()).collect();
        let text = self.text.trim().to_owned();
        Ok(Ok(Criterion::Values(Values { text, fields: seen.fields, elements: seen.elements, classes })))
    }

    /// The atoms with their columns, and whether it speaks of the next step.
    fn atoms(&self) -> Result<(Vec<(Expression, usize)>, bool), QuestionError> {
        let parsed = temporal::parse(&self.text).map_err(|error| self.complaint(error.column, &error.message))?;
        let read = |atom: &temporal::Atom| {
            let expression = expression::parse(&atom.text);
            let expression =
                expression.map_err(|error| self.complaint(atom.column + error.column - 1, &error.message))?;
            Ok((expression, atom.column))
        };
        let atoms = parsed.atoms.iter().map(read).collect::<Result<Vec<_>, QuestionError>>()?;
        Ok((atoms, parsed.formula.mentions_next()))
    }

    fn complaint(&self, column: usize, message: &str) -> QuestionError {
        let (option, text, message) = (self.option.clone(), self.text.clone(), message.to_owned());
        QuestionError::Text { option, text, column, message }
    }
}
