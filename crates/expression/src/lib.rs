//! The language of `--find EXPR`: conditions over the static fields of a program and what they refer to.
//!
//! ```text
//! condition  Main.c == 50 && !(Main.buffer.usedSlots > 3 || shop.Outer$Inner.open)
//! operators  ||   &&   == !=   < <= > >=   + -   * / %   ! -        (from the weakest to the strongest, as in Java)
//! literals   12  0x1f  12L  1.5  'x'  "text"  true  false  null
//! places     Class.field   package.Outer.Inner.field   place.field   place[index]   array.length
//! threads    at(Class.method:12)   in(Class.method)   thread(name).blocked   thread(name).waiting   thread(name).ended
//! output     output contains "text"
//! ```
//!
//! `at` and `in` are true where some thread stands in that line, or has called that method and not left it. A thread is
//! blocked by a monitor or a class initialisation, waits for a notification, a permit or the end of a thread, and has
//! ended if it has lived. The output is all that was printed since the start of the run.
//!
//! What differs from Java:
//! - Whole numbers are computed with 64 bits and wrap around like `long`, floating-point numbers as `double`.
//! - A string literal is equal to a string of the same text; two places are equal if they hold the same object.
//! - A field is looked up in the declared type of its object; where that is an interface, an abstract class or
//!   `Object`, in the class of the object itself. Access modifiers do not count. Boxes (`Integer`) are numbers where a
//!   number is needed.
//! - **A comparison, or a boolean place, that cannot be evaluated is false**: a class that is not initialised yet, a
//!   null on the way, an index out of range, a division by zero, a field that the object does not have. Therefore
//!   `a.b != 1` is false where `a` is null, and `!(a.b == 1)` is true. A `static final` constant needs no
//!   initialisation.
//!
//! Read in this order: `token` and `parser` (text to `syntax`), `resolve` (names to fields, with `types`), `evaluate`.
//! Evaluation is a function of the state of the machine: what is merely loaded in this process does not count.

mod constants;
mod dependence;
mod error;
mod evaluate;
mod literal;
mod observation;
mod parser;
mod resolve;
mod syntax;
mod token;
mod types;
mod value;

pub use error::ParseError;
pub use observation::Observation;

pub use dependence::Dependence;
pub use evaluate::{Condition, Term};
pub use syntax::{Arithmetic, Comparison, Kind, Literal, Node, Segment, ThreadState};

use crate::parser::Names;
use program::{MethodId, Program};
use std::fmt;
use std::sync::OnceLock;
use vm::Machine;

/// A condition that holds in a state, or not.
pub struct Expression {
    text: String,
    syntax: Node,
    remembered: Vec<Remembered>,
    /// What the names mean in the program of the first machine that was asked about; `None` where they mean nothing.
    resolved: OnceLock<(&'static Program, Option<Condition>)>,
}

/// Something about the past of a run that a state does not show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remembered {
    /// This text was printed.
    Printed(String),
    /// A thread with this name has lived, or lives.
    Lived(String),
}

/// Reads a condition.
pub fn parse(text: &str) -> Result<Expression, ParseError> {
    let (syntax, remembered) = parser::parse(text, Names::WithClass)?;
    resolve::without_program(&syntax)?;
    Ok(Expression { text: text.trim().to_owned(), syntax, remembered, resolved: OnceLock::new() })
}

/// Reads a condition over the fields of a class, which are named without it; what the names mean is not looked at.
pub fn parse_of_class(text: &str) -> Result<Node, ParseError> {
    parser::parse(text, Names::OfClass).map(|(node, _)| node)
}

impl Expression {
    /// The words of the user.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether every class and field exists and every operator fits its operands, as far as the declared types tell.
    /// Loads the classes that are named, which changes no state.
    pub fn check(&self, program: &Program) -> Result<(), ParseError> {
        resolve::in_program(&self.syntax, program).map(|_| ())
    }

    /// What somebody has to remember for it.
    pub fn remembered(&self) -> &[Remembered] {
        &self.remembered
    }

    /// The methods in which it matters where a thread stands.
    pub fn watched_methods(&self, program: &Program) -> Vec<MethodId> {
        self.resolve(program).map_or_else(Vec::new, |condition| condition.watched_methods())
    }

    /// What its names mean in a program; nothing where [`Expression::check`] refuses it.
    pub fn condition(&self, program: &Program) -> Option<Condition> {
        self.resolve(program)
    }

    /// What it depends on.
    pub fn dependence(&self, program: &Program) -> Dependence {
        let condition = self.resolve(program);
        condition.map_or_else(Dependence::default, |condition| Dependence::of(&condition))
    }

    /// Whether the condition holds in the state of a machine. One that [`Expression::check`] refuses never holds.
    /// `recalled` says what is true of what [`Expression::remembered`] asks for.
    pub fn holds(&self, machine: &Machine, recalled: &[bool]) -> bool {
        let (program, condition) = self.resolved.get_or_init(|| (machine.program, self.resolve(machine.program)));
        if std::ptr::eq(*program, machine.program) {
            return condition.as_ref().is_some_and(|condition| condition.holds(machine, recalled));
        }
        self.resolve(machine.program).is_some_and(|condition| condition.holds(machine, recalled))
    }

    fn resolve(&self, program: &Program) -> Option<Condition> {
        resolve::in_program(&self.syntax, program).ok()
    }
}

impl fmt::Debug for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Expression({})", self.text)
    }
}
