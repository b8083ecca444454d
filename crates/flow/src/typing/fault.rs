//! The ways in which code can break the structural constraints (JVMS 4.9.2).

use super::kind::Kind;
use std::fmt;

/// What is wrong with an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    StackUnderflow,
    StackOverflow {
        max_stack: u16,
    },
    /// An operand of another kind than the instruction takes.
    WrongOperand {
        expected: Kind,
        found: Kind,
    },
    /// A stack instruction that would tear a long or double apart.
    SplitsValue,
    NoSuchLocal {
        local: u32,
        max_locals: usize,
    },
    WrongLocal {
        local: u16,
        expected: Kind,
        found: Kind,
    },
    /// More parameters than local variables.
    TooManyParameters {
        slots: usize,
        max_locals: usize,
    },
    FallsOffEnd,
    /// Two ways to one instruction with operand stacks of different depth.
    DepthsDiffer {
        target: u32,
        known: usize,
        found: usize,
    },
    /// A constant-pool operand of the wrong kind.
    WrongConstant {
        index: u16,
        expected: &'static str,
    },
    /// An operand that is well-formed and still not allowed here.
    Forbidden(&'static str),
    WrongReturn,
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::StackUnderflow => formatter.write_str("Operand stack underflow"),
            Fault::StackOverflow { max_stack } => {
                write!(formatter, "Operand stack overflow (max_stack is {max_stack})")
            }
            Fault::WrongOperand { expected, found } => {
                write!(formatter, "Bad type on operand stack: {expected} is needed, {found} is there")
            }
            Fault::SplitsValue => formatter.write_str("Bad type on operand stack: a long or double would be split"),
            Fault::NoSuchLocal { local, max_locals } => {
                write!(formatter, "Local variable {local} does not exist (max_locals is {max_locals})")
            }
            Fault::WrongLocal { local, expected, found } => {
                write!(formatter, "Bad local variable type: {expected} is needed in {local}, {found} is there")
            }
            Fault::TooManyParameters { slots, max_locals } => {
                write!(formatter, "Arguments can't fit into locals ({slots} slots, max_locals is {max_locals})")
            }
            Fault::FallsOffEnd => formatter.write_str("Control flow falls through code end"),
            Fault::DepthsDiffer { target, known, found } => {
                write!(formatter, "Inconsistent stack depth at bytecode position {target}: {known} and {found}")
            }
            Fault::WrongConstant { index, expected } => {
                write!(formatter, "Illegal constant pool index {index}: not {expected}")
            }
            Fault::Forbidden(what) => formatter.write_str(what),
            Fault::WrongReturn => formatter.write_str("Wrong return type in function"),
        }
    }
}
