//! The text of a source file without what is not kept: every line stays where it was.
//!
//! A statement that is not kept becomes blank, or an empty block where the grammar wants one. What the class files of a
//! slice have instead of what is gone is written as Java: a return of a default value, a final field with one.

use super::lexing::piece;
use super::rounding::{may_return, must_stay};
use super::syntax::{Kind, Node, Syntax, Type};
use std::ops::Range;

/// The text of a file with the nodes that are kept.
pub(super) fn text(syntax: &Syntax, kept: &[bool]) -> String {
    let mut rendering = Rendering { syntax, kept, edits: Vec::new() };
    let outermost = (0..syntax.nodes.len()).filter(|number| syntax.nodes[*number].parent.is_none());
    outermost.for_each(|number| rendering.node(number));
    rendering.apply()
}

struct Rendering<'a> {
    syntax: &'a Syntax,
    kept: &'a [bool],
    /// What is replaced by what, in the order of the text.
    edits: Vec<(Range<usize>, &'static str)>,
}

impl Rendering<'_> {
    fn node(&mut self, number: usize) {
        let node = &self.syntax.nodes[number];
        match node.kind {
            Kind::Class | Kind::Initializer | Kind::Lambda => self.inner(number),
            Kind::Method => self.method(number),
            _ if self.kept[number] => self.inner(number),
            Kind::Field => self.field(node),
            Kind::Constant => {}
            _ => self.statement(number),
        }
    }

    fn inner(&mut self, number: usize) {
        self.syntax.nodes[number].children.iter().for_each(|child| self.node(*child));
    }

    /// A method without any code still returns something.
    fn method(&mut self, number: usize) {
        let method = &self.syntax.nodes[number];
        let answer = method.type_.filter(|type_| *type_ != Type::Void).map(returned);
        let children = &method.children;
        let (last, before) = match children.split_last() {
            Some((last, before)) if !self.kept[*last] => (Some(*last), before),
            _ => (None, &children[..]),
        };
        let is_empty = !self.kept[number];
        for child in before {
            if is_empty && self.syntax.nodes[*child].kind == Kind::Class {
                self.remove(*child, "");
            } else {
                self.node(*child);
            }
        }
        match (last, answer) {
            (Some(last), Some(answer)) => self.remove(last, answer),
            (Some(last), None) if is_empty && self.syntax.nodes[last].kind == Kind::Class => self.remove(last, ""),
            (Some(last), None) => self.node(last),
            (None, _) => {}
        }
    }

    /// A field keeps its declaration.
    fn field(&mut self, node: &Node) {
        let (Some(value), Some(type_), false) = (node.value.clone(), node.type_, must_stay(node)) else { return };
        if node.is("final") {
            self.edits.push((value, default_value(type_)));
        } else if let Some(equals) = self.syntax.text[node.span.start..value.start].rfind('=') {
            self.edits.push((node.span.start + equals..value.end, ""));
        }
    }

    /// A statement that is not kept.
    fn statement(&mut self, number: usize) {
        let node = &self.syntax.nodes[number];
        let parent_is_kept = node.parent.is_some_and(|parent| self.kept[parent]);
        if node.is("construction") {
            return;
        }
        match (&node.value, node.type_) {
            (Some(value), Some(type_)) => self.edits.push((value.clone(), default_value(type_))),
            _ if parent_is_kept && node.is("ends") && may_return(self.syntax, number) => {
                let answer = self.returned_around(number);
                self.remove(number, answer);
            }
            _ if node.is("alone") => self.remove(number, "{ }"),
            _ => self.remove(number, ""),
        }
    }

    fn returned_around(&self, number: usize) -> &'static str {
        let mut around = self.syntax.around(number).map(|around| &self.syntax.nodes[around]);
        let method = around.find(|node| node.kind == Kind::Method);
        method.and_then(|method| method.type_).map_or("return;", returned)
    }

    fn remove(&mut self, number: usize, instead: &'static str) {
        let span = &self.syntax.nodes[number].span;
        let behind = if instead.is_empty() { self.remark_behind(span) } else { span.end };
        self.edits.push((span.start..behind, instead));
    }

    /// The end of remarks that are about nothing but what is removed: alone behind it on its line.
    fn remark_behind(&self, span: &Range<usize>) -> usize {
        let text = &self.syntax.text;
        let line_start = text[..span.end].rfind(['\n', '\r']).map_or(0, |at| at + 1);
        let is_alone = span.start < line_start || text[line_start..span.start].trim().is_empty();
        let mut at = span.end;
        while is_alone && at < text.len() && !text[at..].starts_with(['\n', '\r']) {
            let (length, is_code) = piece(&text[at..]);
            if is_code || text[at..at + length].contains(['\n', '\r']) {
                return span.end;
            }
            at += length;
        }
        at
    }

    fn apply(&self) -> String {
        let text = &self.syntax.text;
        let mut rendered = String::with_capacity(text.len());
        let mut at = 0;
        for (range, instead) in &self.edits {
            rendered.push_str(&text[at..range.start]);
            rendered.push_str(instead);
            blank(&mut rendered, &text[range.clone()], instead.is_empty());
            at = range.end;
            if text[at..].starts_with(['\n', '\r']) || at == text.len() {
                rendered.truncate(rendered.trim_end_matches([' ', '\t']).len());
            }
        }
        rendered.push_str(&text[at..]);
        rendered
    }
}

/// What is left of a text that is gone: its lines, and its columns if nothing else stands there.
fn blank(rendered: &mut String, text: &str, has_columns: bool) {
    for letter in text.chars() {
        match letter {
            '\n' | '\r' => {
                rendered.truncate(rendered.trim_end_matches([' ', '\t']).len());
                rendered.push(letter);
            }
            '\t' if has_columns => rendered.push('\t'),
            _ if has_columns => rendered.push(' '),
            _ => {}
        }
    }
}

fn default_value(type_: Type) -> &'static str {
    match type_ {
        Type::Boolean => "false",
        Type::Number => "0",
        Type::Reference | Type::Void => "null",
    }
}

fn returned(type_: Type) -> &'static str {
    match type_ {
        Type::Boolean => "return false;",
        Type::Number => "return 0;",
        Type::Reference => "return null;",
        Type::Void => "return;",
    }
}
