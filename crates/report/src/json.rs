//! Writing JSON (RFC 8259): the few shapes that reports have, indented for people who look at them.

use std::fmt::{self, Display, Formatter};

/// A JSON value; the members of an object keep their order.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A whole number.
    Number(u64),
    /// Any number; `null` where it is not finite, for which JSON has no word.
    Decimal(f64),
    /// A text, which may contain every character.
    Text(String),
    /// Values, one to a line.
    List(Vec<Json>),
    /// Whole numbers, all on one line: there may be millions of them.
    Numbers(Vec<u64>),
    /// What is written already, by this program.
    Written(String),
    /// Names and values, one to a line.
    Object(Vec<(&'static str, Json)>),
}

impl Json {
    /// A text, or `null` where there is none.
    pub fn text(text: Option<impl Display>) -> Json {
        text.map_or(Json::Null, |text| Json::Text(text.to_string()))
    }
}

impl Display for Json {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_value(f, self, 0)
    }
}

fn write_value(f: &mut Formatter<'_>, value: &Json, depth: usize) -> fmt::Result {
    match value {
        Json::Null => f.write_str("null"),
        Json::Bool(value) => write!(f, "{value}"),
        Json::Number(value) => write!(f, "{value}"),
        Json::Decimal(value) if value.is_finite() => write!(f, "{value:?}"),
        Json::Decimal(_) => f.write_str("null"),
        Json::Text(text) => write_text(f, text),
        Json::Written(text) => f.write_str(text),
        Json::Numbers(numbers) => write_numbers(f, numbers),
        Json::List(items) => write_items(f, ['[', ']'], items, depth, |f, item| write_value(f, item, depth + 1)),
        Json::Object(members) => write_items(f, ['{', '}'], members, depth, |f, (name, value)| {
            write_text(f, name)?;
            f.write_str(": ")?;
            write_value(f, value, depth + 1)
        }),
    }
}

fn write_items<T>(
    f: &mut Formatter<'_>,
    [open, close]: [char; 2],
    items: &[T],
    depth: usize,
    write_item: impl Fn(&mut Formatter<'_>, &T) -> fmt::Result,
) -> fmt::Result {
    write!(f, "{open}")?;
    for (index, item) in items.iter().enumerate() {
        let comma = if index == 0 { "" } else { "," };
        write!(f, "{comma}\n{:indent$}", "", indent = 2 * depth + 2)?;
        write_item(f, item)?;
    }
    if !items.is_empty() {
        write!(f, "\n{:indent$}", "", indent = 2 * depth)?;
    }
    write!(f, "{close}")
}

fn write_numbers(f: &mut Formatter<'_>, numbers: &[u64]) -> fmt::Result {
    f.write_str("[")?;
    for (index, number) in numbers.iter().enumerate() {
        let comma = if index == 0 { "" } else { ", " };
        write!(f, "{comma}{number}")?;
    }
    f.write_str("]")
}

fn write_text(f: &mut Formatter<'_>, text: &str) -> fmt::Result {
    f.write_str("\"")?;
    for character in text.chars() {
        match character {
            '"' => f.write_str("\\\"")?,
            '\\' => f.write_str("\\\\")?,
            '\n' => f.write_str("\\n")?,
            control if control < ' ' => write!(f, "\\u{:04x}", u32::from(control))?,
            other => write!(f, "{other}")?,
        }
    }
    f.write_str("\"")
}

#[cfg(test)]
mod tests {
    use super::Json;

    #[test]
    fn values_are_indented_and_texts_escaped() {
        let value = Json::Object(vec![
            ("text", Json::text(Some("a \"b\"\\\n\u{1}ö"))),
            ("list", Json::List(vec![Json::Number(1), Json::Bool(true), Json::text(None::<&str>)])),
            ("none", Json::List(Vec::new())),
            ("object", Json::Object(vec![("n", Json::Null)])),
        ]);
        let expected = r#"{
  "text": "a \"b\"\\\n\u0001ö",
  "list": [
    1,
    true,
    null
  ],
  "none": [],
  "object": {
    "n": null
  }
}"#;
        assert_eq!(value.to_string(), expected);
    }
}
