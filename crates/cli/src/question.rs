//! From the options to what is asked of an exploration.

use crate::arguments::properties::{Library, PropertyName, PropertyOptions};
use evidence::Property;
use explore::Options;
use expression::Expression;

/// What is asked, before there is a program that could answer.
pub(crate) struct Question {
    pub(crate) options: Options,
    /// The state that is looked for; its names mean something only in a program.
    pub(crate) find: Option<Expression>,
}

/// What the options ask for, or a sentence that says why that is not possible.
pub(crate) fn question(options: &PropertyOptions) -> Result<Question, String> {
    let mut properties = options.property.iter().map(|&name| property(name)).collect::<Result<Vec<_>, _>>()?;
    properties.sort_unstable();
    properties.dedup();
    let find = options.find.as_deref().map(find).transpose()?;
    let options = Options {
        properties,
        spurious_wakeups: options.spurious_wakeups,
        weak_cas: options.weak_cas,
        whole_calls: options.library == Library::Modelled,
        enumerate_random: options.enumerate_random,
        respect_priorities: options.respect_priorities,
        ..Options::default()
    };
    Ok(Question { options, find })
}

fn property(name: PropertyName) -> Result<Property, String> {
    match name {
        PropertyName::Deadlock => Ok(Property::Deadlock),
        PropertyName::Assertion => Ok(Property::Assertion),
        PropertyName::Exception => Ok(Property::Exception),
        PropertyName::Race => Ok(Property::Race),
        PropertyName::Termination => Err(String::from("--property termination is not built yet")),
        PropertyName::Livelock => Err(String::from("--property livelock is not built yet")),
    }
}

fn find(words: &str) -> Result<Expression, String> {
    expression::parse(words).map_err(|error| format!("--find: {error}\n{}", error.pointing_into(words)))
}
