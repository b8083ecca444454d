//! `StringBuilder`: the text that it holds.
//!
//! Its methods are no single steps, but nobody can tell where no two threads call one at the same time (`contention`);
//! others are refused. Without letters of made texts (`made_texts`) a builder holds nothing, and what it gives is a
//! text that nobody may look into.

use super::Invocation;
use crate::body::Body;
use crate::expression::Expression;
use crate::texts;
use flow::form::{Statement, StatementId};
use program::MethodRef;

/// What a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    /// With a text, or without.
    Make(bool),
    /// By the type of what is added.
    Append(u8),
    ToString,
    Length,
    IsEmpty,
    CharAt,
    SetLength,
    DeleteCharAt,
    SetCharAt,
    /// By the type of what is inserted.
    Insert(u8),
}

/// What is raised where an index is outside of the text.
const OUTSIDE: &str = "java/lang/StringIndexOutOfBoundsException";

/// The class.
pub(crate) const BUILDER: &str = "java/lang/StringBuilder";

pub(crate) fn known(method: MethodRef) -> Option<Use> {
    // A text asks `String` itself.
    let is_general = method.class.name == "java/lang/CharSequence" && method.name == "isEmpty";
    if !is_general && !matches!(method.class.name, BUILDER | "java/lang/AbstractStringBuilder") {
        return None;
    }
    let given = method.descriptor.split(')').next().unwrap_or_default();
    Some(match (method.name, given) {
        ("<init>", "(" | "(I") => Use::Make(false),
        ("<init>", "(Ljava/lang/String;") => Use::Make(true),
        ("append", "(Ljava/lang/String;" | "(Ljava/lang/Object;") => Use::Append(b'L'),
        ("append", "(I" | "(J" | "(C" | "(Z") => Use::Append(*given.as_bytes().last()?),
        ("toString", "(") => Use::ToString,
        ("length", "(") => Use::Length,
        ("isEmpty", "(") => Use::IsEmpty,
        ("charAt", "(I") => Use::CharAt,
        ("setLength", "(I") => Use::SetLength,
        ("deleteCharAt", "(I") => Use::DeleteCharAt,
        ("setCharAt", "(IC") => Use::SetCharAt,
        ("insert", "(ILjava/lang/String;" | "(ILjava/lang/Object;") => Use::Insert(b'L'),
        ("insert", "(II" | "(IJ" | "(IC" | "(IZ") => Use::Insert(*given.as_bytes().last()?),
        _ => return None,
    })
}

/// Whether a call gives a builder another text.
pub(crate) fn changes(what: Use) -> bool {
    !matches!(what, Use::ToString | Use::Length | Use::IsEmpty | Use::CharAt)
}

pub(crate) fn raises(what: Use, statement: &Statement) -> Vec<&'static str> {
    match what {
        Use::Make(true) => vec!["java/lang/NullPointerException"],
        Use::Make(false) if statement.operands.len() > 1 => vec!["java/lang/NegativeArraySizeException"],
        Use::CharAt | Use::SetLength | Use::DeleteCharAt | Use::SetCharAt | Use::Insert(_) => vec![OUTSIDE],
        _ => Vec::new(),
    }
}

impl Body<'_, '_> {
    pub(super) fn use_builder(&mut self, invocation: &Invocation<'_>, what: Use) {
        let id = invocation.id;
        if self.cx.contention.is_about_builder(self.place(id)) {
            self.cx.refuse(
                "a StringBuilder for which threads may contend (guard it by a monitor, or make it in the method that uses it)",
                Some(self.place(id)),
            );
        }
        let Some((value, _)) = self.value(invocation, 0) else { return };
        let line = self.line(id);
        match what {
            Use::Make(false) => {
                if invocation.statement.operands.len() > 1 {
                    self.require(invocation, 1, 0, "java/lang/NegativeArraySizeException");
                }
                let empty = self.cx.text("");
                self.writer.statement(&format!("{value} = {empty};"), line, None);
            }
            Use::Make(true) => {
                let given = invocation.argument(1);
                self.raise_if(id, &format!("{given} == null"), "java/lang/NullPointerException");
                self.writer.statement(&format!("{value} = {given};"), line, None);
            }
            Use::Append(kind) => self.append(invocation, &value, kind),
            Use::ToString => match self.has_letters() {
                true => self.define_now(id, invocation.reading(value, None)),
                false => self.put_together(id, &[]),
            },
            Use::Length | Use::IsEmpty | Use::CharAt => self.look_into_builder(invocation, &value, what),
            Use::SetLength | Use::DeleteCharAt | Use::SetCharAt | Use::Insert(_) => {
                self.change_builder(invocation, &value, what);
            }
        }
    }

    fn append(&mut self, invocation: &Invocation<'_>, value: &str, kind: u8) {
        let id = invocation.id;
        self.cx.asked.borrow_mut().makes_texts = true;
        if let Some(operand) = invocation.statement.operands.get(1).copied() {
            let taken = invocation.arguments.get(1).cloned();
            let kind = char::from(kind).to_string();
            if let Some(part) = self.piece(id, invocation.statement, (operand, taken), &kind) {
                self.ask_for_letters();
                let text = format!("d_step {{ text_end = 0; text_add_any({value}); {part}; text_find({value}) }};");
                self.writer.statement(&text, self.line(id), None);
            }
        }
        self.define(id, invocation.reading(invocation.object.clone(), None));
    }

    fn look_into_builder(&mut self, invocation: &Invocation<'_>, value: &str, what: Use) {
        let id = invocation.id;
        let Some(text) = self.text_in_builder(id, value) else {
            self.define(id, Expression::atom("0"));
            return;
        };
        let length = format!("text_length({text})");
        match what {
            Use::Length => self.define(id, Expression::atom(length)),
            Use::IsEmpty => self.define(id, Expression::atom(format!("({length} == 0)")).boolean()),
            _ => {
                let index = invocation.argument(1);
                self.raise_if(id, &format!("{index} < 0 || {index} >= {length}"), OUTSIDE);
                self.define(id, Expression::atom(format!("text_letter({text}, {index})")));
            }
        }
    }

    /// Another text in the place of the one that a builder holds.
    fn change_builder(&mut self, invocation: &Invocation<'_>, value: &str, what: Use) {
        let id = invocation.id;
        let index = invocation.argument(1);
        let piece = match what {
            Use::Insert(kind) => self.inserted(invocation, kind),
            Use::SetCharAt => Some(format!("text_add_letter({})", invocation.argument(2))),
            _ => None,
        };
        if let Some(text) = self.text_in_builder(id, value) {
            self.ask_for_letters();
            let length = format!("text_length({text})");
            let reaches_end = matches!(what, Use::Insert(_));
            let beyond = if reaches_end { format!("{index} > {length}") } else { format!("{index} >= {length}") };
            match what {
                Use::SetLength => {
                    self.raise_if(id, &format!("{index} < 0"), OUTSIDE);
                    self.writer.statement(&format!("assert(untold || {index} <= {length});"), self.line(id), None);
                }
                _ => self.raise_if(id, &format!("{index} < 0 || {beyond}"), OUTSIDE),
            }
            let next = if reaches_end { index.clone() } else { format!("{index} + 1") };
            let mut parts = vec![format!("text_add_part({text}, 0, {index})")];
            parts.extend(piece);
            if what != Use::SetLength {
                parts.push(format!("text_add_part({text}, {next}, {length})"));
            }
            let line = format!("d_step {{ text_end = 0; {}; text_find({value}) }};", parts.join("; "));
            self.writer.statement(&line, self.line(id), None);
        }
        if invocation.statement.to.is_some() {
            self.define(id, invocation.reading(invocation.object.clone(), None));
        }
    }

    fn inserted(&mut self, invocation: &Invocation<'_>, kind: u8) -> Option<String> {
        let operand = invocation.statement.operands.get(2).copied()?;
        let taken = invocation.arguments.get(2).cloned();
        self.piece(invocation.id, invocation.statement, (operand, taken), &char::from(kind).to_string())
    }

    /// A variable with the text of a builder that is looked into; nothing where a model has no letters, and a run of it
    /// ends.
    fn text_in_builder(&mut self, id: StatementId, value: &str) -> Option<String> {
        self.cx.asked.borrow_mut().told = true;
        if !self.has_letters() {
            self.cx.asked.borrow_mut().makes_texts = true;
            self.writer.statement("assert(untold);", self.line(id), None);
            return None;
        }
        self.cx.asked.borrow_mut().of_texts.extend([texts::Use::Length, texts::Use::CharAt]);
        let text = self.free_variable("built", "ref");
        self.writer.statement(&format!("{text} = {value};"), self.line(id), None);
        self.read_text(id, &Expression::atom(text.clone()));
        Some(text)
    }
}
