//! The rows of one release, by class.

use crate::classes::{COMPARING_THEIR_OWN, is_in};
use crate::comparisons::is_comparison;
use crate::pattern::{fits, fits_method};
use crate::questions::{Question, Questions};
use crate::row::{Asking, Claim, Row};
use rustc_hash::FxHashMap;

/// All that is claimed of the class library of one feature release.
#[derive(Clone, Default)]
pub struct Table {
    by_class: FxHashMap<&'static str, Vec<&'static Row>>,
    /// Rows for several classes.
    by_start: Vec<&'static Row>,
}

/// What is claimed of one method, as bits: the low 20 are questions. Whoever needs more asks the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claims(pub u32);

impl Claims {
    const QUESTIONS: u32 = (1 << 20) - 1;
    const ATOMIC: u32 = 1 << 20;
    const APART: u32 = 1 << 21;
    const IDLE: u32 = 1 << 22;
    const BLOCKING: u32 = 1 << 23;
    const TIMED: u32 = 1 << 24;
    const EFFECT_FREE: u32 = 1 << 25;
    const EFFECT_FREE_AMONG_OWN: u32 = 1 << 26;
    const WHOLE_BY_ITSELF: u32 = 1 << 27;
    const ATOMIC_UNLESS: u32 = 1 << 28;
    const CALLS_ONCE: u32 = 1 << 29;

    /// It counts as a whole, from one wait to the next.
    #[inline(always)]
    pub fn is_atomic(self) -> bool {
        self.0 & Claims::ATOMIC != 0
    }

    /// The same as long as something is not asked, see [`Table::is_atomic_unasked`].
    #[inline(always)]
    pub fn may_be_atomic(self) -> bool {
        self.0 & Claims::ATOMIC_UNLESS != 0
    }

    /// What a function does that it calls may be a part of it.
    #[inline(always)]
    pub fn calls_once(self) -> bool {
        self.0 & Claims::CALLS_ONCE != 0
    }

    /// It may be no part of what counts as a whole, see [`Table::is_apart`].
    #[inline(always)]
    pub fn may_be_apart(self) -> bool {
        self.0 & Claims::APART != 0
    }

    /// It may count as a whole by itself, see [`Table::is_whole_by_itself`].
    #[inline(always)]
    pub fn may_be_whole_by_itself(self) -> bool {
        self.0 & Claims::WHOLE_BY_ITSELF != 0
    }

    /// Workers without work wait in it.
    #[inline(always)]
    pub fn is_idle(self) -> bool {
        self.0 & Claims::IDLE != 0
    }

    /// Nobody can tell when it has run, in a program that has exceptions, enumerations or texts of its own or not.
    pub fn is_effect_free(self, own_kinds: bool) -> bool {
        self.0 & Claims::EFFECT_FREE != 0 || self.0 & Claims::EFFECT_FREE_AMONG_OWN != 0 && !own_kinds
    }

    /// Nobody can see that it waits.
    #[inline(always)]
    pub fn is_blocking(self) -> bool {
        self.0 & Claims::BLOCKING != 0
    }

    /// It reads the clock for tasks whose time comes, or waits for them.
    #[inline(always)]
    pub fn is_timed(self) -> bool {
        self.0 & Claims::TIMED != 0
    }

    /// The questions that a call may ask.
    #[inline(always)]
    pub fn questions(self) -> Questions {
        Questions(self.0 & Claims::QUESTIONS)
    }
}

impl Table {
    /// The rows for a feature release.
    pub fn new(feature: u32) -> Table {
        let mut table = Table::default();
        for row in crate::rows().filter(|row| row.releases.contain(feature)) {
            match row.class.contains('*') {
                true => table.by_start.push(row),
                false => table.by_class.entry(row.class).or_default().push(row),
            }
        }
        table
    }

    /// The rows about a method.
    pub fn rows(&self, class: &str, name: &str, descriptor: &str) -> impl Iterator<Item = &'static Row> {
        let of_class = self.by_class.get(class).into_iter().flatten();
        let of_several = self.by_start.iter().filter(move |row| fits(row.class, class));
        let is_named = move |row: &&Row| row.methods.iter().any(|method| fits_method(method, name, descriptor));
        of_class.chain(of_several).copied().filter(is_named)
    }

    /// What is claimed of a method.
    pub fn claims(&self, class: &str, name: &str, descriptor: &str) -> Claims {
        let bit = |row: &Row| match row.claim {
            Claim::Asks(question, _) => Questions::from(question).0,
            Claim::Atomic => Claims::ATOMIC,
            Claim::AtomicUnless(_) => Claims::ATOMIC_UNLESS,
            Claim::CallsOnce => Claims::CALLS_ONCE,
            Claim::Apart(_) => Claims::APART,
            Claim::WholeUnless(_) => Claims::WHOLE_BY_ITSELF,
            Claim::Unchanging | Claim::Pure | Claim::Fallible | Claim::Contained => 0,
            Claim::Output | Claim::AddsTo(_) => 0,
            Claim::Idle => Claims::IDLE,
            Claim::Blocking => Claims::BLOCKING,
            Claim::Timed => Claims::TIMED,
            Claim::EffectFree => Claims::EFFECT_FREE,
            Claim::EffectFreeAmongOwn => Claims::EFFECT_FREE_AMONG_OWN,
        };
        let apart = if self.compares_what_changes(class, name, descriptor) { Claims::APART } else { 0 };
        Claims(self.rows(class, name, descriptor).fold(apart, |claims, row| claims | bit(row)))
    }

    /// Whether a method compares objects that may change meanwhile, as far as is known.
    fn compares_what_changes(&self, class: &str, name: &str, descriptor: &str) -> bool {
        let is_unchanging = |row: &Row| matches!(row.claim, Claim::Unchanging | Claim::EffectFree);
        is_comparison(name, descriptor) && !self.rows(class, name, descriptor).any(is_unchanging)
    }

    /// Whether a method is no part of what counts as a whole and began in a method of this class.
    pub fn is_apart(&self, class: &str, name: &str, descriptor: &str, began: &str) -> bool {
        let is_named = |row: &Row| match row.claim {
            Claim::Apart(classes) => classes.is_empty() || classes.contains(&began),
            _ => false,
        };
        let is_own_affair = name != "toString" && is_in(COMPARING_THEIR_OWN, began);
        self.compares_what_changes(class, name, descriptor) && !is_own_affair
            || self.rows(class, name, descriptor).any(is_named)
    }

    /// Whether a method that is no part of a whole counts as one by itself in an exploration that is prepared for these
    /// questions: what others could see of its parts is not asked for.
    pub fn is_whole_by_itself(&self, class: &str, name: &str, descriptor: &str, prepared_for: Questions) -> bool {
        let is_unasked =
            |row: &Row| matches!(row.claim, Claim::WholeUnless(question) if !prepared_for.contains(question));
        self.rows(class, name, descriptor).any(is_unasked)
    }

    /// Whether a method counts as a whole in an exploration that is prepared for these questions.
    pub fn is_atomic_unasked(&self, class: &str, name: &str, descriptor: &str, prepared_for: Questions) -> bool {
        let is_unasked =
            |row: &Row| matches!(row.claim, Claim::AtomicUnless(question) if !prepared_for.contains(question));
        self.rows(class, name, descriptor).any(is_unasked)
    }

    /// The questions that a method may ask, each with the calls that do.
    pub fn asked(&self, class: &str, name: &str, descriptor: &str) -> impl Iterator<Item = (Question, Asking)> {
        self.rows(class, name, descriptor).filter_map(|row| match row.claim {
            Claim::Asks(question, asking) => Some((question, asking)),
            _ => None,
        })
    }
}
