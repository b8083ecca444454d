//! The reference: the simplest search that can be right, for tiny programs.
//!
//! It drives the machine by single instructions (`vm::threads::single_steps`) and shares nothing with `explore` and
//! `vm::exploring`: no reduction, no sharing analysis, no prefix, no anchor, no call that counts as a whole or is not
//! begun, no idle workers, no undo. States are compared by their full canonical form, and every state is restored from
//! it. Who can move is decided in `moves`.
//!
//! Two things are left out, each with its reason:
//! - an instruction that touches nothing but the frames of its own thread is no step of its own: no other thread can
//!   tell when it was executed (`instructions`);
//! - what the JDK does to make, start and end a thread is not interrupted ([`Lives::Whole`]): it is bookkeeping in
//!   objects that the generated programs do not look at. [`Lives::Steps`] interrupts it too; a part of the programs is
//!   searched both ways.
//!
//! Time: a timed wait may end at any moment, and has then taken its time. As long as nobody reads the clock, it stands
//! still; a search in which somebody does begins anew with a clock that moves.

mod instructions;
mod moves;
mod standstill;

use evidence::{Fault, Property};
use instructions::is_local;
use moves::{Move, moves};
use program::ClassRef;
use rustc_hash::FxHashSet;
use standstill::{circles, lines_of, thrown_at};
use std::collections::BTreeSet;
use vm::native::Stop;
use vm::schedule::Turn;
use vm::{Machine, Phase, Status, ThreadId};

/// Local instructions after which a state is looked at: a loop may be endless.
const MOST_LOCAL: usize = 20_000;
/// States in a row with one move each that need not be kept: what is not known is explored again.
const MOST_UNKEPT: usize = 1_000;

/// Whether making, starting and ending a thread can be interrupted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lives {
    Whole,
    Steps,
}

/// What a program does wrong: the property, the class of the exception, and the lines of those who take part.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Wrong {
    pub(crate) property: Property,
    pub(crate) exception: Option<String>,
    pub(crate) lines: Vec<u32>,
}

impl Wrong {
    /// A fault as `explore` tells it.
    pub(crate) fn of(fault: &Fault) -> Wrong {
        let mut lines: Vec<u32> = fault.sites.iter().map(|site| site.place.line.unwrap_or(0)).collect();
        lines.sort_unstable();
        Wrong { property: fault.property, exception: fault.exception.clone(), lines }
    }
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub(crate) struct Found {
    pub(crate) outcomes: BTreeSet<String>,
    pub(crate) wrong: BTreeSet<Wrong>,
    pub(crate) states: usize,
    /// There are more states than were allowed.
    pub(crate) limited: bool,
    pub(crate) unsupported: Option<String>,
}

/// A search in progress.
struct Search<'a> {
    machine: &'a mut Machine,
    class: ClassRef,
    fields: &'a [&'a str],
    most_states: usize,
    lives: Lives,
    clock_moves: bool,
    open: Vec<Vec<u32>>,
    known: FxHashSet<Vec<u32>>,
    found: Found,
}

/// Searches the program that a machine has just started; its outcome is in static fields of the class.
pub(crate) fn search(machine: &mut Machine, class: &str, fields: &[&str], most_states: usize, lives: Lives) -> Found {
    machine.begin_single_steps();
    let class = machine.program.load(&format!("generated/{class}")).unwrap();
    let start = machine.canonical().unwrap();
    let mut clock_moves = false;
    loop {
        let known = FxHashSet::from_iter([start.clone()]);
        let open = vec![start.clone()];
        let found = Found::default();
        let mut search = Search { machine, class, fields, most_states, lives, clock_moves, open, known, found };
        search.run();
        let found = search.found;
        if clock_moves || !machine.exploring.facts.looked_at_clock {
            return found;
        }
        clock_moves = true;
    }
}

impl Search<'_> {
    fn run(&mut self) {
        while let Some(form) = self.open.pop() {
            let over = !self.clock_moves && self.machine.exploring.facts.looked_at_clock;
            self.found.states += 1;
            self.found.limited = self.found.states > self.most_states;
            if over || self.found.limited || self.found.unsupported.is_some() {
                return;
            }
            self.machine.restore(&form).unwrap();
            self.expand(&form);
        }
    }

    /// Makes every move of the state in which the machine stands.
    fn expand(&mut self, form: &[u32]) {
        let moves = self.look();
        for next in moves {
            self.machine.restore(form).unwrap();
            if self.make(next) {
                self.arrive();
            }
        }
    }

    /// Goes on from a new state as long as there is one move only; keeps the state where there are more.
    fn arrive(&mut self) {
        for _ in 0..MOST_UNKEPT {
            let moves = self.look();
            match moves[..] {
                [] => return,
                [only] if self.make(only) => {}
                [_] => return,
                _ => break,
            }
        }
        let form = self.machine.canonical().unwrap();
        if self.known.insert(form.clone()) {
            self.open.push(form);
        }
    }

    /// What can be done in the present state; takes note of what is wrong with it.
    fn look(&mut self) -> Vec<Move> {
        for circle in circles(self.machine) {
            self.note(Property::Deadlock, None, lines_of(self.machine, &circle));
        }
        let moves = moves(self.machine);
        if moves.is_empty() {
            let living = (0..self.machine.threads.len() as u32).map(ThreadId);
            let stuck: Vec<ThreadId> = living.filter(|id| self.is_stuck(*id)).collect();
            self.note(Property::Deadlock, None, lines_of(self.machine, &stuck));
            self.end("deadlock");
        }
        moves
    }

    fn is_stuck(&self, id: ThreadId) -> bool {
        let thread = &self.machine.threads[id.0 as usize];
        !thread.is_terminated() && thread.phase != Phase::Draining
    }

    /// Makes a move and whatever follows that nobody else can tell; false where the program is over.
    fn make(&mut self, next: Move) -> bool {
        self.machine.output.clear();
        match next {
            Move::Step(id) => return self.step(id) && self.go_on(id),
            Move::First(id) => self.machine.become_first_waiter(id),
            Move::TimeOut(id) => moves::time_out(self.machine, id, self.clock_moves),
            Move::Interrupt(id) => moves::interrupt(self.machine, id),
        }
        true
    }

    fn go_on(&mut self, id: ThreadId) -> bool {
        for _ in 0..MOST_LOCAL {
            let thread = &self.machine.threads[id.0 as usize];
            let goes_on = is_local(self.machine, id) || self.is_in_life(id);
            if thread.status != Status::Runnable || begins_to_end(thread) || !goes_on {
                return true;
            }
            if !self.step(id) {
                return false;
            }
        }
        true
    }

    /// Whether a thread is in the midst of being made, started or ended.
    fn is_in_life(&self, id: ThreadId) -> bool {
        let thread = &self.machine.threads[id.0 as usize];
        let is_life = |frame: &vm::Frame| {
            frame.method.class.name == "java/lang/Thread" && ["<init>", "start", "exit"].contains(&frame.method.name)
        };
        let ends = thread.phase == Phase::Exit && !begins_to_end(thread);
        self.lives == Lives::Whole && (ends || thread.phase != Phase::Exit && thread.frames.iter().any(is_life))
    }

    /// One instruction; false where the program is over.
    fn step(&mut self, id: ThreadId) -> bool {
        let before = &self.machine.threads[id.0 as usize];
        let (phase, flying, last) = (before.phase, self.machine.flying(id), before.frames.len() == 1);
        let unhandled = matches!(phase, Phase::Body | Phase::Uncaught) && last;
        let handled = phase == Phase::Body && self.machine.handles_exceptions(id);
        let turn = self.machine.single_step(id);
        if let Some(exception) =
            flying.filter(|_| unhandled && !handled && self.machine.threads[id.0 as usize].phase != phase)
        {
            let class = self.machine.peek_class(exception);
            let error = self.machine.program.load("java/lang/AssertionError").unwrap();
            let property = if class.is_subclass_of(error) { Property::Assertion } else { Property::Exception };
            self.note(property, Some(class.java_name()), thrown_at(self.machine, exception));
        }
        match turn {
            Turn::Over => true,
            Turn::Stopped(Stop::Exit(_)) => self.end("end"),
            Turn::Stopped(Stop::Discarded | Stop::Halted) => false,
            Turn::Stopped(Stop::Unsupported { what, place }) => {
                self.found.unsupported = Some(format!("{what} at {place}"));
                false
            }
        }
    }

    fn note(&mut self, property: Property, exception: Option<String>, lines: Vec<u32>) {
        self.found.wrong.insert(Wrong { property, exception, lines });
    }

    /// Takes note of an outcome; false, because nothing follows.
    fn end(&mut self, how: &str) -> bool {
        let values = self.fields.iter().map(|name| static_int(self.machine, self.class, name).to_string());
        let outcome = std::iter::once(how.to_string()).chain(values).collect::<Vec<String>>().join(" ");
        self.found.outcomes.insert(outcome);
        false
    }
}

fn static_int(machine: &Machine, class: ClassRef, name: &str) -> i32 {
    let field = class.field_named(name).unwrap();
    let mirror = class.mirror().unwrap();
    machine.heap.word(mirror + field.offset(machine.known.class)) as i32
}

/// Whether the body of a thread is over and its end has not begun: others may still come first, be its first
/// instruction local or not. A synchronized body has just left its monitor.
fn begins_to_end(thread: &vm::Thread) -> bool {
    thread.phase == Phase::Exit && matches!(thread.frames[..], [only] if only.pc == 0)
}
