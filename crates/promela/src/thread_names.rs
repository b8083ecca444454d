//! Names of threads, as far as formulas ask for them.
//!
//! A name is the text that the constructor was given, kept as the number of that text. It must be a literal, in the
//! call or in all calls of the constructor that passes it on. Threads without a name of their own are called `Thread-0`
//! and so on, in the order in which they are made; of these a model knows one that is the only one.

use crate::context::Context;
use crate::library_calls::Known;
use crate::raised::called;
use analysis::whole::{MethodNumber, Place};
use classfile::Constant;
use expression::{Condition, ThreadState};
use flow::form::{Operation, Value, VariableId};
use std::collections::BTreeSet;

/// Constructors that hand names on to each other.
const MOST_HANDED_ON: u32 = 8;

/// Whether a condition asks for a thread by a name that the program gives.
pub(crate) fn asks_for_name(condition: &Condition) -> bool {
    match condition {
        Condition::All(all) | Condition::Any(all) => all.iter().any(asks_for_name),
        Condition::Not(only) => asks_for_name(only),
        Condition::Thread(name, ThreadState::Ended(_)) => name != "main",
        _ => false,
    }
}

/// The operand that is the name of a thread, in a call of one of its constructors.
pub(crate) fn operand(cx: &Context<'_>, place: Place) -> Option<usize> {
    let constructor = cx.world().resolved(place)?;
    let count = cx.world().statement(place).operands.len();
    constructor.descriptor.ends_with("Ljava/lang/String;)V").then(|| count - 1)
}

/// That a thread of a name has lived and does so no more; the error says why a model does not know.
pub(crate) fn ended(cx: &Context<'_>, name: &str) -> Result<String, String> {
    if renames(cx) {
        return Err(String::from("names of threads that setName changes"));
    }
    if name == "main" && !cx.names_threads {
        return Ok(String::from("(status[main_thread_] == ended)"));
    }
    let (texts, unnamed) = names(cx)?;
    let wanted = match name {
        _ if texts.contains(name) => cx.text(name),
        "main" => return Ok(String::from("(status[main_thread_] == ended)")),
        _ if !is_usual(name) => return Ok(String::from("false")),
        _ => match unnamed.as_slice() {
            [] => return Ok(String::from("false")),
            [only] if cx.world().executes_once(*only) && name == "Thread-0" => String::from("null"),
            [only] if cx.world().executes_once(*only) => return Ok(String::from("false")),
            _ => return Err(String::from("threads without names of their own are numbered by the schedule")),
        },
    };
    if name == "main" {
        return Err(String::from("several threads called main"));
    }
    let threads = 2..cx.objects.threads(cx.thread);
    let of = |status: &str| {
        let each =
            threads.clone().map(|thread| format!("Thread_name({thread}) == {wanted} && status[{thread}] == {status}"));
        let each: Vec<String> = each.collect();
        if each.is_empty() { String::from("false") } else { each.join(" || ") }
    };
    Ok(format!("(({}) && !({}))", of("ended"), of("alive")))
}

/// Whether a thread that is made without a name could be called so.
fn is_usual(name: &str) -> bool {
    name.strip_prefix("Thread-").is_some_and(|number| number.parse::<u32>().is_ok())
}

fn renames(cx: &Context<'_>) -> bool {
    let world = cx.world();
    let is_renaming = |place: Place| {
        world.resolved(place).is_some_and(|method| {
            method.name == "setName" && (method.class.name == "java/lang/Thread" || world.calls_library(place))
        })
    };
    world.methods().flat_map(|method| world.places(method)).any(is_renaming)
}

/// The names that threads are given, and the places where threads are made without one.
fn names(cx: &Context<'_>) -> Result<(BTreeSet<String>, Vec<Place>), String> {
    let world = cx.world();
    let (mut texts, mut unnamed) = (BTreeSet::new(), Vec::new());
    for place in world.methods().flat_map(|method| world.places(method)) {
        if !matches!(called(world, place), Some(Known::MakeThread(_))) {
            continue;
        }
        match operand(cx, place) {
            None => unnamed.push(place),
            Some(operand) => {
                let value = world.statement(place).operands[operand];
                let known = literals(cx, place.method, value, MOST_HANDED_ON);
                texts.extend(known.ok_or_else(|| {
                    format!("the name of the thread that is made at {} is no literal", cx.setting.words(place))
                })?);
            }
        }
    }
    Ok((texts, unnamed))
}

/// The literals that a value may be; nothing where it may be something else.
fn literals(cx: &Context<'_>, method: MethodNumber, value: Value, most: u32) -> Option<BTreeSet<String>> {
    let world = cx.world();
    let known = world.method(method);
    match value {
        Value::Text(entry) => {
            let pool = &known.method.class.file.as_ref()?.pool;
            let Ok(Constant::String(text)) = pool.get(entry) else { return None };
            Some(BTreeSet::from([pool.text(text).ok()?.into_owned()]))
        }
        Value::Variable(variable) => given(cx, method, variable, most.checked_sub(1)?),
        _ => None,
    }
}

/// The literals that a variable is given, by statements or by callers.
fn given(cx: &Context<'_>, method: MethodNumber, variable: VariableId, most: u32) -> Option<BTreeSet<String>> {
    let world = cx.world();
    let form = &world.method(method).form;
    let mut found = BTreeSet::new();
    for place in world.places(method) {
        let statement = world.statement(place);
        if statement.to != Some(variable) {
            continue;
        }
        match statement.operation {
            Operation::Move => found.extend(literals(cx, method, statement.operands[0], most)?),
            _ => return None,
        }
    }
    if let Some(position) = form.parameters.iter().position(|parameter| *parameter == variable) {
        for caller in world.callers(method) {
            let operand = *world.statement(*caller).operands.get(position)?;
            found.extend(literals(cx, caller.method, operand, most)?);
        }
    }
    (!found.is_empty()).then_some(found)
}
