//! Texts: constants are objects of which a model knows every letter; equal ones are one object (JLS 3.10.5).
//!
//! What is asked of a text is a choice between the constants of the program. A text that the program puts together is
//! one object that nobody may look into: where a run does, the verdict is unknown.

use crate::body::Body;
use crate::boxing::Boxed;
use crate::expression::Expression;
use crate::objects::{Objects, Source};
use flow::form::{Statement, StatementId, Value};
use program::MethodRef;

/// What is asked of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Use {
    Length,
    IsEmpty,
    CharAt,
    HashCode,
    /// Gives the text itself.
    Itself,
    /// Gives a new text, into which nobody may look.
    Made,
    /// Gives `false` or `true`.
    OfBoolean,
    /// `String.valueOf(Object)`.
    OfObject,
    Concat,
    /// From an index on, and before another one.
    Substring,
    StartsWith,
    EndsWith,
    CompareTo,
}

/// What a method is; nothing for those that models do not have.
pub(crate) fn known(method: MethodRef) -> Option<Use> {
    Some(match (method.class.name, method.name, method.descriptor) {
        ("java/lang/String", "length", _) => Use::Length,
        ("java/lang/String", "isEmpty", _) => Use::IsEmpty,
        ("java/lang/String", "charAt", _) => Use::CharAt,
        ("java/lang/String", "hashCode", "()I") => Use::HashCode,
        ("java/lang/String", "toString", _) => Use::Itself,
        ("java/lang/String", "valueOf", "(Z)Ljava/lang/String;") => Use::OfBoolean,
        ("java/lang/String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;") => Use::OfObject,
        ("java/lang/String", "concat", _) => Use::Concat,
        ("java/lang/String", "substring", _) => Use::Substring,
        ("java/lang/String", "startsWith", "(Ljava/lang/String;)Z") => Use::StartsWith,
        ("java/lang/String", "endsWith", _) => Use::EndsWith,
        ("java/lang/String", "compareTo", "(Ljava/lang/String;)I") => Use::CompareTo,
        ("java/lang/String", "valueOf", types) if !types.starts_with("(L") && !types.starts_with("([") => Use::Made,
        ("java/lang/Throwable", "toString", _) => Use::Made,
        ("java/lang/Boolean", "toString", types) if types.starts_with("(Z") => Use::OfBoolean,
        ("java/lang/Boolean", ..) => return None,
        (class, "toString", _) if Boxed::of_class(class).is_some() => Use::Made,
        _ => return None,
    })
}

impl Body<'_, '_> {
    pub(crate) fn ask_text(&mut self, id: StatementId, statement: &Statement, what: Use) {
        match what {
            Use::Made => return self.make_text(id, statement),
            Use::OfBoolean => return self.text_of_boolean(id, statement),
            Use::OfObject => return self.text_of_value(id, statement, (statement.operands[0], "L")),
            Use::Concat => return self.concatenate_two(id, statement),
            Use::Substring => return self.cut_text(id, statement),
            Use::StartsWith | Use::EndsWith | Use::CompareTo => return self.compare_texts(id, statement, what),
            _ => {}
        }
        if let (Some(text), false) = (self.text_of(statement.operands[0]), what == Use::CharAt) {
            self.drop_operands(statement);
            let value = match what {
                Use::Length => text.encode_utf16().count() as i32,
                Use::IsEmpty => i32::from(text.is_empty()),
                _ => hash(&text),
            };
            self.define(id, Expression::atom(crate::body::number(value)));
            return;
        }
        let index = statement.operands.get(1).map(|index| self.take_simple(*index, "index", id));
        let object = self.take_receiver(id, statement.operands[0]);
        if what == Use::Itself {
            self.define(id, object);
            return;
        }
        if self.may_be_of_library(statement.operands[0]) {
            self.read_text(id, &object);
        }
        let asked = |what| self.cx.asked.borrow_mut().of_texts.insert(what);
        asked(if what == Use::IsEmpty { Use::Length } else { what });
        let (name, variables) = (object.text, object.variables);
        let value = match (what, index) {
            (Use::CharAt, Some(index)) => {
                asked(Use::Length);
                let (index, outside) = (index.part(), "java/lang/StringIndexOutOfBoundsException");
                self.raise_if(id, &format!("{index} < 0 || {index} >= text_length({name})"), outside);
                Expression::atom(format!("text_letter({name}, {index})"))
            }
            (Use::Length, _) => Expression::atom(format!("text_length({name})")),
            (Use::IsEmpty, _) => Expression::atom(format!("(text_length({name}) == 0)")).boolean(),
            _ => Expression::atom(format!("text_hash({name})")),
        };
        self.define(id, Expression { variables, ..value });
    }

    fn make_text(&mut self, id: StatementId, statement: &Statement) {
        let kind = self.cx.world().resolved(self.place(id)).and_then(crate::made_texts::value_of);
        if let Some(kind) = kind.filter(|_| self.has_letters()) {
            if kind == "L" {
                self.take_receiver_again(id, statement.operands[0]);
            }
            return self.text_of_value(id, statement, (statement.operands[0], kind));
        }
        self.cx.asked.borrow_mut().makes_texts = true;
        if slicing::dereferenced(statement).is_some() {
            // Messages may be made by methods of the program.
            let points_to = self.cx.world().points_to();
            let is_own = |one| points_to.object(one).class.is_some_and(|class| class.is_application());
            if points_to.of(self.method, statement.operands[0]).iter().any(is_own) {
                self.cx.refuse("the text of an exception of the program", Some(self.place(id)));
            }
            self.take_receiver(id, statement.operands[0]);
        }
        self.drop_operands(statement);
        let text = self.cx.library_object("java/lang/String");
        self.define(id, Expression::atom(text));
    }

    fn text_of_boolean(&mut self, id: StatementId, statement: &Statement) {
        let value = self.take(statement.operands[0]);
        let (yes, no) = (self.cx.text("true"), self.cx.text("false"));
        let text = format!("({} -> {yes} : {no})", value.part());
        self.define(id, Expression { is_boolean: false, ..Expression::of(text, &[&value]).closed() });
    }

    /// Before a text is looked into.
    pub(crate) fn read_text(&mut self, id: StatementId, object: &Expression) {
        self.cx.asked.borrow_mut().told = true;
        self.writer.statement(&format!("told_text({});", object.text), self.line(id), None);
    }

    /// A text that is written as a constant.
    pub(crate) fn text_of(&self, value: Value) -> Option<String> {
        let Value::Text(entry) = value else { return None };
        self.constant_text(entry)
    }
}

/// `String.hashCode`.
pub(crate) fn hash(text: &str) -> i32 {
    text.encode_utf16().fold(0i32, |sum, unit| sum.wrapping_mul(31).wrapping_add(unit.into()))
}

/// What a model knows of its texts.
pub(crate) fn lines(objects: &Objects, asked: &std::collections::BTreeSet<Use>) -> Vec<String> {
    let texts: Vec<(&str, &str)> = objects
        .rows
        .iter()
        .filter_map(|row| match &row.source {
            Source::Text(text) => Some((row.name.as_str(), text.as_str())),
            _ => None,
        })
        .collect();
    asked.iter().map(|what| line(*what, &texts)).collect()
}

fn line(what: Use, texts: &[(&str, &str)]) -> String {
    let mut cases: Vec<(String, i32)> = Vec::new();
    for (name, text) in texts {
        match what {
            Use::CharAt => cases.extend(
                text.encode_utf16()
                    .enumerate()
                    .map(|(number, unit)| (format!("(o) == {name} && (i) == {number}"), i32::from(unit))),
            ),
            Use::HashCode => cases.push((format!("(o) == {name}"), hash(text))),
            _ => cases.push((format!("(o) == {name}"), text.encode_utf16().count() as i32)),
        }
    }
    let head = match what {
        Use::CharAt => "text_letter(o, i)",
        Use::HashCode => "text_hash(o)",
        _ => "text_length(o)",
    };
    format!("#define {head} {}", chosen(&cases, "0"))
}

/// A value for each of some conditions.
pub(crate) fn chosen(cases: &[(String, i32)], otherwise: &str) -> String {
    cases.iter().rev().fold(otherwise.to_owned(), |rest, (condition, value)| {
        format!("({condition} -> {} : {rest})", crate::body::number(*value))
    })
}
