//! Coverage in words: a table of source files, what was not reached, and what threads did to each other.

use super::sums::{FileCoverage, Sums, files};
use evidence::{CodeLocation, Counter, Coverage, LineCoverage};
use serde_json::{Value, json};

/// The part of a report about coverage.
pub(in crate::formats) fn coverage_lines(coverage: &Coverage) -> Vec<String> {
    let files = files(coverage);
    let mut lines = vec![String::new(), String::from(title(coverage)), String::new()];
    lines.extend(table(&files));
    lines.extend(missed(&files, coverage));
    lines.extend(pairs(coverage));
    lines.extend(locks(coverage));
    lines.extend(waits(coverage));
    lines
}

/// The same as data for a page: a title, rows of the table, sentences.
pub(in crate::formats) fn coverage_value(coverage: &Coverage) -> Value {
    let files = files(coverage);
    let row = |(name, sums): (String, Sums)| {
        let [lines, branches, methods] = [sums.lines, sums.branches, sums.methods].map(share);
        [name, lines, branches, methods]
    };
    let counts: Vec<[String; 4]> = rows(&files).into_iter().map(row).collect();
    let sentences = [missed(&files, coverage), pairs(coverage), locks(coverage), waits(coverage)].concat();
    let sentences = sentences.iter().map(|line| line.trim()).filter(|line| !line.is_empty());
    let title = title(coverage).trim_end_matches(':');
    json!({ "title": title, "counts": counts, "words": sentences.collect::<Vec<&str>>() })
}

fn title(coverage: &Coverage) -> &'static str {
    if coverage.complete {
        "Coverage over all runs (what was not reached, no run reaches):"
    } else {
        "Coverage over the explored runs (not all were explored; what was not reached may be reachable):"
    }
}

fn rows(files: &[FileCoverage<'_>]) -> Vec<(String, Sums)> {
    let mut rows: Vec<(String, Sums)> = files.iter().map(|file| (file.path(), Sums::of_file(file))).collect();
    if rows.len() > 1 {
        rows.push((String::from("all"), Sums::of_files(files)));
    }
    rows
}

fn table(files: &[FileCoverage<'_>]) -> Vec<String> {
    let rows = rows(files);
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let head = format!("  {:width$}  {:>16}  {:>16}  {:>16}", "", "lines", "branches", "methods");
    let row = |(name, sums): &(String, Sums)| {
        let [lines, branches, methods] = [sums.lines, sums.branches, sums.methods].map(share);
        format!("  {name:width$}  {lines:>16}  {branches:>16}  {methods:>16}")
    };
    std::iter::once(head).chain(rows.iter().map(row)).map(|line| line.trim_end().to_owned()).collect()
}

/// `7 of 8 (87 %)`
pub(super) fn share(counter: Counter) -> String {
    match counter.total() {
        0 => String::from("-"),
        total => format!("{} of {total} ({} %)", counter.covered, counter.percent().floor()),
    }
}

fn missed(files: &[FileCoverage<'_>], coverage: &Coverage) -> Vec<String> {
    let mut said = Vec::new();
    let word = if coverage.complete { "unreachable" } else { "not reached" };
    for file in files {
        let of = |wanted: &dyn Fn(&LineCoverage) -> bool| {
            let lines = file.lines.values().filter(|line| wanted(line)).map(|line| line.line).collect::<Vec<u32>>();
            super::super::slices::ranges(&lines)
        };
        let untouched = of(&|line| line.instructions.covered == 0);
        let partly = of(&|line| line.instructions.covered > 0 && line.branches.missed > 0);
        if !untouched.is_empty() {
            said.push(format!("  {word}: {}, lines {untouched}", file.path()));
        }
        if !partly.is_empty() {
            said.push(format!("  some branches {word}: {}, lines {partly}", file.path()));
        }
    }
    section("", said)
}

fn pairs(coverage: &Coverage) -> Vec<String> {
    let both = coverage.pairs.iter().filter(|pair| pair.in_order && pair.reversed).count();
    let one = coverage.pairs.iter().filter(|pair| pair.in_order != pair.reversed);
    let one = one.map(|pair| {
        let access =
            |place: &CodeLocation, writes: bool| format!("{} ({})", at(place), if writes { "writes" } else { "reads" });
        let (first, second) = (access(&pair.first, pair.first_writes), access(&pair.second, pair.second_writes));
        let (first, second) = if pair.in_order { (first, second) } else { (second, first) };
        format!("  only in one order: {}, {first} before {second}", pair.what)
    });
    let title = format!("Accesses that conflict: {} of {} pairs were seen in both orders.", both, coverage.pairs.len());
    section(if coverage.pairs.is_empty() { "" } else { &title }, one.collect())
}

fn locks(coverage: &Coverage) -> Vec<String> {
    let locks = &coverage.locks;
    let contended = locks.iter().filter(|lock| lock.contended).count();
    let quiet = locks.iter().filter(|lock| !lock.contended).map(|lock| {
        let word = if lock.reached { "never contended" } else { "never reached" };
        format!("  {word}: {}, {}", lock.how, at(&lock.location))
    });
    let title = format!("Synchronisation: contended at {} of {} places.", contended, locks.len());
    section(if locks.is_empty() { "" } else { &title }, quiet.collect())
}

fn waits(coverage: &Coverage) -> Vec<String> {
    let waits = &coverage.waits;
    let entered = waits.iter().filter(|wait| wait.entered).count();
    let said = waits.iter().map(|wait| {
        let word = match (wait.entered, wait.notified, wait.timed_out) {
            (false, _, _) => "never entered",
            (true, true, true) => "ended by a notification, and by itself",
            (true, true, false) => "ended by a notification",
            (true, false, true) => "ended by itself only",
            (true, false, false) => "entered, and never ended",
        };
        format!("  {}: {word}", at(&wait.location))
    });
    let title = format!("Waits: entered at {} of {} places.", entered, waits.len());
    section(if waits.is_empty() { "" } else { &title }, said.collect())
}

fn section(title: &str, rows: Vec<String>) -> Vec<String> {
    let head = (!title.is_empty()).then(|| title.to_owned());
    let is_there = head.is_some() || !rows.is_empty();
    is_there.then(String::new).into_iter().chain(head).chain(rows).collect()
}

/// `Buffer.java:12`
pub(super) fn at(place: &CodeLocation) -> String {
    match (&place.file, place.line) {
        (Some(file), Some(line)) => format!("{file}:{line}"),
        _ => format!("{}.{}", place.class, place.method),
    }
}
