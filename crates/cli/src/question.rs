//! From the options to what is asked of an exploration.

use crate::arguments::properties::{Library, PropertyName, PropertyOptions};
use crate::claims::{self, Claims};
use evidence::Property;
use explore::Options;
use expression::Expression;

/// What is asked, before there is a program that could answer.
pub(crate) struct Question {
    pub(crate) options: Options,
    /// The state that is looked for; its names mean something only in a program.
    pub(crate) find: Option<Expression>,
    /// What is claimed of endless runs.
    pub(crate) claims: Claims,
}

/// What the options ask for, or a sentence that says why that is not possible.
pub(crate) fn question(options: &PropertyOptions) -> Result<Question, String> {
    let mut properties: Vec<Property> = options.property.iter().map(|&name| property(name)).collect();
    let claims = claims::claims(options)?;
    properties.extend((!options.ltl.is_empty() || !options.automaton.is_empty()).then_some(Property::Ltl));
    properties.sort_unstable();
    properties.dedup();
    let find = options.find.as_deref().map(find).transpose()?;
    let options = Options {
        properties,
        class_properties: options.class_properties,
        spurious_wakeups: options.spurious_wakeups,
        weak_cas: options.weak_cas,
        whole_calls: options.library == Library::Modelled,
        enumerate_random: options.enumerate_random,
        respect_priorities: options.respect_priorities,
        ..Options::default()
    };
    Ok(Question { options, find, claims })
}

fn property(name: PropertyName) -> Property {
    match name {
        PropertyName::Deadlock => Property::Deadlock,
        PropertyName::Assertion => Property::Assertion,
        PropertyName::Exception => Property::Exception,
        PropertyName::Race => Property::Race,
        PropertyName::Termination => Property::Termination,
        PropertyName::Livelock => Property::Livelock,
        PropertyName::Stuck => Property::Stuck,
    }
}

fn find(words: &str) -> Result<Expression, String> {
    expression::parse(words).map_err(|error| format!("--find: {error}\n{}", error.pointing_into(words)))
}
