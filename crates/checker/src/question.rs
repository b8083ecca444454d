//! What is asked of a program: as somebody writes it, and as it was understood.

use crate::claims::{self, Claims};
use crate::error::QuestionError;
use evidence::{Asked, Property};
use explore::Options;
use expression::Expression;
use library::{Nondeterminism, TimeOuts};
use search::Fairness;

/// What is asked, before there is a program that could answer. A schedule fits only the question it was found for.
#[derive(Clone, Debug)]
pub struct Question {
    /// What is looked for.
    pub properties: Vec<Property>,
    /// A condition: the state that is looked for.
    pub find: Option<String>,
    /// Formulas of linear temporal logic that every run must keep.
    pub ltl: Vec<String>,
    /// Files with automata in HOA format that accept every run, or with `!` before the name none.
    pub automata: Vec<String>,
    /// Which endless runs count.
    pub fairness: Fairness,
    /// Whether methods named `invariant`, `pre_m` and `post_m` are class properties; those that are annotated always
    /// are.
    pub class_properties: bool,
    /// What may happen in a run that the program does not decide.
    pub nondeterminism: Nondeterminism,
}

impl Default for Question {
    fn default() -> Question {
        Question {
            properties: Property::usual(),
            find: None,
            ltl: Vec::new(),
            automata: Vec::new(),
            fairness: Fairness::Weak,
            class_properties: false,
            nondeterminism: Nondeterminism::USUAL,
        }
    }
}

/// A question that was understood.
pub(crate) struct Specification {
    pub(crate) options: Options,
    /// The state that is looked for; its names mean something only in a program.
    pub(crate) find: Option<Expression>,
    /// What is claimed of endless runs.
    pub(crate) claims: Claims,
}

impl Specification {
    /// What the question asks for.
    pub(crate) fn of(question: &Question) -> Result<Specification, QuestionError> {
        let Question { properties, find, ltl, automata, fairness: _, class_properties, nondeterminism } = question;
        let claims = claims::claims(question)?;
        suits_time_outs(question)?;
        let mut properties = properties.clone();
        // What has a field of its own is asked by that alone: nothing else could be proved of it.
        properties.retain(|property| property.asked() != Asked::Otherwise);
        properties.extend((!ltl.is_empty() || !automata.is_empty()).then_some(Property::Ltl));
        properties.sort_unstable();
        properties.dedup();
        let find = find.as_deref().map(parse).transpose()?;
        let (class_properties, nondeterminism) = (*class_properties, *nondeterminism);
        let options = Options { properties, class_properties, nondeterminism, ..Options::default() };
        Ok(Specification { options, find, claims })
    }

    /// The properties that are to be decided, with those that have an option of their own.
    pub(crate) fn properties(&self) -> Vec<Property> {
        let mut properties = self.options.properties.clone();
        properties.extend(self.find.is_some().then_some(Property::Find));
        properties
    }
}

/// In endless runs time passes, so nothing is said about them where it may not; and who wakes for no reason cannot be
/// told from who wakes because its time is over.
fn suits_time_outs(question: &Question) -> Result<(), QuestionError> {
    let endless = [Property::Termination, Property::Livelock, Property::Stuck];
    let is_endless = question.properties.iter().any(|property| endless.contains(property));
    let claims = is_endless || !question.ltl.is_empty() || !question.automata.is_empty();
    let is_restricted = question.nondeterminism.time_outs != TimeOuts::Any;
    if is_restricted && (claims || question.nondeterminism.spurious_wakeups) {
        return Err(QuestionError::TimePasses);
    }
    Ok(())
}

fn parse(text: &str) -> Result<Expression, QuestionError> {
    expression::parse(text).map_err(|error| QuestionError::Text {
        option: String::from("--find"),
        text: text.to_owned(),
        column: error.column,
        message: error.message,
    })
}
