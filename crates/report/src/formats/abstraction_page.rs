//! The report of an abstraction as a page: each statement that was replaced in its source, what it has become, and what
//! the solver was asked about it.

use super::html::escaped;
use super::static_page::{excerpt, listed, page};
use crate::abstraction::{AbstractedStatement, AbstractionReport};
use crate::sources::Sources;

/// The whole page.
pub fn abstraction_page(report: &AbstractionReport, sources: &dyn Sources) -> String {
    let statements = report.statements.iter().map(|statement| part(statement, sources));
    let body: String = std::iter::once(listed("Why there is no abstraction", &report.refusals))
        .chain([listed("Fields whose data is removed", &report.removed)])
        .chain([listed("Conditions that are bits", &report.predicates)])
        .chain([listed("Data of which the class is kept", &report.data)])
        .chain([listed("What has to follow", &report.followers)])
        .chain(statements)
        .chain(report.effort.iter().map(|effort| format!("<p>{}</p>\n", escaped(effort))))
        .collect();
    page(&report.line, &body, (&report.version, &report.jdk))
}

fn part(statement: &AbstractedStatement, sources: &dyn Sources) -> String {
    let cases: String =
        statement.after.iter().map(|case| format!("<li><code>{}</code></li>\n", escaped(case))).collect();
    let chooses = if statement.chooses {
        "<p>Where the bits do not say what comes of it, it is chosen: every way is explored.</p>\n"
    } else {
        ""
    };
    format!(
        "<h2>{}</h2>\n{}<p><code>{}</code> has become:</p>\n<ul>\n{cases}</ul>\n{chooses}{}",
        escaped(&statement.place),
        excerpt(&statement.class, (statement.file.as_deref(), statement.line), sources),
        escaped(&statement.before),
        questions(&statement.questions)
    )
}

fn questions(questions: &[String]) -> String {
    let texts: String =
        questions.iter().map(|text| format!("<pre tabindex=\"0\">{}</pre>\n", escaped(text.trim_end()))).collect();
    if texts.is_empty() {
        return texts;
    }
    format!("<details><summary>What the solver was asked</summary>\n{texts}</details>\n")
}
