//! What is claimed of endless runs, as `ltl` blocks and never claims.
//!
//! A formula without `X` cannot tell a run from one with more steps between the same values (Lamport 1983), so that the
//! steps of a model may be others than those of the machine; `X` is refused. A run that ends stays in its last state
//! for ever. Spin does that with claims too, but not with weak fairness (6.5.2 misses cycles of more than one step of
//! the claim): then a process `nobody` makes steps that change nothing. These are always enabled; all other threads
//! move because of fairness, and formulas that break within finitely many steps do not see them. Formulas count from
//! the call of `main` on: what the launcher initialises before is left out by `begun`.
//!
//! Livelock (`[] <> (progress || nobody moves)`) is about steps: each step that is progress turns `progressed` over,
//! and the claim accepts runs in which that stays as it is and somebody can move. That asks which processes are
//! enabled, which the reduction of Spin does not keep.

use crate::atoms;
use crate::class_properties::ClassProperty;
use crate::context::Context;
use crate::never;
use crate::stated;
use crate::writer::Writer;
use expression::Condition;
use temporal::Formula;

/// From so many operators on a formula is made an automaton here: Spin takes long for such.
const MOST_OPERATORS: usize = 16;

/// What is claimed of the runs of a program.
#[derive(Default)]
pub struct Claims {
    /// Atoms, by number: as they were written, and what they mean.
    pub atoms: Vec<(String, Condition)>,
    /// The claims.
    pub claims: Vec<Claim>,
    /// Whether fairness counts for what the program states itself.
    pub states_fairly: bool,
    /// What must hold of objects, and at the beginning and the return of methods.
    pub properties: Vec<ClassProperty>,
}

impl std::fmt::Debug for Claims {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Claims").field("claims", &self.claims).finish_non_exhaustive()
    }
}

/// One claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// What it says, in words.
    pub words: String,
    /// What it is.
    pub what: Claimed,
    /// Whether only runs count in which every thread moves that can move all the time.
    pub is_fair: bool,
}

/// What is claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// A formula over the atoms.
    Formula(Formula),
    /// Every run comes to its end.
    Termination,
    /// No run goes on for ever without progress.
    Livelock,
}

/// A claim as the model has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelClaim {
    /// The name of the `ltl` block or never claim.
    pub name: String,
    /// Whether weak fairness is to be asked for.
    pub is_fair: bool,
    /// Whether the reduction of Spin leaves out too much for it.
    pub needs_all: bool,
    /// Whether the program states it itself.
    pub is_stated: bool,
}

impl Claims {
    /// Whether somebody must make steps that change nothing.
    pub(crate) fn idles(&self, states: bool) -> bool {
        self.claims.iter().any(|claim| claim.is_fair) || states && self.states_fairly
    }

    pub(crate) fn asks_for_progress(&self) -> bool {
        self.claims.iter().any(|claim| claim.what == Claimed::Livelock)
    }
}

/// The claims as the model has them: those that were asked for, and then those of the program.
pub(crate) fn names(cx: &Context<'_>) -> Vec<ModelClaim> {
    let named = |(number, claim): (usize, &Claim)| ModelClaim {
        name: name(number),
        is_fair: claim.is_fair,
        needs_all: claim.what == Claimed::Livelock,
        is_stated: false,
    };
    let stated = |number: usize| ModelClaim {
        name: stated_name(cx, number),
        is_fair: cx.claims.states_fairly,
        needs_all: false,
        is_stated: true,
    };
    let asked = cx.claims.claims.iter().enumerate().map(named);
    asked.chain((0..cx.stated.len()).map(stated)).collect()
}

/// The name of a claim of the program, which come behind the others.
pub(crate) fn stated_name(cx: &Context<'_>, number: usize) -> String {
    name(cx.claims.claims.len() + number)
}

/// How the claims are verified, for people.
pub(crate) fn how_to_verify(cx: &Context<'_>) -> Vec<String> {
    let claims = names(cx);
    if claims.is_empty() {
        return Vec::new();
    }
    let fair = if cx.idles() { "-DFAIR " } else { "" };
    let mut lines = vec![String::from("and what is claimed of endless runs with")];
    for claim in &claims {
        let all = if claim.needs_all { "-DNOREDUCE " } else { "" };
        let weakly = if claim.is_fair { "-f " } else { "" };
        lines.push(format!(
            "    spin {fair}-a MODEL && cc -O2 -w -fwrapv -DNFAIR={} {all}-o pan pan.c && ./pan -a {weakly}-N {}",
            counters(cx.objects.threads(cx.thread)),
            claim.name
        ));
    }
    lines
}

/// How much room the verifier needs for weak fairness (`NFAIR`): it wants four processes for each, and counts the
/// claim, the one that changes nothing and one more.
pub fn counters(processes: u32) -> u32 {
    processes.div_ceil(4) + 1
}

/// The numbers of the processes that are threads, as `enabled` counts them.
fn processes(cx: &Context<'_>) -> std::ops::Range<u32> {
    let idle = u32::from(cx.idles());
    idle..idle + cx.objects.threads(cx.thread).saturating_sub(1)
}

impl Context<'_> {
    pub(crate) fn idles(&self) -> bool {
        self.claims.idles(!self.stated.is_empty())
    }
}

/// Somebody who makes steps that change nothing, before everybody else.
pub(crate) fn write_idle(cx: &Context<'_>, text: &mut Writer) {
    if cx.idles() {
        text.line("");
        text.line("#ifdef FAIR");
        text.line("/* Moves where nobody else does: a run that ends stays in its last state for ever. */");
        text.line("active proctype nobody() { do :: status[null] == 0 od }");
        text.line("#endif");
    }
}

fn name(number: usize) -> String {
    format!("claim_{}", number + 1)
}

/// Writes atoms and claims.
pub(crate) fn write(cx: &Context<'_>) -> Writer {
    let mut text = Writer::default();
    let claims = cx.claims;
    if claims.claims.is_empty() && cx.stated.is_empty() {
        return text;
    }
    if cx.endings.may_end() || cx.endings.sections {
        cx.refuse("daemons, System.exit, assumptions or atomic sections beside what is claimed of endless runs", None);
    }
    text.line("");
    text.line("/* What is claimed of endless runs. */");
    for (number, (atom, condition)) in claims.atoms.iter().enumerate() {
        let written = atoms::condition(cx, atom, condition);
        text.line(&format!("#define {} {written}    /* {} */", atom_name(number as u32), in_comment(atom)));
    }
    for (number, claim) in claims.claims.iter().enumerate() {
        text.line("");
        text.line(&format!("/* {} */", in_comment(&claim.words)));
        match &claim.what {
            Claimed::Formula(formula) => write_formula(cx, &name(number), formula, &mut text),
            Claimed::Termination => {
                text.line(&format!("#define over ({})", over(cx)));
                text.line(&format!("ltl {} {{ <> over }}", name(number)));
            }
            Claimed::Livelock => never::livelock(&name(number), processes(cx), &mut text),
        }
    }
    stated::write(cx, &mut text);
    text
}

fn write_formula(cx: &Context<'_>, name: &str, formula: &Formula, text: &mut Writer) {
    if formula.mentions_next() {
        cx.refuse("X, which counts steps: those of a model are others than those of the program", None);
        return;
    }
    let begins = cx.counts_from_main();
    if operators(formula) <= MOST_OPERATORS {
        let formula = in_spin(formula);
        match begins {
            true => text.line(&format!("ltl {name} {{ begun V (!begun || {formula}) }}")),
            false => text.line(&format!("ltl {name} {{ {formula} }}")),
        }
        return;
    }
    match temporal::translate(&formula.negated()) {
        Ok(unwanted) => never::write(name, &unwanted, begins.then_some("begun"), &|atom| atom_name(atom), text),
        Err(_) => cx.refuse("a formula that is too large", None),
    }
}

/// All threads have ended.
fn over(cx: &Context<'_>) -> String {
    let others = (2..cx.objects.threads(cx.thread)).map(|thread| format!(" && status[{thread}] != alive"));
    format!("status[main_thread_] == ended{}", others.collect::<String>())
}

pub(crate) fn atom_name(atom: u32) -> String {
    format!("atom_{}", atom + 1)
}

/// Words that do not end the comment.
fn in_comment(words: &str) -> String {
    words.replace("*/", "* /").replace("/*", "/ *").replace('\n', " ")
}

fn operators(formula: &Formula) -> usize {
    in_spin(formula).chars().filter(|letter| matches!(letter, '&' | '|' | 'U' | 'V' | '[' | '<')).count()
}

/// A formula in the words of Spin.
fn in_spin(formula: &Formula) -> String {
    let one = in_spin;
    match formula {
        Formula::True => String::from("true"),
        Formula::False => String::from("false"),
        Formula::Atom(number) => atom_name(*number),
        Formula::Not(only) => format!("!{}", one(only)),
        Formula::Next(only) => format!("(X {})", one(only)),
        Formula::Eventually(only) => format!("(<> {})", one(only)),
        Formula::Always(only) => format!("([] {})", one(only)),
        Formula::And(left, right) => format!("({} && {})", one(left), one(right)),
        Formula::Or(left, right) => format!("({} || {})", one(left), one(right)),
        Formula::Implies(left, right) => format!("({} -> {})", one(left), one(right)),
        Formula::Equivalent(left, right) => format!("({} <-> {})", one(left), one(right)),
        Formula::Until(left, right) => format!("({} U {})", one(left), one(right)),
        Formula::WeakUntil(left, right) => {
            let (left, right) = (one(left), one(right));
            format!("(({left} U {right}) || ([] {left}))")
        }
        Formula::Release(left, right) => format!("({} V {})", one(left), one(right)),
    }
}
