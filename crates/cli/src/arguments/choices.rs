//! Options whose values are listed in other rooms, with their names and what they mean.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

/// A value of an option, its name and the help for it.
pub(crate) type Choice<T> = (T, &'static str, &'static str);

/// Reads one of these values by its name.
pub(crate) fn one_of<T>(choices: impl IntoIterator<Item = Choice<T>>) -> impl TypedValueParser<Value = T>
where
    T: Clone + Send + Sync + 'static,
{
    let choices: Vec<Choice<T>> = choices.into_iter().collect();
    // A value without help is for this program itself.
    let named = choices.iter().map(|(_, name, help)| PossibleValue::new(*name).help(*help).hide(help.is_empty()));
    PossibleValuesParser::new(named).try_map(move |given| {
        let value = choices.iter().find(|(_, name, _)| *name == given).map(|(value, _, _)| value.clone());
        value.ok_or("no such value")
    })
}
