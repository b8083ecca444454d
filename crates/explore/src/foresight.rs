//! Whether may-effects have foreseen what a thread does: what the reduction takes for granted of the analysis.
//!
//! One definition for the expensive checks (`expensive`) and for real runs (`tests/foresight`). It must be as strict as
//! `reduction::dependence` is: a flag stands for an operation only if dependence asks for the flag wherever it would
//! ask for the operation itself. Errs by finding fault with may-effects that are right.
//!
//! `Flag::JOINS` stands for all that an unlimited `Thread.join` does, also where its caller holds the monitor of the
//! thread, so that it is no single operation: it looks whether the thread lives, waits on it, and enters its monitor
//! again. Whether a thread lives is changed by its start and by its end. The end takes that monitor, so as long as the
//! joiner holds it the answer stays the same, and who has yet to enter it is known by that; who starts a thread asks
//! `DependenceContext::may_lock`, which knows of joins.
//!
//! `Flag::STARTS` stands likewise for a `Thread.start` that has found a monitor held, so that it is no single operation
//! any more. It enters the monitor of the thread, which `may_lock` knows of, and that of its group, which depends on
//! everybody, since every thread ends. What it reads and writes is what is kept about the lives of threads: of groups,
//! which depends on everybody, too; and whether the thread was started, and in which group it is. A start changes that,
//! and who starts a thread asks for the flag. An end does not: only a thread that was not started yet goes on.

use crate::explorer::Explorer;
use crate::reduction::{KnownElements, concerns_life, guard_of};
use crate::threads::living;
use analysis::{Effects, Flag, Guard, Manner, formats};
use program::{ClassRef, MethodRef};
use std::rc::Rc;
use vm::exploring::{Access, Operation};
use vm::{Machine, Phase, Reference, ThreadId};

/// What the reduction takes a thread to be able to do.
#[derive(Clone, Debug)]
pub struct Foresight {
    pub thread: ThreadId,
    pub may_effects: Rc<Effects>,
    /// What it stands before: an unlimited join is not among its may-effects any more then, see `reduction`.
    pub next: Operation,
    /// Who lived then: others are started later, and what they do is among what their starter may do.
    living: Rc<[ThreadId]>,
    /// Which elements of arrays it was going to access, where that was known.
    elements: KnownElements,
}

impl Explorer {
    /// What the reduction takes the threads to be able to do in the present state; nothing where nothing is reduced.
    pub fn foresight(&mut self) -> Vec<Foresight> {
        let Some(reduction) = self.reduction.as_mut() else { return Vec::new() };
        let machine = &self.machine;
        let alive: Rc<[ThreadId]> = living(machine).collect();
        let foresight = |thread: ThreadId| Foresight {
            thread,
            may_effects: reduction.may_effects_now(machine, thread),
            next: machine.operation(thread),
            living: Rc::clone(&alive),
            elements: reduction.elements_now(machine, thread),
        };
        living(machine).map(foresight).collect()
    }

    /// What a thread stands before and was not expected to come to, by what was foreseen of it, or of the one that has
    /// started it.
    pub fn unforeseen_operation(&self, id: ThreadId, foreseen: &Foresight) -> Option<Operation> {
        let thread = &self.machine.threads[id.0 as usize];
        let operation = self.machine.operation(id);
        // Every thread is taken to enter the monitor of its own object, and to end.
        let known =
            thread.is_terminated() || thread.phase != Phase::Body || operation == Operation::Enter(thread.object);
        let stands_still = id == foreseen.thread && operation == foreseen.next;
        let joins = stands_still && matches!(operation, Operation::Join(_));
        let starts = || foreseen.may_effects.has(Flag::STARTS) && self.is_start_held_up(id, operation);
        let foresees = || foresees(&self.machine, id, foreseen, operation) || starts();
        (!known && !joins && !foresees() && !self.is_passed_over(id)).then_some(operation)
    }

    /// Whether a thread stands before an operation of a `Thread.start` that goes on step by step.
    fn is_start_held_up(&self, id: ThreadId, operation: Operation) -> bool {
        let machine = &self.machine;
        let is_start = |method: MethodRef| method.class == machine.known.thread && method.name == "start";
        let starts = machine.threads[id.0 as usize].frames.iter().any(|frame| is_start(frame.method));
        match operation {
            Operation::Access(access) => starts && concerns_life(machine, &access),
            Operation::Enter(on) => starts && machine.peek_class(on).is_subclass_of(machine.known.thread_group),
            _ => false,
        }
    }

    /// Whether a thread is within a method that was not read: what nobody can see of it was left out.
    fn is_passed_over(&self, id: ThreadId) -> bool {
        let passed_over: Vec<_> = self.reduction.iter().flat_map(|reduction| reduction.passed_over()).collect();
        let is_unread = |method: MethodRef| {
            formats(method) || serves_handles(method.class) || passed_over.contains(&(method.class.name, method.name))
        };
        let frames = &self.machine.threads[id.0 as usize].frames;
        let unread = frames.iter().rposition(|frame| is_unread(frame.method));
        // Code of the program that such a method calls back is everybody's business.
        unread.is_some_and(|unread| !frames[unread..].iter().any(|frame| frame.method.class.is_application()))
    }
}

fn foresees(machine: &Machine, id: ThreadId, foreseen: &Foresight, operation: Operation) -> bool {
    let may_effects = &foreseen.may_effects;
    let own = machine.threads[id.0 as usize].object;
    let waits = Flag::WAITS | Flag::JOINS;
    match operation {
        Operation::Local | Operation::Choose(_) | Operation::End | Operation::Exit(_) => true,
        Operation::Access(access) => foresees_access(machine, id, foreseen, access),
        Operation::Enter(on) => {
            let is_thread = || machine.peek_class(on).is_subclass_of(machine.known.thread);
            let starts = may_effects.has(Flag::STARTS) && is_thread();
            starts || may_effects.has(waits) || foresees_lock(machine, may_effects, on)
        }
        Operation::Wait(_) => may_effects.has(waits),
        Operation::TimeOut(_) => may_effects.has(waits | Flag::PARKS | Flag::SLEEPS),
        Operation::Notify { .. } => may_effects.has(Flag::NOTIFIES),
        Operation::Make => may_effects.has(Flag::MAKES),
        Operation::Start(_) => may_effects.has(Flag::STARTS),
        Operation::Join(_) => may_effects.has(Flag::JOINS),
        Operation::Park => may_effects.has(Flag::PARKS),
        Operation::Unpark(_) => may_effects.has(Flag::UNPARKS),
        Operation::Interrupt(object) if object == own => may_effects.has(Flag::INTERRUPTS | Flag::INTERRUPTS_ITSELF),
        Operation::Interrupt(_) => may_effects.has(Flag::INTERRUPTS),
        Operation::Sleep => may_effects.has(Flag::SLEEPS),
        Operation::Hash => may_effects.has(Flag::HASHES),
        // Who may ask for the state of a thread depends on everything: what its native initialises for the answer is
        // included.
        Operation::Initialize(class) => {
            may_effects.initializes(class) || may_effects.has(Flag::OPAQUE) || serves_handles(class)
        }
        // Also said of copies of arrays and of instructions that are not resolved yet.
        Operation::Opaque => true,
    }
}

/// Whether a class belongs to the machinery of handles. A call of a handle is read as what the handle does; what is set
/// up and kept to make the call depends on types alone, and nobody can tell who has done it. The classes that make the
/// accesses of variable handles (`VarHandleInts` and its like) are none of these.
fn serves_handles(class: ClassRef) -> bool {
    let Some(name) = class.name.strip_prefix("java/lang/invoke/") else { return false };
    let kind = name.strip_prefix("VarHandle").and_then(|kind| kind.chars().next());
    !kind.is_some_and(|first| first.is_ascii_uppercase())
}

fn foresees_lock(machine: &Machine, may_effects: &Effects, on: Reference) -> bool {
    let class = machine.peek_class(on);
    let by_mirror = || may_effects.locks_mirror(machine.class_of_mirror(on));
    may_effects.locks(class) && (class != machine.known.class || by_mirror())
}

fn foresees_access(machine: &Machine, id: ThreadId, foreseen: &Foresight, access: Access) -> bool {
    let may_effects = &foreseen.may_effects;
    let class = machine.peek_class(access.object);
    if let Some(component) = class.component() {
        let kind = component.descriptor().bytes().next().unwrap_or(b'L');
        let is_kind = if access.write { may_effects.writes_array(kind) } else { may_effects.reads_array(kind) };
        return is_kind && foreseen.elements.foresee(machine, &access, kind);
    }
    let Some(field) = machine.field_in(access.object, access.word()) else { return false };
    let is_started = || may_effects.has(Flag::STARTS) && !foreseen.living.contains(&id);
    // In which manners the access is not made, or nobody would expect it.
    let excluded = |manner: Manner| match manner {
        Manner::Any => false,
        Manner::OwnThread => {
            let is_own = access.object == machine.threads[id.0 as usize].object;
            !is_own || id != foreseen.thread && !is_started()
        }
        Manner::Locked => machine.heap.lock_word(access.object).owner() != Some(id.0),
        Manner::ClassLocked(class) => {
            let mirror = machine.program.class(class).mirror().map(Reference);
            mirror.is_none_or(|on| machine.heap.lock_word(on).owner() != Some(id.0))
        }
        Manner::LockedBy(Guard(guard)) => {
            let lock = guard_of(machine, guard, access.object);
            lock.is_none_or(|on| machine.heap.lock_word(on).owner() != Some(id.0))
        }
    };
    if access.write {
        return may_effects.writes_field_except(field, &excluded);
    }
    let joins = field.class == machine.known.thread && field.name == "eetop" && may_effects.has(Flag::JOINS);
    joins || may_effects.reads_field_except(field, &excluded)
}
