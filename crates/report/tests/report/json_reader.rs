//! A strict reader of JSON (RFC 8259), written without a look at the writer.

use std::collections::BTreeMap;
use std::iter::Peekable;
use std::str::Chars;

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Value>),
    Object(BTreeMap<String, Value>),
}

impl Value {
    pub(crate) fn member(&self, name: &str) -> &Value {
        match self {
            Value::Object(members) => members.get(name).unwrap_or_else(|| panic!("no member {name}: {self:?}")),
            other => panic!("{other:?} has no members"),
        }
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        matches!(self, Value::Object(members) if members.contains_key(name))
    }

    pub(crate) fn item(&self, index: usize) -> &Value {
        match self {
            Value::List(items) => &items[index],
            other => panic!("{other:?} has no items"),
        }
    }
}

/// Reads a whole text; panics where it is not JSON.
pub(crate) fn read(text: &str) -> Value {
    let mut characters = text.chars().peekable();
    let value = value(&mut characters);
    space(&mut characters);
    assert_eq!(characters.next(), None, "something follows the value");
    value
}

type Characters<'a> = Peekable<Chars<'a>>;

fn space(characters: &mut Characters<'_>) {
    while characters.next_if(|character| " \t\n\r".contains(*character)).is_some() {}
}

fn expect(characters: &mut Characters<'_>, word: &str) {
    word.chars().for_each(|character| assert_eq!(characters.next(), Some(character), "in {word}"));
}

fn value(characters: &mut Characters<'_>) -> Value {
    space(characters);
    match characters.peek().copied() {
        Some('n') => {
            expect(characters, "null");
            Value::Null
        }
        Some('t') => {
            expect(characters, "true");
            Value::Bool(true)
        }
        Some('f') => {
            expect(characters, "false");
            Value::Bool(false)
        }
        Some('"') => Value::Text(text(characters)),
        Some('[') => Value::List(items(characters, '[', ']', value)),
        Some('{') => {
            let members = items(characters, '{', '}', member);
            let count = members.len();
            let members: BTreeMap<String, Value> = members.into_iter().collect();
            assert_eq!(members.len(), count, "a name occurs twice");
            Value::Object(members)
        }
        _ => number(characters),
    }
}

fn items<T>(characters: &mut Characters<'_>, open: char, close: char, item: fn(&mut Characters<'_>) -> T) -> Vec<T> {
    assert_eq!(characters.next(), Some(open));
    let mut items = Vec::new();
    space(characters);
    if characters.next_if_eq(&close).is_some() {
        return items;
    }
    loop {
        items.push(item(characters));
        space(characters);
        match characters.next() {
            Some(',') => {}
            Some(end) if end == close => return items,
            other => panic!("{other:?} where , or {close} was expected"),
        }
    }
}

fn member(characters: &mut Characters<'_>) -> (String, Value) {
    space(characters);
    let name = text(characters);
    space(characters);
    assert_eq!(characters.next(), Some(':'));
    (name, value(characters))
}

fn text(characters: &mut Characters<'_>) -> String {
    assert_eq!(characters.next(), Some('"'));
    let mut units: Vec<u16> = Vec::new();
    loop {
        match characters.next().expect("the text has an end") {
            '"' => return String::from_utf16(&units).expect("no lone surrogates"),
            '\\' => units.push(escape(characters)),
            control if control < ' ' => panic!("a control character in a text: {control:?}"),
            other => units.extend(other.encode_utf16(&mut [0; 2]).iter()),
        }
    }
}

fn escape(characters: &mut Characters<'_>) -> u16 {
    match characters.next() {
        Some('u') => {
            let digits: String = characters.by_ref().take(4).collect();
            u16::from_str_radix(&digits, 16).expect("four digits")
        }
        Some('n') => 10,
        Some('r') => 13,
        Some('t') => 9,
        Some('b') => 8,
        Some('f') => 12,
        Some(character @ ('"' | '\\' | '/')) => character as u16,
        other => panic!("an unknown escape: {other:?}"),
    }
}

fn number(characters: &mut Characters<'_>) -> Value {
    let mut digits = String::new();
    while let Some(digit) = characters.next_if(|character| "+-.eE0123456789".contains(*character)) {
        digits.push(digit);
    }
    assert!(!digits.starts_with('+') && !digits.starts_with('.') && !digits.ends_with('.'), "{digits}");
    Value::Number(digits.parse().unwrap_or_else(|_| panic!("no number: {digits:?}")))
}
