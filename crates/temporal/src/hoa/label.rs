//! Labels: Boolean formulas over the atomic propositions, and the guards they come down to.

use super::HoaError;
use super::lexer::{Lexer, Token};
use crate::automaton::Guard;
use std::collections::BTreeMap;

/// A Boolean formula.
#[derive(Clone, Debug)]
pub(super) enum Label {
    Constant(bool),
    Atom(u32),
    Not(Box<Label>),
    And(Vec<Label>),
    Or(Vec<Label>),
}

/// Parentheses and negations in one another.
const MOST_LEVELS: usize = 100;

/// Reads a label.
pub(super) fn parse(lexer: &mut Lexer, aliases: &BTreeMap<String, Label>, atoms: u32) -> Result<Label, HoaError> {
    Parser { lexer, aliases, atoms, levels: 0 }.disjunction()
}

impl Label {
    /// Guards that together read the valuations for which the label is true (or false).
    pub(super) fn guards(&self, positive: bool) -> Vec<Guard> {
        match self {
            Label::Constant(truth) if *truth == positive => vec![Guard::default()],
            Label::Constant(_) => Vec::new(),
            Label::Atom(atom) if positive => vec![Guard { positive: 1 << atom, negative: 0 }],
            Label::Atom(atom) => vec![Guard { positive: 0, negative: 1 << atom }],
            Label::Not(inner) => inner.guards(!positive),
            Label::And(parts) if positive => all(parts, positive),
            Label::Or(parts) if !positive => all(parts, positive),
            Label::And(parts) | Label::Or(parts) => parts.iter().flat_map(|part| part.guards(positive)).collect(),
        }
    }
}

fn all(parts: &[Label], positive: bool) -> Vec<Guard> {
    let mut guards = vec![Guard::default()];
    for part in parts {
        let more = part.guards(positive);
        guards = guards.iter().flat_map(|one| more.iter().map(|two| one.and(*two))).collect();
        guards.retain(|guard| !guard.is_empty());
        guards.sort_unstable();
        guards.dedup();
    }
    guards
}

struct Parser<'a> {
    lexer: &'a mut Lexer,
    aliases: &'a BTreeMap<String, Label>,
    atoms: u32,
    levels: usize,
}

impl Parser<'_> {
    fn disjunction(&mut self) -> Result<Label, HoaError> {
        self.joined('|', Parser::conjunction, Label::Or)
    }

    fn conjunction(&mut self) -> Result<Label, HoaError> {
        self.joined('&', Parser::operand, Label::And)
    }

    fn joined(
        &mut self,
        symbol: char,
        operand: fn(&mut Self) -> Result<Label, HoaError>,
        join: fn(Vec<Label>) -> Label,
    ) -> Result<Label, HoaError> {
        let mut parts = vec![operand(self)?];
        while self.lexer.peek() == &Token::Symbol(symbol) {
            self.lexer.next();
            parts.push(operand(self)?);
        }
        Ok(if parts.len() == 1 { parts.remove(0) } else { join(parts) })
    }

    fn operand(&mut self) -> Result<Label, HoaError> {
        self.levels += 1;
        if self.levels > MOST_LEVELS {
            return Err(self.lexer.error("too many levels in one another"));
        }
        let label = match self.lexer.next() {
            Token::Symbol('!') => Label::Not(Box::new(self.operand()?)),
            Token::Symbol('(') => {
                let inner = self.disjunction()?;
                if self.lexer.next() != Token::Symbol(')') {
                    return Err(self.lexer.error(") is needed here"));
                }
                inner
            }
            Token::Name(name) if name == "t" => Label::Constant(true),
            Token::Name(name) if name == "f" => Label::Constant(false),
            Token::Number(atom) if atom < self.atoms => Label::Atom(atom),
            Token::Number(atom) => return Err(self.lexer.error(format!("there is no atomic proposition {atom}"))),
            Token::Alias(name) => {
                let known = self.aliases.get(&name).cloned();
                known.ok_or_else(|| self.lexer.error(format!("there is no alias @{name}")))?
            }
            _ => return Err(self.lexer.error("a label is needed here")),
        };
        self.levels -= 1;
        Ok(label)
    }
}
