//! Handlers of uncaught exceptions (JLS 11.3, `Thread.dispatchUncaughtException`).
//!
//! A thread that an exception ends calls its own handler, or else the one for all threads. What a handler throws is an
//! error like an exception that nobody handles. Objects of the class library as handlers are refused, and so are
//! handlers that are sections of a process (`sections`).

use crate::body::{Body, Written};
use crate::context::Context;
use crate::expression::Expression;
use crate::lambdas::lambda_of;
use crate::library_calls::Known;
use crate::long;
use crate::raised::{Raised, called};
use crate::threads::is_in;
use crate::writer::Writer;
use analysis::whole::{MethodNumber, ObjectKind, ObjectNumber, Place, World};
use flow::form::StatementId;
use program::dispatch;
use std::collections::BTreeMap;

/// The interface of handlers.
const HANDLER: &str = "java/lang/Thread$UncaughtExceptionHandler";

/// The fields for what a lambda has captured; nothing for objects of a class.
type Captured = Option<Vec<(String, &'static str)>>;

/// Handlers that are one method: the objects, and what they have captured.
type Way = (Vec<ObjectNumber>, Captured);

/// Whether the program sets handlers.
pub(crate) fn any(world: &World) -> bool {
    places(world).next().is_some()
}

/// The statements that set handlers, with the operand that is one.
fn places(world: &World) -> impl Iterator<Item = (Place, usize)> {
    world.methods().flat_map(|method| world.places(method)).filter_map(|place| match called(world, place) {
        Some(Known::SetHandler { of_all }) => Some((place, usize::from(!of_all))),
        _ => None,
    })
}

/// The objects that are set as handlers.
fn objects(world: &World) -> Vec<ObjectNumber> {
    let of = |(place, operand): (Place, usize)| {
        let value = world.statement(place).operands.get(operand).copied();
        value.map(|value| world.points_to().of(place.method, value)).unwrap_or_default()
    };
    let mut found: Vec<ObjectNumber> = places(world).map(of).flat_map(|set| set.iter().collect::<Vec<_>>()).collect();
    found.sort();
    found.dedup();
    found
}

/// The method of a handler, with what a lambda has captured.
fn method_of(cx: &Context<'_>, object: ObjectNumber) -> Option<(MethodNumber, Captured)> {
    let known = cx.world().points_to().object(object);
    if object == ObjectNumber::LIBRARY {
        return None;
    }
    if let (ObjectKind::Lambda(site), None) = (known.kind, known.class) {
        let (method, captured) = lambda_of(cx, site)?;
        let parameters = cx.world().method(method).form.parameters.len();
        return (parameters == captured.len() + 2).then_some((method, Some(captured)));
    }
    let types = "(Ljava/lang/Thread;Ljava/lang/Throwable;)V";
    let method = cx.program().load(HANDLER).ok()?.declared_method("uncaughtException", types)?;
    let selected = dispatch::select(known.class?, method).ok()?;
    Some((cx.world().number_of(selected)?, None))
}

fn ways(cx: &Context<'_>) -> BTreeMap<MethodNumber, Way> {
    let mut found: BTreeMap<MethodNumber, Way> = BTreeMap::new();
    for object in objects(cx.world()) {
        match method_of(cx, object) {
            Some((method, _)) if cx.plan.is_section(method) => {
                cx.refuse("a handler of uncaught exceptions that is long, or calls itself", None);
            }
            Some((method, captured)) => {
                let way = found.entry(method).or_insert_with(|| (Vec::new(), captured));
                way.0.push(object);
            }
            None => cx.refuse("a handler of uncaught exceptions that is not an object of the program", None),
        }
    }
    found
}

/// Whether a method is called by the class library as a handler.
pub(crate) fn is_handler(cx: &Context<'_>, method: MethodNumber) -> bool {
    any(cx.world()) && objects(cx.world()).iter().any(|one| method_of(cx, *one).is_some_and(|(own, _)| own == method))
}

/// Whether a method of the program says which handler a thread has.
fn chooses_handler(cx: &Context<'_>, method: MethodNumber) -> bool {
    let known = cx.world().method(method).method;
    let is_of_thread = cx.thread.is_some_and(|thread| known.class.is_subclass_of(thread));
    is_of_thread && known.name == "getUncaughtExceptionHandler"
}

/// Calls the handler of a thread that an exception has ended; gives what handlers may throw.
pub(crate) fn dispatch(cx: &Context<'_>, run: MethodNumber, text: &mut Writer, written: &mut Written) -> Raised {
    let mut raised = Raised::default();
    if cx.world().methods().any(|method| chooses_handler(cx, method)) {
        cx.refuse("a thread with a getUncaughtExceptionHandler of its own", None);
    }
    if !any(cx.world()) || cx.exceptions.leaving(run).is_empty() {
        return raised;
    }
    if cx.held_up.any() {
        cx.refuse("a handler of uncaught exceptions beside Thread.stop or suspend", None);
    }
    let mut variable = |base: &str, kind: &'static str| {
        let name = cx.variable_name(run, base, kind);
        written.variables.insert(name.clone(), kind);
        name
    };
    let (uncaught, handler) = (variable("uncaught", "ref"), variable("handler", "ref"));
    text.begin("if");
    text.option("thrown != null ->", None, None);
    text.statement(&format!("{uncaught} = thrown;"), None, None);
    text.statement("thrown = null;", None, None);
    text.statement(&format!("{handler} = Thread_handler(me);"), None, None);
    text.statement(&format!("if :: {handler} == null -> {handler} = handler_of_all :: else fi;"), None, None);
    text.begin("if");
    text.option(&format!("{handler} == null ->"), None, None);
    text.statement(&format!("thrown = {uncaught};"), None, None);
    for (method, (objects, captured)) in ways(cx) {
        let condition = cx.objects.condition(&handler, |row| objects.iter().any(|object| is_in(cx, *object, row)));
        text.option(&format!("{condition} ->"), None, None);
        let mut arguments = Vec::new();
        arguments.extend(captured.is_none().then(|| handler.clone()));
        for (field, kind) in captured.unwrap_or_default() {
            let copy = variable(&format!("captured_{field}"), kind);
            text.statement(&long::copy(&copy, &format!("{field}({handler})"), kind), None, None);
            arguments.push(copy);
        }
        arguments.extend([String::from("me"), uncaught.clone()]);
        if cx.world().method(method).method.result != b'V' {
            cx.refuse("a handler of uncaught exceptions whose method gives a result", None);
        }
        text.statement(&format!("{}({});", cx.method_name(method), arguments.join(", ")), None, None);
        *written.callees.entry(method).or_default() += 1;
        raised.add_all(cx.exceptions.leaving(method));
    }
    text.close("fi;");
    text.option("else ->", None, None);
    text.close("fi;");
    cx.asked.borrow_mut().handlers = true;
    raised
}

/// Where handlers are kept.
pub(crate) const MEMORY: [&str; 3] =
    ["ref Thread_handler_of[THREADS];", "#define Thread_handler(o) Thread_handler_of[o]", "ref handler_of_all;"];

impl Body<'_, '_> {
    /// Sets the handler of a thread, or that for all.
    pub(crate) fn set_handler(&mut self, id: StatementId, arguments: &[Expression], of_all: bool) {
        self.cx.asked.borrow_mut().handlers = true;
        let text = match (of_all, arguments) {
            (true, [handler, ..]) => format!("handler_of_all = {};", handler.part()),
            (false, [thread, handler, ..]) => format!("Thread_handler({}) = {};", thread.part(), handler.part()),
            _ => return,
        };
        self.step(id, &text);
    }
}
