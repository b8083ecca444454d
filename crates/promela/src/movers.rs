//! How statements of a model move in time past what other threads do (Lipton, CACM 1975).
//!
//! By the text alone: a statement that names nothing but variables of its process, constants, and memory for which no
//! two threads contend moves both ways; so do requests for a new object, whose number nobody compares but with itself.
//! What is not known is [`Mover::Alone`].

use crate::structure::{Label, bare, words};
use std::collections::{BTreeMap, BTreeSet};

/// What a statement is for those that are around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mover {
    /// Others cannot tell when it happens.
    Both,
    /// It lets others go on: it may as well happen earlier.
    Left,
    /// It waits for something, and may as well happen later.
    Waits,
    /// It waits for what cannot have happened yet if the step has begun before it.
    Wakes,
    /// Others can see when it happens.
    Seen,
    /// `else`: it looks at what the other guards look at.
    Otherwise,
    /// A call of a method of the model.
    Call(String),
    Goto,
    /// It leaves the loop around it.
    Leaves,
    /// Nothing is known of it.
    Alone,
}

/// What is known of the names in a text.
#[derive(Clone, Debug, Default)]
pub(crate) struct Movers {
    /// Names whose use nobody else can see.
    pub(crate) local: BTreeSet<String>,
    /// Memory for which threads contend.
    pub(crate) contended: BTreeSet<String>,
    pub(crate) methods: BTreeSet<String>,
    /// Whether a thread can be ended or held up between any two statements.
    pub(crate) nothing_moves: bool,
    /// Whether a thread may be joined before another one has started it.
    pub(crate) joins_early: bool,
    /// Whether threads are interrupted.
    pub(crate) interrupts: bool,
    /// Whether waits may time out.
    pub(crate) times_out: bool,
    /// Whether somebody may notice the end of a thread.
    pub(crate) asks_for_ends: bool,
    /// Whether the end of a thread waits for its monitor.
    pub(crate) ends_wait: bool,
    /// Whether somebody may notice that a monitor or a lock is held, but by waiting for it.
    pub(crate) owners_are_seen: bool,
}

/// Words of the language, and names that every process has.
const USUAL: &[&str] = &[
    "if", "fi", "else", "goto", "skip", "assert", "atomic", "true", "false", "null", "me", "thrown", "result", "this",
];

impl Movers {
    /// What a line does.
    pub(crate) fn of(&self, line: &str, labels: &BTreeMap<String, Label>) -> Mover {
        let text = bare(line);
        if let Some(guard) = text.strip_prefix("::") {
            let guard = guard.trim().trim_end_matches("->").trim();
            return self.guard(guard, labels);
        }
        match text {
            "break;" => Mover::Leaves,
            _ if text.starts_with("goto ") => Mover::Goto,
            _ => self.statement(text, labels),
        }
    }

    fn guard(&self, guard: &str, labels: &BTreeMap<String, Label>) -> Mover {
        if guard == "else" {
            return Mover::Otherwise;
        }
        match (self.is_local(guard, labels), self.is_known(guard, labels)) {
            (true, _) => Mover::Both,
            (_, true) => Mover::Seen,
            _ => Mover::Alone,
        }
    }

    fn statement(&self, text: &str, labels: &BTreeMap<String, Label>) -> Mover {
        if let Some((name, arguments)) = call(text) {
            let is_local = self.is_local(arguments, labels);
            match name {
                _ if !is_local => return Mover::Alone,
                _ if self.methods.contains(name) => return Mover::Call(name.to_owned()),
                _ => {}
            }
            if let Some(mover) = self.of_prelude(name) {
                return mover;
            }
        }
        let acts = text.starts_with("if ") || text.starts_with("assert(") || text == "skip;" || changes(text);
        let jumps = words(text).any(|word| word == "break");
        let may_block =
            jumps || text.starts_with("atomic") && text.contains("->") || text.starts_with("if ") && !has_else(text);
        match (self.is_local(text, labels), self.is_known(text, labels)) {
            _ if !acts || may_block => Mover::Alone,
            (true, _) => Mover::Both,
            (_, true) => Mover::Seen,
            _ => Mover::Alone,
        }
    }

    /// The macros at the beginning of each model (`prelude`).
    fn of_prelude(&self, name: &str) -> Option<Mover> {
        Some(match name {
            "enter" | "leave" | "begin_wait" | "begin_await" | "end_wait" | "end_wait_or_time_out"
                if self.owners_are_seen =>
            {
                Mover::Alone
            }
            "enter" => Mover::Waits,
            "leave" => Mover::Left,
            // A condition over what is the thread's own. Only the thread itself can make itself the owner.
            "raise_if" | "must_own" => Mover::Both,
            // Whom a notification wakes must wait for the monitor, unless something else can wake it.
            "notify" | "notify_all" if !self.interrupts && !self.times_out => Mover::Both,
            "begin_wait" | "begin_await" if !self.interrupts => Mover::Left,
            "end_wait" if !self.interrupts => Mover::Wakes,
            // Who joins a thread that is not started yet does not wait: others can see whether that is so.
            "join" if self.joins_early => Mover::Alone,
            "end_wait_or_time_out" | "join" if !self.interrupts => Mover::Waits,
            "end_wait" | "end_wait_or_time_out" | "join" => Mover::Alone,
            "begin_wait" | "begin_await" | "notify" | "notify_all" | "signal" | "signal_all" => Mover::Seen,
            "finish" if self.ends_wait => Mover::Alone,
            "finish" if !self.asks_for_ends => Mover::Both,
            "start" | "finish" | "interrupt" => Mover::Seen,
            _ => return None,
        })
    }

    fn is_local(&self, text: &str, labels: &BTreeMap<String, Label>) -> bool {
        words(text).all(|word| self.is_own(word, labels))
    }

    fn is_known(&self, text: &str, labels: &BTreeMap<String, Label>) -> bool {
        words(text).all(|word| self.is_own(word, labels) || self.contended.contains(word))
    }

    fn is_own(&self, word: &str, labels: &BTreeMap<String, Label>) -> bool {
        let is_number = word.bytes().all(|digit| digit.is_ascii_digit());
        is_number || USUAL.contains(&word) || self.local.contains(word) || labels.contains_key(word)
    }
}

/// The name and the arguments of `name(arguments);`.
fn call(text: &str) -> Option<(&str, &str)> {
    let (name, arguments) = text.strip_suffix(");")?.split_once('(')?;
    let is_name = !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    is_name.then_some((name, arguments))
}

/// Whether a text gives something another value.
fn changes(text: &str) -> bool {
    text.contains(" = ") || text.contains("++") || text.contains("--")
}

fn has_else(text: &str) -> bool {
    words(text).any(|word| word == "else")
}
