//! The report of a suite as the XML that test runners write and CI systems read (the format of Ant and Surefire, which
//! has no standard).
//!
//! A violation is a failure, with the run that shows it as its text. What is not known is an error: a CI system that
//! knows no third answer must not take it for success.

use crate::suite::{SuiteReport, TestReport, TestVerdict};
use std::time::Duration;

/// The whole document.
pub(crate) fn junit(suite: &SuiteReport) -> String {
    let mut lines = vec![String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")];
    let all: Vec<&TestReport> = suite.tests.iter().collect();
    lines.push(format!("<testsuites name=\"sojourner\" {} time=\"{}\">", counts(&all), seconds(suite.elapsed)));
    for tests in suite.tests.chunk_by(|one, next| one.class == next.class) {
        lines.extend(class_lines(tests));
    }
    lines.push(String::from("</testsuites>"));
    lines.join("\n") + "\n"
}

fn class_lines(tests: &[TestReport]) -> Vec<String> {
    let time = tests.iter().map(|test| test.part.elapsed).sum();
    let name = attribute(&tests[0].class);
    let all: Vec<&TestReport> = tests.iter().collect();
    let mut lines = vec![format!("  <testsuite name=\"{name}\" {} time=\"{}\">", counts(&all), seconds(time))];
    lines.extend(tests.iter().map(case));
    lines.push(String::from("  </testsuite>"));
    lines
}

fn case(test: &TestReport) -> String {
    let part = &test.part;
    let (class, name) = (attribute(&test.class), attribute(&test.name));
    let head = format!("    <testcase classname=\"{class}\" name=\"{name}\" time=\"{}\"", seconds(part.elapsed));
    let inside = match part.verdict {
        TestVerdict::Holds => return format!("{head}/>"),
        TestVerdict::Skipped => format!("      <skipped message=\"{}\"/>", attribute(&part.reason)),
        TestVerdict::Unknown => {
            let reason = attribute(&part.reason);
            format!("      <error type=\"unknown\" message=\"{reason}\">{}</error>", content(&part.text))
        }
        TestVerdict::Violated => {
            let kind = if part.exception.is_empty() { &part.property } else { &part.exception };
            let message = attribute(&format!("{}: {}", part.property, part.message));
            format!(
                "      <failure type=\"{}\" message=\"{message}\">{}</failure>",
                attribute(kind),
                content(&part.text)
            )
        }
    };
    format!("{head}>\n{inside}\n    </testcase>")
}

fn counts(tests: &[&TestReport]) -> String {
    let count = |verdict| tests.iter().filter(|test| test.part.verdict == verdict).count();
    let (failures, errors) = (count(TestVerdict::Violated), count(TestVerdict::Unknown));
    let skipped = count(TestVerdict::Skipped);
    format!("tests=\"{}\" failures=\"{failures}\" errors=\"{errors}\" skipped=\"{skipped}\"", tests.len())
}

fn seconds(time: Duration) -> String {
    format!("{:.3}", time.as_secs_f64())
}

fn attribute(text: &str) -> String {
    content(text).replace('"', "&quot;").replace('\n', "&#10;").replace('\t', "&#9;")
}

/// Without the characters that XML 1.0 cannot have at all.
fn content(text: &str) -> String {
    let is_possible =
        |letter: &char| matches!(letter, '\n' | '\t' | ' '..) && !matches!(letter, '\u{fffe}' | '\u{ffff}');
    let possible: String = text.chars().map(|letter| if is_possible(&letter) { letter } else { '\u{fffd}' }).collect();
    possible.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::{attribute, content};

    #[test]
    fn texts_are_escaped() {
        assert_eq!(content("a<b> & c\u{1b}[0m\n"), "a&lt;b&gt; &amp; c\u{fffd}[0m\n");
        assert_eq!(attribute("say \"x\"\n"), "say &quot;x&quot;&#10;");
    }
}
