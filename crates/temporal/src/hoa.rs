//! Automata from files in the Hanoi omega-automata format, version 1 (Babiak et al., CAV 2015;
//! <https://adl.github.io/hoaf/>).
//!
//! Read: acceptance `t` and conjunctions of `Inf(n)` (Büchi, generalised Büchi), on states or transitions; labels on
//! states or transitions, implicit ones too; aliases. Refused with the line: alternation, other acceptance, and headers
//! that the format says must not be ignored.

mod label;
mod lexer;

use crate::automaton::{Automaton, Guard, MOST_SETS, Transition};
use crate::parser::MOST_ATOMS;
use label::Label;
use lexer::{Lexer, Token};
use std::collections::BTreeMap;
use std::fmt;

/// An automaton from a file, and what its atoms say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// The automaton.
    pub automaton: Automaton,
    /// The texts of its atomic propositions, by number.
    pub atoms: Vec<String>,
}

/// Why a text is no automaton that can be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HoaError {
    /// The line, counted from 1.
    pub line: usize,
    /// One sentence without a full stop.
    pub message: String,
}

impl fmt::Display for HoaError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for HoaError {}

/// The most states that are read.
const MOST_STATES: u32 = 100_000;

/// Reads the first automaton of a text.
pub fn read(text: &str) -> Result<Read, HoaError> {
    let mut reader = HoaReader { lexer: Lexer::new(text)?, ..HoaReader::default() };
    reader.header()?;
    reader.body()?;
    let states = reader.states.len() as u32;
    if let Some(target) = reader.targets().chain(reader.initial.iter().copied()).find(|target| *target >= states) {
        return Err(reader.lexer.error(format!("there is no state {target}")));
    }
    let automaton = Automaton { states: reader.states, initial: reader.initial, sets: reader.sets };
    Ok(Read { automaton, atoms: reader.atoms })
}

#[derive(Default)]
struct HoaReader {
    lexer: Lexer,
    states: Vec<Vec<Transition>>,
    initial: Vec<u32>,
    sets: u32,
    atoms: Vec<String>,
    aliases: BTreeMap<String, Label>,
}

impl HoaReader {
    fn targets(&self) -> impl Iterator<Item = u32> {
        self.states.iter().flatten().map(|transition| transition.target)
    }

    fn header(&mut self) -> Result<(), HoaError> {
        if self.lexer.next() != Token::Header(String::from("HOA"))
            || self.lexer.next() != Token::Name(String::from("v1"))
        {
            return Err(self.lexer.error("the text does not begin with HOA: v1"));
        }
        loop {
            match self.lexer.next() {
                Token::Header(name) => self.header_item(&name)?,
                Token::Body => return Ok(()),
                _ => return Err(self.lexer.error("a header or --BODY-- is needed here")),
            }
        }
    }

    fn header_item(&mut self, name: &str) -> Result<(), HoaError> {
        match name {
            "States" => {
                let count = self.number()?;
                if count > MOST_STATES {
                    return Err(self.lexer.error(format!("more than {MOST_STATES} states")));
                }
                self.states.resize(count as usize, Vec::new());
            }
            "Start" => {
                let state = self.number()?;
                if self.lexer.peek() == &Token::Symbol('&') {
                    return Err(self.lexer.error("alternating automata are not read"));
                }
                self.initial.push(state);
            }
            "AP" => self.atoms()?,
            "Alias" => {
                let Token::Alias(alias) = self.lexer.next() else {
                    return Err(self.lexer.error("an alias is needed here"));
                };
                let label = self.label()?;
                self.aliases.insert(alias, label);
            }
            "Acceptance" => self.acceptance()?,
            _ if name.starts_with(char::is_uppercase) => {
                return Err(self.lexer.error(format!("the header {name}: is not understood and must not be ignored")));
            }
            _ => self.lexer.skip_item(),
        }
        Ok(())
    }

    fn atoms(&mut self) -> Result<(), HoaError> {
        let count = self.number()? as usize;
        if count > MOST_ATOMS {
            return Err(self.lexer.error(format!("more than {MOST_ATOMS} atomic propositions")));
        }
        for _ in 0..count {
            let Token::Text(text) = self.lexer.next() else { return Err(self.lexer.error("a proposition is missing")) };
            self.atoms.push(text);
        }
        Ok(())
    }

    /// `n Inf(0)&Inf(1)…`, in any order and with parentheses; or `0 t`.
    fn acceptance(&mut self) -> Result<(), HoaError> {
        self.sets = self.number()?;
        if self.sets > MOST_SETS {
            return Err(self.lexer.error(format!("more than {MOST_SETS} acceptance sets")));
        }
        let mut named = 0;
        loop {
            match self.lexer.peek().clone() {
                Token::Name(name) if name == "Inf" => {
                    self.lexer.next();
                    self.symbol('(')?;
                    let set = self.number()?;
                    self.symbol(')')?;
                    named |= 1_u64.checked_shl(set).unwrap_or(0);
                }
                Token::Name(name) if name == "t" => _ = self.lexer.next(),
                Token::Symbol('&' | '(' | ')') => _ = self.lexer.next(),
                Token::Header(_) | Token::Body => break,
                _ => return Err(self.lexer.error("only Büchi and generalised Büchi acceptance are read")),
            }
        }
        if named != (1 << self.sets) - 1 {
            return Err(self.lexer.error("every acceptance set must be in the condition, as Inf"));
        }
        Ok(())
    }

    fn body(&mut self) -> Result<(), HoaError> {
        let mut states = 0;
        loop {
            match self.lexer.next() {
                Token::Header(name) if name == "State" => self.state()?,
                Token::End if states > 0 || self.states.is_empty() => return Ok(()),
                _ => return Err(self.lexer.error("State: or --END-- is needed here")),
            }
            states += 1;
        }
    }

    fn state(&mut self) -> Result<(), HoaError> {
        let label = self.bracketed_label()?;
        let state = self.number()? as usize;
        if matches!(self.lexer.peek(), Token::Text(_)) {
            self.lexer.next();
        }
        let sets = self.marks()?;
        if state >= MOST_STATES as usize {
            return Err(self.lexer.error(format!("more than {MOST_STATES} states")));
        }
        if state >= self.states.len() {
            self.states.resize(state + 1, Vec::new());
        }
        let mut number = 0;
        while matches!(self.lexer.peek(), Token::Symbol('[') | Token::Number(_)) {
            let own = self.bracketed_label()?;
            let target = self.number()?;
            let sets = sets | self.marks()?;
            let guards = match own.as_ref().or(label.as_ref()) {
                Some(label) => label.guards(true),
                None => vec![self.implicit(number)],
            };
            number += 1;
            let transitions = guards.into_iter().map(|guard| Transition { target, guard, sets });
            self.states[state].extend(transitions);
        }
        Ok(())
    }

    /// The valuation of a transition that says nothing of it: the first one reads no atoms, and so on, as binary
    /// numbers.
    fn implicit(&self, number: u64) -> Guard {
        let all = (1 << self.atoms.len()) - 1;
        Guard { positive: number & all, negative: !number & all }
    }

    fn bracketed_label(&mut self) -> Result<Option<Label>, HoaError> {
        if self.lexer.peek() != &Token::Symbol('[') {
            return Ok(None);
        }
        self.lexer.next();
        let label = self.label()?;
        self.symbol(']')?;
        Ok(Some(label))
    }

    fn label(&mut self) -> Result<Label, HoaError> {
        let atoms = self.atoms.len() as u32;
        label::parse(&mut self.lexer, &self.aliases, atoms)
    }

    fn marks(&mut self) -> Result<u32, HoaError> {
        let mut sets = 0;
        if self.lexer.peek() == &Token::Symbol('{') {
            self.lexer.next();
            while let Token::Number(set) = *self.lexer.peek() {
                self.lexer.next();
                if set >= self.sets {
                    return Err(self.lexer.error(format!("there is no acceptance set {set}")));
                }
                sets |= 1 << set;
            }
            self.symbol('}')?;
        }
        Ok(sets)
    }

    fn number(&mut self) -> Result<u32, HoaError> {
        match self.lexer.next() {
            Token::Number(number) => Ok(number),
            _ => Err(self.lexer.error("a number is needed here")),
        }
    }

    fn symbol(&mut self, symbol: char) -> Result<(), HoaError> {
        match self.lexer.next() {
            Token::Symbol(found) if found == symbol => Ok(()),
            _ => Err(self.lexer.error(format!("{symbol} is needed here"))),
        }
    }
}
