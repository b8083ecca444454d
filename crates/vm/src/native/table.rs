//! The table of natives of one feature release, and with it what is known of the class library: the natives themselves,
//! what other threads could observe of them, and the rows of `library`.

use super::{EffectRule, NativeEntry, NativeFunction, Refusal, surroundings};
use library::{Claims, Effect, Questions, Table};
use program::{ClassRef, MethodRef};
use rustc_hash::FxHashMap;

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
    #[inline]
    pub fn is_blocking(&self, method: MethodRef) -> bool {
        self.claims(method).is_blocking()
    }

    /// Whether a method reads the clock for tasks whose time comes, or waits for them.
    #[inline]
    pub(crate) fn keeps_time(&self, method: MethodRef) -> bool {
        self.claims(method).is_timed()
    }

    /// Whether a method is one in which workers without work wait.
    #[inline]
    pub fn is_idle(&self, method: MethodRef) -> bool {
        self.claims(method).is_idle()
    }

    /// Whether a method counts as a whole, where these questions are expected.
    #[inline]
    pub fn is_atomic(&self, method: MethodRef, prepared_for: Questions) -> bool {
        let claims = self.claims(method);
        claims.is_atomic()
            || claims.may_be_atomic()
                && self.library.is_atomic_unasked(method.class.name, method.name, method.descriptor, prepared_for)
    }

    /// Whether functions that a method is given may be a part of it.
    #[inline]
    pub(crate) fn calls_once(&self, method: MethodRef) -> bool {
        self.claims(method).calls_once()
    }

    /// Whether a method does not belong to what counts as a whole and began with another one.
    #[inline]
    pub fn is_apart(&self, method: MethodRef, began: MethodRef) -> bool {
        self.claims(method).may_be_apart()
            && self.library.is_apart(method.class.name, method.name, method.descriptor, began.class.name)
    }

    /// Whether a method that is no part of a whole counts as one by itself, where these questions are expected.
    #[inline]
    pub fn is_whole_by_itself(&self, method: MethodRef, prepared_for: Questions) -> bool {
        self.claims(method).may_be_whole_by_itself()
            && self.library.is_whole_by_itself(method.class.name, method.name, method.descriptor, prepared_for)
    }

    /// Whether a native runs Java code, or initialises classes, that cannot be known from its signature.
    pub(crate) fn runs_java(&self, number: u32) -> bool {
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
