//! Reads JSON (RFC 8259), as strictly as a test should: the whole text must be one value.
//!
//! Numbers are kept as `f64`. Deviates: a lone surrogate escape becomes the replacement character; nesting is bounded,
//! so that no report can exhaust the stack.

use crate::error::HarnessError;
use std::collections::BTreeMap;
use std::str;

/// The deepest nesting that is read.
const MOST_NESTED: usize = 64;

/// A JSON value.
#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    /// `null`
    Null,
    /// `true`, `false`
    Bool(bool),
    /// A number.
    Number(f64),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Json>),
    /// An object.
    Object(BTreeMap<String, Json>),
}

impl Json {
    /// Reads a text that is one value.
    pub fn parse(text: &[u8]) -> Result<Self, HarnessError> {
        let text = str::from_utf8(text).map_err(HarnessError::during("JSON"))?;
        let mut reader = JsonReader { rest: text, whole: text.len() };
        let value = reader.value(0)?;
        reader.skip_space();
        if reader.rest.is_empty() { Ok(value) } else { Err(reader.expected("the end")) }
    }

    /// The member `key` of an object.
    pub fn get(&self, key: &str) -> Option<&Self> {
        match self {
            Self::Object(members) => members.get(key),
            _ => None,
        }
    }

    /// The text of a string.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The value of a number.
    pub fn number(&self) -> Option<f64> {
        match self {
            Self::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// The items of an array; none for anything else.
    pub fn items(&self) -> &[Self] {
        match self {
            Self::List(items) => items,
            _ => &[],
        }
    }
}

struct JsonReader<'t> {
    rest: &'t str,
    whole: usize,
}

impl<'t> JsonReader<'t> {
    fn value(&mut self, depth: usize) -> Result<Json, HarnessError> {
        if depth > MOST_NESTED {
            return Err(self.expected("less nesting"));
        }
        self.skip_space();
        match self.rest.bytes().next() {
            Some(b'{') => self.object(depth + 1),
            Some(b'[') => self.list(depth + 1),
            Some(b'"') => self.text().map(Json::Text),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ => self.word(),
        }
    }

    fn word(&mut self) -> Result<Json, HarnessError> {
        let words = [("null", Json::Null), ("true", Json::Bool(true)), ("false", Json::Bool(false))];
        for (word, value) in words {
            if self.takes(word) {
                return Ok(value);
            }
        }
        Err(self.expected("a value"))
    }

    fn number(&mut self) -> Result<Json, HarnessError> {
        let end = self.rest.find(|c: char| !matches!(c, '0'..='9' | '-' | '+' | '.' | 'e' | 'E'));
        let digits = &self.rest[..end.unwrap_or(self.rest.len())];
        let number = digits.parse().map_err(|_| self.expected("a number"))?;
        self.rest = &self.rest[digits.len()..];
        Ok(Json::Number(number))
    }

    fn list(&mut self, depth: usize) -> Result<Json, HarnessError> {
        self.take("[")?;
        let mut items = Vec::new();
        if self.takes("]") {
            return Ok(Json::List(items));
        }
        loop {
            items.push(self.value(depth)?);
            if self.takes("]") {
                return Ok(Json::List(items));
            }
            self.take(",")?;
        }
    }

    fn object(&mut self, depth: usize) -> Result<Json, HarnessError> {
        self.take("{")?;
        let mut members = BTreeMap::new();
        if self.takes("}") {
            return Ok(Json::Object(members));
        }
        loop {
            self.skip_space();
            let key = self.text()?;
            self.take(":")?;
            if members.insert(key, self.value(depth)?).is_some() {
                return Err(self.expected("no key twice before this"));
            }
            if self.takes("}") {
                return Ok(Json::Object(members));
            }
            self.take(",")?;
        }
    }

    fn text(&mut self) -> Result<String, HarnessError> {
        self.rest = self.rest.strip_prefix('"').ok_or_else(|| self.expected("a string"))?;
        let mut text = String::new();
        loop {
            match self.next_char()? {
                '"' => return Ok(text),
                '\\' => text.push(self.escape()?),
                character if character < ' ' => return Err(self.expected("no control character before this")),
                character => text.push(character),
            }
        }
    }

    fn escape(&mut self) -> Result<char, HarnessError> {
        Ok(match self.next_char()? {
            character @ ('"' | '\\' | '/') => character,
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => self.unicode_escape()?,
            _ => return Err(self.expected("an escape before this")),
        })
    }

    fn unicode_escape(&mut self) -> Result<char, HarnessError> {
        let first = self.code_unit()?;
        if !(0xd800..0xdc00).contains(&first) {
            return Ok(char::from_u32(first).unwrap_or(char::REPLACEMENT_CHARACTER));
        }
        if !self.rest.starts_with("\\u") {
            return Ok(char::REPLACEMENT_CHARACTER);
        }
        self.rest = &self.rest[2..];
        let second = self.code_unit()?;
        let code = 0x10000 + ((first - 0xd800) << 10) + second.wrapping_sub(0xdc00);
        Ok(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    fn code_unit(&mut self) -> Result<u32, HarnessError> {
        let digits = self.rest.get(..4).ok_or_else(|| self.expected("four digits"))?;
        let unit = u32::from_str_radix(digits, 16).map_err(|_| self.expected("four digits"))?;
        self.rest = &self.rest[4..];
        Ok(unit)
    }

    fn next_char(&mut self) -> Result<char, HarnessError> {
        let character = self.rest.chars().next().ok_or_else(|| self.expected("the end of a string"))?;
        self.rest = &self.rest[character.len_utf8()..];
        Ok(character)
    }

    fn take(&mut self, sign: &str) -> Result<(), HarnessError> {
        if self.takes(sign) { Ok(()) } else { Err(self.expected(sign)) }
    }

    fn takes(&mut self, sign: &str) -> bool {
        self.skip_space();
        match self.rest.strip_prefix(sign) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\n', '\r']);
    }

    fn expected(&self, what: &str) -> HarnessError {
        HarnessError::new(format!("JSON, byte {}: expected {what}", self.whole - self.rest.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_every_kind_are_read() {
        let json =
            Json::parse(br#" {"a": [1, -2.5e1, true, null], "b": {"c": "x\n\u00e9\ud83d\ude00"}, "d": []} "#).unwrap();
        let list = json.get("a").unwrap().items();
        assert_eq!(list, [Json::Number(1.0), Json::Number(-25.0), Json::Bool(true), Json::Null]);
        assert_eq!(json.get("b").and_then(|b| b.get("c")).and_then(Json::text), Some("x\né😀"));
        assert!(json.get("d").unwrap().items().is_empty() && json.get("e").is_none());
    }

    #[test]
    fn what_is_not_json_is_refused() {
        for text in
            ["", "{", "[1,]", "{\"a\":1,\"a\":2}", "\"\n\"", "\"\\x\"", "nul", "1 2", "{\"a\" 1}", "\"\\u12\"", "--1"]
        {
            assert!(Json::parse(text.as_bytes()).is_err(), "{text}");
        }
        assert!(Json::parse("[".repeat(1000).as_bytes()).is_err());
    }
}
