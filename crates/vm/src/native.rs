//! How the VM meets its natives: functions bound to literal Java signatures.
//!
//! A native implements a `native` method, or overrides a Java method whose body must not run here. It works on the machine
//! and answers at once: it never runs the interpreter. What needs Java code is answered with [`Native::Call`], an ordinary
//! frame in the native's place; what must wait changes the thread's status and answers [`Native::Block`], and the call is
//! made again when the thread can move.
//!
//! In this room, too, is what natives need of the machine beyond its state: opened `files`, what the program reads from its
//! `surroundings`, and what it says to its checker (`verify`).

pub mod files;
pub mod surroundings;
pub mod verify;

use crate::machine::Machine;
use crate::state::reference::Reference;
use library::{Claims, Effect, Table};
use program::{ClassRef, MethodRef};
use rustc_hash::FxHashMap;

/// What a native answers.
#[derive(Clone, Debug)]
pub enum Native {
    /// The method returns; nothing for `void`.
    Return(u64),
    /// The method throws.
    Throw(Reference),
    /// Another method runs instead, with these argument slots; its result is the result.
    Call(MethodRef, Vec<u64>),
    /// The thread's status says what it waits for; the call is repeated when that is over.
    Block,
    /// A class has to be initialised (its frame is pushed) or memory collected first: the call is repeated.
    Repeat,
    /// The Java code that the native overrides runs after all.
    Original,
    /// The run cannot go on.
    Stop(Stop),
}

/// Why a run ends, apart from all threads having ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// `Runtime.halt` or the end of `System.exit`.
    Exit(i32),
    /// The program needs something that is not modelled.
    Unsupported { what: String, place: String },
    /// An assumption does not hold: the run is of no interest.
    Discarded,
    /// Somebody wanted the machine to stop; what it was doing is half done.
    Halted,
}

/// What natives do, by the beginning of their signatures; the longest one counts, and [`Effect::Opaque`] is the default.
pub type EffectRule = (&'static str, Effect);

/// A native function: the machine and the argument slots (the receiver first; longs and doubles take two).
pub type NativeFunction = fn(&mut Machine, &[u64]) -> Native;

/// Whether a native stands for a `native` method or replaces Java code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NativeKind {
    Implements,
    Overrides,
}

/// One native: its literal signature (`java/lang/Object.hashCode()I`) and its function.
#[derive(Clone, Copy)]
pub struct NativeEntry {
    pub signature: &'static str,
    pub kind: NativeKind,
    /// The first and the last feature release whose method this is.
    pub releases: (u32, u32),
    /// An update that has the method, where others of these releases do not, or have Java code for it.
    pub seen: Option<&'static str>,
    pub function: NativeFunction,
}

impl NativeEntry {
    /// The internal name of the class, the name and the descriptor of the method.
    pub fn parts(&self) -> Option<(&'static str, &'static str, &'static str)> {
        let (member, descriptor) = self.signature.split_at(self.signature.find('(')?);
        let (class, name) = member.rsplit_once('.')?;
        Some((class, name, descriptor))
    }

    /// How the entry differs from what its class declares; a method that is missing matters to overrides only, since nobody
    /// can call it. Of a class that is not of the JDK there may be other versions, with fewer methods.
    pub fn misfit(&self, class: ClassRef) -> Option<&'static str> {
        if !class.is_of_jdk() {
            return None;
        }
        let (_, name, descriptor) = self.parts()?;
        match (class.declared_method(name, descriptor), self.kind) {
            (None, NativeKind::Overrides) => Some("no such method"),
            (Some(method), NativeKind::Implements) if !method.is_native() && self.seen.is_none() => Some("not native"),
            (Some(method), NativeKind::Overrides) if method.is_native() => Some("native, not to be overridden"),
            (Some(_) | None, _) => None,
        }
    }

    /// Whether the entry is meant for a feature release.
    pub fn is_for(&self, feature: u32) -> bool {
        (self.releases.0..=self.releases.1).contains(&feature)
    }
}

/// What natives without a model reach for: the beginning of their signatures, and a word for it.
pub type Refusal = (&'static str, &'static str);

/// All natives by signature.
#[derive(Clone)]
pub struct NativeTable {
    entries: Vec<NativeEntry>,
    by_signature: FxHashMap<&'static str, u32>,
    by_class: FxHashMap<&'static str, Vec<u32>>,
    refusals: &'static [Refusal],
    effects: Vec<Effect>,
    /// Whether it runs Java code that its signature does not show.
    calls: Vec<bool>,
    /// What the class library reads from the surroundings.
    pub(crate) surroundings: surroundings::Library,
    /// What is known of the class library.
    library: Table,
}

impl NativeTable {
    /// A table over lists of natives for one feature release; the first of two equal signatures counts.
    pub fn new(lists: &[&'static [NativeEntry]], feature: u32) -> NativeTable {
        let mut table = NativeTable {
            entries: Vec::new(),
            by_signature: FxHashMap::default(),
            by_class: FxHashMap::default(),
            refusals: &[],
            effects: Vec::new(),
            calls: Vec::new(),
            surroundings: Default::default(),
            library: Table::default(),
        };
        for entry in lists.iter().flat_map(|list| list.iter()).filter(|entry| entry.is_for(feature)) {
            let number = table.entries.len() as u32;
            table.by_signature.entry(entry.signature).or_insert(number);
            if let Some((class, _, _)) = entry.parts() {
                table.by_class.entry(class).or_default().push(number);
            }
            table.entries.push(*entry);
            table.effects.push(Effect::Opaque);
            table.calls.push(true);
        }
        table
    }

    /// What of this class does not fit the natives: a changed JDK is reported, not guessed.
    pub fn misfit(&self, class: ClassRef) -> Option<String> {
        let numbers = self.by_class.get(class.name)?;
        let entries = numbers.iter().map(|number| &self.entries[*number as usize]);
        entries.filter_map(|entry| entry.misfit(class).map(|why| format!("{}: {why}", entry.signature))).next()
    }

    /// The number of the native that implements or overrides `method`.
    pub fn number(&self, method: MethodRef) -> Option<u32> {
        method.native_number(|| {
            let number = self.by_signature.get(method.signature().as_str()).copied()?;
            let is_meant = method.is_native() || self.entries[number as usize].seen.is_none();
            is_meant.then_some(number)
        })
    }

    /// The function with a number from [`NativeTable::number`].
    #[inline(always)]
    pub fn function(&self, number: u32) -> NativeFunction {
        self.entries[number as usize].function
    }

    /// The same table, with words for what unmodelled natives reach for.
    pub fn refusing(self, refusals: &'static [Refusal]) -> NativeTable {
        NativeTable { refusals, ..self }
    }

    /// The same table, knowing what its natives do.
    pub fn with_effects(self, rules: &[EffectRule], calls: &[&str]) -> NativeTable {
        let effect = |entry: &NativeEntry| {
            let fitting = rules.iter().filter(|(start, _)| entry.signature.starts_with(start));
            fitting.max_by_key(|(start, _)| start.len()).map_or(Effect::Opaque, |(_, effect)| *effect)
        };
        let effects = self.entries.iter().map(effect).collect();
        let runs_java = |entry: &NativeEntry| calls.iter().any(|start| entry.signature.starts_with(start));
        let calls = self.entries.iter().map(runs_java).collect();
        NativeTable { effects, calls, ..self }
    }

    /// The same table, with what is known of the class library.
    pub fn with_library(self, library: Table) -> NativeTable {
        NativeTable { library, ..self }
    }

    /// What is known of the class library.
    pub fn library(&self) -> &Table {
        &self.library
    }

    /// What is claimed of a method. Classes of the program have no rows, whatever their names are.
    #[inline(always)]
    pub fn claims(&self, method: MethodRef) -> Claims {
        Claims(method.claims(|| match method.class.is_application() {
            true => 0,
            false => self.library.claims(method.class.name, method.name, method.descriptor).0,
        }))
    }

    /// Whether nobody can see that a call of this method waits.
    pub fn is_unseen(&self, method: MethodRef) -> bool {
        self.claims(method).is_unseen()
    }

    /// Whether a method reads the clock for tasks whose time comes, or waits for them.
    pub fn keeps_time(&self, method: MethodRef) -> bool {
        self.claims(method).is_timed()
    }

    /// Whether a method is one in which workers without work wait.
    pub fn is_idle(&self, method: MethodRef) -> bool {
        self.claims(method).is_idle()
    }

    /// Whether a method may count as a whole.
    pub fn is_whole(&self, method: MethodRef) -> bool {
        self.claims(method).is_whole()
    }

    /// Whether a method does not belong to what counts as a whole and began with another one.
    pub fn is_apart(&self, method: MethodRef, began: MethodRef) -> bool {
        self.claims(method).may_be_apart()
            && self.library.is_apart(method.class.name, method.name, method.descriptor, began.class.name)
    }

    /// Whether a native runs Java code, or initialises classes, that cannot be known from its signature.
    pub fn runs_java(&self, number: u32) -> bool {
        self.calls[number as usize]
    }

    /// What other threads could observe of the native with a number from [`NativeTable::number`].
    pub fn effect(&self, number: u32) -> Effect {
        self.effects[number as usize]
    }

    /// What a call of a method may do, all the code that it leads to included; nothing where its Java code runs.
    pub fn effect_of_call(&self, method: MethodRef) -> Option<Effect> {
        let number = self.number(method)?;
        match self.effect(number) {
            // Random numbers come from their own code, or are choices.
            Effect::Choice if self.runs_java(number) => None,
            _ if self.runs_java(number) => Some(Effect::Calls),
            effect => Some(effect),
        }
    }

    /// What a native without a model reaches for, if that is known.
    pub fn refusal(&self, signature: &str) -> Option<&'static str> {
        self.refusals.iter().find(|(start, _)| signature.starts_with(start)).map(|(_, what)| *what)
    }

    /// All entries, for the check against the JDK at hand.
    pub fn entries(&self) -> &[NativeEntry] {
        &self.entries
    }
}

/// Lists natives: `natives![implements "signature" => function, overrides "signature" => function]`. A method that only some
/// feature releases have is marked: `implements "signature" since 19 => function`, `… until 18 => …`,
/// `… only 21 => …`. Where only some updates have it, and no other release, one of them is named behind that:
/// `… until 21 seen "17.0.9" => …`.
#[macro_export]
macro_rules! natives {
    ($($kind:ident $signature:literal $($bound:ident $release:literal)* => $function:expr),* $(,)?) => {
        &[$($crate::native::NativeEntry {
            signature: $signature,
            kind: $crate::natives!(@kind $kind),
            releases: $crate::natives!(@releases $($bound $release)*),
            seen: $crate::natives!(@seen $($bound $release)*),
            function: $function,
        }),*]
    };
    (@kind implements) => { $crate::native::NativeKind::Implements };
    (@kind overrides) => { $crate::native::NativeKind::Overrides };
    (@releases $(seen $update:literal)?) => { (0, u32::MAX) };
    (@releases since $release:literal $(seen $update:literal)?) => { ($release, u32::MAX) };
    (@releases until $release:literal $(seen $update:literal)?) => { (0, $release) };
    (@releases only $release:literal $(seen $update:literal)?) => { ($release, $release) };
    (@seen) => { None };
    (@seen seen $update:literal) => { Some($update) };
    (@seen $bound:ident $release:literal) => { None };
    (@seen $bound:ident $release:literal seen $update:literal) => { Some($update) };
}
