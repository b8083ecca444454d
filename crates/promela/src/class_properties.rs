//! Class properties in a model: invariants, and what holds before and after the calls of a method (Havelund, 1999,
//! section 14.4; `explore::contracts` says what `check` takes them for).
//!
//! What a check answers is an expression (`checks`), so that asking it is one step that changes nothing. `inside`
//! counts the methods of an object that are at work. A process `objects_at_rest` can move where an invariant does not
//! hold of an object that is made completely and in none of its methods; it then fails. Preconditions are asked when a
//! method was entered, postconditions before it returns: a thread may stand there while others move.
//!
//! `check` does not ask about objects at rest that only one thread knows; a model does not know who knows them, and
//! asks about all. So it errs towards failing, and a run that fails in the model alone leads to `unknown`.

use crate::body::Body;
use crate::checks;
use crate::context::Context;
use crate::expression::Expression;
use crate::objects::{Row, Source};
use crate::writer::Writer;
use flow::form::StatementId;
use program::{FieldRef, MethodRef, dispatch};

/// Something that a class says of itself.
#[derive(Clone, Debug)]
pub struct ClassProperty {
    /// The method that answers; one without a result answers by not throwing.
    pub check: MethodRef,
    pub about: About,
}

/// What a class property is about.
#[derive(Clone, Debug)]
pub enum About {
    /// Objects at rest.
    Objects,
    /// The beginning of a method.
    Entry(MethodRef),
    /// The return of a method: with its result, and the values that fields had when it was entered.
    Return { method: MethodRef, with_result: bool, old: Vec<FieldRef> },
}

impl ClassProperty {
    fn is_invariant(&self) -> bool {
        matches!(self.about, About::Objects)
    }

    /// The method at whose beginning or return it is asked.
    fn method(&self) -> Option<MethodRef> {
        match &self.about {
            About::Objects => None,
            About::Entry(method) | About::Return { method, .. } => Some(method),
        }
    }
}

impl Context<'_> {
    pub(crate) fn has_class_properties(&self) -> bool {
        !self.claims.properties.is_empty()
    }

    pub(crate) fn has_invariants(&self) -> bool {
        self.claims.properties.iter().any(ClassProperty::is_invariant)
    }

    /// Whether objects of a method's class may have invariants.
    fn counts_inside(&self, method: MethodRef) -> bool {
        let invariants = self.claims.properties.iter().filter(|property| property.is_invariant());
        let (class, is_own) = (method.class, method.class.is_application() && !method.is_static());
        let mut related = invariants.map(|property| property.check.class);
        is_own && related.any(|checked| class.is_subclass_of(checked) || checked.is_subclass_of(class))
    }

    /// Whether it matters when a method begins and ends.
    pub(crate) fn is_asked_about(&self, method: MethodRef) -> bool {
        let is_it = |property: &ClassProperty| property.method().is_some_and(|other| other.id == method.id);
        self.counts_inside(method) || self.claims.properties.iter().any(is_it)
    }
}

/// Several things as one step.
pub(crate) fn with(first: &str, others: &[String]) -> String {
    match others {
        [] => format!("{first};"),
        _ => format!("atomic {{ {first}; {} }};", others.join("; ")),
    }
}

/// The name of a property in a model.
fn name(cx: &Context<'_>, number: usize) -> String {
    let check = cx.claims.properties[number].check;
    let first = cx.claims.properties.iter().position(|property| property.check.id == check.id).unwrap_or(number);
    format!("{}_{}_{}", cx.class_name(check.class), crate::names::legal(check.name), first + 1)
}

impl Body<'_, '_> {
    fn properties_here(&self) -> Vec<(usize, ClassProperty)> {
        let is_here = |property: &ClassProperty| property.method().is_some_and(|one| one.id == self.known.method.id);
        let all = self.cx.claims.properties.iter().enumerate();
        all.filter(|(_, property)| is_here(property)).map(|(number, property)| (number, property.clone())).collect()
    }

    /// What is noted when the method is entered.
    pub(crate) fn begins(&mut self) -> Vec<String> {
        if self.is_section && self.cx.is_asked_about(self.known.method) {
            let method = self.known.method;
            let what = format!("class properties and {}.{}", method.class.java_name(), method.name);
            self.cx.refuse(&format!("{what}, which calls itself or is too long to be put in where it is called"), None);
        }
        let mut noted = Vec::new();
        if self.cx.counts_inside(self.known.method) {
            noted.push(format!("inside[{}]++", self.parameters[0]));
        }
        for (_, property) in self.properties_here() {
            let About::Return { old, .. } = &property.about else { continue };
            for field in old {
                let value = checks::field(self.cx, field, Some(&self.parameters[0]));
                match (value, crate::context::promela_type(field.descriptor)) {
                    (Ok(value), Some(kind)) => {
                        let variable = self.declare(&old_name(field), kind);
                        noted.push(format!("{variable} = {}", value.text));
                    }
                    (Err(what), _) => self.cx.refuse(&what, None),
                    (Ok(_), None) => {}
                }
            }
        }
        noted.sort();
        noted.dedup();
        noted
    }

    /// What is noted when the method is left.
    pub(crate) fn ends(&self) -> Vec<String> {
        if !self.cx.counts_inside(self.known.method) {
            return Vec::new();
        }
        let this = &self.parameters[0];
        let made = self.known.method.is_constructor().then(|| format!("complete[{this}] = true"));
        [format!("inside[{this}]--")].into_iter().chain(made).collect()
    }

    /// Asks what must hold when the method was entered.
    pub(crate) fn ask_at_entry(&mut self) {
        for (number, property) in self.properties_here() {
            if matches!(property.about, About::Entry(_)) {
                let arguments = self.parameters.clone();
                self.ask(number, &arguments);
            }
        }
    }

    /// Asks what must hold when the method is about to return; what it returns.
    pub(crate) fn ask_at_return(&mut self, end: StatementId, value: Option<Expression>) -> Option<Expression> {
        let asked: Vec<(usize, ClassProperty)> = self.properties_here();
        let mut value = value;
        for (number, property) in asked {
            let About::Return { with_result, old, .. } = &property.about else { continue };
            let mut arguments = self.parameters.clone();
            if *with_result {
                value = value.map(|value| self.kept(value, end));
                arguments.extend(value.as_ref().map(|value| value.text.clone()));
            }
            arguments.extend(old.iter().filter_map(|field| {
                crate::context::promela_type(field.descriptor).map(|kind| self.declare(&old_name(field), kind))
            }));
            self.settle_all();
            self.ask(number, &arguments);
        }
        value
    }

    /// A value in a variable of its own: what is called for an argument may be where the result goes.
    fn kept(&mut self, value: Expression, end: StatementId) -> Expression {
        let kind = match self.known.method.result {
            b'Z' => "bool",
            b'L' | b'[' => "ref",
            _ => "int",
        };
        let answer = self.declare("answer", kind);
        if value.text != answer {
            self.assign(&answer, value, self.line(end));
        }
        Expression::atom(answer)
    }

    fn ask(&mut self, number: usize, arguments: &[String]) {
        let check = self.cx.claims.properties[number].check;
        let is_other = |row: &&Row| {
            let class = row.class.filter(|class| class.is_subclass_of(check.class) && !check.is_static());
            class.is_some_and(|class| dispatch::select(class, check).is_ok_and(|selected| selected.id != check.id))
        };
        if let Some(row) = self.cx.objects.rows.iter().find(is_other) {
            let class = row.class.map(|class| class.java_name()).unwrap_or_default();
            self.cx.refuse(&format!("{}, a class property that {class} overrides", named(check)), None);
        }
        let asked = format!("kept({}, {}({}));", number + 1, name(self.cx, number), arguments.join(", "));
        self.writer.statement(&asked, None, None);
    }
}

fn old_name(field: FieldRef) -> String {
    format!("old_{}", crate::names::legal(field.name))
}

fn named(check: MethodRef) -> String {
    format!("{}.{}", check.class.java_name(), check.name)
}

/// Writes the class properties as macros, and who looks at objects at rest.
pub(crate) fn write(cx: &Context<'_>) -> Writer {
    let mut text = Writer::default();
    if !cx.has_class_properties() {
        return text;
    }
    refuse_beside(cx);
    text.line("");
    text.line("/* Class properties. */");
    text.line("#define kept(number, holds) atomic { if :: (holds) :: else -> assert(number == 0) fi }");
    let mut written: Vec<String> = Vec::new();
    for (number, property) in cx.claims.properties.iter().enumerate() {
        let name = name(cx, number);
        if written.contains(&name) {
            continue;
        }
        let parameters = checks::parameters(property.check);
        match checks::passes(cx, property.check, &parameters) {
            Ok(holds) => text.line(&format!("#define {name}({}) ({holds})", parameters.join(", "))),
            Err(what) => cx.refuse(&format!("a class property, {}: {what}", named(property.check)), None),
        }
        written.push(name);
    }
    if cx.has_invariants() {
        write_watch(cx, &mut text);
    }
    text
}

fn refuse_beside(cx: &Context<'_>) {
    let beside = [
        (!cx.claims.claims.is_empty() || !cx.stated.is_empty(), "what is claimed of endless runs"),
        (cx.held_up.any(), "Thread.stop or suspend"),
        (cx.endings.sections, "atomic sections"),
    ];
    for (_, what) in beside.iter().filter(|(is_so, _)| *is_so) {
        cx.refuse(&format!("class properties beside {what}"), None);
    }
}

fn write_watch(cx: &Context<'_>, text: &mut Writer) {
    text.line("byte inside[OBJECTS];             /* methods of an object that are at work */");
    text.line("bool complete[OBJECTS];           /* whether its constructor has ended */");
    text.line("#define at_rest(o) (complete[o] && inside[o] == 0)");
    text.line("");
    text.line("/* Can move where an invariant does not hold. */");
    text.open(&format!("proctype objects_at_rest(){} {{", cx.endings.proviso()));
    // A label that begins so: it is right for this process to wait here for ever.
    text.label("end_of_look");
    text.begin("do");
    for (number, property) in cx.claims.properties.iter().enumerate() {
        if !property.is_invariant() {
            continue;
        }
        let name = name(cx, number);
        let is_object = |row: &Row| !matches!(row.source, Source::Mirror | Source::MainThread);
        let is_of = |row: &Row| row.class.is_some_and(|class| class.is_subclass_of(property.check.class));
        let is_such = |row: &&Row| is_object(row) && is_of(row);
        for row in cx.objects.rows.iter().filter(is_such) {
            if !matches!(row.source, Source::Site(_) | Source::Constructed(_)) {
                cx.refuse(&format!("an invariant of objects that are not made by the program, {name}"), None);
            }
            for object in 0..row.count {
                let object = if row.count == 1 { row.name.clone() } else { format!("{} + {object}", row.name) };
                text.option(
                    &format!("atomic {{ at_rest({object}) && !{name}({object}) -> assert({} == 0) }}", number + 1),
                    None,
                    None,
                );
            }
        }
    }
    text.option("false", None, None);
    text.close("od");
    text.close("}");
}
