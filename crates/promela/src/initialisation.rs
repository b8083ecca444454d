//! Class initialisers: each runs once, by the first thread that needs the class (JLS 12.4.2), unless nothing comes of
//! it.

use crate::body::Body;
use crate::context::Context;
use crate::library_calls::Known;
use crate::model::Deed;
use analysis::whole::MethodNumber;
use classfile::opcode::*;
use flow::form::{Operation, Statement, StatementId};
use program::ClassRef;
use std::collections::BTreeSet;

impl Body<'_, '_> {
    /// Initialises the class that a statement needs, if it has an initialiser that does something.
    pub(crate) fn initialise(&mut self, id: StatementId) {
        let place = self.place(id);
        let mut initializers = self.cx.world().initializers(place).to_vec();
        let depth = |class: ClassRef| std::iter::successors(Some(class), |class| class.super_class).count();
        initializers.sort_by_key(|one| depth(self.cx.world().method(*one).method.class));
        for initializer in initializers {
            let class = self.cx.world().method(initializer).method.class;
            let method = self.known.method;
            let is_inside = method.class == class && (method.is_static() || method.is_constructor());
            if is_inside || does_nothing(self, initializer) || crate::translate::is_launched(self.cx, class) {
                continue;
            }
            self.cx.asked.borrow_mut().initialised.insert(class.id.0, class);
            self.settle();
            let name = self.cx.class_name(class);
            let raised = self.cx.exceptions.of_initialiser(initializer);
            // Asks for what its `need` will name.
            outcome(self.cx, initializer, &name);
            failed(self.cx, initializer, &name);
            contended(self.cx, initializer, &name);
            if needs_subclass(self.cx, initializer, class) {
                self.cx.refuse("a class initialiser that needs a subclass of its class", Some(place));
            }
            let deed = self.visible(id, format!("initialize {}", class.java_name()));
            if self.cx.plan.is_section(initializer) {
                self.initialise_by_section(id, initializer, &name, deed);
                self.pass_on(id, &raised);
                continue;
            }
            *self.callees.entry(initializer).or_default() += 1;
            self.writer.statement(&format!("need_{name}();"), self.line(id), Some(deed));
            self.pass_on(id, &raised);
        }
    }

    /// What `need` does, with a section in the place of an expansion.
    fn initialise_by_section(&mut self, id: StatementId, initializer: MethodNumber, name: &str, deed: Deed) {
        self.settle_all();
        self.writer.begin("if");
        let known = format!("{name}_initialised == all_threads || {name}_initialised == me");
        self.writer.option(&known, self.line(id), Some(deed.clone()));
        let free = format!("atomic {{ {name}_initialised == null -> {name}_initialised = me }};");
        self.writer.option(&free, None, Some(deed));
        let nothing = Statement { to: None, ..self.form.statement(id).clone() };
        self.invoke(id, &nothing, initializer, Vec::new());
        self.writer.statement(&outcome(self.cx, initializer, name), None, None);
        for option in [failed, contended].iter().filter_map(|option| option(self.cx, initializer, name)) {
            self.writer.option(option.trim_start_matches(":: "), None, None);
        }
        self.writer.close("fi;");
    }
}

/// What is done when the initialiser of a class has ended: it may have failed for all (JLS 12.4.2, steps 9 to 11).
pub(crate) fn outcome(cx: &Context<'_>, initializer: MethodNumber, name: &str) -> String {
    let done = format!("{name}_initialised = all_threads");
    let leaving = cx.exceptions.leaving(initializer);
    if leaving.is_empty() {
        return format!("{done};");
    }
    let wrapped = cx.failure("java/lang/ExceptionInInitializerError");
    let is_error = cx.program().load("java/lang/Error").map(|error| cx.test(error, "thrown"));
    let is_error = is_error.unwrap_or_else(|_| String::from("false"));
    let wrap = format!("if :: {is_error} :: else -> thrown = {wrapped} fi");
    format!("atomic {{ if :: thrown == null -> {done} :: else -> {wrap}; {name}_initialised = failed_for_all fi }};")
}

/// The option of `need` for a class that another thread initialises, where threads that wait for each other are to be
/// found while others go on: a model does not know the one for whom an initialiser waits.
pub(crate) fn contended(cx: &Context<'_>, initializer: MethodNumber, name: &str) -> Option<String> {
    (cx.circles && may_wait(cx, initializer)).then(|| {
        let class = cx.world().method(initializer).method.class.java_name();
        let what =
            format!("a wait for the initialiser of {class}, which may wait itself, beside loops that may not end");
        let number = cx.unmodelled(what);
        let others = ["null", "all_threads", "failed_for_all", "me"].map(|one| format!("{name}_initialised != {one}"));
        format!(":: {} -> unmodelled({number})", others.join(" && "))
    })
}

/// Whether an initialiser may wait for another thread: for a monitor, in a call of the library, or for a class.
fn may_wait(cx: &Context<'_>, initializer: MethodNumber) -> bool {
    let world = cx.world();
    let (mut waiting, mut seen) = (vec![initializer], BTreeSet::from([initializer]));
    while let Some(method) = waiting.pop() {
        if world.method(method).method.is_synchronized() {
            return true;
        }
        for place in world.places(method) {
            let needs_another =
                world.initializers(place).iter().any(|one| *one != initializer && !is_empty(cx, *one, 8));
            let enters = world.statement(place).operation == Operation::Plain(MONITORENTER);
            let library = crate::raised::called(world, place);
            let waits = library.is_some_and(|library| {
                matches!(library, Known::Wait { .. } | Known::Join { .. } | Known::Start | Known::Concurrent(_))
            });
            if needs_another || enters || waits {
                return true;
            }
            waiting.extend(world.targets(place).iter().copied().filter(|next| seen.insert(*next)));
        }
    }
    false
}

/// The option of `need` for a class whose initialiser has failed.
pub(crate) fn failed(cx: &Context<'_>, initializer: MethodNumber, name: &str) -> Option<String> {
    (!cx.exceptions.leaving(initializer).is_empty()).then(|| {
        let failure = cx.failure("java/lang/NoClassDefFoundError");
        format!(":: {name}_initialised == failed_for_all -> thrown = {failure}")
    })
}

/// Whether an initialiser may lead to a subclass of its class. Whoever initialises a class keeps others from it while
/// it initialises the superclass; a model initialises the superclass first, which differs only where that needs the
/// class.
fn needs_subclass(cx: &Context<'_>, initializer: MethodNumber, class: ClassRef) -> bool {
    let world = cx.world();
    let (mut waiting, mut seen) = (vec![initializer], BTreeSet::from([initializer]));
    while let Some(method) = waiting.pop() {
        for place in world.places(method) {
            let named =
                world.field(place).map(|field| field.class).or_else(|| world.resolved(place).map(|one| one.class));
            let is_subclass = |named: &ClassRef| *named != class && named.is_subclass_of(class);
            if named.filter(is_subclass).is_some_and(|subclass| is_needed_elsewhere(cx, initializer, subclass)) {
                return true;
            }
            let next = world.targets(place).iter().chain(world.initializers(place)).copied();
            waiting.extend(next.filter(|next| seen.insert(*next)));
        }
    }
    false
}

/// Whether somebody else than an initialiser may be the first to need a class; not so for constants of an enumeration
/// that have bodies.
fn is_needed_elsewhere(cx: &Context<'_>, initializer: MethodNumber, class: ClassRef) -> bool {
    let world = cx.world();
    let others = world.methods().filter(|method| *method != initializer && world.method(*method).method.class != class);
    others.flat_map(|method| world.places(method)).any(|place| {
        let named = world.field(place).map(|field| field.class).or_else(|| world.resolved(place).map(|one| one.class));
        named == Some(class)
    })
}

/// Whether a method has no effect in a model: what asks for assertions, or calls what does nothing.
pub(crate) fn does_nothing(body: &Body<'_, '_>, method: MethodNumber) -> bool {
    is_empty(body.cx, method, 8)
}

pub(crate) fn is_empty(cx: &Context<'_>, method: MethodNumber, depth: u32) -> bool {
    let world = cx.world();
    let known = world.method(method);
    let repeats = known.form.statement_ids().any(|statement| known.is_in_loop(statement));
    if depth == 0 || repeats || known.method.is_synchronized() || cx.is_asked_about(known.method) {
        return false;
    }
    world.places(method).all(|place| {
        let statement = world.statement(place);
        match &statement.operation {
            Operation::Jump | Operation::Move | Operation::Branch(_) => true,
            Operation::Return => statement.operands.is_empty(),
            Operation::Pool(LDC | LDC_W, _) => true,
            Operation::Pool(PUTSTATIC, _) => world.field(place).is_some_and(crate::edges::is_assertions_disabled),
            Operation::Pool(INVOKEVIRTUAL | INVOKESPECIAL | INVOKESTATIC, _) => {
                let library = crate::raised::called(world, place);
                let is_nothing = match library {
                    Some(Known::Nothing) => !crate::progress::is_progress(cx, place),
                    // Where there are daemons, a new thread is what its maker is.
                    Some(Known::MakeThread(None)) => !cx.names_threads && !cx.endings.daemons,
                    other => other == Some(Known::AssertionStatus),
                };
                let targets = world.targets(place);
                let calls_nothing = |target: &MethodNumber| is_empty(cx, *target, depth - 1);
                match targets.is_empty() {
                    true => is_nothing && world.initializers(place).is_empty(),
                    false => {
                        targets.iter().all(calls_nothing)
                            && matches!(statement.operation, Operation::Pool(INVOKESPECIAL, _))
                    }
                }
            }
            _ => false,
        }
    })
}
