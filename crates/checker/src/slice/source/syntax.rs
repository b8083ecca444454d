//! A source file as a tree of members and statements, each with the lines and the words that are its own.
//!
//! What lies inside a smaller node belongs to that one alone. Comments belong to nobody.

use super::lexing;
use loader::outline::{self, Outline};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Class,
    Method,
    /// A static or other block of a class.
    Initializer,
    /// A lambda whose body is a block.
    Lambda,
    /// A declaration of fields of which one has an initialiser.
    Field,
    /// A constant of an enum.
    Constant,
    /// A declaration of local variables.
    Variable,
    Loop,
    Switch,
    Try,
    Labeled,
    Return,
    Throw,
    Break,
    Continue,
    /// Any other statement.
    Statement,
}

/// The type of a field, or of what a method returns, as far as its default value needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Type {
    Boolean,
    Number,
    Reference,
    /// Also of a constructor.
    Void,
}

/// A class, a member, a statement or a lambda.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) kind: Kind,
    /// In bytes.
    pub(super) span: Range<usize>,
    pub(super) parent: Option<usize>,
    pub(super) children: Vec<usize>,
    /// Lines with code of its own.
    pub(super) lines: BTreeSet<u32>,
    /// Words of its own code.
    pub(super) words: BTreeSet<String>,
    /// Of a field that may be left without its value, of a method, and of what gives a final field its value.
    pub(super) type_: Option<Type>,
    /// The value of the field, in bytes.
    pub(super) value: Option<Range<usize>>,
    /// The variables that it declares.
    pub(super) names: Vec<String>,
    pub(super) label: Option<String>,
    flags: BTreeSet<String>,
}

/// A source file.
pub(super) struct Syntax {
    pub(super) text: String,
    pub(super) nodes: Vec<Node>,
    /// For each byte whether it is code.
    pub(super) code: Vec<bool>,
    line_starts: Vec<usize>,
}

impl Node {
    /// Whether the Java program has said this word of it: `alone`, `ends`, `final`, …
    pub(super) fn is(&self, word: &str) -> bool {
        self.flags.contains(word)
    }

    /// Whether it is a statement, or declares something with code of its own.
    pub(super) fn has_code(&self) -> bool {
        !matches!(self.kind, Kind::Class | Kind::Method | Kind::Initializer | Kind::Lambda)
    }
}

impl Syntax {
    /// Puts an outline and a text together; nothing where they do not fit, or the text is not understood.
    pub(super) fn of(text: String, outline: &Outline) -> Option<Syntax> {
        let code = lexing::code(&text)?;
        let line_starts = line_starts(&text);
        let offsets = offsets(&text);
        let mut nodes: Vec<Node> = Vec::new();
        let mut around: Vec<usize> = Vec::new();
        for described in &outline.nodes {
            around.truncate(described.depth);
            let parent = around.last().copied();
            let number = nodes.len();
            nodes.push(node(described, parent, &offsets)?);
            if let Some(parent) = parent {
                nodes[parent].children.push(number);
            }
            around.push(number);
        }
        let mut syntax = Syntax { text, nodes, code, line_starts };
        syntax.share_out();
        Some(syntax)
    }

    /// The line of a byte, counted from 1.
    pub(super) fn line(&self, at: usize) -> u32 {
        self.line_starts.partition_point(|start| *start <= at) as u32
    }

    /// The nodes around one, the nearest first.
    pub(super) fn around(&self, node: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(self.nodes[node].parent, |parent| self.nodes[*parent].parent)
    }

    /// A node and everything inside it.
    pub(super) fn inside(&self, node: usize) -> Vec<usize> {
        let mut found = vec![node];
        let mut next = 0;
        while let Some(node) = found.get(next) {
            found.extend(self.nodes[*node].children.iter().copied());
            next += 1;
        }
        found
    }

    /// Gives every line and word to the smallest node around it.
    fn share_out(&mut self) {
        let mut owners: Vec<Option<usize>> = vec![None; self.text.len()];
        for (number, node) in self.nodes.iter().enumerate() {
            owners[node.span.clone()].fill(Some(number));
        }
        let mut word = String::new();
        let mut before = None;
        for (at, letter) in self.text.char_indices() {
            let owner = owners[at].filter(|_| self.code[at]);
            let is_word = letter.is_alphanumeric() || letter == '_' || letter == '$';
            if (owner != before || !is_word) && !word.is_empty() {
                let word = std::mem::take(&mut word);
                before.map(|owner: usize| self.nodes[owner].words.insert(word));
            }
            if let Some(owner) = owner {
                let line = self.line_starts.partition_point(|start| *start <= at) as u32;
                self.nodes[owner].lines.insert(line);
                word.extend(is_word.then_some(letter));
            }
            before = owner;
        }
    }
}

fn node(described: &outline::Node, parent: Option<usize>, offsets: &[usize]) -> Option<Node> {
    let values: BTreeMap<&str, &str> = described.attributes.iter().filter_map(|word| word.split_once('=')).collect();
    let span = |begin: usize, end: usize| {
        let span = *offsets.get(begin)?..*offsets.get(end)?;
        (span.start <= span.end).then_some(span)
    };
    let value = values.get("value").and_then(|value| value.split_once(','));
    let value = value.and_then(|(begin, end)| span(begin.parse().ok()?, end.parse().ok()?));
    Some(Node {
        kind: kind(&described.kind),
        span: span(described.begin, described.end)?,
        parent,
        children: Vec::new(),
        lines: BTreeSet::new(),
        words: BTreeSet::new(),
        type_: values.get("type").and_then(|word| type_(word)),
        value,
        names: values.get("names").into_iter().flat_map(|names| names.split(',')).map(str::to_owned).collect(),
        label: values.get("label").map(|label| (*label).to_owned()),
        flags: described.attributes.iter().filter(|word| !word.contains('=')).cloned().collect(),
    })
}

fn kind(word: &str) -> Kind {
    match word {
        "class" => Kind::Class,
        "method" => Kind::Method,
        "initializer" => Kind::Initializer,
        "lambda" => Kind::Lambda,
        "field" => Kind::Field,
        "constant" => Kind::Constant,
        "variable" => Kind::Variable,
        "loop" => Kind::Loop,
        "switch" => Kind::Switch,
        "try" => Kind::Try,
        "labeled_statement" => Kind::Labeled,
        "return" => Kind::Return,
        "throw" => Kind::Throw,
        "break" => Kind::Break,
        "continue" => Kind::Continue,
        _ => Kind::Statement,
    }
}

fn type_(word: &str) -> Option<Type> {
    match word {
        "boolean" => Some(Type::Boolean),
        "number" => Some(Type::Number),
        "reference" => Some(Type::Reference),
        "void" | "constructor" => Some(Type::Void),
        _ => None,
    }
}

/// The byte at which each UTF-16 unit begins, and the end.
fn offsets(text: &str) -> Vec<usize> {
    let units = text.char_indices().flat_map(|(at, letter)| std::iter::repeat_n(at, letter.len_utf16()));
    units.chain([text.len()]).collect()
}

/// Where lines begin (JLS 3.4).
fn line_starts(text: &str) -> Vec<usize> {
    let bytes = text.as_bytes();
    let ends = |at: &usize| bytes[*at] == b'\n' || (bytes[*at] == b'\r' && bytes.get(at + 1) != Some(&b'\n'));
    std::iter::once(0).chain((0..bytes.len()).filter(ends).map(|at| at + 1)).collect()
}
