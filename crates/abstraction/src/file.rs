//! A file of abstractions: one line each, as options say it.
//!
//! ```text
//! # comments and empty lines are passed over
//! remove Event.count
//! predicate Planner: count == event1.count
//! data Kernel.budget = signs
//! define level: low: value < 10; high: value >= 10
//! ```

use crate::Request;
use std::fmt;

/// A line that is not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// Counted from 1.
    pub line: usize,
    pub message: String,
}

impl fmt::Display for FileError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for FileError {}

impl Request {
    /// Adds what the lines of a file say.
    pub fn add_lines(&mut self, text: &str) -> Result<(), FileError> {
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let rest = rest.trim().to_owned();
            let list = match word {
                "remove" => &mut self.removed,
                "predicate" => &mut self.predicates,
                "data" => &mut self.data,
                "define" => &mut self.definitions,
                _ => {
                    let message = format!("'{word}' is none of remove, predicate, data, define");
                    return Err(FileError { line: number + 1, message });
                }
            };
            if rest.is_empty() {
                return Err(FileError { line: number + 1, message: format!("'{word}' needs something behind it") });
            }
            list.push(rest);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::Request;

    #[test]
    fn lines_are_what_options_are() {
        let mut request = Request::default();
        request
            .add_lines("# all\n\nremove A.x\npredicate A: y == 0\n data A.z = signs\ndefine d: a: value == 0")
            .unwrap();
        let texts = |texts: &[&str]| texts.iter().map(|text| String::from(*text)).collect::<Vec<_>>();
        assert_eq!(request.removed, texts(&["A.x"]));
        assert_eq!(request.predicates, texts(&["A: y == 0"]));
        assert_eq!(request.data, texts(&["A.z = signs"]));
        assert_eq!(request.definitions, texts(&["d: a: value == 0"]));
    }

    #[test]
    fn a_wrong_line_is_named() {
        let error = Request::default().add_lines("remove A.x\nremov A.y").unwrap_err();
        assert_eq!(error.to_string(), "line 2: 'remov' is none of remove, predicate, data, define");
        let error = Request::default().add_lines("data").unwrap_err();
        assert_eq!(error.to_string(), "line 1: 'data' needs something behind it");
    }
}
