//! Objects whose number says less than Java knows: what only the library has made, and what one number stands for.
//!
//! Different numbers are different objects, and a number that stands for one object is that object. Where two values
//! have the same number that may stand for several objects, `==` is not known, and where the class of an object is not
//! known, neither are tests of it. A model says so by an assertion about `untold`, and the verdict is unknown.

use crate::body::Body;
use crate::boxing::Boxed;
use crate::context::{Asked, Context};
use crate::expression::Expression;
use crate::objects::{Objects, Row, Source};
use crate::writer::Writer;
use analysis::whole::ObjectNumber;
use flow::form::{StatementId, Value};
use program::ClassRef;

impl Body<'_, '_> {
    /// Whether a value may be an object that the library has made.
    pub(crate) fn may_be_of_library(&self, value: Value) -> bool {
        self.cx.world().points_to().of(self.method, value).contains(ObjectNumber::LIBRARY)
    }

    /// Whether a value may be an object whose number stands for others, too: one of the library, or a text where equal
    /// texts have one number, or an exception.
    pub(crate) fn may_be_mistaken(&self, value: Value) -> bool {
        let objects = self.cx.world().points_to().of(self.method, value);
        let is_text = objects.contains(ObjectNumber::TEXT);
        let is_failure = objects.iter().any(|one| self.is_one_for_all(one));
        self.may_be_of_library(value) || is_failure || self.has_letters() && is_text
    }

    /// Before two values are compared by `==` that may both be objects of the library. The library itself does so only
    /// to save a call of `equals`.
    pub(crate) fn tell_apart(&mut self, id: StatementId, one: &Expression, other: &Expression) {
        if !self.known.method.class.is_application() {
            return;
        }
        self.cx.asked.borrow_mut().identities = true;
        let text = format!("told_apart({}, {});", one.text, other.text);
        self.writer.statement(&text, self.line(id), None);
    }

    /// Before something is compared with an object: its number must stand for it alone.
    pub(crate) fn tell_alone(&mut self, id: StatementId, object: &str) {
        self.cx.asked.borrow_mut().identities = true;
        self.writer.statement(&format!("told_alone({object});"), self.line(id), None);
    }

    /// Before the class of an object is asked for.
    pub(crate) fn tell_class(&mut self, id: StatementId, object: &Expression, wanted: ClassRef) {
        for name in self.cx.objects.unsure(wanted) {
            self.cx.asked.borrow_mut().told = true;
            let text = format!("assert(untold || {} != {name});", object.part());
            self.writer.statement(&text, self.line(id), None);
        }
    }
}

impl Objects {
    /// Classes of boxed values: the number of the first one of the cache, and the others.
    pub(crate) fn boxes(&self) -> impl Iterator<Item = (Boxed, u32, Option<&Row>)> {
        self.rows.iter().filter_map(|row| match row.source {
            Source::Box(boxed) => {
                let large = self.rows.iter().find(|row| row.source == Source::LargeBox(boxed));
                Some((boxed, row.first, large))
            }
            _ => None,
        })
    }

    /// Objects of the library that may be of a class, or may not.
    fn unsure(&self, wanted: ClassRef) -> Vec<String> {
        let is_unsure = |row: &&Row| {
            if matches!(row.source, Source::Condition(_)) {
                return wanted.name != "java/lang/Object";
            }
            let declared = row.class.filter(|_| row.source == Source::Library);
            declared.is_some_and(|declared| !declared.is_subclass_of(wanted) && !is_final(declared))
        };
        self.rows.iter().filter(is_unsure).map(|row| row.name.clone()).collect()
    }
}

fn is_final(class: ClassRef) -> bool {
    class.is_array() || class.access & 0x10 != 0
}

/// `hashCode` of boxed values and texts; 0 of null, as `Objects.hashCode` has it.
pub(crate) fn hashes(objects: &Objects) -> String {
    let mut text = String::from("text_hash(o)");
    for (boxed, first, large) in objects.boxes() {
        let last = large.map_or(first + boxed.cached() - 1, Row::last);
        let value = match boxed {
            Boxed::Boolean => String::from("(Boolean_value(o) -> 1231 : 1237)"),
            Boxed::Long => String::from("(Long_high(o) ^ Long_low(o))"),
            _ => format!("{}_value(o)", boxed.name()),
        };
        text = format!("((o) >= {first} && (o) <= {last} -> {value} : {text})");
    }
    format!("#define hash_of(o) ((o) == null -> 0 : {text})")
}

/// The part of a model about such objects.
pub(crate) fn lines(objects: &Objects) -> Vec<String> {
    let is_shared = |row: &Row| matches!(row.source, Source::Library | Source::Failure);
    let is_library = |row: &Row| row.source == Source::Library;
    let is_string = |row: &Row| row.class.is_some_and(|class| class.name == "java/lang/String");
    let is_text = |row: &Row| matches!(row.source, Source::Text(_) | Source::MadeText);
    let is_failure = |row: &Row| row.source == Source::Failure;
    let strange = objects.condition("(a)", |row| is_library(row) && !is_string(row) || is_failure(row));
    let unread = |object: &str| objects.condition(object, |row| is_library(row) && is_string(row));
    let constant = |object: &str| objects.condition(object, is_text);
    let any_text = |object: &str| objects.condition(object, |row| is_text(row) || is_library(row));
    let hashed =
        objects.condition("(o)", |row| is_text(row) || matches!(row.source, Source::Box(_) | Source::LargeBox(_)));
    // Equal texts have one number where texts are made.
    let makes = objects.rows.iter().any(|row| row.source == Source::MadeText);
    let is_shared = |row: &Row| is_shared(row) || makes && is_text(row);
    let shared = objects.condition("(a)", is_shared);
    let mistaken = match objects.rows.iter().any(|row| is_library(row) && is_string(row)) {
        true => format!(" && !({})", constant("(a)")),
        false => String::new(),
    };
    vec![
        format!("#define told_alone(a) assert(untold || !({shared}){mistaken})"),
        format!("#define told_text(o) assert(untold || !({}))", objects.condition("(o)", is_library)),
        format!("#define told_hash(o) assert(untold || (o) == null || ({hashed}))"),
        format!(
            "#define told_equal(a, b) assert(untold || !({strange}) && !(({}) && ({})) && !(({}) && ({})))",
            unread("(a)"),
            any_text("(b)"),
            any_text("(a)"),
            unread("(b)")
        ),
        String::from(
            "hidden byte untold;                 /* an assertion about it fails where a model does not know */",
        ),
        format!(
            "#define told_apart(a, b) assert(untold || ((a) != (b) || !({shared})) && !(({}) && ({})) && !(({}) && ({})))",
            unread("(a)"),
            constant("(b)"),
            constant("(a)"),
            unread("(b)")
        ),
    ]
}

/// Boxed values, and objects of which a model knows little.
pub(crate) fn values(text: &mut Writer, cx: &Context<'_>, asked: &Asked) {
    let mut lines = if asked.longs { crate::long::lines() } else { Vec::new() };
    lines.extend(crate::boxing::lines(&cx.objects, asked.identities));
    let mut of_texts = asked.of_texts.clone();
    if asked.hashes {
        of_texts.insert(crate::texts::Use::HashCode);
    }
    lines.extend(match asked.demand.made_texts {
        true => crate::text_letters::lines(&cx.objects, cx.request.bounds.most_letters()),
        false => crate::texts::lines(&cx.objects, &of_texts),
    });
    if asked.hashes {
        lines.push(hashes(&cx.objects));
    }
    if asked.equals {
        lines.push(crate::boxing::equality(&cx.objects, asked.identities));
    }
    if asked.identities || asked.told {
        lines.extend(self::lines(&cx.objects));
    }
    if !lines.is_empty() {
        text.line("");
        lines.iter().for_each(|line| text.line(line));
    }
}
