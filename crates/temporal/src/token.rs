//! The text of a formula as operators and what lies between them.
//!
//! Everything that is no operator of the logic belongs to an atom and is only passed on: names, numbers, texts,
//! comparisons. A letter or word is an operator only where it is no part of a dotted name: `X.done` is a place,
//! `X done` is none.

use crate::error::ParseError;

/// An operator that stands before its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prefix {
    Not,
    Next,
    Eventually,
    Always,
}

/// An operator between its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Infix {
    And,
    Or,
    Implies,
    Equivalent,
    Until,
    WeakUntil,
    Release,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Prefix(Prefix),
    Infix(Infix),
    Open,
    Close,
    /// A part of an atom.
    Other,
    End,
}

/// A token and the characters it takes, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) start: usize,
    pub(crate) end: usize,
}

/// Longer ones first.
const SYMBOLS: [(&str, Kind); 19] = [
    ("<->", Kind::Infix(Infix::Equivalent)),
    ("->", Kind::Infix(Infix::Implies)),
    ("&&", Kind::Infix(Infix::And)),
    ("||", Kind::Infix(Infix::Or)),
    ("[]", Kind::Prefix(Prefix::Always)),
    ("<>", Kind::Prefix(Prefix::Eventually)),
    ("==", Kind::Other),
    ("!=", Kind::Other),
    ("<=", Kind::Other),
    (">=", Kind::Other),
    ("!", Kind::Prefix(Prefix::Not)),
    ("(", Kind::Open),
    (")", Kind::Close),
    ("<", Kind::Other),
    (">", Kind::Other),
    ("/\\", Kind::Infix(Infix::And)),
    ("\\/", Kind::Infix(Infix::Or)),
    ("&", Kind::Other),
    ("|", Kind::Other),
];

const WORDS: [(&str, Kind); 12] = [
    ("G", Kind::Prefix(Prefix::Always)),
    ("F", Kind::Prefix(Prefix::Eventually)),
    ("X", Kind::Prefix(Prefix::Next)),
    ("always", Kind::Prefix(Prefix::Always)),
    ("eventually", Kind::Prefix(Prefix::Eventually)),
    ("next", Kind::Prefix(Prefix::Next)),
    ("U", Kind::Infix(Infix::Until)),
    ("W", Kind::Infix(Infix::WeakUntil)),
    ("R", Kind::Infix(Infix::Release)),
    ("until", Kind::Infix(Infix::Until)),
    ("unless", Kind::Infix(Infix::WeakUntil)),
    ("releases", Kind::Infix(Infix::Release)),
];

/// All tokens of a text; the last one is [`Kind::End`].
pub(crate) fn tokens(text: &[char]) -> Result<Vec<Token>, ParseError> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < text.len() {
        if text[at].is_whitespace() {
            at += 1;
            continue;
        }
        let token = token(text, at)?;
        at = token.end;
        tokens.push(token);
    }
    tokens.push(Token { kind: Kind::End, start: text.len(), end: text.len() });
    Ok(tokens)
}

fn token(text: &[char], start: usize) -> Result<Token, ParseError> {
    let character = text[start];
    if is_name_part(character) {
        return Ok(word(text, start));
    }
    if character == '"' || character == '\'' {
        let end = quoted(text, start)?;
        return Ok(Token { kind: Kind::Other, start, end });
    }
    let begins =
        |symbol: &str| symbol.chars().enumerate().all(|(ahead, wanted)| text.get(start + ahead) == Some(&wanted));
    let symbol = SYMBOLS.iter().find(|(symbol, _)| begins(symbol));
    Ok(match symbol {
        Some((symbol, kind)) => Token { kind: *kind, start, end: start + symbol.len() },
        None => Token { kind: Kind::Other, start, end: start + 1 },
    })
}

fn word(text: &[char], start: usize) -> Token {
    let end = (start..text.len()).find(|&at| !is_name_part(text[at])).unwrap_or(text.len());
    let name: String = text[start..end].iter().collect();
    let before = text[..start].iter().rev().find(|character| !character.is_whitespace());
    let after = text[end..].iter().find(|character| !character.is_whitespace());
    let is_dotted = before == Some(&'.') || after == Some(&'.');
    let operator = WORDS.iter().find(|(word, _)| *word == name && !is_dotted);
    Token { kind: operator.map_or(Kind::Other, |(_, kind)| *kind), start, end }
}

/// Where a text in quotes ends.
fn quoted(text: &[char], start: usize) -> Result<usize, ParseError> {
    let mut at = start + 1;
    while at < text.len() {
        match text[at] {
            '\\' => at += 1,
            character if character == text[start] => return Ok(at + 1),
            _ => {}
        }
        at += 1;
    }
    Err(ParseError::new(start + 1, format!("the closing {} is missing", text[start])))
}

fn is_name_part(character: char) -> bool {
    character.is_alphanumeric() || character == '_' || character == '$'
}
