//! `--match`: visited states are told apart by expressions instead of some data, while the program runs as it is.
//!
//! Follows Pasareanu, Pelanek and Visser, "Concrete model checking with abstract matching and refinement" (CAV 2005):
//! the fields of primitive types that the expressions read, and elements of arrays, count only by the values of the
//! expressions; so do variables that hold what was read there (`holders`). Everything else is compared exactly:
//! threads, frames, locks, other variables and fields, which objects there are and how they refer to each other. Every
//! run is one of the program, so what is found is real; of two states that agree only one is explored, so nothing is
//! proved.

mod holders;

use crate::error::QuestionError;
use analysis::whole::World;
use explore::Matching;
use expression::Observation;
use holders::{Sources, holders};
use program::{FieldRef, MethodRef, Program};
use vm::exploring::Forgotten;

/// What visited states are told apart by, as users write it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchRequest {
    /// `Main.rounds % 2`, `Planner: count == event1.count`.
    pub expressions: Vec<String>,
    /// Fields that do not count at all: `Planner.count`.
    pub ignored: Vec<String>,
}

impl MatchRequest {
    /// Adds a list with commas between its expressions; those in texts and characters are none.
    pub fn add(&mut self, list: &str) {
        let mut quote = None;
        let is_comma = |character: char| {
            match quote {
                Some(open) if open == character => quote = None,
                None if character == '\'' || character == '"' => quote = Some(character),
                _ => {}
            }
            character == ',' && quote.is_none()
        };
        let parts: Vec<&str> = list.split(is_comma).collect();
        self.expressions.extend(parts.into_iter().map(|part| part.trim().to_owned()));
    }
}

/// How visited states are told apart.
pub(crate) struct Matched {
    /// What counts by the expressions only, in words.
    pub(crate) data: Vec<String>,
    /// What an abstraction by the same expressions would be, where there may be one.
    pub(crate) abstraction: Option<abstraction::Request>,
}

/// Understands a request in a program that begins with this method.
pub(crate) fn understand(
    request: &MatchRequest,
    program: &Program,
    main: MethodRef,
) -> Result<(Matching, Matched), QuestionError> {
    let world = World::of(program, main.class, main);
    let mut observations = Vec::new();
    for text in &request.expressions {
        observations.push(read(text, program)?);
    }
    let mut fields: Vec<FieldRef> = Vec::new();
    for text in &request.ignored {
        fields.push(ignored(text, program)?);
    }
    let reads: Vec<_> = observations.iter().map(Observation::reads).collect();
    fields.extend(reads.iter().flat_map(|read| read.fields.iter().copied()));
    fields.sort_by_key(|field| (field.class.id.0, field.index));
    fields.dedup();
    let elements = reads.iter().any(|read| read.elements);
    let variables = holders(&world, &Sources { fields: &fields, elements });
    let mut data: Vec<String> = fields.iter().map(words).collect();
    data.extend(elements.then(|| String::from("elements of arrays")));
    let abstraction = abstraction(request, &observations, (&fields, elements));
    let forgotten = Forgotten { fields, variables };
    Ok((Matching::new(observations, forgotten), Matched { data, abstraction }))
}

fn words(field: &FieldRef) -> String {
    format!("{}.{}", field.class.java_name(), field.name)
}

fn wrong(complaint: String) -> QuestionError {
    QuestionError::UnknownName { option: String::from("--match"), complaint }
}

/// Reads `EXPR`, over static fields, or `CLASS: EXPR`, over each object of the class.
fn read(text: &str, program: &Program) -> Result<Observation, QuestionError> {
    let (class, expression) = match text.split_once(':') {
        Some((name, rest)) if is_name(name) => {
            let class = abstraction::class_named(program, name.trim()).map_err(|error| wrong(error.to_string()))?;
            (Some(class), rest)
        }
        _ => (None, text),
    };
    Observation::read(expression, class, program).map_err(|error| wrong(format!("'{text}': {error}")))
}

fn is_name(text: &str) -> bool {
    text.trim().chars().all(|character| character.is_alphanumeric() || "._$".contains(character))
}

fn ignored(text: &str, program: &Program) -> Result<FieldRef, QuestionError> {
    abstraction::removable_field(text, program)
        .map_err(|error| QuestionError::UnknownName { option: String::from("--remove"), complaint: error.to_string() })
}

/// An abstraction in which the same expressions are predicates, and the fields are removed.
fn abstraction(
    request: &MatchRequest,
    observations: &[Observation],
    (fields, elements): (&[FieldRef], bool),
) -> Option<abstraction::Request> {
    let is_own = |field: &FieldRef| field.class.is_application();
    if elements || !observations.iter().all(|one| one.is_condition) || !fields.iter().all(is_own) {
        return None;
    }
    // One over static fields may be written with any class.
    let predicate = |(text, observation): (&String, &Observation)| match observation.class {
        Some(_) => Some(text.clone()),
        None => Some(format!("{}: {text}", observation.reads().fields.first()?.class.java_name())),
    };
    let predicates: Option<Vec<String>> = request.expressions.iter().zip(observations).map(predicate).collect();
    let removed = fields.iter().map(words).collect();
    Some(abstraction::Request { predicates: predicates?, removed, ..Default::default() })
}

#[cfg(test)]
mod tests {
    use super::MatchRequest;

    #[test]
    fn commas_are_between_expressions() {
        let mut request = MatchRequest::default();
        request.add("A.x == 1, B: y < z,A.c == ',' , A.t == \"a,b\"");
        let expected = ["A.x == 1", "B: y < z", "A.c == ','", "A.t == \"a,b\""].map(String::from);
        assert_eq!(request.expressions, expected);
    }
}
