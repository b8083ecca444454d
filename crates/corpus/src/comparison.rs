//! Decides whether two outcomes are equal, and shows people where they are not.
//!
//! Output is compared byte for byte. The only thing removed before are the lines of [`JVM_WARNINGS`] on standard
//! error, which are about the virtual machine and not about the program.

use crate::outcome::Outcome;

/// Beginnings of lines that only HotSpot writes.
pub(crate) const JVM_WARNINGS: [&str; 1] = ["OpenJDK 64-Bit Server VM warning: "];

/// Lines shown before the first difference.
const CONTEXT: usize = 2;

/// Lines shown of each side of a difference.
const SHOWN: usize = 12;

/// What differs between `expected` and `actual` on one JDK, as text to be read; empty when they are equal.
pub fn differences(expected: &Outcome, actual: &Outcome) -> Vec<String> {
    compare(expected, actual, is_warning)
}

/// What differs between two JDKs, whose own frames in a stack trace naturally have other lines and depths.
pub fn differences_of_jdks(first: &Outcome, second: &Outcome) -> Vec<String> {
    compare(first, second, |line| is_warning(line) || is_library_frame(line))
}

fn compare(expected: &Outcome, actual: &Outcome, is_ignored: impl Fn(&[u8]) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    if expected.ending != actual.ending {
        found.push(format!("ending\n  - {}\n  + {}", expected.ending, actual.ending));
    }
    found.extend(difference("standard output", &expected.stdout, &actual.stdout));
    let kept = |outcome: &Outcome| -> Vec<u8> {
        lines(&outcome.stderr).into_iter().filter(|line| !is_ignored(line)).flatten().copied().collect()
    };
    found.extend(difference("standard error", &kept(expected), &kept(actual)));
    found
}

fn lines(text: &[u8]) -> Vec<&[u8]> {
    text.split_inclusive(|&byte| byte == b'\n').collect()
}

fn is_warning(line: &[u8]) -> bool {
    JVM_WARNINGS.iter().any(|start| line.starts_with(start.as_bytes()))
}

/// Frames of named modules, and the count of frames that a cause shares with its effect.
fn is_library_frame(line: &[u8]) -> bool {
    let text = line.trim_ascii_start();
    line.starts_with(b"\t")
        && (text.starts_with(b"at java.") || text.starts_with(b"at jdk.") || text.starts_with(b"... "))
}

fn difference(stream: &str, expected: &[u8], actual: &[u8]) -> Option<String> {
    (expected != actual).then(|| {
        let (expected, actual) = (lines(expected), lines(actual));
        let start = expected.iter().zip(&actual).take_while(|(a, b)| a == b).count();
        let (expected_rest, actual_rest) = (&expected[start..], &actual[start..]);
        let end = expected_rest.iter().rev().zip(actual_rest.iter().rev()).take_while(|(a, b)| a == b).count();
        let mut text = format!("{stream}, from line {}", start + 1);
        show(&mut text, ' ', &expected[start.saturating_sub(CONTEXT)..start]);
        show(&mut text, '-', &expected_rest[..expected_rest.len() - end]);
        show(&mut text, '+', &actual_rest[..actual_rest.len() - end]);
        text
    })
}

fn show(text: &mut String, sign: char, lines: &[&[u8]]) {
    for line in lines.iter().take(SHOWN) {
        let (line, note) = match line.strip_suffix(b"\n") {
            Some(line) => (line, ""),
            None => (*line, " (no line end)"),
        };
        text.push_str(&format!("\n  {sign} {}{note}", printable(line)));
    }
    if lines.len() > SHOWN {
        text.push_str(&format!("\n  {sign} … {} more lines", lines.len() - SHOWN));
    }
}

/// A report stays a text file whatever a program prints.
fn printable(line: &[u8]) -> String {
    let mut text = String::new();
    for character in String::from_utf8_lossy(line).chars() {
        if character.is_control() && character != '\t' {
            text.extend(character.escape_default());
        } else {
            text.push(character);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Ending;

    fn outcome(stdout: &str, stderr: &str, status: i32) -> Outcome {
        Outcome { stdout: stdout.into(), stderr: stderr.into(), ending: Ending::Status(status) }
    }

    #[test]
    fn equal_outcomes_have_no_differences() {
        assert!(differences(&outcome("a\n", "b\n", 1), &outcome("a\n", "b\n", 1)).is_empty());
    }

    #[test]
    fn each_part_is_compared() {
        let expected = outcome("a\n", "b\n", 1);
        for actual in [outcome("x\n", "b\n", 1), outcome("a\n", "x\n", 1), outcome("a\n", "b\n", 0)] {
            assert_eq!(differences(&expected, &actual).len(), 1);
        }
        assert_eq!(differences(&expected, &outcome("a", "", 2)).len(), 3);
    }

    #[test]
    fn only_named_warnings_are_removed() {
        let warned = outcome("", "OpenJDK 64-Bit Server VM warning: old\nmine\n", 0);
        assert!(differences(&warned, &outcome("", "mine\n", 0)).is_empty());
        assert_eq!(differences(&outcome("", "WARNING: mine\n", 0), &outcome("", "", 0)).len(), 1);
    }

    #[test]
    fn only_frames_of_the_library_may_differ_between_jdks() {
        let first = outcome("", "E\n\tat java.base/java.lang.Thread.run(Thread.java:840)\n\tat A.main(A.java:1)\n", 1);
        let second =
            outcome("", "E\n\tat java.base/java.lang.Thread.run(Thread.java:1474)\n\tat A.main(A.java:1)\n", 1);
        assert!(differences_of_jdks(&first, &second).is_empty());
        assert_eq!(differences(&first, &second).len(), 1);
        let third = outcome("", "E\n\tat A.main(A.java:2)\n", 1);
        assert_eq!(differences_of_jdks(&first, &third).len(), 1);
    }

    #[test]
    fn the_text_shows_what_differs_and_what_stands_before() {
        let found = differences(&outcome("1\n2\n3\n4\n5\n", "", 0), &outcome("1\n2\n3\nfour\n5\n", "", 0));
        assert_eq!(found, ["standard output, from line 4\n    2\n    3\n  - 4\n  + four"]);
        let found = differences(&outcome("1\n", "", 0), &outcome("1", "", 0));
        assert_eq!(found, ["standard output, from line 1\n  - 1\n  + 1 (no line end)"]);
        let found = differences(&outcome("\0é\n", "", 0), &outcome("\t\n", "", 0));
        assert_eq!(found, ["standard output, from line 1\n  - \\u{0}é\n  + \t"]);
    }
}
