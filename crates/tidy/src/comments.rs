//! Comments are at most 120 columns wide, as the code is.
//!
//! `cargo run -p tidy -- bless comments` wraps paragraphs and items of lists that have a line too wide, and puts a
//! comment that does not fit behind its line before it. Tables, fenced blocks, pictures and whatever is set by spaces
//! stay as they are; where such a line is too wide, it is mended by hand.

use crate::problem::Problem;
use crate::source::{Kind, kinds};
use crate::tree::Tree;

/// As `max_width` in `rustfmt.toml`.
const WIDTH: usize = 120;

/// Code in backticks up to this length is not broken.
const UNBROKEN: usize = 60;

/// Lines in which a comment goes beyond the width.
pub fn problems(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (path, text) in tree.rust_files() {
        let wide = comments_of_lines(text).into_iter().filter(|line| line.is_too_wide());
        problems.extend(wide.map(|line| Problem::new(path, line.number, format!("a comment beyond column {WIDTH}"))));
    }
    problems
}

/// The files whose comments had to be wrapped.
pub fn blessed(tree: &Tree) -> Vec<(String, String)> {
    let wrapped = tree.rust_files().map(|(path, text)| (path.to_owned(), wrap(text)));
    wrapped.filter(|(path, now)| tree.text(path) != Some(now)).collect()
}

/// A line and the comment in it.
#[derive(Debug, Clone, Copy)]
struct Line<'t> {
    number: usize,
    text: &'t str,
    /// Where a comment of two slashes begins, in bytes.
    comment: Option<usize>,
}

impl<'t> Line<'t> {
    fn is_too_wide(&self) -> bool {
        self.comment.is_some() && self.text.chars().count() > WIDTH
    }

    /// The indentation and the mark of a line that is nothing but a comment, and what it says.
    fn whole(&self) -> Option<(&'t str, &'t str)> {
        let comment = self.comment?;
        self.text[..comment].trim().is_empty().then_some(())?;
        let mark = comment + mark(&self.text[comment..]).len();
        Some((&self.text[..mark], &self.text[mark..]))
    }
}

/// `///`, `//!` or `//`; what is written `//@` and `//~` is a mark of its own.
fn mark(comment: &str) -> &str {
    let length = match comment.as_bytes().get(2) {
        Some(b'/' | b'!' | b'@' | b'~') => 3,
        _ => 2,
    };
    &comment[..length]
}

fn comments_of_lines(text: &str) -> Vec<Line<'_>> {
    let kinds = kinds(text);
    let (mut lines, mut start) = (Vec::new(), 0);
    for (number, line) in text.split('\n').enumerate() {
        let length = line.chars().count();
        let of_line = &kinds[start..start + length];
        let first =
            line.char_indices().zip(of_line).find(|(_, kind)| **kind == Kind::Comment).map(|((place, _), _)| place);
        let comment = first.filter(|place| line[*place..].starts_with("//"));
        lines.push(Line { number: number + 1, text: line, comment });
        start += length + 1;
    }
    lines
}

/// The text with its comments wrapped.
fn wrap(text: &str) -> String {
    let lines = comments_of_lines(text);
    let mut wrapped: Vec<String> = Vec::new();
    let mut rest = lines.as_slice();
    while let Some((line, others)) = rest.split_first() {
        if let Some((mark, _)) = line.whole() {
            let length = rest.iter().take_while(|line| line.whole().is_some_and(|(other, _)| other == mark)).count();
            wrapped.extend(wrap_run(mark, &rest[..length]));
            rest = &rest[length..];
        } else {
            wrapped.extend(wrap_behind(line));
            rest = others;
        }
    }
    wrapped.join("\n")
}

/// A comment behind code goes before it, if it does not fit.
fn wrap_behind(line: &Line<'_>) -> Vec<String> {
    let Some(comment) = line.comment.filter(|_| line.is_too_wide()) else { return vec![line.text.to_owned()] };
    let (code, comment) = line.text.split_at(comment);
    let indentation = &code[..code.len() - code.trim_start().len()];
    let mark = mark(comment);
    let mut lines = fill(&format!("{indentation}{mark}"), " ", " ", comment[mark.len()..].trim());
    lines.push(code.trim_end().to_owned());
    lines
}

/// Lines of a comment that belong together.
#[derive(Debug, Default)]
struct Paragraph<'t> {
    lines: Vec<Line<'t>>,
    /// How far the first and the others are indented behind the mark.
    indentation: (usize, usize),
    /// Nothing of it may move.
    is_fixed: bool,
}

fn wrap_run(mark: &str, run: &[Line<'_>]) -> Vec<String> {
    let mut wrapped = Vec::new();
    for paragraph in paragraphs(run) {
        if paragraph.is_fixed || !paragraph.lines.iter().any(Line::is_too_wide) {
            wrapped.extend(paragraph.lines.iter().map(|line| line.text.to_owned()));
            continue;
        }
        let words: Vec<&str> =
            paragraph.lines.iter().filter_map(Line::whole).flat_map(|(_, text)| text.split_whitespace()).collect();
        let (first, others) = paragraph.indentation;
        wrapped.extend(fill(mark, &" ".repeat(first), &" ".repeat(others), &words.join(" ")));
    }
    wrapped
}

fn paragraphs<'t>(run: &[Line<'t>]) -> Vec<Paragraph<'t>> {
    let mut paragraphs: Vec<Paragraph<'t>> = Vec::new();
    let mut fenced = false;
    for line in run {
        let text = line.whole().map_or("", |(_, text)| text);
        let fence = text.trim_start().starts_with("```");
        let is_fixed = fenced || fence || is_set(text);
        fenced ^= fence;
        let indentation = text.len() - text.trim_start().len();
        let bullet = bullet(text.trim_start());
        let goes_on = paragraphs
            .last()
            .is_some_and(|last| !is_fixed && !last.is_fixed && bullet == 0 && last.indentation.1 == indentation);
        match paragraphs.last_mut() {
            Some(last) if goes_on => last.lines.push(*line),
            _ => {
                let indentation = (indentation, indentation + bullet);
                paragraphs.push(Paragraph { lines: vec![*line], indentation, is_fixed });
            }
        }
    }
    paragraphs
}

/// The width of what begins an item of a list, or 0.
fn bullet(text: &str) -> usize {
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    match () {
        () if text.starts_with("- ") || text.starts_with("* ") => 2,
        () if digits > 0 && text[digits..].starts_with(". ") => digits + 2,
        () => 0,
    }
}

/// Whether a line is empty, a heading, a row of a table, or set by spaces or lines.
fn is_set(text: &str) -> bool {
    let text = text.trim();
    text.is_empty()
        || text.starts_with(['|', '#', '@', '>'])
        || text.contains("  ")
        || text.contains(|c: char| ('\u{2500}'..='\u{257f}').contains(&c))
}

/// The words in lines of the width.
fn fill(mark: &str, first: &str, others: &str, text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = format!("{mark}{first}");
    let mut is_empty = true;
    for word in unbreakable(text) {
        if !is_empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(line);
            line = format!("{mark}{others}");
            is_empty = true;
        }
        line.push_str(if is_empty { "" } else { " " });
        line.push_str(&word);
        is_empty = false;
    }
    lines.push(line);
    lines
}

/// Words, where short code stays together, and what would begin a list or a heading stays behind the word before it.
fn unbreakable(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let begins =
            bullet(&format!("{word} ")) > 0 || ["+", "-", "*", "|", ">"].contains(&word) || word.starts_with('#');
        let open = |last: &String| {
            last.matches('`').count() % 2 == 1 && last.chars().count() + word.chars().count() < UNBROKEN
        };
        match words.last_mut() {
            Some(last) if begins || open(last) => {
                last.push(' ');
                last.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn long(words: usize) -> String {
        vec!["word"; words].join(" ")
    }

    fn widths(text: &str) -> Vec<usize> {
        text.lines().map(|line| line.chars().count()).collect()
    }

    #[test]
    fn a_wide_comment_is_found_and_wide_code_is_not() {
        let text = format!("// {}\nlet a = \"// {}\";\nlet b = 1; // {}\n// short", long(40), long(40), long(40));
        let problems = problems(&Tree::of(&[("crates/a/src/lib.rs", &text)]));
        let found: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "crates/a/src/lib.rs:1: a comment beyond column 120",
                "crates/a/src/lib.rs:3: a comment beyond column 120"
            ]
        );
    }

    #[test]
    fn a_paragraph_is_filled_and_its_neighbours_stay() {
        let text = format!("//! Short.\n//!\n//! {}\n//! end.\n//!\n//! Also\n//! short.", long(30));
        let wrapped = wrap(&text);
        assert_eq!(widths(&wrapped), [10, 3, 118, 43, 3, 8, 10]);
        assert!(wrapped.contains("word end.\n//!\n//! Also\n//! short."), "{wrapped}");
        assert_eq!(wrap(&wrapped), wrapped);
    }

    #[test]
    fn items_of_a_list_hang() {
        let wrapped = wrap(&format!("    /// - {}\n    ///   end.\n    /// - two", long(30)));
        assert!(wrapped.contains("\n    ///   word") && wrapped.ends_with("word end.\n    /// - two"), "{wrapped}");
        assert!(widths(&wrapped).iter().all(|width| *width <= WIDTH));
    }

    #[test]
    fn tables_pictures_and_code_stay() {
        let wide = long(40);
        for kept in [
            format!("// | {wide} |"),
            format!("// a ──► {wide}"),
            format!("// a  b {wide}"),
            format!("/// ```\n/// {wide}\n/// ```"),
        ] {
            assert_eq!(wrap(&kept), kept);
        }
    }

    #[test]
    fn a_comment_that_does_not_fit_behind_its_line_goes_before_it() {
        let wrapped = wrap(&format!("    a,\n    b, // {}\n", long(30)));
        let lines: Vec<&str> = wrapped.lines().collect();
        assert_eq!((lines[0], lines[3]), ("    a,", "    b,"));
        assert!(lines[1].starts_with("    // word") && lines[2].starts_with("    // word"));
    }

    #[test]
    fn short_code_is_not_broken_and_no_list_begins() {
        let text = format!("// {} `some code here` - and 1. more", long(23));
        let wrapped = wrap(&text);
        assert!(wrapped.contains("`some code here`"), "{wrapped}");
        assert!(wrapped.lines().all(|line| !line.starts_with("// - ") && !line.starts_with("// 1. ")), "{wrapped}");
    }
}
