//! Text to formula: recursive descent.
//!
//! ```text
//! <->   ->   ||   &&   U W R   ! [] <> X        (from the weakest to the strongest; -> and U W R group to the right)
//! ```
//!
//! An atom is the longest stretch of text without an operator of the logic outside its parentheses. A parenthesis
//! belongs to an atom where a piece of an atom follows it: `(A.x + 1) * 2 == 4` is one atom, `(A.x == 1) && A.y` are
//! two. Formulas are never deeper than [`MOST_LEVELS`], so that nothing that walks them can run out of stack.

use crate::error::ParseError;
use crate::formula::Formula;
use crate::token::{Infix, Kind, Prefix, Token, tokens};

/// Levels of operators and parentheses in one another.
const MOST_LEVELS: usize = 200;

/// The most different atoms of a formula: bits of a valuation, without those that are kept for what is no state.
pub const MOST_ATOMS: usize = 48;

/// A piece of text that somebody else gives a meaning to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Atom {
    /// The text without space around it.
    pub text: String,
    /// Its first character, counted from 1.
    pub column: usize,
}

/// A formula and its atoms, by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// The formula.
    pub formula: Formula,
    /// What its atoms say; equal texts are one atom.
    pub atoms: Vec<Atom>,
}

/// Reads a formula.
pub fn parse(text: &str) -> Result<Parsed, ParseError> {
    let characters: Vec<char> = text.chars().collect();
    let tokens = tokens(&characters)?;
    let mut parser = Parser { characters: &characters, tokens: &tokens, at: 0, levels: 0, atoms: Vec::new() };
    let formula = parser.equivalence()?;
    match parser.peek().kind {
        Kind::End => Ok(Parsed { formula, atoms: parser.atoms }),
        Kind::Close => Err(parser.error("this parenthesis was never opened")),
        _ => Err(parser.error("an operator or the end is needed here")),
    }
}

struct Parser<'a> {
    characters: &'a [char],
    tokens: &'a [Token],
    at: usize,
    levels: usize,
    atoms: Vec<Atom>,
}

type Read = Result<Formula, ParseError>;
type Join = fn(Box<Formula>, Box<Formula>) -> Formula;

const EQUIVALENCE: [(Infix, Join); 1] = [(Infix::Equivalent, Formula::Equivalent)];
const IMPLICATION: [(Infix, Join); 1] = [(Infix::Implies, Formula::Implies)];
const DISJUNCTION: [(Infix, Join); 1] = [(Infix::Or, Formula::Or)];
const CONJUNCTION: [(Infix, Join); 1] = [(Infix::And, Formula::And)];
const TEMPORAL: [(Infix, Join); 3] =
    [(Infix::Until, Formula::Until), (Infix::WeakUntil, Formula::WeakUntil), (Infix::Release, Formula::Release)];

impl Parser<'_> {
    fn equivalence(&mut self) -> Read {
        self.grouped_right(&EQUIVALENCE, Parser::implication)
    }

    fn implication(&mut self) -> Read {
        self.grouped_right(&IMPLICATION, Parser::disjunction)
    }

    fn disjunction(&mut self) -> Read {
        self.grouped_right(&DISJUNCTION, Parser::conjunction)
    }

    fn conjunction(&mut self) -> Read {
        self.grouped_right(&CONJUNCTION, Parser::temporal)
    }

    fn temporal(&mut self) -> Read {
        self.grouped_right(&TEMPORAL, Parser::unary)
    }

    /// Operands with operators of one strength between them, grouped to the right.
    fn grouped_right(&mut self, operators: &[(Infix, Join)], operand: fn(&mut Self) -> Read) -> Read {
        let left = operand(self)?;
        let found = operators.iter().find(|(infix, _)| self.peek().kind == Kind::Infix(*infix));
        let Some((_, join)) = found else { return Ok(left) };
        self.at += 1;
        let right = self.nested(|parser| parser.grouped_right(operators, operand))?;
        Ok(join(Box::new(left), Box::new(right)))
    }

    fn unary(&mut self) -> Read {
        let Kind::Prefix(prefix) = self.peek().kind else { return self.primary() };
        self.at += 1;
        let operand = Box::new(self.nested(Parser::unary)?);
        Ok(match prefix {
            Prefix::Not => Formula::Not(operand),
            Prefix::Next => Formula::Next(operand),
            Prefix::Eventually => Formula::Eventually(operand),
            Prefix::Always => Formula::Always(operand),
        })
    }

    fn primary(&mut self) -> Read {
        match self.peek().kind {
            Kind::Open if self.opens_formula()? => {
                self.at += 1;
                let inner = self.nested(Parser::equivalence)?;
                match self.peek().kind {
                    Kind::Close => self.at += 1,
                    _ => return Err(self.error("an operator or ) is needed here")),
                }
                Ok(inner)
            }
            Kind::Open | Kind::Other => self.atom(),
            Kind::Infix(_) => Err(self.error("an operand is missing before this operator")),
            Kind::Close => Err(self.error("an operand is missing before this parenthesis")),
            Kind::Prefix(_) | Kind::End => Err(self.error("an operand is missing here")),
        }
    }

    /// Whether the parenthesis at the current place holds a formula, and not a piece of an atom.
    fn opens_formula(&self) -> Result<bool, ParseError> {
        let close = self.matching(self.at)?;
        let after = self.tokens.get(close + 1).map_or(Kind::End, |token| token.kind);
        Ok(!matches!(after, Kind::Other | Kind::Open))
    }

    fn matching(&self, open: usize) -> Result<usize, ParseError> {
        let mut depth = 0;
        for (index, token) in self.tokens.iter().enumerate().skip(open) {
            match token.kind {
                Kind::Open => depth += 1,
                Kind::Close => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return Ok(index);
            }
        }
        Err(ParseError::new(self.tokens[open].start + 1, "this parenthesis is never closed"))
    }

    fn atom(&mut self) -> Read {
        let first = self.at;
        loop {
            match self.peek().kind {
                Kind::Other => self.at += 1,
                Kind::Open => self.at = self.matching(self.at)? + 1,
                Kind::Prefix(_) => return Err(self.error("an operator is missing before this one")),
                Kind::Infix(_) | Kind::Close | Kind::End => break,
            }
        }
        let (start, end) = (self.tokens[first].start, self.tokens[self.at - 1].end);
        self.refuse_temporal_within(first)?;
        let text: String = self.characters[start..end].iter().collect();
        match text.as_str() {
            "true" => Ok(Formula::True),
            "false" => Ok(Formula::False),
            _ => self.number_of(Atom { text, column: start + 1 }).map(Formula::Atom),
        }
    }

    fn refuse_temporal_within(&self, first: usize) -> Result<(), ParseError> {
        let is_temporal = |token: &&Token| match token.kind {
            Kind::Prefix(prefix) => prefix != Prefix::Not,
            Kind::Infix(infix) => !matches!(infix, Infix::And | Infix::Or),
            Kind::Open | Kind::Close | Kind::Other | Kind::End => false,
        };
        let message = "a temporal operator cannot stand within a comparison or an index";
        let found = self.tokens[first..self.at].iter().find(is_temporal);
        found.map_or(Ok(()), |token| Err(ParseError::new(token.start + 1, message)))
    }

    fn number_of(&mut self, atom: Atom) -> Result<u32, ParseError> {
        let known = self.atoms.iter().position(|known| known.text == atom.text);
        if known.is_none() && self.atoms.len() == MOST_ATOMS {
            return Err(ParseError::new(atom.column, format!("a formula has at most {MOST_ATOMS} different atoms")));
        }
        let number = known.unwrap_or(self.atoms.len());
        if known.is_none() {
            self.atoms.push(atom);
        }
        Ok(number as u32)
    }

    fn nested(&mut self, inner: impl FnOnce(&mut Self) -> Read) -> Read {
        if self.levels >= MOST_LEVELS {
            return Err(self.error("too many levels in one another"));
        }
        self.levels += 1;
        let formula = inner(self);
        self.levels -= 1;
        formula
    }

    fn peek(&self) -> Token {
        self.tokens[self.at.min(self.tokens.len() - 1)]
    }

    fn error(&self, message: &str) -> ParseError {
        ParseError::new(self.peek().start + 1, message)
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    /// The formula with all parentheses, and the atoms.
    fn check(text: &str, formula: &str, atoms: &[&str]) {
        let parsed = parse(text).unwrap();
        assert_eq!(parsed.formula.to_string(), formula, "{text}");
        assert_eq!(parsed.atoms.iter().map(|atom| atom.text.as_str()).collect::<Vec<_>>(), atoms, "{text}");
    }

    fn complain(text: &str, column: usize) {
        let error = parse(text).unwrap_err();
        assert_eq!(error.column, column, "{text}: {error}");
    }

    #[test]
    fn operators_have_the_usual_strength() {
        check("[] (a.b -> <> c.d)", "[]((p0 -> <>(p1)))", &["a.b", "c.d"]);
        check("G F a.b && !a.b U c.d", "([](<>(p0)) && (!(p0) U p1))", &["a.b", "c.d"]);
        check("a.b -> b.c -> c.d <-> d.e", "((p0 -> (p1 -> p2)) <-> p3)", &["a.b", "b.c", "c.d", "d.e"]);
        check("always eventually a.b until c.d || true", "(([](<>(p0)) U p1) || true)", &["a.b", "c.d"]);
        check("a.b W c.d R e.f", "(p0 W (p1 R p2))", &["a.b", "c.d", "e.f"]);
    }

    #[test]
    fn atoms_keep_their_parentheses_and_quotes() {
        check("(A.x + 1) * 2 == 4 && (A.y)", "(p0 && p1)", &["(A.x + 1) * 2 == 4", "A.y"]);
        check("<> A.text == \"a && (b\" ", "<>(p0)", &["A.text == \"a && (b\""]);
        check("X X.done", "X(p0)", &["X.done"]);
        check("G(A.x<-1->A.y>1)", "[]((p0 -> p1))", &["A.x<-1", "A.y>1"]);
        check("!in(A.m) U at(A.m:12)", "(!(p0) U p1)", &["in(A.m)", "at(A.m:12)"]);
        check("A.a[A.i] == 1 || output contains \"x\"", "(p0 || p1)", &["A.a[A.i] == 1", "output contains \"x\""]);
    }

    #[test]
    fn mistakes_are_pointed_at() {
        complain("", 1);
        complain("[] (a.b -> )", 12);
        complain("a.b && && c.d", 8);
        complain("(a.b", 1);
        complain("a.b)", 4);
        complain("a.b <> c.d", 5);
        complain("a.t == \"x", 8);
        complain("a.b U", 6);
        complain("([] a.b) == 1", 2);
        complain(&format!("{}a.b", "!".repeat(300)), 202);
    }
}
