//! The report of a slice as text: the sum first, then classes and methods, then the source with what was removed, then
//! the reasons that were asked for. Times are not told, so that two reports of one slice are the same.

use super::source_lines::{Fate, SourceLine, ranges, source_lines};
use super::{evaluation_line, slice_line};
use crate::formats::text::cells::{clean, columns, padded, right_aligned, shortened, wrapped};
use crate::formats::text::quantities::{count, counted};
use crate::formats::text::{Layout, NARROWEST};
use crate::slice::{SliceReport, SlicedClass, SlicedFile, SourceReport, Why, WrittenFile};
use crate::sources::Sources;
use std::collections::BTreeSet;

/// A file of at most so many lines is shown as a whole.
const SMALL_FILE: usize = 60;
/// Lines before and behind what was removed.
const AROUND: u32 = 2;

/// The whole report.
pub(super) fn text(report: &SliceReport, sources: &dyn Sources, layout: Layout) -> String {
    let width = layout.width.max(NARROWEST);
    let mut lines = wrapped(&slice_line(report), width, 2);
    if report.is_sliced() {
        lines.extend(report.evaluation.iter().flat_map(|evaluation| wrapped(&evaluation_line(evaluation), width, 2)));
        lines.extend(class_lines(report, width));
        lines.extend(start_lines(report, width));
        lines.extend(report.files.iter().flat_map(|file| file_lines(file, sources, width)));
        lines.extend(report.why.iter().flat_map(|why| why_lines(why, width)));
        lines.extend(report.source.iter().flat_map(|source| written_lines(source, width)));
    } else {
        lines.extend(refusal_lines(report, width));
    }
    let warnings = report.warnings.iter().map(|warning| format!("warning: {}", clean(warning)));
    lines.extend(paragraph(warnings.flat_map(|warning| wrapped(&warning, width, 2))));
    lines.join("\n") + "\n"
}

/// Lines with an empty one before them, if there are any.
fn paragraph(lines: impl Iterator<Item = String>) -> Vec<String> {
    let lines: Vec<String> = lines.collect();
    let blank = (!lines.is_empty()).then(String::new);
    blank.into_iter().chain(lines).collect()
}

fn refusal_lines(report: &SliceReport, width: usize) -> Vec<String> {
    let reasons = report.refusals.iter().flat_map(|reason| wrapped(&format!("  {}", clean(reason)), width, 4));
    let mut lines = paragraph(reasons);
    let advice = "This is no bug of the program. What cannot be followed may reach everything, so that nothing could \
                  be removed.";
    lines.extend(paragraph(wrapped(advice, width, 0).into_iter()));
    lines
}

/// Each class with its methods and how many statements are kept, in two columns.
fn class_lines(report: &SliceReport, width: usize) -> Vec<String> {
    let rows: Vec<(String, String)> = report.classes.iter().flat_map(class_rows).collect();
    let most = width - 24;
    let name_width = rows.iter().map(|(name, _)| columns(name)).max().unwrap_or(0).min(most);
    paragraph(rows.iter().map(|(name, share)| format!("{}  {share}", padded(&shortened(name, most), name_width))))
}

fn class_rows(class: &SlicedClass) -> Vec<(String, String)> {
    let (statements, kept) = class.statements();
    let of_class = (clean(&class.name), share(kept, statements));
    let of_methods = class.methods.iter().filter(|_| kept > 0);
    let of_methods =
        of_methods.map(|method| (format!("  {}", clean(&method.name)), share(method.kept, method.statements)));
    std::iter::once(of_class).chain(of_methods).collect()
}

/// `12 of 30 kept`
fn share(kept: usize, statements: usize) -> String {
    match kept {
        0 => format!("removed ({})", counted(statements as u64, "statement")),
        kept if kept == statements => format!("kept ({})", counted(statements as u64, "statement")),
        kept => format!("{} of {} kept", count(kept as u64), counted(statements as u64, "statement")),
    }
}

fn start_lines(report: &SliceReport, width: usize) -> Vec<String> {
    let row = |start: &crate::slice::SlicedPlace| {
        let word = if start.kept { "kept   " } else { "removed" };
        shortened(&format!("  {word}  {}", clean(&start.place)), width)
    };
    let title = (!report.starts.is_empty()).then(|| String::from("Places that start threads:"));
    paragraph(title.into_iter().chain(report.starts.iter().map(row)))
}

fn file_lines(file: &SlicedFile, sources: &dyn Sources, width: usize) -> Vec<String> {
    let path = clean(&file.path());
    if file.removed.is_empty() && file.evaluated.is_empty() {
        return paragraph(std::iter::once(format!("{path}: nothing removed")));
    }
    if file.kept.is_empty() {
        return paragraph(std::iter::once(format!("{path}: all code removed")));
    }
    let lines = source_lines(file, sources);
    if lines.is_empty() {
        let text = format!("{path} (no source): kept {}; removed {}", ranges(&file.kept), ranges(&file.removed));
        return paragraph(wrapped(&text, width, 2).into_iter());
    }
    let is_evaluated = lines.iter().any(|line| line.is_evaluated);
    let title = format!("{path} (-: removed{}):", if is_evaluated { ", =: a value is known" } else { "" });
    paragraph(std::iter::once(title).chain(shown(&lines, width)))
}

/// A small file whole, of others what is around the lines that were removed or evaluated.
fn shown(lines: &[SourceLine<'_>], width: usize) -> Vec<String> {
    let is_small = lines.len() <= SMALL_FILE;
    let removed = lines.iter().filter(|line| line.fate == Fate::Removed || line.is_evaluated);
    let around: BTreeSet<u32> =
        removed.flat_map(|line| line.number.saturating_sub(AROUND)..=line.number + AROUND).collect();
    let mut shown = Vec::new();
    let mut last = None;
    for line in lines.iter().filter(|line| is_small || around.contains(&line.number)) {
        if last.is_some_and(|last: u32| last + 1 != line.number) || (last.is_none() && line.number > 1) {
            shown.push(String::from("     …"));
        }
        last = Some(line.number);
        shown.push(source_line(line, width));
    }
    shown
}

fn source_line(line: &SourceLine<'_>, width: usize) -> String {
    let mark = match line.fate {
        Fate::Removed => '-',
        Fate::Kept(_) if line.is_evaluated => '=',
        Fate::Kept(_) | Fate::WithoutCode => ' ',
    };
    let number = right_aligned(&line.number.to_string(), 4);
    shortened(format!("{mark} {number} | {}", clean(line.text)).trim_end(), width)
}

/// The chain from a line to what was asked for, a sentence in lines.
fn why_lines(why: &Why, width: usize) -> Vec<String> {
    let line = clean(&why.line);
    if why.chain.is_empty() {
        return paragraph(std::iter::once(format!("{line} is removed: nothing that was asked for depends on it.")));
    }
    let links = why.places();
    let name_width = links.iter().map(|link| columns(&link.place)).max().unwrap_or(0).min(width / 2);
    let row = |link: &&crate::slice::WhyStep| {
        let place = padded(&shortened(&clean(&link.place), name_width), name_width);
        wrapped(&format!("  {place}  {} ({})", link.clause, link.dependence), width, name_width + 4)
    };
    let title = format!("Why {line} is kept:");
    paragraph(std::iter::once(title).chain(links.iter().flat_map(row)))
}

/// Where the slice was written as source, and how much of each file is left.
fn written_lines(source: &SourceReport, width: usize) -> Vec<String> {
    let directory = clean(&source.directory);
    let title = std::iter::once(format!("Written as source to {directory}, where it compiles:"));
    let name_width = source.files.iter().map(|file| columns(&file.path)).max().unwrap_or(0).min(width / 2);
    let row = |file: &WrittenFile| {
        let name = padded(&shortened(&clean(&file.path), name_width), name_width);
        format!("  {name}  {} of {} left", count(file.left as u64), counted(file.lines as u64, "line"))
    };
    let put_back = (source.put_back > 0).then(|| {
        let statements = counted(source.put_back as u64, "statement");
        format!("  put back, because it did not compile without: {statements}")
    });
    paragraph(title.chain(source.files.iter().map(row)).chain(put_back))
}
