//! The report of a slice as one HTML page that needs no other file: light or dark as the reader has it, what was
//! removed struck and dimmed, and for each line that is kept the dependences as its title.

use super::source_lines::{Fate, SourceLine, ranges, source_lines};
use super::{evaluation_line, slice_line};
use crate::formats::html::escaped;
use crate::formats::static_page::{listed, styled_page};
use crate::slice::{EvaluationReport, SliceReport, SlicedClass, SlicedFile, SourceReport, Why, WrittenFile};
use crate::sources::Sources;

const STYLE: &str = include_str!("page.css");

/// The whole page.
pub(super) fn page(report: &SliceReport, sources: &dyn Sources) -> String {
    let mut parts = vec![listed("Why there is no slice", &report.refusals)];
    if report.is_sliced() {
        parts.extend(report.evaluation.iter().map(evaluation_part));
        parts.push(legend());
        parts.extend(report.files.iter().map(|file| file_part(file, sources)));
        parts.extend(report.why.iter().map(why_part));
        parts.push(table(report));
        parts.push(starts(report));
        parts.extend(report.source.iter().map(written));
    }
    parts.push(listed("Warnings", &report.warnings));
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    styled_page(&slice_line(report), &(parts.join("\n") + "\n"), STYLE, (&report.version, &report.jdk))
}

fn evaluation_part(evaluation: &EvaluationReport) -> String {
    format!("<p>{}. A value or a branch of lines with = is known.</p>", escaped(&evaluation_line(evaluation)))
}

fn legend() -> String {
    String::from(
        "<p>Lines that were removed are <del>struck</del>. The word beside a line that is kept says why: \
         the first dependences by which it was found.</p>",
    )
}

fn file_part(file: &SlicedFile, sources: &dyn Sources) -> String {
    let path = escaped(&file.path());
    let lines = source_lines(file, sources);
    if lines.is_empty() {
        let (kept, removed) = (ranges(&file.kept), ranges(&file.removed));
        return format!("<h2>{path}</h2>\n<p>No source. Kept: {kept}. Removed: {removed}.</p>");
    }
    let rows: String = lines.iter().map(source_row).collect();
    let open = if file.removed.is_empty() || file.kept.is_empty() { "" } else { " open" };
    let counts = format!("{} lines kept, {} removed", file.kept.len(), file.removed.len());
    format!(
        "<details{open}><summary><h2>{path}</h2> <small>{counts}</small></summary>\n<div class=\"wide\" tabindex=\"0\"><table class=\"source\">\n{rows}</table></div>\n</details>"
    )
}

fn source_row(line: &SourceLine<'_>) -> String {
    let (number, text) = (line.number, escaped(line.text));
    let indent = &line.text[..line.text.len() - line.text.trim_start().len()];
    match line.fate {
        Fate::Removed => format!(
            "<tr class=\"removed\"><td>{number}</td><td>{indent}<del>{}</del></td><td></td></tr>\n",
            text.trim_start()
        ),
        Fate::WithoutCode => format!("<tr><td>{number}</td><td>{text}</td><td></td></tr>\n"),
        Fate::Kept(reasons) => {
            let reasons = reasons.join(", ");
            let number = if line.is_evaluated { format!("= {number}") } else { number.to_string() };
            format!(
                "<tr class=\"kept\" title=\"kept: {reasons}\"><td>{number}</td><td>{text}</td><td>{reasons}</td></tr>\n"
            )
        }
    }
}

fn why_part(why: &Why) -> String {
    let line = escaped(&why.line);
    if why.chain.is_empty() {
        return format!("<p>{line} is removed: nothing that was asked for depends on it.</p>");
    }
    let link = |link: &crate::slice::WhyStep| {
        format!("<li>{} <em>{}</em> ({})</li>\n", escaped(&link.place), link.clause, link.dependence)
    };
    let links: String = why.places().into_iter().map(link).collect();
    format!("<h2>Why {line} is kept</h2>\n<ol>\n{links}</ol>")
}

fn table(report: &SliceReport) -> String {
    let rows: String = report.classes.iter().map(class_rows).collect();
    format!(
        "<h2>Classes and methods</h2>\n<div class=\"wide\" tabindex=\"0\"><table class=\"counts\">\n<tr><th scope=\"col\">class or method</th><th scope=\"col\">statements</th><th scope=\"col\">kept</th></tr>\n{rows}</table></div>"
    )
}

fn class_rows(class: &SlicedClass) -> String {
    let (statements, kept) = class.statements();
    let row = |kind: &str, name: &str, statements: usize, kept: usize| {
        let kind = if kept == 0 { format!("{kind} removed") } else { kind.to_owned() };
        let name = escaped(name);
        format!("<tr class=\"{kind}\"><td>{name}</td><td>{statements}</td><td>{kept}</td></tr>\n")
    };
    let methods = class.methods.iter().map(|method| row("method", &method.name, method.statements, method.kept));
    std::iter::once(row("class", &class.name, statements, kept)).chain(methods).collect()
}

fn starts(report: &SliceReport) -> String {
    let place = |start: &crate::slice::SlicedPlace| {
        let place = escaped(&start.place);
        if start.kept {
            format!("<li>{place}</li>\n")
        } else {
            format!("<li class=\"removed\"><del>{place}</del></li>\n")
        }
    };
    let places: String = report.starts.iter().map(place).collect();
    if places.is_empty() { places } else { format!("<h2>Places that start threads</h2>\n<ul>\n{places}</ul>") }
}

fn written(source: &SourceReport) -> String {
    let row =
        |file: &WrittenFile| format!("<li>{}: {} of {} lines left</li>\n", escaped(&file.path), file.left, file.lines);
    let rows: String = source.files.iter().map(row).collect();
    let directory = escaped(&source.directory);
    format!("<h2>Written as source to {directory}</h2>\n<ul>\n{rows}</ul>")
}
