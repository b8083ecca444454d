//! A run as the list of its choices, and its text.
//!
//! The text is a sequence of items separated by white space: `agent`, `agent.alternative`, each with `*count` where the
//! same choice is taken several times in a row. `#` begins a comment up to the end of the line. Example:
//! `0*3 1 2.1*2 0`. What follows a `|` is repeated for ever; where nothing follows it, the run stays where it is. The
//! reader accepts any input without panicking and bounds the memory a short text can ask for.

use crate::Choice;
use std::fmt;
use std::str::FromStr;

/// The choices of a run, from the start.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Schedule {
    choices: Vec<Choice>,
    /// Where an endless run begins to repeat itself: after so many choices.
    repeats_from: Option<usize>,
}

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
    /// There is a second `|`.
    RepeatedTwice {
        /// The line of the text, counted from 1.
        line: usize,
    },
}

impl Schedule {
    /// The most choices that are read from a text: 128 MB.
    pub const MOST_FROM_TEXT: usize = 1 << 24;

    /// An endless run: after these choices, those from `repeats_from` on are made again and again.
    pub fn endless(choices: Vec<Choice>, repeats_from: usize) -> Schedule {
        let repeats_from = Some(repeats_from.min(choices.len()));
        Schedule { choices, repeats_from }
    }

    /// The choices in order; of an endless run, up to the end of its first loop.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// Where an endless run begins to repeat itself: after so many choices. As many as there are: it stays where it is.
    pub fn repeats_from(&self) -> Option<usize> {
        self.repeats_from
    }

    /// The number of choices.
    pub fn len(&self) -> usize {
        self.choices.len()
    }

    /// Whether there are no choices.
    pub fn is_empty(&self) -> bool {
        self.choices.is_empty()
    }
}

impl From<Vec<Choice>> for Schedule {
    fn from(choices: Vec<Choice>) -> Schedule {
        Schedule { choices, repeats_from: None }
    }
}

impl fmt::Display for Schedule {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(from) = self.repeats_from else { return write_choices(formatter, &self.choices) };
        let (stem, cycle) = self.choices.split_at(from);
        write_choices(formatter, stem)?;
        formatter.write_str(if stem.is_empty() { "|" } else { " |" })?;
        formatter.write_str(if cycle.is_empty() { "" } else { " " })?;
        write_choices(formatter, cycle)
    }
}

fn write_choices(formatter: &mut fmt::Formatter<'_>, choices: &[Choice]) -> fmt::Result {
    for (number, group) in choices.chunk_by(|one, next| one == next).enumerate() {
        let separator = if number == 0 { "" } else { " " };
        write!(formatter, "{separator}{}", group[0])?;
        if group.len() > 1 {
            write!(formatter, "*{}", group.len())?;
        }
    }
    Ok(())
}

impl FromStr for Schedule {
    type Err = ScheduleError;

    fn from_str(text: &str) -> Result<Schedule, ScheduleError> {
        let mut schedule = Schedule::default();
        for (number, line) in text.lines().enumerate() {
            let code = line.split_once('#').map_or(line, |(code, _)| code);
            for item in code.split_whitespace() {
                if item != "|" {
                    add_item(&mut schedule.choices, item, number + 1)?;
                } else if schedule.repeats_from.replace(schedule.choices.len()).is_some() {
                    return Err(ScheduleError::RepeatedTwice { line: number + 1 });
                }
            }
        }
        Ok(schedule)
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
            ScheduleError::RepeatedTwice { line } => {
                write!(formatter, "line {line}: a second |; what is repeated for ever comes once, at the end")
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

#[cfg(test)]
mod tests {
    use super::{Schedule, ScheduleError};
    use crate::Choice;

    #[test]
    fn endless_runs_are_written_and_read() {
        for (count, from, text) in [(5, 2, "0 1 | 2 3 4"), (2, 2, "0 1 |"), (2, 0, "| 0 1"), (0, 0, "|")] {
            let schedule = Schedule::endless((0..count).map(Choice::of).collect(), from);
            assert_eq!(schedule.to_string(), text);
            assert_eq!(text.parse(), Ok(schedule));
        }
        assert_eq!("0 | 1 |".parse::<Schedule>(), Err(ScheduleError::RepeatedTwice { line: 1 }));
    }
}
