//! What a program reads from its surroundings: answers that could be others in another run, and are one here.
//!
//! A proof rests on every such answer that an explored run has read, and names it. A reading is seen where it happens:
//! in natives ([`Machine::reads`]), and where methods of the class library begin that hand out what was fixed at the
//! boot ([`Reading`]). Whether it can reach the program is asked of the frames below, the innermost first: [`Caller`]s
//! are methods of the class library of which it is known what they do with it. What is not listed counts as the
//! program. So this errs towards naming too much.
//!
//! Facts of the search, not of a state: nothing is taken back when a step is undone. What the boot reads does not
//! count.

use crate::machine::Machine;
use crate::native::NativeTable;
use library::frameworks::{is_framework, is_proxy};
use program::MethodRef;
use rustc_hash::FxHashMap;

/// What answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Source {
    /// Random numbers without a seed of the program.
    Random,
    /// The clock without a date.
    Clock,
    Date,
    /// Hashes of objects that have none of their own.
    IdentityHash,
    /// The order of hash tables with such hashes.
    TableOrder,
    /// The order of `Set.of` and `Map.of`, which every JVM shuffles.
    SaltedOrder,
    ThreadIds,
    Processors,
    /// How many workers the common pool has, which follows from the processors.
    CommonPool,
    Memory,
    /// Weak and soft references, which a collection may clear.
    References,
    /// Properties of the machine and of its user.
    Host,
    /// Not yet a reading: a generator was made without a seed. Numbers drawn from then on are [`Source::Random`].
    Seed,
    /// Not yet a reading: an identity hash decides a place in a hash table. [`Source::TableOrder`] is read by who goes
    /// through one.
    TableHash,
}

/// A method of the class library that hands out an answer, whose place is not a native.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    /// The class; `*` at the end stands for any rest.
    pub class: &'static str,
    pub method: &'static str,
    /// The beginning of its descriptor.
    pub descriptor: &'static str,
    pub source: Source,
    /// Whether a call with these arguments reads anything: there may be nothing to order.
    pub matters: fn(&Machine, &[u64]) -> bool,
}

/// Methods of the class library of which it is known what they do with an answer.
#[derive(Clone, Copy, Debug)]
pub struct Caller {
    /// The class; `*` at the end stands for any rest.
    pub class: &'static str,
    /// The methods, `*` for all.
    pub methods: &'static [&'static str],
    /// The answers that this is known for.
    pub of: &'static [Source],
    pub claim: Claim,
    /// Why the claim is true.
    pub why: &'static str,
}

/// What a method does with an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// Nothing that the program could tell.
    Keeps,
    /// Nothing that the program could tell as long as the calls of the class library count as a whole.
    KeepsWithin,
    /// It hands it to its caller, who is asked next.
    Hands,
    /// It finds a place in a hash table by it: only the order of the table tells.
    Tables,
}

/// The lists of a native table.
#[derive(Clone, Default)]
pub(crate) struct Library {
    readings: FxHashMap<&'static str, Vec<&'static Reading>>,
    callers: FxHashMap<&'static str, Vec<&'static Caller>>,
    /// Those of many classes.
    wide_readings: Vec<&'static Reading>,
    wide_callers: Vec<&'static Caller>,
}

impl Library {
    pub(crate) fn new(readings: &'static [Reading], callers: &'static [Caller]) -> Library {
        let mut library = Library::default();
        for reading in readings {
            match reading.class.ends_with('*') {
                true => library.wide_readings.push(reading),
                false => library.readings.entry(reading.class).or_default().push(reading),
            }
        }
        for caller in callers {
            match caller.class.ends_with('*') {
                true => library.wide_callers.push(caller),
                false => library.callers.entry(caller.class).or_default().push(caller),
            }
        }
        library
    }

    /// What a method reads when it is called.
    pub(crate) fn reading(&self, method: MethodRef) -> Option<&'static Reading> {
        if !method.class.is_of_jdk() {
            return None;
        }
        let is_it = |reading: &&&'static Reading| {
            reading.method == method.name && method.descriptor.starts_with(reading.descriptor)
        };
        let exact = self.readings.get(method.class.name).into_iter().flatten().find(is_it);
        let wide = || self.wide_readings.iter().filter(is_it).find(|reading| covers(reading.class, method.class.name));
        exact.or_else(wide).copied()
    }

    /// What is known of a method that gets such an answer: of its class first, then of its package.
    fn claim(&self, method: MethodRef, source: Source) -> Option<Claim> {
        if !method.class.is_of_jdk() {
            return None;
        }
        let is_it = |caller: &&&'static Caller| {
            caller.of.contains(&source) && caller.methods.iter().any(|name| *name == "*" || *name == method.name)
        };
        let exact = self.callers.get(method.class.name).into_iter().flatten().find(is_it);
        let wide = || self.wide_callers.iter().filter(is_it).find(|caller| covers(caller.class, method.class.name));
        exact.or_else(wide).map(|caller| caller.claim)
    }
}

fn covers(pattern: &str, class: &str) -> bool {
    pattern.strip_suffix('*').is_some_and(|start| class.starts_with(start))
}

impl NativeTable {
    /// The same table, knowing what methods of the class library read from the surroundings, and who keeps it for
    /// himself.
    pub fn with_surroundings(mut self, readings: &'static [Reading], callers: &'static [Caller]) -> NativeTable {
        self.surroundings = Library::new(readings, callers);
        self
    }
}

impl Machine {
    /// Notes that the method that is being called answers from the surroundings, if an exploration wants to know and
    /// the answer can reach the program.
    pub fn reads(&mut self, source: Source) {
        let is_known = |machine: &Machine, source| machine.exploring.facts.surroundings.contains_key(&source);
        let is_settled = match source {
            Source::IdentityHash => is_known(self, Source::IdentityHash) && is_known(self, Source::TableHash),
            _ => is_known(self, source),
        };
        if !self.exploring.notes_readings() || is_settled {
            return;
        }
        if let Some(source) = self.reaching_program(source) {
            let place = self.place();
            self.exploring.facts.surroundings.entry(source).or_insert(place);
        }
    }

    /// Whether numbers drawn from generators may come from the surroundings.
    pub fn has_generators_without_seed(&self) -> bool {
        self.exploring.facts.surroundings.contains_key(&Source::Seed)
    }

    /// Notes what a call of this method reads, its arguments on top of the operand stack.
    pub(crate) fn note_reading(&mut self, reading: &'static Reading, argument_slots: u32) {
        if !self.exploring.notes_readings() || self.exploring.facts.surroundings.contains_key(&reading.source) {
            return;
        }
        // Places in tables depend on identity hashes only where one was asked for.
        if reading.source == Source::TableOrder && !self.exploring.facts.surroundings.contains_key(&Source::TableHash) {
            return;
        }
        let top = self.thread().frame().map_or(0, |frame| frame.top) as usize;
        let arguments = self.thread().slots[top - argument_slots as usize..top].to_vec();
        if (reading.matters)(self, &arguments) {
            self.reads(reading.source);
        }
    }

    /// The answer as it can reach the program, if so.
    fn reaching_program(&self, source: Source) -> Option<Source> {
        let mut classes = self.thread().frames.iter().rev().map(|frame| frame.method.class);
        // The classes of proxies belong to nobody: what they do, whoever calls them has asked for.
        let asking = classes.find(|class| !class.is_of_jdk() && !is_proxy(class.name));
        if asking.is_some_and(|class| is_framework(class.name)) {
            return None;
        }
        let mut reached = source;
        for frame in self.thread().frames.iter().rev() {
            match self.natives.surroundings.claim(frame.method, source) {
                Some(Claim::Keeps) => return None,
                Some(Claim::KeepsWithin) if self.exploring.configuration.nondeterminism.atomic_calls => return None,
                Some(Claim::Tables) if self.exploring.facts.surroundings.contains_key(&Source::TableHash) => {
                    return None;
                }
                Some(Claim::Tables) => reached = Source::TableHash,
                Some(Claim::Hands | Claim::KeepsWithin) => {}
                // The class library asks the host all the time, for messages and formats, and its caches fill
                // themselves again.
                None if matches!(source, Source::Host | Source::References) && frame.method.class.is_of_jdk() => {
                    return None;
                }
                None => return Some(reached),
            }
        }
        None
    }
}
