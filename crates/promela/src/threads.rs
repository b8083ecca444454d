//! Kinds of threads: each becomes a process type of its own.

use crate::body::{self, Written};
use crate::context::Context;
use crate::held_up::DEATH;
use crate::lambdas::lambda_of;
use crate::library_calls::Known;
use crate::objects::{Row, Source};
use crate::raised::called;
use crate::sections;
use crate::writer::Writer;
use analysis::whole::{MethodNumber, ObjectKind, ObjectNumber};
use program::{ClassRef, dispatch};
use std::collections::{BTreeMap, BTreeSet};

/// What threads of a kind run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Run {
    /// The `run` of a subclass of `Thread`.
    Thread(MethodNumber),
    /// The `run` of another object.
    Target(MethodNumber),
    /// A lambda, by the object that stands for it.
    Lambda(ObjectNumber),
}

/// The first thread is alive from the beginning.
pub(crate) const THREAD_BEGINS: &str = "status[me] = alive;";

/// A process type.
pub(crate) struct Kind {
    pub(crate) name: String,
    pub(crate) text: Writer,
    pub(crate) written: Written,
    /// What follows when everything is done.
    ending: Writer,
    /// Whether it is given the object whose `run` it runs.
    pub(crate) has_target: bool,
}

/// All kinds of threads but the first one, with the options of `start`.
pub(crate) fn kinds(cx: &Context<'_>) -> (Vec<Kind>, Vec<String>) {
    let mut objects: BTreeMap<Run, (Vec<ObjectNumber>, Vec<ObjectNumber>)> = BTreeMap::new();
    let mut is_idle = false;
    for thread in started(cx) {
        let points_to = cx.world().points_to();
        match run_of(cx, thread) {
            Some(method) => objects.entry(Run::Thread(method)).or_default().0.push(thread),
            None => {
                is_idle = true;
                for target in points_to.contents(thread).iter() {
                    if let Some(run) = target_of(cx, target) {
                        let (threads, targets) = objects.entry(run).or_default();
                        threads.push(thread);
                        targets.push(target);
                    }
                }
            }
        }
    }
    let mut kinds: Vec<Kind> = Vec::new();
    let mut options = Vec::new();
    for (run, (threads, targets)) in objects {
        let taken: Vec<&str> = kinds.iter().map(|kind| kind.name.as_str()).collect();
        let kind = kind(cx, run, &taken);
        let is_any = |objects: &[ObjectNumber], row: &Row| objects.iter().any(|object| is_in(cx, *object, row));
        options.push(match run {
            Run::Thread(_) => {
                let condition = cx.objects.condition("t", |row| is_any(&threads, row));
                format!(":: {condition} -> run {}(t)", kind.name)
            }
            Run::Target(_) | Run::Lambda(_) => {
                cx.asked.borrow_mut().target_of_threads = true;
                let condition = cx.objects.condition("Thread_target(t)", |row| is_any(&targets, row));
                let among = cx.objects.condition("t", |row| is_any(&threads, row));
                format!(":: ({among}) && ({condition}) -> run {}(t, Thread_target(t))", kind.name)
            }
        });
        kinds.push(kind);
    }
    if is_idle {
        let counted = cx.endings.finished("t");
        options.push(format!(":: else -> status[t] = ended{counted}"));
    }
    (kinds, options)
}

/// The threads that the program may start.
fn started(cx: &Context<'_>) -> Vec<ObjectNumber> {
    let world = cx.world();
    let mut found: Vec<ObjectNumber> = Vec::new();
    for place in world.methods().flat_map(|method| world.places(method)) {
        if called(world, place) != Some(Known::Start) {
            continue;
        }
        if world.starts_library(place) {
            cx.refuse("a thread that the class library has made", Some(place));
        }
        found.extend(world.started_objects(place).into_iter().flat_map(|objects| objects.iter()));
    }
    found.sort();
    found.dedup();
    found
}

/// The own method that a thread runs; none if that is the one of `Thread`.
fn run_of(cx: &Context<'_>, thread: ObjectNumber) -> Option<MethodNumber> {
    let class = cx.world().points_to().object(thread).class?;
    let run = cx.thread?.declared_method("run", "()V")?;
    cx.world().number_of(dispatch::select(class, run).ok()?)
}

fn target_of(cx: &Context<'_>, target: ObjectNumber) -> Option<Run> {
    let known = cx.world().points_to().object(target);
    let runnable: ClassRef = cx.program().load("java/lang/Runnable").ok()?;
    match (known.kind, known.class) {
        (ObjectKind::Lambda(_), _) => {
            known.interfaces.iter().any(|one| one.is_subclass_of(runnable)).then_some(Run::Lambda(target))
        }
        (_, Some(class)) if class.is_subclass_of(runnable) => {
            let run = runnable.declared_method("run", "()V")?;
            let selected = dispatch::select(class, run).ok()?;
            match cx.world().number_of(selected) {
                Some(number) => Some(Run::Target(number)),
                None => {
                    cx.refuse(&format!("a thread that runs {}", class.java_name()), None);
                    None
                }
            }
        }
        _ => None,
    }
}

pub(crate) fn is_in(cx: &Context<'_>, object: ObjectNumber, row: &Row) -> bool {
    match (cx.world().points_to().object(object).kind, &row.source) {
        (ObjectKind::New(site), Source::Constructed(place)) => site == *place,
        (ObjectKind::New(site) | ObjectKind::Lambda(site), Source::Site(place)) => {
            site == *place && cx.world().points_to().object(object).class == row.class
        }
        _ => false,
    }
}

fn kind(cx: &Context<'_>, run: Run, taken: &[&str]) -> Kind {
    let mut before = Vec::new();
    let mut variables: Vec<(String, &'static str)> = Vec::new();
    let (method, given, parameters) = match run {
        Run::Thread(method) => (Some(method), vec![String::from("me")], "ref me"),
        Run::Target(method) => (Some(method), vec![String::from("this")], "ref me; ref this"),
        Run::Lambda(object) => {
            let site = cx.world().points_to().object(object).site();
            let found = site.and_then(|site| lambda_of(cx, site));
            let (method, captured) = found.map_or((None, Vec::new()), |(method, captured)| (Some(method), captured));
            let mut given = Vec::new();
            for (number, (field, kind)) in captured.iter().enumerate() {
                let name = method.map_or_else(|| field.clone(), |method| captured_name(cx, method, number, kind));
                before.push(crate::long::copy(&name, &format!("{field}(this)"), kind));
                variables.push((name.clone(), kind));
                given.push(name);
            }
            (method, given, "ref me; ref this")
        }
    };
    let Some(method) = method else {
        cx.refuse("a thread that runs a reference to a method of the class library", None);
        let text = Writer::default();
        return Kind {
            name: String::from("nobody"),
            text: text.clone(),
            written: nothing(),
            ending: text,
            has_target: false,
        };
    };
    let mut written = begin(cx, method, &given);
    let ending = end(cx, method, &mut written);
    let mut name = name_of(cx, run, method);
    while taken.contains(&name.as_str()) {
        name.push_str("_too");
    }
    let has_target = !matches!(run, Run::Thread(_));
    let mut kind = Kind { name, text: Writer::default(), written, ending, has_target };
    kind.written.variables.extend(variables);
    kind.write(cx, parameters, &before);
    kind
}

fn captured_name(cx: &Context<'_>, method: MethodNumber, number: usize, kind: &'static str) -> String {
    let form = &cx.world().method(method).form;
    let java = form.parameters.get(number).and_then(|variable| form.variable(*variable).name.clone());
    let is_this = number == 0 && !cx.world().method(method).method.is_static();
    let base = if is_this { String::from("this_object") } else { java.unwrap_or_else(|| format!("captured_{number}")) };
    cx.variable_name(method, &crate::names::legal(&base), kind)
}

fn name_of(cx: &Context<'_>, run: Run, method: MethodNumber) -> String {
    match run {
        Run::Lambda(_) => format!("{}_thread", cx.method_name(method)),
        Run::Thread(_) => format!("{}_thread", cx.class_name(cx.world().method(method).method.class)),
        Run::Target(_) => format!("{}_run_thread", cx.class_name(cx.world().method(method).method.class)),
    }
}

fn nothing() -> Written {
    Written {
        text: Writer::default(),
        variables: BTreeMap::new(),
        callees: BTreeMap::new(),
        parameters: Vec::new(),
        calls: BTreeSet::new(),
        widest: 0,
    }
}

/// What a thread runs first: the text of a method, or a call of it where it is a section.
fn begin(cx: &Context<'_>, method: MethodNumber, given: &[String]) -> Written {
    if !cx.plan.is_section(method) {
        return body::write(cx, method, Some(given));
    }
    let mut written = nothing();
    let call = sections::first_call(cx, method, given, &mut written.text);
    written.calls.insert(call);
    written.callees.insert(method, 1);
    written
}

impl Kind {
    /// The process type, but for the variables of what it calls.
    fn write(&mut self, cx: &Context<'_>, parameters: &str, before: &[String]) {
        let text = &mut self.text;
        text.open(&format!("proctype {}({parameters}){} {{", self.name, cx.endings.proviso()));
        text.mark_variables();
        for line in before {
            text.statement(line, None, None);
        }
        text.append_inside(std::mem::take(&mut self.written.text));
    }

    /// The sections that it jumps to, and its end.
    pub(crate) fn finish(mut self, cx: &Context<'_>, sections: &BTreeMap<MethodNumber, &Written>) -> Writer {
        let text = &mut self.text;
        if !sections.is_empty() {
            text.statement(&format!("goto {}_ends;", self.name), None, None);
        }
        let mut calls = self.written.calls;
        calls.extend(sections.values().flat_map(|section| section.calls.iter().cloned()));
        for (method, section) in sections {
            let known = cx.world().method(*method).method;
            text.line("");
            text.line(&format!("/* {}.{} */", known.class.java_name(), known.name));
            text.label(&cx.method_name(*method));
            text.append_inside(section.text.clone());
            sections::write_back(cx, *method, &calls, text);
        }
        if !sections.is_empty() {
            text.line("");
            text.label(&format!("{}_ends", self.name));
        }
        text.append_inside(self.ending);
        text.close("}");
        self.text
    }

    /// The process of `main`.
    pub(crate) fn main(cx: &Context<'_>, method: MethodNumber, launched: &[MethodNumber]) -> Kind {
        let given = vec![cx.library_object("[Ljava/lang/String;"); cx.world().method(method).form.parameters.len()];
        let mut written = begin(cx, method, &given);
        let mut text = Writer::default();
        let name = cx.method_name(method);
        text.open(&format!("active proctype {name}_thread(){} {{", cx.endings.proviso()));
        text.line("ref me = main_thread_;");
        text.mark_variables();
        text.statement(THREAD_BEGINS, None, None);
        if cx.endings.may_end() {
            text.statement("run the_end();", None, None);
        }
        if cx.has_invariants() {
            text.statement("run objects_at_rest();", None, None);
        }
        for initializer in launched {
            match cx.plan.is_section(*initializer) {
                true => {
                    let call = sections::first_call(cx, *initializer, &[], &mut text);
                    written.calls.insert(call);
                }
                false => text.statement(&format!("{}();", cx.method_name(*initializer)), None, None),
            }
            written.callees.insert(*initializer, 1);
            if !cx.exceptions.leaving(*initializer).is_empty() {
                let class = cx.world().method(*initializer).method.class.java_name();
                let number = cx.unmodelled(format!("an exception of the initialiser of {class}"));
                text.statement(&format!("if :: thrown == null :: else -> unmodelled({number}) fi;"), None, None);
            }
        }
        if cx.counts_from_main() {
            text.statement("begun = true;", None, None);
        }
        text.append_inside(std::mem::take(&mut written.text));
        let ending = end(cx, method, &mut written);
        Kind { name: format!("{name}_thread"), text, written, ending, has_target: false }
    }
}

/// The end of a thread: what nobody has caught is an error.
fn end(cx: &Context<'_>, method: MethodNumber, written: &mut Written) -> Writer {
    let mut text = Writer::default();
    if cx.held_up.suspends {
        text.statement("!suspended[me];", None, None);
    }
    let mut leaving = cx.exceptions.leaving(method).clone();
    leaving.add_all(&crate::handlers::dispatch(cx, method, &mut text, written));
    // That a thread was stopped is no error.
    let death = cx.program().load(DEATH).ok().filter(|death| cx.held_up.stops && leaving.reaches(death));
    let assertion = cx.program().load("java/lang/AssertionError").ok();
    let may_assert = assertion.filter(|assertion| leaving.reaches(assertion));
    let is_assertion = may_assert.map(|assertion| cx.test(assertion, "thrown"));
    // `Failure::of` knows these texts.
    if let Some(test) = is_assertion.as_ref().filter(|_| cx.request.assertions) {
        text.statement(&format!("assert(thrown == null || !{test});"), None, None);
    }
    let is_error = |class: ClassRef| assertion.is_none_or(|one| !class.is_subclass_of(one)) && Some(class) != death;
    let is_other = leaving.anything || leaving.classes().any(is_error);
    if cx.request.exceptions && is_other {
        let tests = is_assertion.into_iter().chain(death.map(|death| cx.test(death, "thrown")));
        let test: String = tests.map(|test| format!(" || {test}")).collect();
        text.statement(&format!("assert(thrown == null{test});"), None, None);
    }
    text.statement("finish();", None, Some(crate::model::Deed::End));
    text
}
