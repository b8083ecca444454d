//! Class initialisation (JVMS 5.5), with its lock, its order and its failures.
//!
//! The state of a class is one word in its mirror (`state::initialization_word`). An initialiser is an ordinary frame;
//! before it starts, the superclass and the superinterfaces with default methods are initialised by further frames on
//! top of it. A class without `<clinit>` gets a frame that does nothing, where something has to run or wait before it.

use crate::interpreter::detour::{Detour, Detoured};
use crate::machine::Machine;
use crate::recording::Event;
use crate::state::initialization_word::InitializationWord;
use crate::state::reference::Reference;
use crate::threads::thread::{Frame, OnReturn, Status, ThreadId};
use program::{ClassRef, MethodRef};

impl Machine {
    /// Whether a class is initialised, or being initialised by the running thread.
    pub fn is_initialized(&mut self, class: ClassRef) -> Detoured<bool> {
        let mirror = self.mirror(class)?;
        Ok(self.heap.initialization(mirror.0).is_ready_for(self.current.0))
    }

    /// Whether a class is initialised for every thread.
    pub fn has_initialized(&self, class: ClassRef) -> bool {
        self.initialization(class) == Some(InitializationWord::INITIALIZED)
    }

    /// Whether a thread may use a class: it is initialised, or that very thread is about it.
    pub(crate) fn is_ready_for(&self, class: ClassRef, id: ThreadId) -> bool {
        self.initialization(class).is_some_and(|word| word.is_ready_for(id.0))
    }

    /// Whether a thread other than this one is initialising a class.
    pub(crate) fn is_initialized_by_other(&self, class: ClassRef, id: ThreadId) -> bool {
        self.initialization(class).is_some_and(|word| word.is_in_progress_elsewhere(id.0))
    }

    /// The thread that is initialising a class, if one is.
    pub fn initializer_of(&self, class: ClassRef) -> Option<ThreadId> {
        self.initialization(class)?.initializer().map(ThreadId)
    }

    /// How far a class is initialised; nothing where it has no mirror yet.
    fn initialization(&self, class: ClassRef) -> Option<InitializationWord> {
        class.mirror().map(|mirror| self.heap.initialization(mirror))
    }

    /// Goes on only if the class is initialised; otherwise starts its initialisation, waits for it, or throws.
    pub fn ensure_initialized(&mut self, class: ClassRef) -> Detoured<()> {
        let mirror = self.mirror(class)?;
        match self.heap.initialization(mirror.0) {
            word if word.is_ready_for(self.current.0) => Ok(()),
            InitializationWord::ERRONEOUS => Err(self.throw_erroneous(class)),
            word if word.initializer().is_some() => {
                self.observe_initialization()?;
                self.thread_mut().status = Status::Initializing { class };
                Err(Detour::Repeat)
            }
            _ => self.begin_initialization(class, mirror),
        }
    }

    fn begin_initialization(&mut self, class: ClassRef, mirror: Reference) -> Detoured<()> {
        self.check_structure(class)?;
        if self.initializes_idly(class) {
            return self.initialize_idly(class, mirror);
        }
        self.observe_initialization()?;
        self.heap.set_initialization(mirror.0, InitializationWord::in_progress(self.current.0));
        let method = class.initializer().or(self.process.boot.no_operation);
        let Some(method) = method else {
            return Err(self.unsupported("class initialisation before the VM has booted"));
        };
        self.push_initializer(class, method)?;
        Err(Detour::Repeat)
    }

    /// Whether a class is not initialised yet and nothing has to run for it, nor for what comes before it (JVMS 5.5
    /// step 7): then nobody can tell when, or by whom, it is initialised.
    pub(crate) fn initializes_idly(&self, class: ClassRef) -> bool {
        let begun = self.initialization(class).is_some_and(|word| word != InitializationWord::UNINITIALIZED);
        !begun
            && class.initializer().is_none()
            && prerequisites(class).all(|before| self.is_idle_or_initialized(before))
    }

    fn is_idle_or_initialized(&self, class: ClassRef) -> bool {
        self.has_initialized(class) || self.initializes_idly(class)
    }

    /// Marks such a class initialised, and what comes before it first.
    fn initialize_idly(&mut self, class: ClassRef, mirror: Reference) -> Detoured<()> {
        for before in prerequisites(class) {
            if !self.has_initialized(before) {
                self.check_structure(before)?;
                let mirror = self.mirror(before)?;
                self.initialize_idly(before, mirror)?;
            }
        }
        self.heap.set_initialization(mirror.0, InitializationWord::INITIALIZED);
        self.exploring.facts.initialized.insert(class.id);
        Ok(())
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
        for before in prerequisites(class) {
            if !self.is_initialized(before)? {
                return Ok(Some(before));
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
        self.heap.set_initialization(frame.lock.0, InitializationWord::INITIALIZED);
        self.exploring.facts.initialized.insert(self.class_of_mirror(frame.lock).id);
        self.tell(Event::Initialized(frame.lock));
        // What the static fields hold is everybody's from now on.
        self.mark_published();
    }

    /// An exception leaves an initialiser: the class becomes erroneous. The answer is what goes on flying: the
    /// exception itself if it is an `Error` or came from a prerequisite, else an `ExceptionInInitializerError` around
    /// it.
    pub(crate) fn fail_initializer(&mut self, frame: &Frame, exception: Reference) -> Reference {
        self.heap.set_initialization(frame.lock.0, InitializationWord::ERRONEOUS);
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
    pub(crate) fn set_initialized(&mut self, class: ClassRef) -> Detoured<()> {
        let mirror = self.mirror(class)?;
        debug_assert_eq!(self.heap.initialization(mirror.0), InitializationWord::UNINITIALIZED);
        self.heap.set_initialization(mirror.0, InitializationWord::INITIALIZED);
        Ok(())
    }
}

/// What is initialised before a class, in order: its superclass, and the superinterfaces with default methods.
fn prerequisites(class: ClassRef) -> impl Iterator<Item = ClassRef> {
    let own = (!class.is_interface()).then_some(class).into_iter();
    let interfaces = |class| {
        interfaces_in_order(class).into_iter().filter(|interface: &ClassRef| interface.declares_default_methods())
    };
    own.flat_map(move |class| class.super_class.into_iter().chain(interfaces(class)))
}

/// Superinterfaces in the order of initialisation: depth first, in declaration order, superinterfaces before
/// subinterfaces.
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
