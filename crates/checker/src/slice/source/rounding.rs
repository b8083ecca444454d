//! Which members and statements of a source file are kept: those of which any code is kept, and what these need to be
//! Java with the same meaning.
//!
//! Errs towards keeping. Everything that is kept here is kept with all its code and with what that depends on
//! (`Slice::rounded`), so that what is left is a slice of whole statements. What only the grammar needs:
//! - around something kept everything is kept; a lambda is kept with its statement,
//! - a jump is kept where the statement is that it jumps out of or to; in a loop that is kept, every way out of it,
//! - a declaration is kept where something kept in its block has the name of the variable,
//! - a statement that cannot be left at its end stays where nothing can take its place: in a lambda, an initialiser and
//!   a `try`; elsewhere `rendering` writes a `return` for it, as the class files of a slice have,
//! - of final fields, and of constants of an enum, what may be a constant or cannot be replaced.

use super::syntax::{Kind, Node, Syntax};
use std::collections::BTreeSet;

/// For each node of a file whether it is kept, when code of these lines is, and some nodes must be.
pub(super) fn kept(syntax: &Syntax, lines: &BTreeSet<u32>, forced: &BTreeSet<usize>) -> Vec<bool> {
    let has_kept_code = |node: &Node| node.has_code() && !node.lines.is_disjoint(lines);
    let of_code = syntax.nodes.iter().enumerate();
    let kept = of_code.map(|(number, node)| has_kept_code(node) || forced.contains(&number)).collect();
    let mut rounding = Rounding { syntax, kept };
    while rounding.turn() {}
    rounding.kept
}

struct Rounding<'a> {
    syntax: &'a Syntax,
    kept: Vec<bool>,
}

impl Rounding<'_> {
    /// Applies each rule once to every node; answers whether anything was new.
    fn turn(&mut self) -> bool {
        let before = self.kept.iter().filter(|kept| **kept).count();
        for number in 0..self.kept.len() {
            if self.kept[number] || self.is_needed(number) {
                self.keep(number);
            }
        }
        self.kept.iter().filter(|kept| **kept).count() > before
    }

    fn keep(&mut self, number: usize) {
        self.kept[number] = true;
        for around in self.syntax.around(number) {
            self.kept[around] = true;
        }
    }

    fn is_needed(&self, number: usize) -> bool {
        let node = &self.syntax.nodes[number];
        let is_in_kept = node.parent.is_some_and(|parent| self.kept[parent]);
        match node.kind {
            Kind::Class | Kind::Method | Kind::Initializer => false,
            Kind::Lambda => is_in_kept,
            Kind::Field => self.is_shown(number) && must_stay(node) && !node.is("plain"),
            Kind::Constant => self.is_shown(number) && !node.is("plain"),
            Kind::Break | Kind::Continue => self.leaves_kept(number),
            Kind::Variable => self.is_named(number),
            _ if node.is("construction") || node.is("bare") => is_in_kept || self.leaves_kept(number),
            _ => (is_in_kept && node.is("ends") && !may_return(self.syntax, number)) || self.leaves_kept(number),
        }
    }

    /// Whether the class of a member is there at all.
    fn is_shown(&self, member: usize) -> bool {
        let outside = self.syntax.around(member).find(|around| self.syntax.nodes[*around].kind != Kind::Class);
        outside.is_none_or(|outside| self.kept[outside])
    }

    /// Whether it jumps out of, or to the end of, something that is kept.
    fn leaves_kept(&self, number: usize) -> bool {
        let nodes = &self.syntax.nodes;
        let node = &nodes[number];
        let mut around = self.syntax.around(number).take_while(|around| nodes[*around].has_code());
        match (node.kind, &node.label) {
            (Kind::Break | Kind::Continue, Some(label)) => {
                around.any(|around| nodes[around].label.as_ref() == Some(label) && self.kept[around])
            }
            (Kind::Break, None) => {
                let target = around.find(|around| matches!(nodes[*around].kind, Kind::Loop | Kind::Switch));
                target.is_some_and(|target| self.kept[target])
            }
            (Kind::Continue, None) => {
                let target = around.find(|around| nodes[*around].kind == Kind::Loop);
                target.is_some_and(|target| self.kept[target])
            }
            (Kind::Return | Kind::Throw, _) => {
                around.any(|around| nodes[around].kind == Kind::Loop && self.kept[around])
            }
            _ => false,
        }
    }

    /// Whether something kept in the block of a declaration has the name of one of its variables.
    fn is_named(&self, number: usize) -> bool {
        let Some(parent) = self.syntax.nodes[number].parent else { return false };
        let names = &self.syntax.nodes[number].names;
        let uses = |other: &usize| {
            let node = &self.syntax.nodes[*other];
            self.kept[*other] && node.has_code() && names.iter().any(|name| node.words.contains(name))
        };
        self.kept[parent] && self.syntax.inside(parent).iter().any(uses)
    }
}

/// Whether a field cannot be without its value: that may be a constant, or is one of several.
pub(super) fn must_stay(node: &Node) -> bool {
    node.is("constant") || node.is("several")
}

/// Whether a statement that cannot be left at its end may become a return: it is in a method, and no `try` is around
/// it.
pub(super) fn may_return(syntax: &Syntax, number: usize) -> bool {
    let jumps = matches!(syntax.nodes[number].kind, Kind::Break | Kind::Continue);
    let mut around = syntax.around(number).map(|around| syntax.nodes[around].kind);
    let place = around.find(|kind| matches!(kind, Kind::Try | Kind::Method | Kind::Lambda | Kind::Initializer));
    !jumps && place == Some(Kind::Method)
}
