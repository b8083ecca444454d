//! `AtomicInteger`, `AtomicLong`, `AtomicBoolean` and `AtomicReference`: each call is one access of one variable. Those
//! of type `long` are written by `atomic_long`.
//!
//! Weak and strong accesses are the same under sequential consistency; a weak compare-and-set that fails for no reason
//! is what `check` has under `--weak-cas` only. A function that a call is given runs between the access that reads and
//! the one that writes, and again where somebody came between, as in the library's own code.

use super::Invocation;
use crate::body::Body;
use crate::expression::Expression;
use crate::long::{INT64, copy};
use analysis::whole::ObjectNumber;
use flow::form::Statement;
use program::MethodRef;

/// What a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Make,
    Get,
    Set,
    /// Gives the value after a change (or the one before).
    Add {
        by: Option<i32>,
        gives_new: bool,
    },
    GetAndSet,
    CompareAndSet,
    CompareAndExchange,
    /// Applies a function, with another argument or without.
    Update {
        gives_new: bool,
        accumulates: bool,
    },
}

pub(crate) fn known(method: MethodRef) -> Option<Use> {
    let class = method.class.name.strip_prefix("java/util/concurrent/atomic/")?;
    if !matches!(class, "AtomicInteger" | "AtomicLong" | "AtomicBoolean" | "AtomicReference") {
        return None;
    }
    if method.name == "<init>" {
        return Some(Use::Make);
    }
    let is_long = class == "AtomicLong";
    let is_int = method.descriptor.ends_with(if is_long { ")J" } else { ")I" });
    Some(match method.name {
        "intValue" if !is_long => Use::Get,
        "longValue" if is_long => Use::Get,
        "toString" => return None,
        name => access(name).filter(|what| is_int || !matches!(what, Use::Add { .. }))?,
    })
}

/// What an access does, by its name; cells of arrays have the same ones.
pub(super) fn access(name: &str) -> Option<Use> {
    let add = |by, gives_new| Use::Add { by, gives_new };
    let update = |gives_new, accumulates| Use::Update { gives_new, accumulates };
    Some(match name {
        "get" | "getAcquire" | "getPlain" | "getOpaque" => Use::Get,
        "set" | "setRelease" | "setPlain" | "setOpaque" | "lazySet" => Use::Set,
        "getAndSet" => Use::GetAndSet,
        "compareAndSet" => Use::CompareAndSet,
        name if name.starts_with("weakCompareAndSet") => Use::CompareAndSet,
        name if name.starts_with("compareAndExchange") => Use::CompareAndExchange,
        "incrementAndGet" => add(Some(1), true),
        "decrementAndGet" => add(Some(-1), true),
        "getAndIncrement" => add(Some(1), false),
        "getAndDecrement" => add(Some(-1), false),
        "addAndGet" => add(None, true),
        "getAndAdd" => add(None, false),
        "updateAndGet" => update(true, false),
        "getAndUpdate" => update(false, false),
        "accumulateAndGet" => update(true, true),
        "getAndAccumulate" => update(false, true),
        _ => return None,
    })
}

/// A variable that is accessed: how a model writes it, its type, and which operand is the first behind it.
pub(super) struct Variable {
    pub(super) text: String,
    pub(super) kind: &'static str,
    pub(super) first: usize,
}

impl Body<'_, '_> {
    pub(super) fn use_atomic(&mut self, invocation: &Invocation<'_>, what: Use) {
        let Some((text, kind)) = self.value(invocation, 0) else { return };
        if kind == INT64 {
            self.access_long(invocation, &Variable { text, kind, first: 1 }, what);
            return;
        }
        if what == Use::Make {
            let initial = invocation.argument(1);
            self.writer.statement(&format!("{text} = {initial};"), self.line(invocation.id), None);
            return;
        }
        self.access_variable(invocation, &Variable { text, kind, first: 1 }, what);
    }

    /// An atomic access of a variable.
    pub(super) fn access_variable(&mut self, invocation: &Invocation<'_>, variable: &Variable, what: Use) {
        if variable.kind == INT64 {
            self.access_long(invocation, variable, what);
            return;
        }
        let id = invocation.id;
        let Variable { text: value, kind, first } = variable;
        let given = invocation.argument(*first);
        match what {
            Use::Make => {}
            Use::Get => {
                let deed = self.deed_here(id);
                let read = invocation.reading(value.clone(), deed);
                self.define(id, Expression { is_boolean: *kind == "bool", ..read });
            }
            Use::Set => self.step(id, &format!("{value} = {given};")),
            Use::Add { by, gives_new } => {
                let by = by.map_or(given, |by| by.to_string());
                let got = self.got(kind);
                let text = match gives_new {
                    true => format!("{value} = {value} + {by}; {got} = {value}"),
                    false => format!("{got} = {value}; {value} = {got} + {by}"),
                };
                self.step(id, &format!("atomic {{ {text} }};"));
                self.define(id, Expression::atom(got));
            }
            Use::GetAndSet => {
                let got = self.got(kind);
                self.step(id, &format!("atomic {{ {got} = {value}; {value} = {given} }};"));
                self.define(id, Expression { is_boolean: *kind == "bool", ..Expression::atom(got) });
            }
            Use::CompareAndSet => {
                self.refuse_untold(invocation, variable);
                let got = self.free_variable("got", "bool");
                let new = invocation.argument(first + 1);
                let text =
                    format!("if :: {value} == {given} -> {value} = {new}; {got} = true :: else -> {got} = false fi");
                self.step(id, &format!("atomic {{ {text} }};"));
                self.define(id, Expression::atom(got).boolean());
            }
            Use::CompareAndExchange => {
                self.refuse_untold(invocation, variable);
                let got = self.got(kind);
                let new = invocation.argument(first + 1);
                let text = format!("{got} = {value}; if :: {got} == {given} -> {value} = {new} :: else fi");
                self.step(id, &format!("atomic {{ {text} }};"));
                self.define(id, Expression { is_boolean: *kind == "bool", ..Expression::atom(got) });
            }
            Use::Update { gives_new, accumulates } => self.update(invocation, variable, gives_new, accumulates),
        }
    }

    /// Reads, applies a function, and writes unless somebody has written meanwhile; else once more.
    pub(super) fn update(
        &mut self,
        invocation: &Invocation<'_>,
        variable: &Variable,
        gives_new: bool,
        accumulates: bool,
    ) {
        let Variable { text: value, kind, first } = variable;
        let id = invocation.id;
        let function = first + usize::from(accumulates);
        let Some(method) = self.function(kind, accumulates) else { return };
        let Some(operand) = invocation.statement.operands.get(function).copied() else { return };
        if *kind == "ref" {
            self.refuse_untold_contents(invocation);
        }
        self.settle_all();
        let other = accumulates.then(|| match invocation.arguments.get(*first) {
            Some(other) if *kind == INT64 => self.argument(id, *first, other),
            _ => invocation.argument(*first),
        });
        let before = self.declare(&format!("{kind}_before"), kind);
        let after = self.declare(&format!("ignored_{kind}"), kind);
        self.writer.begin("do");
        self.writer.bare_option();
        self.step(id, &copy(&before, value, kind));
        let mut arguments = vec![invocation.argument(function), before.clone()];
        arguments.extend(other);
        let call = Statement { to: None, operands: vec![operand], ..invocation.statement.clone() };
        self.call_on(id, &call, method, arguments);
        let is_same = match *kind == INT64 {
            true => format!("{value}.high == {before}.high && {value}.low == {before}.low"),
            false => format!("{value} == {before}"),
        };
        let change = copy(value, &after, kind);
        self.step(id, &format!("atomic {{ if :: {is_same} -> {change} break :: else fi }};"));
        self.writer.close("od;");
        if *kind == INT64 {
            // Spin takes no jump to a d_step.
            self.writer.statement("skip;", None, None);
        }
        let got = if gives_new { after } else { before };
        self.define(id, if *kind == INT64 { Expression::halves_of(&got) } else { Expression::atom(got) });
    }

    /// The method of a function that an atomic variable is given.
    fn function(&self, kind: &str, accumulates: bool) -> Option<MethodRef> {
        let (class, name, descriptor) = match (kind, accumulates) {
            ("int", false) => ("java/util/function/IntUnaryOperator", "applyAsInt", "(I)I"),
            (INT64, false) => ("java/util/function/LongUnaryOperator", "applyAsLong", "(J)J"),
            (INT64, true) => ("java/util/function/LongBinaryOperator", "applyAsLong", "(JJ)J"),
            ("int", true) => ("java/util/function/IntBinaryOperator", "applyAsInt", "(II)I"),
            (_, false) => ("java/util/function/Function", "apply", "(Ljava/lang/Object;)Ljava/lang/Object;"),
            (_, true) => {
                ("java/util/function/BiFunction", "apply", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;")
            }
        };
        self.cx.program().load(class).ok()?.declared_method(name, descriptor)
    }

    /// What is read and compared must be told apart.
    fn refuse_untold_contents(&self, invocation: &Invocation<'_>) {
        let points_to = self.cx.world().points_to();
        let mut objects = points_to.of(self.method, invocation.statement.operands[0]).iter().collect::<Vec<_>>();
        objects.retain(|object| points_to.contents(*object).contains(ObjectNumber::LIBRARY));
        if !objects.is_empty() {
            self.cx.refuse("a comparison of objects of the class library", Some(self.place(invocation.id)));
        }
    }

    /// A variable for what an access gives.
    pub(super) fn got(&mut self, kind: &'static str) -> String {
        match kind {
            "ref" => self.free_variable("got_object", "ref"),
            "bool" => self.free_variable("got", "bool"),
            _ => self.free_variable("got_number", "int"),
        }
    }

    /// What is expected must be an object that a model tells from all others.
    fn refuse_untold(&mut self, invocation: &Invocation<'_>, variable: &Variable) {
        let expected = invocation.statement.operands.get(variable.first);
        if variable.kind == "ref" && expected.is_some_and(|expected| self.may_be_mistaken(*expected)) {
            self.tell_alone(invocation.id, &invocation.argument(variable.first));
        }
    }
}
