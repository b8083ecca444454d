//! Tokens to a tree: recursive descent with the precedences of Java (JLS 15.17 to 15.24).
//!
//! What is said about threads and output has a module of its own (`observations`).
//! The tree is never higher than [`MOST_LEVELS`], so that nothing that walks it can run out of stack.

mod observations;

use crate::Remembered;
use crate::error::ParseError;
use crate::syntax::{Arithmetic, Comparison, Kind, Literal, Node, Segment};
use crate::token::{Placed, Token, tokens};

/// Levels of operators, parentheses and indices in one another.
const MOST_LEVELS: usize = 100;

/// The tree of a whole text, and what has to be remembered for it.
pub(crate) fn parse(text: &str, names: Names) -> Result<(Node, Vec<Remembered>), ParseError> {
    let tokens = tokens(text)?;
    let mut parser = Parser { tokens: &tokens, at: 0, levels: 0, remembered: Vec::new(), names };
    let node = parser.any()?;
    match parser.peek() {
        Token::End => Ok((node, parser.remembered)),
        Token::Symbol("=") => Err(parser.error("a single = is no operator here; write ==")),
        _ => Err(parser.expected("an operator or the end")),
    }
}

/// Which names may stand for a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Names {
    /// Those of static fields, with their class.
    WithClass,
    /// Those of fields of a class that everybody knows, too.
    OfClass,
}

struct Parser<'a> {
    tokens: &'a [Placed],
    at: usize,
    levels: usize,
    remembered: Vec<Remembered>,
    names: Names,
}

const EQUALITIES: [(&str, Comparison); 2] = [("==", Comparison::Equal), ("!=", Comparison::Different)];
const ORDERINGS: [(&str, Comparison); 4] =
    [("<", Comparison::Less), ("<=", Comparison::AtMost), (">", Comparison::Greater), (">=", Comparison::AtLeast)];
const SUMS: [(&str, Arithmetic); 2] = [("+", Arithmetic::Add), ("-", Arithmetic::Subtract)];
const PRODUCTS: [(&str, Arithmetic); 3] =
    [("*", Arithmetic::Multiply), ("/", Arithmetic::Divide), ("%", Arithmetic::Remainder)];

impl Parser<'_> {
    fn any(&mut self) -> Result<Node, ParseError> {
        self.joined("||", Parser::all, Kind::Any)
    }

    fn all(&mut self) -> Result<Node, ParseError> {
        self.joined("&&", Parser::equality, Kind::All)
    }

    /// Operands with one operator between them: a single node, however many they are.
    fn joined(
        &mut self,
        symbol: &str,
        operand: fn(&mut Self) -> Result<Node, ParseError>,
        kind: fn(Vec<Node>) -> Kind,
    ) -> Result<Node, ParseError> {
        let first = operand(self)?;
        let column = self.column();
        let mut nodes = vec![first];
        while self.take(symbol) {
            nodes.push(operand(self)?);
        }
        match nodes.len() {
            1 => Ok(nodes.remove(0)),
            _ => self.node(column, kind(nodes)),
        }
    }

    fn equality(&mut self) -> Result<Node, ParseError> {
        self.chained(&EQUALITIES, Parser::ordering, Kind::Compare)
    }

    fn ordering(&mut self) -> Result<Node, ParseError> {
        self.chained(&ORDERINGS, Parser::sum, Kind::Compare)
    }

    fn sum(&mut self) -> Result<Node, ParseError> {
        self.chained(&SUMS, Parser::product, Kind::Arithmetic)
    }

    fn product(&mut self) -> Result<Node, ParseError> {
        self.chained(&PRODUCTS, Parser::unary, Kind::Arithmetic)
    }

    /// Operands with operators of one strength between them, grouped from the left.
    fn chained<T: Copy>(
        &mut self,
        operators: &[(&'static str, T)],
        operand: fn(&mut Self) -> Result<Node, ParseError>,
        kind: fn(T, Box<Node>, Box<Node>) -> Kind,
    ) -> Result<Node, ParseError> {
        let mut left = operand(self)?;
        loop {
            let column = self.column();
            let found = operators.iter().find(|(symbol, _)| *self.peek() == Token::Symbol(symbol));
            let Some((_, operator)) = found else { return Ok(left) };
            self.at += 1;
            let right = operand(self)?;
            left = self.node(column, kind(*operator, Box::new(left), Box::new(right)))?;
        }
    }

    fn unary(&mut self) -> Result<Node, ParseError> {
        let column = self.column();
        if self.take("!") {
            let operand = self.nested(Parser::unary)?;
            return self.node(column, Kind::Not(Box::new(operand)));
        }
        if !self.take("-") {
            return self.postfix();
        }
        if let Token::Whole(value) = *self.peek() {
            self.at += 1;
            return self.whole(column, -value);
        }
        let operand = self.nested(Parser::unary)?;
        self.node(column, Kind::Negate(Box::new(operand)))
    }

    fn postfix(&mut self) -> Result<Node, ParseError> {
        let mut node = self.primary()?;
        loop {
            let column = self.column();
            if self.take("[") {
                let index = self.nested(Parser::any)?;
                self.require("]")?;
                node = self.node(column, Kind::Element(Box::new(node), Box::new(index)))?;
            } else if self.take(".") {
                let member = self.name()?;
                node = self.node(member.column, Kind::Member(Box::new(node), member.name))?;
            } else {
                return Ok(node);
            }
        }
    }

    fn primary(&mut self) -> Result<Node, ParseError> {
        let column = self.column();
        let literal = match self.peek().clone() {
            Token::Name(name) => match name.as_str() {
                "true" => Literal::Boolean(true),
                "false" => Literal::Boolean(false),
                "null" => Literal::Null,
                _ => return self.observation(&name).unwrap_or_else(|| self.path()),
            },
            Token::Whole(value) => {
                self.at += 1;
                return self.whole(column, value);
            }
            Token::Decimal(value) => Literal::Decimal(value),
            Token::Character(unit) => Literal::Whole(i64::from(unit)),
            Token::Text(units) => Literal::Text(units),
            Token::Symbol("(") => return self.parenthesized(),
            Token::Symbol(_) | Token::End => return Err(self.expected("a value")),
        };
        self.at += 1;
        self.node(column, Kind::Literal(literal))
    }

    fn parenthesized(&mut self) -> Result<Node, ParseError> {
        self.require("(")?;
        let inner = self.nested(Parser::any)?;
        self.require(")")?;
        Ok(inner)
    }

    fn path(&mut self) -> Result<Node, ParseError> {
        let column = self.column();
        let mut segments = vec![self.name()?];
        while self.take(".") {
            segments.push(self.name()?);
        }
        match segments.len() {
            1 if self.names == Names::WithClass => Err(ParseError::new(column, alone(&segments[0].name))),
            _ => self.node(column, Kind::Path(segments)),
        }
    }

    fn name(&mut self) -> Result<Segment, ParseError> {
        let column = self.column();
        match self.peek().clone() {
            Token::Name(name) => {
                self.at += 1;
                Ok(Segment { column, name })
            }
            _ => Err(self.expected("a name")),
        }
    }

    fn whole(&self, column: usize, value: i128) -> Result<Node, ParseError> {
        let value = i64::try_from(value);
        let value = value.map_err(|_| ParseError::new(column, "this number does not fit into 64 bits"))?;
        self.node(column, Kind::Literal(Literal::Whole(value)))
    }

    fn nested(&mut self, inner: fn(&mut Self) -> Result<Node, ParseError>) -> Result<Node, ParseError> {
        if self.levels >= MOST_LEVELS {
            return Err(self.error("too many levels in one another"));
        }
        self.levels += 1;
        let node = inner(self);
        self.levels -= 1;
        node
    }

    fn node(&self, column: usize, kind: Kind) -> Result<Node, ParseError> {
        let node = Node::new(column, kind);
        if node.height > MOST_LEVELS {
            return Err(ParseError::new(column, "too many operators in one another"));
        }
        Ok(node)
    }

    fn peek(&self) -> &Token {
        self.tokens.get(self.at).map_or(&Token::End, |placed| &placed.token)
    }

    fn column(&self) -> usize {
        self.tokens.get(self.at).or(self.tokens.last()).map_or(1, |placed| placed.column)
    }

    fn take(&mut self, symbol: &str) -> bool {
        let found = matches!(self.peek(), Token::Symbol(found) if *found == symbol);
        self.at += usize::from(found);
        found
    }

    fn require(&mut self, symbol: &str) -> Result<(), ParseError> {
        if self.take(symbol) { Ok(()) } else { Err(self.expected(symbol)) }
    }

    fn error(&self, message: &str) -> ParseError {
        ParseError::new(self.column(), message)
    }

    fn expected(&self, what: &str) -> ParseError {
        let found = match self.peek() {
            Token::End => String::from("the expression ends"),
            Token::Symbol(symbol) => format!("there is {symbol}"),
            Token::Name(name) => format!("there is the name {name}"),
            Token::Whole(_) | Token::Decimal(_) => String::from("there is a number"),
            Token::Character(_) | Token::Text(_) => String::from("there is a text"),
        };
        self.error(&format!("{what} is needed here, and {found}"))
    }
}

fn alone(name: &str) -> String {
    match name {
        "and" => String::from("write && for and"),
        "or" => String::from("write || for or"),
        "not" => String::from("write ! for not"),
        _ => format!("{name} stands alone; a static field is written with its class: Main.{name}"),
    }
}
