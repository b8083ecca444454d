//! Text to tokens, each with its column.

use crate::error::ParseError;
use crate::literal;

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Token {
    Name(String),
    /// A whole number without its sign: it may be one more than the largest `long`.
    Whole(i128),
    Decimal(f64),
    Character(u16),
    Text(Box<[u16]>),
    Symbol(&'static str),
    End,
}

/// A token and where it begins.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Placed {
    pub(crate) column: usize,
    pub(crate) token: Token,
}

/// Longer ones first, so that `<=` is not read as `<`.
const SYMBOLS: [&str; 21] =
    ["||", "&&", "==", "!=", "<=", ">=", "<", ">", "!", "+", "-", "*", "/", "%", "(", ")", "[", "]", ".", "=", ":"];

/// All tokens of a text; the last one is [`Token::End`].
pub(crate) fn tokens(text: &str) -> Result<Vec<Placed>, ParseError> {
    let characters: Vec<char> = text.chars().collect();
    let mut reader = Lexer { characters: &characters, at: 0 };
    let mut tokens = Vec::new();
    loop {
        reader.skip(char::is_whitespace);
        let column = reader.column();
        let token = reader.token()?;
        let ended = token == Token::End;
        tokens.push(Placed { column, token });
        if ended {
            return Ok(tokens);
        }
    }
}

/// A position in a text.
pub(crate) struct Lexer<'a> {
    characters: &'a [char],
    at: usize,
}

impl Lexer<'_> {
    pub(crate) fn column(&self) -> usize {
        self.at + 1
    }

    /// The character `ahead` places further on.
    pub(crate) fn peek(&self, ahead: usize) -> Option<char> {
        self.characters.get(self.at + ahead).copied()
    }

    pub(crate) fn next(&mut self) -> Option<char> {
        let next = self.peek(0);
        self.at += usize::from(next.is_some());
        next
    }

    /// Takes the next character if it is this one.
    pub(crate) fn take(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        self.peek(0).filter(|c| wanted(*c)).and_then(|_| self.next())
    }

    /// Takes characters as long as they fit.
    pub(crate) fn take_while(&mut self, fits: impl Fn(char) -> bool) -> String {
        let mut taken = String::new();
        while let Some(c) = self.take(&fits) {
            taken.push(c);
        }
        taken
    }

    fn skip(&mut self, fits: impl Fn(char) -> bool) {
        while self.take(&fits).is_some() {}
    }

    fn token(&mut self) -> Result<Token, ParseError> {
        let column = self.column();
        match self.peek(0) {
            None => Ok(Token::End),
            Some(c) if is_name_start(c) => Ok(Token::Name(self.take_while(is_name_part))),
            Some(c) if c.is_ascii_digit() => literal::number(self),
            Some('.') if self.peek(1).is_some_and(|c| c.is_ascii_digit()) => literal::number(self),
            Some('\'') => literal::character(self),
            Some('"') => literal::text(self),
            Some(c) => self.symbol().ok_or_else(|| ParseError::new(column, unexpected(c))),
        }
    }

    fn symbol(&mut self) -> Option<Token> {
        let starts = |symbol: &str| symbol.chars().enumerate().all(|(ahead, c)| self.peek(ahead) == Some(c));
        let symbol = SYMBOLS.into_iter().find(|symbol| starts(symbol))?;
        self.at += symbol.len();
        Some(Token::Symbol(symbol))
    }
}

fn unexpected(c: char) -> String {
    match c {
        '&' | '|' => format!("a single {c} is no operator here; write {c}{c}"),
        _ => format!("{c:?} has no meaning here"),
    }
}

fn is_name_start(c: char) -> bool {
    c.is_alphabetic() || c == '_' || c == '$'
}

fn is_name_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}
