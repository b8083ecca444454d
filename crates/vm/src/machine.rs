//! The machine: the shared program and natives, and the state that runs on them.

pub mod halt;
pub mod process;
pub(crate) mod second_machine;
mod settings;

pub use settings::Settings;

use crate::boot::well_known_classes::Known;
use crate::expensive::Marked;
use crate::exploring::Exploring;
use crate::interpreter::detour::Detour;
use crate::machine::halt::Halt;
use crate::machine::process::Process;
use crate::native::verify::{FIRST_DRAW, Totals};
use crate::native::{NativeTable, Stop};
use crate::recording::Recording;
use crate::state::after_boot::Start;
use crate::state::canonical::ThreadForms;
use crate::state::canonical::hash_of_number;
use crate::state::collection::Collector;
use crate::state::heap::Heap;
use crate::state::reference::Reference;
use crate::state::undo::History;
use crate::state::word_kinds::WordKinds;
use crate::threads::table::Threads;
use crate::threads::thread::{Thread, ThreadId};
use program::layout::{HEADER_WORDS, MIRROR_HIDDEN_WORDS};
use program::{ClassRef, LinkError, MethodRef, Program};

/// Where a piece of output goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    Output,
    Error,
}

/// When every run begins: 2024-01-01T00:00:00Z.
const EPOCH_NANOS: u64 = 1_704_067_200_000_000_000;

/// The machine.
pub struct Machine {
    pub program: &'static Program,
    pub known: Known,
    pub natives: NativeTable,
    pub settings: Settings,
    /// What is known of the program in every state.
    pub process: Process,
    /// Whether somebody wants everything to stop; no part of the state.
    halt: Halt,
    pub heap: Heap,
    pub threads: Threads,
    /// The thread that is running.
    pub current: ThreadId,
    /// Virtual nanoseconds since the start.
    pub clock: u64,
    /// Virtual nanoseconds that one instruction takes: 1 in a simulation. A search sets it to 0, so that states do not
    /// differ by the time that has passed; then the clock moves only when every thread waits.
    pub nanos_per_instruction: u64,
    /// What the program has printed and nobody has fetched yet.
    pub output: Vec<(Stream, Vec<u8>)>,
    /// Bytes printed so far.
    pub(crate) emitted: u64,
    /// Bytecode instructions executed.
    pub instructions: u64,
    /// Off-heap memory, by address.
    pub blocks: Vec<crate::state::raw_memory::Block>,
    /// Objects that get their identity hash from now on count from here.
    pub next_hash: u32,
    /// The exception that ended the main thread, for the exit status.
    pub main_failed: bool,
    /// The generator from which a simulation draws its choices.
    pub(crate) draws: u64,
    /// What the program counts over all runs; no part of the state.
    pub totals: Totals,
    /// What an exploration tells and learns; inactive in a simulation.
    pub exploring: Exploring,
    /// Who is told of events, and what is noted for it; no part of the state.
    pub(crate) recording: Recording,
    pub(crate) start: Start,
    pub(crate) history: History,
    pub(crate) marked: Marked,
    pub collector: Collector,
    pub(crate) word_kinds: WordKinds,
    pub(crate) thread_forms: ThreadForms,
    pub(crate) interface_cache: Vec<(u32, u32, Option<MethodRef>)>,
    /// The running thread gives up the rest of its turn; looked at and cleared after each instruction that can set it.
    pub(crate) turn_ended: bool,
    /// The native that is running, for stack traces.
    pub(crate) native_method: Option<MethodRef>,
}

/// Words of so many bytes, as far as references can address them.
fn words_of(bytes: u64) -> u32 {
    u32::try_from(bytes / 8).unwrap_or(u32::MAX)
}

impl Machine {
    /// A machine that has not booted: no objects but class mirrors.
    pub fn new(program: &'static Program, natives: NativeTable, settings: Settings) -> Result<Machine, LinkError> {
        let known = Known::load(program)?;
        let mut heap = Heap::new(words_of(settings.max_heap));
        heap.set_layout(HEADER_WORDS + known.class.instance_words + MIRROR_HIDDEN_WORDS - 1, known.boolean_array.id);
        Ok(Machine {
            program,
            known,
            natives,
            settings,
            process: Process::default(),
            halt: Halt::default(),
            heap,
            threads: Threads::default(),
            current: ThreadId(0),
            clock: 0,
            nanos_per_instruction: 1,
            output: Vec::new(),
            emitted: 0,
            instructions: 0,
            blocks: Vec::new(),
            next_hash: 1,
            main_failed: false,
            draws: FIRST_DRAW,
            totals: Totals::default(),
            exploring: Exploring::default(),
            recording: Recording::default(),
            start: Start::default(),
            history: History::default(),
            marked: Marked::default(),
            collector: Collector::default(),
            word_kinds: WordKinds::default(),
            thread_forms: ThreadForms::default(),
            interface_cache: vec![(u32::MAX, 0, None); 1024],
            turn_ended: false,
            native_method: None,
        })
    }

    /// Lets somebody stop the machine, whatever it is doing.
    pub fn obey(&mut self, halt: Halt) {
        self.heap.obey(halt.clone());
        self.halt = halt;
    }

    /// The wish to stop.
    pub fn halt(&self) -> &Halt {
        &self.halt
    }

    /// Changes how many bytes live objects may take.
    pub fn set_max_heap(&mut self, bytes: u64) {
        self.settings.max_heap = bytes;
        self.heap.set_limit_words(words_of(bytes));
    }

    /// The running thread.
    #[inline(always)]
    pub fn thread(&self) -> &Thread {
        &self.threads[self.current]
    }

    /// The running thread.
    #[inline(always)]
    pub fn thread_mut(&mut self) -> &mut Thread {
        &mut self.threads[self.current]
    }

    /// The class of an object.
    #[inline]
    pub fn class_of(&mut self, object: Reference) -> ClassRef {
        let id = self.heap.class_id(object);
        if let Some(class) = self.process.classes.get(id.0 as usize) {
            return class;
        }
        self.sync_classes();
        self.program.class(id)
    }

    /// The class of an object, without remembering it for the fast path.
    pub fn peek_class(&self, object: Reference) -> ClassRef {
        let id = self.heap.class_id(object);
        self.process.classes.get(id.0 as usize).copied().unwrap_or_else(|| self.program.class(id))
    }

    /// Copies newly loaded classes into the list the fast path reads.
    pub(crate) fn sync_classes(&mut self) {
        self.process.sync_classes(self.program);
    }

    /// Something the program needs is not modelled: the run ends and says so.
    pub fn unsupported(&self, what: impl Into<String>) -> Detour {
        Detour::Stop(Stop::Unsupported { what: what.into(), place: self.place() })
    }

    /// The program reaches for something outside: the run ends and names the call of the class library it made.
    pub fn refused(&self, what: impl std::fmt::Display) -> Detour {
        match self.library_call() {
            Some(call) => self.unsupported(format!("{what}, by {call}")),
            None => self.unsupported(what.to_string()),
        }
    }

    /// The method of the class library that the program's own innermost frame has called.
    fn library_call(&self) -> Option<String> {
        let frames = &self.threads.find(self.current)?.frames;
        let own = frames.iter().rposition(|frame| frame.method.class.is_application())?;
        let above = frames[own + 1..].iter().map(|frame| frame.method).find(|method| self.is_visible(method));
        let method = above.or(self.native_method)?;
        Some(format!("{}.{}", method.class.java_name(), method.name))
    }

    /// Where the running thread is: the innermost frame of the program itself, else the innermost frame.
    pub fn place(&self) -> String {
        let Some(thread) = self.threads.find(self.current) else { return String::from("start of the VM") };
        let own = thread.frames.iter().rev().find(|frame| frame.method.class.is_application());
        match own.or(thread.frames.last()) {
            Some(frame) => {
                let line = frame.code.line(frame.pc as usize).map_or(String::new(), |line| format!(":{line}"));
                format!("{}.{}{line}", frame.method.class.java_name(), frame.method.name)
            }
            None => String::from("a thread's start"),
        }
    }

    /// The native method that is running.
    pub fn running_native(&self) -> Option<MethodRef> {
        self.native_method
    }

    /// Virtual nanoseconds since 1970: the run begins at a fixed moment.
    pub fn epoch_nanos(&mut self) -> u64 {
        EPOCH_NANOS + self.read_clock()
    }

    /// The moment at which every run begins, in milliseconds since 1970.
    pub fn started_at_millis(&self) -> u64 {
        EPOCH_NANOS / 1_000_000
    }

    /// The clock's value at a moment given in milliseconds since 1970.
    pub(crate) fn clock_at_millis(&self, millis: i64) -> u64 {
        u64::try_from(millis).unwrap_or(0).saturating_mul(1_000_000).saturating_sub(EPOCH_NANOS)
    }

    /// An instance field by name; 0 if the object has no such field.
    pub fn named_field(&self, object: Reference, name: &str) -> u64 {
        let field = self.peek_class(object).field_named(name);
        field.map_or(0, |field| self.heap.field(object, HEADER_WORDS + field.word))
    }

    /// Sets an instance field by name, if the object has it.
    pub fn set_named_field(&mut self, object: Reference, name: &str, value: u64) {
        if let Some(field) = self.peek_class(object).field_named(name) {
            self.heap.set_field(object, HEADER_WORDS + field.word, value);
        }
    }

    /// An object's identity hash, given on first demand.
    pub fn identity_hash(&mut self, object: Reference) -> u32 {
        if object.is_null() {
            return 0;
        }
        let word = self.heap.lock_word(object);
        if let Some(hash) = word.hash() {
            return hash;
        }
        let hash = hash_of_number(self.next_hash);
        self.next_hash = self.next_hash.wrapping_add(1);
        self.heap.set_lock_word(object, word.with_hash(hash));
        hash
    }

    /// Prints on behalf of the program.
    pub fn emit(&mut self, stream: Stream, bytes: &[u8]) {
        if bytes.is_empty() {
            return;
        }
        self.emitted += bytes.len() as u64;
        match self.output.last_mut() {
            Some((last, buffer)) if *last == stream => buffer.extend_from_slice(bytes),
            Some(_) | None => self.output.push((stream, bytes.to_vec())),
        }
    }
}
