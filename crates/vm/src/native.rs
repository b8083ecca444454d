//! How the VM meets its natives: functions bound to literal Java signatures.
//!
//! A native implements a `native` method, or overrides a Java method whose body must not run here. It works on the
//! machine and answers at once: it never runs the interpreter. What needs Java code is answered with [`Native::Call`],
//! an ordinary frame in the native's place; what must wait changes the thread's status and answers [`Native::Block`],
//! and the call is made again when the thread can move.
//!
//! In this room, too, is what natives need of the machine beyond its state: opened `files`, what the program reads from
//! its `surroundings`, and what it says to its checker (`verify`).

pub mod files;
pub mod surroundings;
mod table;
pub mod verify;

pub use table::NativeTable;

use crate::machine::Machine;
use crate::state::reference::Reference;
use library::Effect;
use program::{ClassRef, MethodRef};

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

/// What natives do, by the beginning of their signatures; the longest one counts, and [`Effect::Opaque`] is the
/// default.
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

    /// How the entry differs from what its class declares; a method that is missing matters to overrides only, since
    /// nobody can call it. Of a class that is not of the JDK there may be other versions, with fewer methods.
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

/// Lists natives: `natives![implements "signature" => function, overrides "signature" =>
/// function]`. A method that only some feature releases have is marked: `implements "signature" since 19 => function`,
/// `… until 18 => …`, `… only 21 => …`. Where only some updates have it, and no other release, one of them is named
/// behind that: `… until 21 seen "17.0.9" => …`.
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
