//! Tokens of the format, each with its line.

use super::HoaError;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A name that is followed by a colon.
    Header(String),
    Name(String),
    /// `@name`
    Alias(String),
    Text(String),
    Number(u32),
    Symbol(char),
    Body,
    /// `--END--`, or the end of the text.
    End,
}

/// A position in a list of tokens.
#[derive(Default)]
pub(super) struct Lexer {
    tokens: Vec<(usize, Token)>,
    at: usize,
}

impl Lexer {
    pub(super) fn new(text: &str) -> Result<Lexer, HoaError> {
        let characters: Vec<char> = text.chars().collect();
        let mut scanner = Scanner { characters: &characters, at: 0, line: 1 };
        let mut tokens = Vec::new();
        loop {
            let token = scanner.token()?;
            let ended = token == Token::End;
            tokens.push((scanner.line, token));
            if ended {
                return Ok(Lexer { tokens, at: 0 });
            }
        }
    }

    pub(super) fn peek(&self) -> &Token {
        self.tokens.get(self.at).map_or(&Token::End, |(_, token)| token)
    }

    pub(super) fn next(&mut self) -> Token {
        let token = self.peek().clone();
        self.at += 1;
        token
    }

    /// Goes to the next header.
    pub(super) fn skip_item(&mut self) {
        while !matches!(self.peek(), Token::Header(_) | Token::Body | Token::End) {
            self.at += 1;
        }
    }

    /// An error at the token that was read last.
    pub(super) fn error(&self, message: impl Into<String>) -> HoaError {
        let last = self.tokens.get(self.at.saturating_sub(1)).or(self.tokens.last());
        HoaError { line: last.map_or(1, |(line, _)| *line), message: message.into() }
    }
}

struct Scanner<'a> {
    characters: &'a [char],
    at: usize,
    line: usize,
}

impl Scanner<'_> {
    fn token(&mut self) -> Result<Token, HoaError> {
        self.skip_space()?;
        let Some(character) = self.peek() else { return Ok(Token::End) };
        match character {
            '"' => self.text(),
            '@' => {
                self.at += 1;
                Ok(Token::Alias(self.name()))
            }
            '-' => self.separator(),
            _ if character.is_ascii_digit() => self.number(),
            _ if character.is_alphabetic() || character == '_' => {
                let name = self.name();
                if self.peek() == Some(':') {
                    self.at += 1;
                    return Ok(Token::Header(name));
                }
                Ok(Token::Name(name))
            }
            _ => {
                self.at += 1;
                Ok(Token::Symbol(character))
            }
        }
    }

    fn peek(&self) -> Option<char> {
        self.characters.get(self.at).copied()
    }

    fn skip_space(&mut self) -> Result<(), HoaError> {
        while let Some(character) = self.peek() {
            if character == '/' && self.characters.get(self.at + 1) == Some(&'*') {
                self.skip_comment()?;
            } else if character.is_whitespace() {
                self.line += usize::from(character == '\n');
                self.at += 1;
            } else {
                break;
            }
        }
        Ok(())
    }

    fn skip_comment(&mut self) -> Result<(), HoaError> {
        let line = self.line;
        while self.characters.get(self.at..self.at + 2).is_some_and(|pair| pair != ['*', '/']) {
            self.line += usize::from(self.characters[self.at] == '\n');
            self.at += 1;
        }
        self.at += 2;
        if self.at > self.characters.len() {
            return Err(HoaError { line, message: String::from("the comment has no end") });
        }
        Ok(())
    }

    fn name(&mut self) -> String {
        let is_part = |character: char| character.is_alphanumeric() || "_-".contains(character);
        let rest = self.characters[self.at..].iter().take_while(|character| is_part(**character));
        let name: String = rest.collect();
        self.at += name.chars().count();
        name
    }

    fn number(&mut self) -> Result<Token, HoaError> {
        let digits: String = self.characters[self.at..].iter().take_while(|digit| digit.is_ascii_digit()).collect();
        self.at += digits.len();
        let error = || HoaError { line: self.line, message: String::from("this number is too large") };
        digits.parse().map(Token::Number).map_err(|_| error())
    }

    fn text(&mut self) -> Result<Token, HoaError> {
        let line = self.line;
        let mut text = String::new();
        self.at += 1;
        loop {
            match self.peek() {
                Some('"') => break,
                Some('\\') => self.at += 1,
                Some(_) => {}
                None => return Err(HoaError { line, message: String::from("the text has no end") }),
            }
            text.extend(self.peek());
            self.line += usize::from(self.peek() == Some('\n'));
            self.at += 1;
        }
        self.at += 1;
        Ok(Token::Text(text))
    }

    fn separator(&mut self) -> Result<Token, HoaError> {
        for (word, token) in [("--BODY--", Token::Body), ("--END--", Token::End), ("--ABORT--", Token::End)] {
            let length = word.chars().count();
            if self.characters[self.at..].iter().take(length).collect::<String>() == word {
                self.at += length;
                return Ok(token);
            }
        }
        Err(HoaError { line: self.line, message: String::from("- has no meaning here") })
    }
}
