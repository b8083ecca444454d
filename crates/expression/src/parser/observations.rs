//! Threads and output: `at(Class.method:12)`, `in(Class.method)`, `thread(name).blocked`, `output contains "text"`.

use super::Parser;
use crate::Remembered;
use crate::error::ParseError;
use crate::syntax::{Kind, Node, ThreadState};
use crate::token::Token;

type Read = Result<Node, ParseError>;

impl Parser<'_> {
    /// What begins with a word that is no path; nothing where it is one.
    pub(super) fn observation(&mut self, name: &str) -> Option<Read> {
        let next = self.tokens.get(self.at + 1).map(|placed| &placed.token);
        match (name, next) {
            ("at", Some(Token::Symbol("("))) => Some(self.standing(true)),
            ("in", Some(Token::Symbol("("))) => Some(self.standing(false)),
            ("thread", Some(Token::Symbol("("))) => Some(self.thread()),
            ("output", Some(Token::Name(word))) if word == "contains" => Some(self.printed()),
            _ => None,
        }
    }

    fn standing(&mut self, with_line: bool) -> Read {
        let column = self.column();
        self.at += 1;
        self.require("(")?;
        let mut segments = vec![self.name()?];
        while self.take(".") {
            segments.push(self.name()?);
        }
        if segments.len() == 1 {
            let name = &segments[0].name;
            return Err(ParseError::new(
                segments[0].column,
                format!("a method is written with its class: Main.{name}"),
            ));
        }
        let line = if with_line { Some(self.line()?) } else { None };
        self.require(")")?;
        self.node(column, Kind::Standing(segments, line))
    }

    fn line(&mut self) -> Result<u32, ParseError> {
        self.require(":")?;
        let Token::Whole(line) = *self.peek() else { return Err(self.expected("the number of a line")) };
        let line = u32::try_from(line).map_err(|_| self.error("no file has so many lines"))?;
        self.at += 1;
        Ok(line)
    }

    fn thread(&mut self) -> Read {
        let column = self.column();
        self.at += 1;
        self.require("(")?;
        let name = self.thread_name()?;
        self.require(")")?;
        self.require(".")?;
        let word = self.name()?;
        let state = match word.name.as_str() {
            "blocked" => ThreadState::Blocked,
            "waiting" => ThreadState::Waiting,
            "ended" => ThreadState::Ended(self.remember(Remembered::Lived(name.clone()))),
            other => {
                let message = format!("a thread is blocked, waiting or ended, not {other}");
                return Err(ParseError::new(word.column, message));
            }
        };
        self.node(column, Kind::Thread(name, state))
    }

    /// The name in quotes, or as it is where it consists of names, numbers, dots and minus signs.
    fn thread_name(&mut self) -> Result<String, ParseError> {
        let mut name = String::new();
        // Two words in a row would have a space between them, which only quotes can keep.
        let mut after_word = false;
        loop {
            let word = match self.peek() {
                Token::Text(units) if name.is_empty() => Some(String::from_utf16_lossy(units)),
                Token::Name(part) if !after_word => Some(part.clone()),
                Token::Whole(number) if !after_word => Some(number.to_string()),
                Token::Symbol(symbol @ ("-" | ".")) => {
                    name.push_str(symbol);
                    None
                }
                _ if name.is_empty() => return Err(self.expected("the name of a thread")),
                _ => return Ok(name),
            };
            after_word = word.is_some();
            name.extend(word);
            self.at += 1;
        }
    }

    fn printed(&mut self) -> Read {
        let column = self.column();
        self.at += 2;
        let Token::Text(units) = self.peek().clone() else { return Err(self.expected("a text in \"…\"")) };
        self.at += 1;
        if units.is_empty() {
            return Err(ParseError::new(column, "every output contains the empty text"));
        }
        let place = self.remember(Remembered::Printed(String::from_utf16_lossy(&units)));
        self.node(column, Kind::Printed(place))
    }

    fn remember(&mut self, what: Remembered) -> usize {
        let known = self.remembered.iter().position(|known| *known == what);
        known.unwrap_or_else(|| {
            self.remembered.push(what);
            self.remembered.len() - 1
        })
    }
}
