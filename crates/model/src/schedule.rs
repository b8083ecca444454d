//! A run as the list of its choices, and its text.
//!
//! The text is a sequence of items separated by white space: `agent`, `agent.alternative`, each with `*count` where the same choice
//! is taken several times in a row. `#` begins a comment up to the end of the line. Example: `0*3 1 2.1*2 0`.
//! The reader accepts any input without panicking and bounds the memory a short text can ask for.

use crate::Choice;
use std::fmt;
use std::str::FromStr;

/// The choices of a run, from the start.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Schedule(Vec<Choice>);

/// Why a text is not a schedule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScheduleError {
    /// An item is not of the form `agent[.alternative][*count]`.
    Malformed {
        /// The line of the text, counted from 1.
        line: usize,
        /// The beginning of the item.
        item: String,
    },
    /// The schedule has more choices than a text may describe.
    TooLong {
        /// The line of the text, counted from 1.
        line: usize,
    },
}

impl Schedule {
    /// The most choices that are read from a text: 128 MB.
    pub const MOST_FROM_TEXT: usize = 1 << 24;

    /// The choices in order.
    pub fn choices(&self) -> &[Choice] {
        &self.0
    }

    /// The number of choices.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no choices.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<Vec<Choice>> for Schedule {
    fn from(choices: Vec<Choice>) -> Schedule {
        Schedule(choices)
    }
}

impl fmt::Display for Schedule {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, group) in self.0.chunk_by(|one, next| one == next).enumerate() {
            let separator = if number == 0 { "" } else { " " };
            write!(formatter, "{separator}{}", group[0])?;
            if group.len() > 1 {
                write!(formatter, "*{}", group.len())?;
            }
        }
        Ok(())
    }
}

impl FromStr for Schedule {
    type Err = ScheduleError;

    fn from_str(text: &str) -> Result<Schedule, ScheduleError> {
        let mut choices = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let code = line.split_once('#').map_or(line, |(code, _)| code);
            for item in code.split_whitespace() {
                add_item(&mut choices, item, number + 1)?;
            }
        }
        Ok(Schedule(choices))
    }
}

impl fmt::Display for ScheduleError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScheduleError::Malformed { line, item } => {
                write!(formatter, "line {line}: expected agent[.alternative][*count], found {item:?}")
            }
            ScheduleError::TooLong { line } => {
                write!(formatter, "line {line}: a schedule has at most {} choices", Schedule::MOST_FROM_TEXT)
            }
        }
    }
}

impl std::error::Error for ScheduleError {}

fn add_item(choices: &mut Vec<Choice>, item: &str, line: usize) -> Result<(), ScheduleError> {
    let malformed = || ScheduleError::Malformed { line, item: item.chars().take(40).collect() };
    let (choice, count) = parse_item(item).ok_or_else(malformed)?;
    if count > Schedule::MOST_FROM_TEXT - choices.len() {
        return Err(ScheduleError::TooLong { line });
    }
    choices.resize(choices.len() + count, choice);
    Ok(())
}

fn parse_item(item: &str) -> Option<(Choice, usize)> {
    let (choice, count) = item.split_once('*').unwrap_or((item, "1"));
    let (agent, alternative) = choice.split_once('.').unwrap_or((choice, "0"));
    let choice = Choice { agent: parse_number(agent)?, alternative: parse_number(alternative)? };
    let count = parse_number(count)? as usize;
    (count > 0 && choice.agent < u32::MAX).then_some((choice, count))
}

/// Digits only: `u32::from_str` alone would accept a sign.
fn parse_number(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}
