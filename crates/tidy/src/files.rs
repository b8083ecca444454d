//! Files: their size, their header, and what they must not contain.
//!
//! - A Rust file of more than 800 lines fails; of more than 400 it must be listed in `large.tsv` with the reason.
//! - A Rust file of at least 100 lines begins with `//!`.
//! - No marks of unfinished work, no ignored tests: doubt belongs into a test or an issue.
//! - Licences stand in `LICENSE` and in the manifests; sources have no header of their own.

use crate::problem::Problem;
use crate::source::bare;
use crate::tree::Tree;

const TO_EXPLAIN: usize = 400;
const TOO_LONG: usize = 800;
const WITH_HEADER: usize = 100;

/// The list of long files with the reason for each.
const LIST: &str = "crates/tidy/src/large.tsv";

/// What marks unfinished work, in comments of any source.
const MARKS: [&str; 4] = ["TODO", "FIXME", "XXX", "HACK"];

/// What is wrong with the Rust files as files.
pub fn problems(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    let list = tree.text(LIST).unwrap_or_default();
    for (path, text) in tree.rust_files() {
        problems.extend(size_problem(path, text.lines().count(), reason(list, path)));
        problems.extend(header_problem(path, text));
        problems.extend(content_problems(path, text));
    }
    problems.extend(stale_reasons(tree, list));
    if !tree.text("LICENSE").is_some_and(|text| text.contains("Apache License")) {
        problems.push(Problem::new("LICENSE", 0, "the Apache License is not here"));
    }
    problems
}

/// Why this file may be long.
fn reason<'l>(list: &'l str, path: &str) -> Option<&'l str> {
    list.lines().filter_map(|line| line.split_once('\t')).find(|(listed, _)| *listed == path).map(|(_, reason)| reason)
}

fn size_problem(path: &str, lines: usize, reason: Option<&str>) -> Option<Problem> {
    let is_listed = reason.is_some_and(|reason| !reason.trim().is_empty());
    let limit = if lines > TOO_LONG { TOO_LONG } else { TO_EXPLAIN };
    (lines > TO_EXPLAIN && !is_listed).then(|| {
        Problem::new(
            path,
            0,
            format!("{lines} lines are more than {limit}: split it, or list it in {LIST} with the reason"),
        )
    })
}

fn stale_reasons(tree: &Tree, list: &str) -> Vec<Problem> {
    let is_long = |path: &str| tree.text(path).is_some_and(|text| text.lines().count() > TO_EXPLAIN);
    let listed = list.lines().filter_map(|line| line.split('\t').next());
    let stale = listed.filter(|path| !is_long(path));
    stale.map(|path| Problem::new(LIST, 0, format!("{path} need not be listed"))).collect()
}

fn header_problem(path: &str, text: &str) -> Option<Problem> {
    let begins = text.lines().find(|line| !line.starts_with("#![")).unwrap_or_default().starts_with("//!");
    (text.lines().count() >= WITH_HEADER && !begins)
        .then(|| Problem::new(path, 1, "a file of this size begins with `//!`"))
}

fn content_problems(path: &str, text: &str) -> Vec<Problem> {
    let mut problems = Vec::new();
    let code = bare(text);
    for (number, (line, code)) in text.lines().zip(code.lines()).enumerate() {
        let comment = line.split_once("//").map_or("", |(_, comment)| comment);
        let marks =
            MARKS.iter().filter(|mark| comment.split(|c: char| !c.is_alphanumeric()).any(|word| word == **mark));
        problems.extend(marks.map(|mark| Problem::new(path, number + 1, format!("{mark}: write a test or an issue"))));
        if code.contains("#[ignore") {
            problems.push(Problem::new(path, number + 1, "an ignored test proves nothing"));
        }
        if comment.contains("SPDX-License-Identifier") || comment.contains("Copyright") && number < 5 {
            problems.push(Problem::new(path, number + 1, "licences stand in LICENSE and the manifests"));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(text: &str, list: &str) -> Vec<String> {
        let tree = Tree::of(&[("crates/a/src/b.rs", text), (LIST, list), ("LICENSE", "Apache License")]);
        problems(&tree).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn long_files_are_listed_with_a_reason() {
        let long = "//! A.\n".repeat(TO_EXPLAIN + 1);
        assert_eq!(complaints(&long, "").len(), 1);
        assert_eq!(complaints(&long, "crates/a/src/b.rs\t").len(), 1);
        assert_eq!(complaints(&long, "crates/a/src/b.rs\ta table"), [""; 0]);
        assert_eq!(
            complaints("", "crates/a/src/b.rs\ta table"),
            [format!("{LIST}: crates/a/src/b.rs need not be listed")]
        );
    }

    #[test]
    fn files_of_some_size_have_a_header() {
        assert_eq!(
            complaints(&"fn a() {}\n".repeat(WITH_HEADER), ""),
            ["crates/a/src/b.rs:1: a file of this size begins with `//!`"]
        );
        assert_eq!(complaints(&"fn a() {}\n".repeat(WITH_HEADER - 1), ""), [""; 0]);
    }

    #[test]
    fn unfinished_work_and_ignored_tests_are_found() {
        let marked = ["//", MARKS[0], "later"].join(" ");
        assert_eq!(complaints(&marked, "").len(), 1);
        assert_eq!(complaints("#[ignore]\nfn a() {}", "").len(), 1);
        assert_eq!(complaints("// #[ignore] is not used here", ""), [""; 0]);
        assert_eq!(complaints("// Copyright somebody", "").len(), 1);
    }

    #[test]
    fn the_licence_is_there() {
        assert_eq!(problems(&Tree::of(&[])).len(), 1);
    }
}
