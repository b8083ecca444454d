//! Coverage as one HTML page with the source, which needs no other file, no script and no network.

use super::document::status;
use super::sums::{FileCoverage, Sums, files};
use super::words::{at, share};
use crate::formats::html::escaped;
use crate::formats::static_page;
use crate::formats::text::verdict_line;
use crate::report::Report;
use crate::sources::Sources;
use evidence::{AccessPair, Coverage, LineCoverage, LockSite, WaitSite};

/// The whole page.
pub(super) fn page(report: &Report, coverage: &Coverage, sources: &dyn Sources) -> String {
    let files = files(coverage);
    let mut body = format!("<p>{}</p>\n{}", escaped(&verdict_line(report)), key(coverage.complete));
    body += &table(&files);
    body.extend(files.iter().map(|file| file_part(file, coverage.complete, sources)));
    body += &pairs(&coverage.pairs);
    body += &locks(&coverage.locks);
    body += &waits(&coverage.waits);
    static_page::page(&format!("Coverage of {}", report.main), &body, (&report.version, &report.jdk))
}

fn key(complete: bool) -> String {
    let (class, word) = if complete {
        ("unreachable", "unreachable: all runs were explored, and none comes here")
    } else {
        ("not-reached", "not reached: not all runs were explored")
    };
    format!(
        "<table class=\"key\"><tr class=\"covered\"><td>covered</td></tr><tr class=\"partly-covered\"><td>partly: some \
         branches or instructions are missing</td></tr><tr class=\"{class}\"><td>{word}</td></tr></table>\n"
    )
}

fn table(files: &[FileCoverage<'_>]) -> String {
    let row = |name: &str, sums: Sums| {
        let cells = [sums.lines, sums.branches, sums.methods, sums.instructions]
            .map(|counter| format!("<td>{}</td>", share(counter)));
        format!("<tr><td>{}</td>{}</tr>\n", escaped(name), cells.concat())
    };
    let rows: String = files.iter().map(|file| row(&file.path(), Sums::of_file(file))).collect();
    let all = if files.len() > 1 { row("all", Sums::of_files(files)) } else { String::new() };
    format!(
        "<div class=\"wide\" tabindex=\"0\"><table class=\"counts\">\n<tr><th scope=\"col\">file</th><th scope=\"col\">lines</th>\
         <th scope=\"col\">branches</th><th scope=\"col\">methods</th><th scope=\"col\">instructions</th></tr>\n{rows}{all}</table></div>\n"
    )
}

fn file_part(file: &FileCoverage<'_>, complete: bool, sources: &dyn Sources) -> String {
    let path = escaped(&file.path());
    let name = file.name.unwrap_or_default();
    let text = |number: u32| sources.line(file.a_class(), name, number);
    let texts: Vec<(u32, &str)> = (1..).map_while(|number| Some((number, text(number)?))).collect();
    let rows: String = match texts.is_empty() {
        true => file.lines.values().map(|line| row(line.line, "", Some(line), complete)).collect(),
        false => texts.iter().map(|(number, text)| row(*number, text, file.lines.get(number), complete)).collect(),
    };
    format!(
        "<details open><summary><h2>{path}</h2></summary>\n<div class=\"wide\" tabindex=\"0\"><table class=\"source\">\n\
         {rows}</table></div>\n</details>\n"
    )
}

/// A line with its branches; colours are said in words, too.
fn row(number: u32, text: &str, line: Option<&LineCoverage>, complete: bool) -> String {
    let text = escaped(text);
    let Some(line) = line else { return format!("<tr><td>{number}</td><td></td><td>{text}</td></tr>\n") };
    let status = status(line.instructions, line.branches, complete);
    let branches = match line.branches.total() {
        0 => String::new(),
        total => format!("{}/{total}", line.branches.covered),
    };
    let words = status.replace('-', " ");
    let title = if branches.is_empty() { words } else { format!("{words}, {branches} branches") };
    format!("<tr class=\"{status}\" title=\"{title}\"><td>{number}</td><td>{branches}</td><td>{text}</td></tr>\n")
}

fn pairs(pairs: &[AccessPair]) -> String {
    let row = |pair: &AccessPair| {
        let access = |writes: bool| if writes { "writes" } else { "reads" };
        let first = format!("{} {}", at(&pair.first), access(pair.first_writes));
        let second = format!("{} {}", at(&pair.second), access(pair.second_writes));
        let orders = match (pair.in_order, pair.reversed) {
            (true, true) => "both orders",
            (true, false) => "only the first before the second",
            _ => "only the second before the first",
        };
        cells(&[&pair.what, &first, &second, orders])
    };
    sites("Accesses that conflict", &["memory", "first", "second", "seen in"], pairs.iter().map(row).collect())
}

fn locks(locks: &[LockSite]) -> String {
    let row = |lock: &LockSite| {
        let seen = match (lock.reached, lock.contended) {
            (false, _) => "never reached",
            (true, false) => "never contended",
            (true, true) => "contended",
        };
        cells(&[&at(&lock.location), &lock.how, seen])
    };
    sites("Synchronisation", &["place", "by", "seen"], locks.iter().map(row).collect())
}

fn waits(waits: &[WaitSite]) -> String {
    let yes = |seen: bool| if seen { "yes" } else { "no" };
    let row =
        |wait: &WaitSite| cells(&[&at(&wait.location), yes(wait.entered), yes(wait.notified), yes(wait.timed_out)]);
    sites("Waits", &["place", "entered", "ended by a notification", "ended by itself"], waits.iter().map(row).collect())
}

fn cells(texts: &[&str]) -> String {
    let cells: String = texts.iter().map(|text| format!("<td>{}</td>", escaped(text))).collect();
    format!("<tr>{cells}</tr>\n")
}

fn sites(title: &str, heads: &[&str], rows: String) -> String {
    if rows.is_empty() {
        return rows;
    }
    let heads: String = heads.iter().map(|head| format!("<th scope=\"col\">{head}</th>")).collect();
    format!(
        "<h2>{title}</h2>\n<div class=\"wide\" tabindex=\"0\"><table class=\"sites\">\n<tr>{heads}</tr>\n{rows}</table></div>\n"
    )
}
