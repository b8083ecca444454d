//! The boot: from an empty heap to a JDK that is ready to run `main`, then the freeze.
//!
//! Deviates from HotSpot: `System.initPhase1..3` are not run whole. Their parts that matter are called one by one
//! (shared secrets, properties, module graph, class loaders); signal handlers, the finalizer and reference-handler
//! threads are left out, and `System.out` and `err` are streams the VM owns, so that encoder buffers stay out of the
//! state.
//!
//! In this room, too: the classes that the machine must find (`well_known_classes`) and those that it brings
//! (`own_classes`), the modules of the boot layer (`modules`), and the first frame of the program (`launch`).

pub(crate) mod class_home;
mod groups;
mod input;
pub mod launch;
pub mod modules;
pub(crate) mod own_classes;
pub(crate) mod well_known_classes;

use crate::interpreter::detour::Detour;
use crate::machine::Machine;
use crate::native::Stop;
use crate::state::reference::Reference;
use crate::threads::thread::{OnReturn, Phase, Thread, ThreadId};
use program::registry::Definition;
use program::source::Origin;
use program::{ClassRef, MethodRef};
use synth::class_writer::{ACC_NATIVE, ACC_PUBLIC, ACC_STATIC, ClassWriter};

/// Why the VM could not start; always a mismatch between the VM and this JDK, never the program's fault.
#[derive(Clone, Debug)]
pub struct BootError {
    /// What was being done.
    pub step: String,
    pub reason: String,
}

type Booted<T> = Result<T, BootError>;

/// JDK classes that are initialised before the freeze, in this order; what the VM throws and uses itself, and what
/// nearly every program needs. A class this JDK does not have is skipped.
const EARLY: &[&str] = &[
    "java/lang/String",
    "java/lang/System",
    "java/lang/Class",
    "java/lang/ThreadGroup",
    "java/lang/Thread",
    "java/lang/Module",
    "java/lang/reflect/Method",
];

const EXCEPTIONS: &[&str] = &[
    "java/lang/NullPointerException",
    "java/lang/ArrayIndexOutOfBoundsException",
    "java/lang/ArrayStoreException",
    "java/lang/ArithmeticException",
    "java/lang/ClassCastException",
    "java/lang/NegativeArraySizeException",
    "java/lang/IllegalMonitorStateException",
    "java/lang/InterruptedException",
    "java/lang/StackOverflowError",
    "java/lang/OutOfMemoryError",
    "java/lang/NoClassDefFoundError",
    "java/lang/ClassNotFoundException",
    "java/lang/ExceptionInInitializerError",
    "java/lang/AbstractMethodError",
    "java/lang/IncompatibleClassChangeError",
    "java/lang/NoSuchMethodError",
    "java/lang/NoSuchFieldError",
    "java/lang/InstantiationError",
    "java/lang/VerifyError",
    "java/lang/ClassFormatError",
    "java/lang/UnsupportedClassVersionError",
    "java/lang/ClassCircularityError",
    "java/lang/UnsatisfiedLinkError",
    "java/lang/LinkageError",
    "java/lang/ThreadDeath",
    "java/lang/IllegalArgumentException",
    "java/lang/InternalError",
    "java/lang/CloneNotSupportedException",
    "java/lang/reflect/InvocationTargetException",
    "java/lang/IndexOutOfBoundsException",
];

/// What the JDK counts threads with, from JDK 19 on: in every state, so that the counters always lie at the same place.
const COUNTERS: &[&str] = &["java/lang/Thread$ThreadIdentifiers", "java/lang/Thread$ThreadNumbering"];

/// What the JDK asks before it chooses between two ways of doing something, so that the answer is known in every state.
const ANSWERS: &[&str] = &["jdk/internal/vm/ContinuationSupport"];

impl Machine {
    /// Boots the JDK and freezes the heap.
    pub fn boot(&mut self) -> Booted<()> {
        self.make_base_module()?;
        self.define_intrinsics()?;
        self.make_main_thread()?;
        self.set_machine_constants()?;
        for name in EARLY {
            self.initialize_early(name)?;
        }
        self.join_groups()?;
        let system = self.known.system;
        self.run(system, "setJavaLangAccess", "()V", &[])?;
        self.set_properties()?;
        self.set_level(2)?;
        self.set_modules()?;
        self.set_class_loader()?;
        self.set_level(4)?;
        self.set_streams()?;
        self.set_input()?;
        for name in EXCEPTIONS {
            self.initialize_early(name)?;
        }
        for name in COUNTERS.iter().chain(ANSWERS).filter(|name| self.program.load(name).is_ok()) {
            self.initialize_early(name)?;
        }
        self.make_last_resort()?;
        // JDK 17 starts its reference handler from a static initialiser; nothing is ever enqueued here, so it never
        // runs.
        self.threads.truncate(1);
        self.thread_mut().phase = Phase::Body;
        self.thread_mut().frames.clear();
        self.instructions = 0;
        self.clock = 0;
        self.heap.freeze();
        self.sync_classes();
        self.remember_start();
        Ok(())
    }

    /// The `OutOfMemoryError` for when there is no memory left to make one.
    fn make_last_resort(&mut self) -> Booted<()> {
        let step = "the last OutOfMemoryError";
        let class = self.program.load("java/lang/OutOfMemoryError").map_err(|error| failed(step, &error))?;
        let exception = self.new_exception(class, Some("Java heap space"));
        self.process.boot.out_of_memory = self.step(step, exception)?;
        Ok(())
    }

    fn step<T>(&self, step: &str, result: Result<T, Detour>) -> Booted<T> {
        result.map_err(|detour| BootError { step: step.to_owned(), reason: self.describe(&detour) })
    }

    fn describe(&self, detour: &Detour) -> String {
        match detour {
            Detour::Throw(exception) => {
                let class = self.peek_class(*exception).java_name();
                let message = Reference::from_slot(self.heap.field(*exception, self.known.throwable_message));
                format!("{class}: {} at {}", self.text(message), self.place())
            }
            Detour::Stop(Stop::Unsupported { what, place }) => format!("{what} is not modelled (at {place})"),
            Detour::Stop(Stop::Exit(status)) => format!("the boot exited with {status}"),
            Detour::Stop(Stop::Discarded | Stop::Halted) => String::from("the boot gave up"),
            Detour::Repeat | Detour::Collect => String::from("the boot has to wait, which it must not"),
        }
    }

    /// The first classes need a module before there is any Java code to make one; the real `java.base` replaces it.
    fn make_base_module(&mut self) -> Booted<()> {
        let base = self.allocate_object(self.known.module);
        self.process.boot.base_module = self.step("the module java.base", base)?;
        let name = self.intern("java.base");
        let name = self.step("the module java.base", name)?;
        self.heap.set_field(self.process.boot.base_module, self.known.module_name, name.slot());
        Ok(())
    }

    /// The class of the VM's own helpers that synthesised code calls.
    fn define_intrinsics(&mut self) -> Booted<()> {
        let mut writer = ClassWriter::new("sojourner/Intrinsics");
        writer.method(ACC_PUBLIC | ACC_STATIC, "nothing", "()J", |code| {
            code.push_long(0).return_value(&synth::descriptor::Type::Long);
        });
        writer.native_method(ACC_PUBLIC | ACC_STATIC | ACC_NATIVE, "join", "([Ljava/lang/String;)Ljava/lang/String;");
        let bytes = writer.finish().map_err(|error| failed("the VM's own helpers", &error))?;
        let class = self.define_own(bytes)?;
        self.process.boot.no_operation = class.declared_method("nothing", "()J");
        let ready = self.set_initialized(class);
        self.step("the VM's own helpers", ready)
    }

    fn define_own(&mut self, bytes: Vec<u8>) -> Booted<ClassRef> {
        let definition = Definition { origin: Origin::Jdk { module: "java.base" }, hidden: false, host: None };
        self.program
            .define(Box::leak(bytes.into_boxed_slice()), definition)
            .map_err(|error| failed("the VM's own classes", &error))
    }

    /// The main thread and its group are made by hand: their constructors need a current thread.
    fn make_main_thread(&mut self) -> Booted<()> {
        let step = "the main thread";
        let thread = self.allocate_object(self.known.thread);
        let thread = self.step(step, thread)?;
        let group = self.allocate_object(self.known.thread_group);
        let group = self.step(step, group)?;
        let system_group = self.allocate_object(self.known.thread_group);
        let system_group = self.step(step, system_group)?;
        self.threads.push(Thread::new(thread));
        self.current = ThreadId(0);
        self.thread_mut().phase = Phase::Boot;
        for (group, name) in [(group, "main"), (system_group, "system")] {
            let name = self.intern(name);
            let name = self.step(step, name)?;
            self.heap.set_field(group, self.known.group_name, name.slot());
            self.heap.set_field(group, self.known.group_max_priority, 10);
        }
        self.set_named_field(group, "parent", system_group.slot());
        let name = self.intern("main");
        let name = self.step(step, name)?;
        self.heap.set_field(thread, self.known.thread_name, name.slot());
        self.heap.set_field(thread, self.known.thread_id, if self.settings.feature >= 24 { 3 } else { 1 });
        self.heap.set_field(thread, self.known.thread_eetop, 1);
        let lock = self.allocate_object(self.known.object);
        let lock = self.step(step, lock)?;
        for field in ["interruptLock", "blockerLock"] {
            self.set_named_field(thread, field, lock.slot());
        }
        let holder = self.thread_holder(thread)?;
        self.set_named_field(holder, "group", group.slot());
        self.set_named_field(holder, "priority", 5);
        self.set_named_field(holder, "threadStatus", 5);
        Ok(())
    }

    /// Facts about the machine that HotSpot writes into `UnsafeConstants` after its initialiser has run.
    fn set_machine_constants(&mut self) -> Booted<()> {
        let name = "jdk/internal/misc/UnsafeConstants";
        self.initialize_early(name)?;
        let constants = self.program.load(name).map_err(|error| failed("machine constants", &error))?;
        for (field, value) in [("ADDRESS_SIZE0", 8), ("PAGE_SIZE", 4096), ("BIG_ENDIAN", 0), ("UNALIGNED_ACCESS", 1)] {
            let set = self.set_static_field(constants, field, value);
            self.step("machine constants", set)?;
        }
        Ok(())
    }

    /// Where the group, priority and status of a thread are: in the thread itself, or from JDK 19 on in its holder.
    fn thread_holder(&mut self, thread: Reference) -> Booted<Reference> {
        let Some(offset) = self.known.thread_holder else { return Ok(thread) };
        let class =
            self.program.load("java/lang/Thread$FieldHolder").map_err(|error| failed("the main thread", &error))?;
        let holder = self.allocate_object(class);
        let holder = self.step("the main thread", holder)?;
        self.heap.set_field(thread, offset, holder.slot());
        Ok(holder)
    }

    fn initialize_early(&mut self, name: &str) -> Booted<()> {
        let Ok(class) = self.program.load(name) else { return Ok(()) };
        let step = format!("initialising {name}");
        loop {
            match self.ensure_initialized(class) {
                Ok(()) => return Ok(()),
                Err(Detour::Repeat) => self.run_to_depth(0, &step)?,
                Err(detour) => return self.step(&step, Err(detour)),
            }
        }
    }

    /// Calls a static method and waits for its result.
    pub fn run(&mut self, class: ClassRef, name: &str, descriptor: &str, arguments: &[u64]) -> Booted<u64> {
        let step = format!("{}.{name}", class.java_name());
        self.initialize_early(class.name)?;
        let method = self.program.find_method(class, name, descriptor).map_err(|error| failed(&step, &error))?;
        self.run_method(method, arguments, &step)
    }

    fn run_method(&mut self, method: MethodRef, arguments: &[u64], step: &str) -> Booted<u64> {
        let Some(nothing) = self.process.boot.no_operation else {
            return Err(failed(step, &"the VM has no helpers yet"));
        };
        let floor = self.push_frame(nothing, &[], OnReturn::EndPhase);
        self.step(step, floor)?;
        let depth = self.thread().frames.len();
        let called = self.push_frame(method, arguments, OnReturn::Floor);
        self.step(step, called)?;
        self.run_to_depth(depth, step)?;
        let slots = method.result_slots();
        let value = if slots > 0 { self.thread().peek(slots - 1) } else { 0 };
        self.thread_mut().frames.pop();
        Ok(value)
    }

    fn run_to_depth(&mut self, depth: usize, step: &str) -> Booted<()> {
        while self.thread().frames.len() > depth {
            let mut budget = 1_000_000_000;
            match self.advance_boot(&mut budget) {
                Ok(()) | Err(Detour::Repeat) => {}
                Err(detour) => return self.step(step, Err(detour)),
            }
        }
        Ok(())
    }

    fn advance_boot(&mut self, budget: &mut u64) -> Result<(), Detour> {
        match self.advance_thread(budget) {
            Err(Detour::Throw(exception)) => self.unwind(exception),
            other => other,
        }
    }

    fn set_properties(&mut self) -> Booted<()> {
        let load = |machine: &Machine, name: &str| {
            machine.program.load(name).map_err(|error| failed("system properties", &error))
        };
        let properties = load(self, "jdk/internal/util/SystemProps")?;
        let map = self.run(properties, "initProperties", "()Ljava/util/Map;", &[])?;
        let versions = load(self, "java/lang/VersionProps")?;
        self.run(versions, "init", "(Ljava/util/Map;)V", &[map])?;
        let vm = load(self, "jdk/internal/misc/VM")?;
        self.run(vm, "saveProperties", "(Ljava/util/Map;)V", &[map])?;
        let system = self.known.system;
        let table = self.run(system, "createProperties", "(Ljava/util/Map;)Ljava/util/Properties;", &[map])?;
        let set = self.set_static_field(system, "props", table);
        self.step("system properties", set)?;
        let separator = self.intern("\n");
        let separator = self.step("system properties", separator)?;
        let set = self.set_static_field(system, "lineSeparator", separator.slot());
        self.step("system properties", set)?;
        self.initialize_early("jdk/internal/util/StaticProperty")
    }

    /// `VM.initLevel`: 1 system properties, 2 the module system, 3 the system class loader, 4 everything.
    fn set_level(&mut self, level: u64) -> Booted<()> {
        let vm = self.program.load("jdk/internal/misc/VM").map_err(|error| failed("init level", &error))?;
        for level in level - 1..=level {
            self.run(vm, "initLevel", "(I)V", &[level])?;
        }
        Ok(())
    }

    /// The module graph of the image, made by the JDK's own code.
    fn set_modules(&mut self) -> Booted<()> {
        let bootstrap =
            self.program.load("jdk/internal/module/ModuleBootstrap").map_err(|error| failed("modules", &error))?;
        let layer = self.run(bootstrap, "boot", "()Ljava/lang/ModuleLayer;", &[])?;
        let set = self.set_static_field(self.known.system, "bootLayer", layer);
        self.step("modules", set)
    }

    fn set_streams(&mut self) -> Booted<()> {
        let internal = (19..24).contains(&self.settings.feature);
        let locking = if internal { synth::console::Locking::Internal } else { synth::console::Locking::Monitor };
        let bytes = synth::console::synthesize(&synth::console::ConsoleSpec { locking });
        let class = self.define_own(bytes.map_err(|error| failed("System.out", &error))?)?;
        self.initialize_early(class.name)?;
        let charset = self.utf8()?;
        for (name, number) in [("out", 1), ("err", 2)] {
            let stream = self.allocate_object(class);
            let stream = self.step("System.out", stream)?;
            let twin = self.allocate_object(class);
            let twin = self.step("System.out", twin)?;
            for one in [stream, twin] {
                self.set_named_field(one, synth::console::DESCRIPTOR, number);
                self.set_named_field(one, "charset", charset);
            }
            self.set_named_field(stream, synth::console::TWIN, twin.slot());
            let system = self.known.system;
            let set = self.set_static_field(system, name, stream.slot());
            self.step("System.out", set)?;
            let initial = ["initialErr", "initialErrStream"].into_iter().filter(|_| number == 2);
            for field in initial.filter(|field| system.field_named(field).is_some()) {
                let set = self.set_static_field(system, field, stream.slot());
                self.step("System.err", set)?;
            }
        }
        Ok(())
    }

    fn set_class_loader(&mut self) -> Booted<()> {
        let loaders =
            self.program.load("jdk/internal/loader/ClassLoaders").map_err(|error| failed("class loaders", &error))?;
        let loader = self.run(loaders, "appClassLoader", "()Ljava/lang/ClassLoader;", &[])?;
        let class_loader =
            self.program.load("java/lang/ClassLoader").map_err(|error| failed("class loaders", &error))?;
        let set = self.set_static_field(class_loader, "scl", loader);
        self.step("class loaders", set)?;
        self.process.boot.application_loader = Reference::from_slot(loader);
        let thread = self.thread().object;
        self.set_named_field(thread, "contextClassLoader", loader);
        self.process.boot.unnamed_module =
            Reference::from_slot(self.named_field(self.process.boot.application_loader, "unnamedModule"));
        Ok(())
    }
}

fn failed(step: &str, reason: &dyn std::fmt::Display) -> BootError {
    BootError { step: step.to_owned(), reason: reason.to_string() }
}

impl std::fmt::Display for BootError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the VM cannot start on this JDK: {}: {}", self.step, self.reason)
    }
}
