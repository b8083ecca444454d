//! Threads: a thread object holds what it was made with, and `start` runs it in a thread of its own.
//!
//! Methods of `java.lang.Thread` keep their receiver (`currentThread` gives it back) and may call whatever own
//! subclasses override, except `run`: that runs where the thread is started. A `Runnable` that a thread is made with is
//! called by `Thread.run` alone. A thread that is handed to the library otherwise may be run by it like every other
//! object.

use super::calls::{Call, CallId, Caller};
use super::objects::ObjectNumber;
use super::solver::{Key, Solver, Use};
use classfile::descriptor;
use program::{ClassRef, MethodRef};

/// The class of threads.
pub(super) const THREAD: &str = "java/lang/Thread";

impl Solver<'_> {
    /// Whether a call was one of a method of `Thread` on an object.
    pub(super) fn call_thread(
        &mut self,
        call: CallId,
        known: &Call,
        method: MethodRef,
        receiver: Option<ObjectNumber>,
    ) -> bool {
        let Some(object) = receiver.filter(|_| method.class.name == THREAD) else { return false };
        match (method.name, method.descriptor) {
            ("<init>", types) => self.make_thread(known, types, object),
            ("start", "()V") => self.start(known, object),
            ("run", "()V") => self.run_target(call, known.caller, object),
            ("join", "()V") => {
                if let Some(place) = known.caller.place() {
                    self.site(place).joins = true;
                }
            }
            _ => self.hand_over(known, 1),
        }
        self.give(self.held, object);
        self.take_result(known, method);
        true
    }

    /// A constructor: the `Runnable` becomes the target, everything else is handed over.
    fn make_thread(&mut self, call: &Call, types: &str, object: ObjectNumber) {
        let Ok(parsed) = descriptor::parse_method(types) else { return };
        let target = self.keyed(Key::Target(object)).0;
        for (argument, parameter) in call.arguments.iter().skip(1).zip(&parsed.parameters) {
            match argument {
                Some(from) if parameter.text() == "Ljava/lang/Runnable;" => self.flow(*from, target),
                Some(from) => self.flow(*from, self.called),
                None => {}
            }
        }
    }

    /// Starts a thread: calls `run` on it, in a thread of its own.
    fn start(&mut self, call: &Call, object: ObjectNumber) {
        if let (ObjectNumber::LIBRARY, Some(place)) = (object, call.caller.place()) {
            self.site(place).starts_library = true;
        }
        let Some(run) = self.run_method(THREAD).filter(|_| object != ObjectNumber::LIBRARY) else { return };
        // A thread that the library starts, or one that does nothing but start another, is not told from others.
        let caller = call.caller.place().map_or(Caller::Library, Caller::Started);
        if let Caller::Started(place) = caller {
            self.site(place).started_objects.insert(object);
        }
        let uncaught = self.called;
        let receiver = self.alone(object);
        let started = Call { caller, resolved: run, arguments: vec![Some(receiver)], to: None, raised: uncaught };
        let started = self.add_call(started);
        self.add_use(receiver, Use::Receiver(started));
    }

    /// `Thread.run` itself calls the target. All calls by one caller are one: a thread may be its own target.
    fn run_target(&mut self, call: CallId, caller: Caller, object: ObjectNumber) {
        let Some(run) = self.run_method("java/lang/Runnable") else { return };
        if object == ObjectNumber::LIBRARY {
            return;
        }
        let raised = match self.target_calls.get(&(caller, object)) {
            Some(raised) => *raised,
            None => {
                let target = self.keyed(Key::Target(object)).0;
                let raised = self.constraints.node();
                self.target_calls.insert((caller, object), raised);
                let inner = Call { caller, resolved: run, arguments: vec![Some(target)], to: None, raised };
                let inner = self.add_call(inner);
                self.add_use(target, Use::RunsTarget(inner));
                raised
            }
        };
        self.flow(raised, self.calls[call.0 as usize].raised);
    }

    /// One more object is the target of a thread that runs.
    pub(super) fn receive_target(&mut self, call: CallId, object: ObjectNumber) {
        self.receive(call, object);
    }

    fn run_method(&self, class: &str) -> Option<MethodRef> {
        self.program.load(class).ok()?.declared_method("run", "()V")
    }
}

/// Whether objects of a class are threads.
pub(super) fn is_thread(class: ClassRef) -> bool {
    let mut walk = Some(class);
    while let Some(current) = walk {
        if current.name == THREAD {
            return true;
        }
        walk = current.super_class;
    }
    false
}
