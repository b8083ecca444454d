//! From the options to what is asked of an exploration.

use crate::arguments::properties::{PropertyName, PropertyOptions};
use evidence::Property;
use explore::Options;

/// What the options ask for, or a sentence that says why that is not possible.
pub(crate) fn question(options: &PropertyOptions) -> Result<Options, String> {
    let mut properties = options.property.iter().map(|&name| property(name)).collect::<Result<Vec<_>, _>>()?;
    properties.sort_unstable();
    properties.dedup();
    let find = options.find.as_deref().map(find).transpose()?;
    Ok(Options {
        properties,
        find,
        spurious_wakeups: options.spurious_wakeups,
        enumerate_random: options.enumerate_random,
        respect_priorities: options.respect_priorities,
        ..Options::default()
    })
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

/// The seam for the crate `expression`: the words of the user and the predicate that they mean.
fn find(words: &str) -> Result<(String, explore::StatePredicate), String> {
    Err(format!("--find {words:?} is not built yet"))
}
