//! A text of Promela as a tree again: statements, labels, and `if` and `do` with their options.
//!
//! Reads what `Writer` has written: a line is a statement, a label, or one of the words of an `if` or a `do`.

use crate::writer::Writer;
use std::collections::{BTreeMap, BTreeSet};

/// A part of a text; lines are counted from 0.
#[derive(Clone, Debug)]
pub(crate) enum Node {
    Line(usize),
    Label { line: usize, name: String },
    Compound { begin: usize, end: usize, options: Vec<Choice>, is_loop: bool },
}

/// An option of an `if` or a `do`.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    /// The line of its guard.
    pub(crate) line: usize,
    pub(crate) nodes: Vec<Node>,
}

/// A label, with the lines that jump to it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Label {
    pub(crate) line: usize,
    pub(crate) jumps: Vec<usize>,
}

/// A text.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tree {
    pub(crate) nodes: Vec<Node>,
    pub(crate) labels: BTreeMap<String, Label>,
    /// For each line the labels that it may jump to.
    pub(crate) jumps: Vec<Vec<String>>,
    /// The lines of loops that surely end.
    pub(crate) counted: BTreeSet<usize>,
}

impl Node {
    pub(crate) fn first(&self) -> usize {
        match self {
            Node::Line(line) | Node::Label { line, .. } => *line,
            Node::Compound { begin, .. } => *begin,
        }
    }

    pub(crate) fn last(&self) -> usize {
        match self {
            Node::Line(line) | Node::Label { line, .. } => *line,
            Node::Compound { end, .. } => *end,
        }
    }
}

impl Tree {
    pub(crate) fn read(text: &Writer) -> Tree {
        let lines: Vec<&str> = text.lines().iter().map(|line| bare(line)).collect();
        let mut tree = Tree { counted: text.counted().clone(), ..Tree::default() };
        for (line, text) in lines.iter().enumerate() {
            if let Some(name) = label(text) {
                tree.labels.insert(name.to_owned(), Label { line, jumps: Vec::new() });
            }
        }
        for (line, text) in lines.iter().enumerate() {
            let jumps: Vec<String> = match label(text) {
                Some(_) => Vec::new(),
                None => words(text).filter(|word| tree.labels.contains_key(*word)).map(str::to_owned).collect(),
            };
            jumps.iter().filter_map(|name| tree.labels.get_mut(name).map(|label| label.jumps.push(line))).count();
            tree.jumps.push(jumps);
        }
        let mut next = 0;
        while next < lines.len() {
            tree.nodes.extend(nodes(&lines, &mut next));
            // An end without a beginning is a line like any other.
            if next < lines.len() {
                tree.nodes.push(Node::Line(next));
                next += 1;
            }
        }
        tree
    }
}

/// Reads up to an option or an end that belongs to something around.
fn nodes(lines: &[&str], next: &mut usize) -> Vec<Node> {
    let mut found = Vec::new();
    while let Some(text) = lines.get(*next) {
        let line = *next;
        match *text {
            "if" | "do" => {
                *next += 1;
                found.push(compound(lines, next, line, *text == "do"));
            }
            "fi;" | "od;" | "fi" | "od" => return found,
            option if option.starts_with("::") => return found,
            text => {
                found.push(match label(text) {
                    Some(name) => Node::Label { line, name: name.to_owned() },
                    None => Node::Line(line),
                });
                *next += 1;
            }
        }
    }
    found
}

fn compound(lines: &[&str], next: &mut usize, begin: usize, is_loop: bool) -> Node {
    let mut options = Vec::new();
    while let Some(option) = lines.get(*next).filter(|line| line.starts_with("::")) {
        debug_assert!(!option.is_empty());
        let line = *next;
        *next += 1;
        options.push(Choice { line, nodes: nodes(lines, next) });
    }
    let end = (*next).min(lines.len().saturating_sub(1));
    *next += 1;
    Node::Compound { begin, end, options, is_loop }
}

/// A line without its indentation and its comment.
pub(crate) fn bare(line: &str) -> &str {
    let line = line.trim();
    match line.rfind("/*") {
        Some(comment) if line.ends_with("*/") => line[..comment].trim_end(),
        _ => line,
    }
}

fn label(text: &str) -> Option<&str> {
    let name = text.strip_suffix(':')?;
    let is_name = name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    (is_name && !name.is_empty()).then_some(name)
}

/// The names and numbers of a text.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::{Node, Tree};
    use crate::writer::Writer;

    #[test]
    fn a_text_is_read_as_it_was_written() {
        let mut text = Writer::default();
        text.statement("x = 1;", Some(3), None);
        text.begin("do");
        text.option("x < 3 ->", Some(4), None);
        text.statement("goto end;", None, None);
        text.option("else ->", None, None);
        text.close("od;");
        text.label("end");
        text.settle_end();
        let tree = Tree::read(&text);
        let Node::Compound { begin, end, options, is_loop: true } = &tree.nodes[1] else { panic!("{tree:?}") };
        assert_eq!((*begin, *end, options.len()), (1, 5, 2));
        assert_eq!((tree.labels["end"].line, tree.labels["end"].jumps.as_slice()), (6, &[3][..]));
        assert_eq!(tree.nodes.len(), 4);
    }
}
