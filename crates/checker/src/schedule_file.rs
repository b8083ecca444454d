//! A schedule in a file: comment lines that say where it comes from, then its text.
//!
//! A schedule fits only the program, the JDK and the options it was found with. The head says which those were; three
//! of its lines are read again: which violation is meant where the run shows several, and what the exploration was
//! prepared for.

use library::Questions;
use model::{Schedule, ScheduleError};
use report::Report;
use std::fmt::Write;

/// A run that shows a violation: a schedule, the violation, and what the exploration was prepared for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    pub schedule: Schedule,
    pub property: Option<String>,
    pub message: Option<String>,
    pub questions: Questions,
}

const PROPERTY: &str = "# property: ";
const MESSAGE: &str = "# message: ";
const QUESTIONS: &str = "# the program asks: ";

/// Columns of a line of choices.
const WIDTH: usize = 100;

/// The text of the file; `replay` is the command line that executes it again.
pub fn write(report: &Report, recorded: &Recorded, replay: &str) -> String {
    let mut text = String::new();
    for line in [
        format!("# sojourner {}: a schedule", report.version),
        format!("# target: {}", report.target.join(" ")),
        format!("# main: {}", report.main),
        format!("# jdk: {}", report.jdk),
        format!("{PROPERTY}{}", recorded.property.as_deref().unwrap_or("")),
        format!("{MESSAGE}{}", recorded.message.as_deref().unwrap_or("")),
        format!("# replay with: {replay}"),
        format!("{QUESTIONS}{}", recorded.questions.names()),
    ] {
        // Most programs ask nothing.
        if line == QUESTIONS {
            continue;
        }
        text += &one_line(&line);
        text.push('\n');
    }
    text + &in_lines(&recorded.schedule.to_string())
}

/// The text of a file for a run that no report has.
pub fn write_alone(recorded: &Recorded) -> String {
    let known = [
        Some(String::from("# sojourner explore: a schedule")),
        recorded.property.as_ref().map(|property| format!("{PROPERTY}{property}")),
        recorded.message.as_ref().map(|message| format!("{MESSAGE}{message}")),
        (!recorded.questions.is_empty()).then(|| format!("{QUESTIONS}{}", recorded.questions.names())),
    ];
    let head: String = known.into_iter().flatten().map(|line| one_line(&line) + "\n").collect();
    head + &in_lines(&recorded.schedule.to_string())
}

/// Reads what `write` wrote, or any text of a schedule.
pub fn read(text: &str) -> Result<Recorded, ScheduleError> {
    let head = |prefix| text.lines().find_map(|line| line.strip_prefix(prefix)).map(str::to_string);
    let questions = head(QUESTIONS).map_or_else(Questions::default, |names| Questions::named(&names));
    Ok(Recorded { schedule: text.parse()?, property: head(PROPERTY), message: head(MESSAGE), questions })
}

/// What a report says of a violation: its property, its message, and the schedule as text.
pub fn of_report(property: &str, message: &str, schedule: &str) -> Result<Recorded, ScheduleError> {
    let (property, message) = (Some(property.to_owned()), Some(one_line(message)));
    Ok(Recorded { schedule: schedule.parse()?, property, message, questions: Questions::default() })
}

impl Recorded {
    /// Whether a violation is the one that the head names.
    pub fn names(&self, property: &str, message: &str) -> bool {
        let is_property = self.property.as_deref().is_none_or(|named| named == property);
        is_property && self.message.as_deref().is_none_or(|named| named == one_line(message))
    }
}

/// A comment ends with its line: what would end it is written as Java would.
fn one_line(text: &str) -> String {
    let mut line = String::new();
    for character in text.chars() {
        // Writing to a string cannot fail.
        let _ = match character {
            '\n' => line.write_str("\\n"),
            control if control.is_control() => write!(line, "\\u{:04x}", u32::from(control)),
            other => line.write_char(other),
        };
    }
    line
}

fn in_lines(items: &str) -> String {
    let mut text = String::new();
    let mut length = 0;
    for item in items.split(' ') {
        let separator = match length {
            0 => "",
            _ if length + item.len() < WIDTH => " ",
            _ => "\n",
        };
        length = if separator == "\n" { item.len() } else { length + separator.len() + item.len() };
        text += separator;
        text += item;
    }
    text + "\n"
}

#[cfg(test)]
mod tests {
    use super::{in_lines, one_line, read};
    use model::{Choice, Schedule};

    #[test]
    fn long_schedules_are_written_in_lines_and_read_again() {
        let choices: Vec<Choice> = (0..500).map(|step| Choice { agent: step % 7, alternative: step % 2 }).collect();
        let schedule = Schedule::from(choices);
        let text = in_lines(&schedule.to_string());
        assert!(text.lines().count() > 10 && text.lines().all(|line| line.len() <= 100), "{text}");
        assert_eq!(read(&text).unwrap().schedule, schedule);
    }

    #[test]
    fn the_head_names_the_violation() {
        let text = format!("# property: race\n# message: {}\n0*3 1\n", one_line("a\nb # c"));
        let recorded = read(&text).unwrap();
        assert_eq!(recorded.schedule.len(), 4);
        assert!(recorded.names("race", "a\nb # c"));
        assert!(!recorded.names("deadlock", "a\nb # c") && !recorded.names("race", "other"));
        assert!(read("0 1").unwrap().names("deadlock", "whatever"));
        assert_eq!(
            read("# x\n0 y").unwrap_err().to_string(),
            "line 2: expected agent[.alternative][*count], found \"y\""
        );
    }
}
