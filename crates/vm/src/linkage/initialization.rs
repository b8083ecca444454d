//! Class initialisation (JVMS 5.5), with its lock, its order and its failures.
//!
//! The state of a class is one word in its mirror, so it is undone and compared with everything else: 0 not initialised,
//! `1 | thread << 8` in progress, 2 initialised, 3 erroneous. An initialiser is an ordinary frame; before it starts, the
//! superclass and the superinterfaces with default methods are initialised by further frames on top of it. A class
//! without `<clinit>` gets a frame that does nothing, where something has to run or wait before it.

use crate::interpreter::detour::{Detour, Detoured};
use crate::interpreter::fast::INITIALIZED;
use crate::machine::Machine;
use crate::recording::Event;
use crate::state::reference::Reference;
use crate::threads::thread::{Frame, OnReturn, Status};
use program::{ClassRef, MethodRef};

const UNINITIALIZED: u64 = 0;
const IN_PROGRESS: u64 = 1;
const ERRONEOUS: u64 = 3;

/// An initialisation word with another number of the thread it names, if it names one.
pub(crate) fn map_initializing_thread(word: u64, map: impl FnOnce(u32) -> u32) -> u64 {
    if word & 0xff == IN_PROGRESS { IN_PROGRESS | u64::from(map((word >> 8) as u32)) << 8 } else { word }
}

impl Machine {
    fn initialization_word(&mut self, class: ClassRef) -> Detoured<u32> {
        Ok(self.mirror(class)?.0 + self.heap.initialization_offset())
    }

    /// Whether a class is initialised, or being initialised by the running thread.
    pub fn is_initialized(&mut self, class: ClassRef) -> Detoured<bool> {
        let word = self.initialization_word(class)?;
        let state = self.heap.word(word);
        Ok(state == INITIALIZED || state == IN_PROGRESS | u64::from(self.current.0) << 8)
    }

    /// Whether a class is initialised for every thread.
    pub fn has_initialized(&self, class: ClassRef) -> bool {
        class.mirror().is_some_and(|mirror| self.heap.word(mirror + self.heap.initialization_offset()) == INITIALIZED)
    }

    /// Whether another thread is initialising a class.
    pub fn is_initialized_elsewhere(&self, class: ClassRef) -> bool {
        let Some(mirror) = class.mirror() else { return false };
        let state = self.heap.word(mirror + self.heap.initialization_offset());
        state & 0xff == IN_PROGRESS && state >> 8 != u64::from(self.current.0)
    }

    /// Goes on only if the class is initialised; otherwise starts its initialisation, waits for it, or throws.
    pub fn ensure_initialized(&mut self, class: ClassRef) -> Detoured<()> {
        let word = self.initialization_word(class)?;
        let state = self.heap.word(word);
        match state & 0xff {
            INITIALIZED => Ok(()),
            IN_PROGRESS if state >> 8 == u64::from(self.current.0) => Ok(()),
            IN_PROGRESS => {
                self.observe_initialization()?;
                self.thread_mut().status = Status::Initializing { class };
                Err(Detour::Repeat)
            }
            ERRONEOUS => Err(self.throw_erroneous(class)),
            _ => self.begin_initialization(class, word),
        }
    }

    fn begin_initialization(&mut self, class: ClassRef, word: u32) -> Detoured<()> {
        self.check_structure(class)?;
        self.observe_initialization()?;
        if class.initializer().is_none() && self.next_prerequisite(class)?.is_none() {
            self.heap.set_word(word, INITIALIZED);
            self.exploring.facts.initialized.insert(class.id);
            return Ok(());
        }
        self.heap.set_word(word, IN_PROGRESS | u64::from(self.current.0) << 8);
        let method = class.initializer().or(self.process.boot.no_operation);
        let Some(method) = method else {
            return Err(self.unsupported("class initialisation before the VM has booted"));
        };
        self.push_initializer(class, method)?;
        Err(Detour::Repeat)
    }

    fn push_initializer(&mut self, class: ClassRef, method: MethodRef) -> Detoured<()> {
        let mirror = self.mirror(class)?;
        self.push_frame(method, &[], OnReturn::Initializer { started: false })?;
        if let Some(frame) = self.thread_mut().frame_mut() {
            frame.lock = mirror;
        }
        Ok(())
    }

    /// The superclass or superinterface that has to be initialised before `class` (JVMS 5.5 step 7).
    fn next_prerequisite(&mut self, class: ClassRef) -> Detoured<Option<ClassRef>> {
        if class.is_interface() {
            return Ok(None);
        }
        if let Some(parent) = class.super_class
            && !self.is_initialized(parent)?
        {
            return Ok(Some(parent));
        }
        for interface in interfaces_in_order(class) {
            if interface.declares_default_methods() && !self.is_initialized(interface)? {
                return Ok(Some(interface));
            }
        }
        Ok(None)
    }

    /// Called before an initialiser's frame executes its first instruction: takes care of what must come before.
    pub(crate) fn start_initializer(&mut self) -> Detoured<()> {
        let Some(frame) = self.thread().frame().copied() else { return Ok(()) };
        let class = self.class_of_mirror(frame.lock);
        if let Some(prerequisite) = self.next_prerequisite(class)? {
            return match self.ensure_initialized(prerequisite) {
                Ok(()) => Err(Detour::Repeat),
                Err(detour) => Err(detour),
            };
        }
        if let Some(frame) = self.thread_mut().frame_mut() {
            frame.on_return = OnReturn::Initializer { started: true };
        }
        Ok(())
    }

    /// An initialiser has returned.
    pub(crate) fn finish_initializer(&mut self, frame: &Frame) {
        let word = frame.lock.0 + self.heap.initialization_offset();
        self.heap.set_word(word, INITIALIZED);
        self.exploring.facts.initialized.insert(self.class_of_mirror(frame.lock).id);
        self.tell(Event::Initialized(frame.lock));
        if self.is_pausing() {
            // What the static fields hold is everybody's from now on. Frames that cannot be read end the step anyway.
            let _ = self.mark_shared();
        }
    }

    /// An exception leaves an initialiser: the class becomes erroneous. The answer is what goes on flying: the exception
    /// itself if it is an `Error` or came from a prerequisite, else an `ExceptionInInitializerError` around it.
    pub(crate) fn fail_initializer(&mut self, frame: &Frame, exception: Reference) -> Reference {
        let word = frame.lock.0 + self.heap.initialization_offset();
        self.heap.set_word(word, ERRONEOUS);
        self.keep_failure(self.class_of_mirror(frame.lock), exception);
        let started = frame.on_return == OnReturn::Initializer { started: true };
        let error = self.program.load("java/lang/Error");
        let is_error = error.is_ok_and(|error| self.class_of(exception).is_subclass_of(error));
        if !started || is_error {
            return exception;
        }
        match self.throw_from_reserve("java/lang/ExceptionInInitializerError", "") {
            Detour::Throw(wrapper) => {
                self.heap.set_field(wrapper, self.known.throwable_cause, exception.slot());
                self.heap.set_field(wrapper, self.known.throwable_message, 0);
                wrapper
            }
            Detour::Repeat | Detour::Collect | Detour::Stop(_) => exception,
        }
    }

    /// Verification (JVMS 5.4.1) of the program's own classes, as far as it is modelled.
    fn check_structure(&mut self, class: ClassRef) -> Detoured<()> {
        if class.is_of_jdk() {
            return Ok(());
        }
        for method in class.methods().iter().filter(|method| !method.is_native() && !method.is_abstract()) {
            // The collector and the canonical form rest on it: whatever runs has frame maps.
            let checked = self.program.code(method).and_then(|_| self.program.frame_maps(method));
            self.linked(checked)?;
        }
        Ok(())
    }

    /// Marks a class initialised without running anything; for the boot.
    pub fn set_initialized(&mut self, class: ClassRef) -> Detoured<()> {
        let word = self.initialization_word(class)?;
        debug_assert_eq!(self.heap.word(word), UNINITIALIZED);
        self.heap.set_word(word, INITIALIZED);
        Ok(())
    }
}

/// Superinterfaces in the order of initialisation: depth first, in declaration order, superinterfaces before subinterfaces.
fn interfaces_in_order(class: ClassRef) -> Vec<ClassRef> {
    fn visit(interface: ClassRef, order: &mut Vec<ClassRef>) {
        for parent in &interface.interfaces {
            visit(parent, order);
        }
        if !order.iter().any(|known| std::ptr::eq(*known, interface)) {
            order.push(interface);
        }
    }
    let mut order = Vec::new();
    for interface in &class.interfaces {
        visit(interface, &mut order);
    }
    order
}
