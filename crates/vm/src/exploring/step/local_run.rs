//! What a step does after its operation: everything up to what another thread could observe.

use crate::exploring::Configuration;
use crate::exploring::operation::Operation;
use crate::exploring::pausing::Pausing;
use crate::machine::Machine;
use crate::native::Stop;
use crate::threads::thread::{Frame, Phase, Status};

/// Instructions after which a step ends although nothing observable has come: a loop may be endless. More where no
/// other thread is there to be kept waiting. Both have many divisors, so that a loop soon stands where it stood before.
pub(super) const LONGEST: u64 = 27_720;
const LONGEST_ALONE: u64 = 166_320;

impl Machine {
    /// Runs up to what another thread could observe.
    pub(super) fn run_locally(&mut self) -> Result<(), Stop> {
        if self.notes_instructions() {
            // The operation was one.
            self.note_place()?;
        }
        let mut free = self.is_free();
        let mut left = if free { LONGEST_ALONE } else { LONGEST };
        loop {
            if self.thread().status != Status::Runnable || self.stands_at_its_end() || left == 0 {
                return Ok(());
            }
            let ended = std::mem::take(&mut self.turn_ended);
            if ended && self.thread().suspended {
                return Ok(());
            }
            if self.is_at_single_instruction(!free) {
                return self.resolve_ahead(!free);
            }
            let mut pausing = Pausing::before_operations(!free);
            self.advance_watched(&mut pausing, &mut left)?;
            if pausing.has_paused() {
                self.note_pause();
                return Ok(());
            }
            let now_free = self.is_free();
            if free && !now_free {
                let own = self.own_frame(self.current).map(|(frame, _)| (frame.method, frame.pc));
                self.exploring.facts.first_company = self.exploring.facts.first_company.or(own);
                self.remark()?;
                self.begin_threads()?;
                left = left.min(LONGEST);
            }
            free = now_free;
        }
    }

    /// Whether the thread, if it has company, is about to execute an instruction that is a step of its own: one of the
    /// program's own code where threads are stopped anywhere, or one of a method that somebody watches, be it only its
    /// return.
    pub(super) fn is_at_single_instruction(&self, in_company: bool) -> bool {
        let Configuration { every_instruction, watched_methods, watched_returns, .. } = &self.exploring.configuration;
        let is_single = |frame: &Frame| {
            *every_instruction && frame.method.class.is_application()
                || watched_methods.contains(&frame.method.id)
                || watched_returns.contains(&frame.method.id) && frame.is_at_return()
        };
        in_company && self.thread().frame().is_some_and(is_single)
    }

    /// Resolves the access or call before which the thread stops: whether it can move must not depend on who was here
    /// before. Call sites that bootstrap methods link are left alone; they run code.
    fn resolve_ahead(&mut self, in_company: bool) -> Result<(), Stop> {
        let mut pausing = Pausing::before_operations(in_company);
        let before = self.position();
        while self.operation(self.current) == Operation::Opaque && self.stands_at_plain_unresolved_instruction() {
            self.advance_by(&mut pausing, &mut 1)?;
            if self.position() != before || pausing.has_paused() {
                break;
            }
        }
        Ok(())
    }

    /// Goes on; by one instruction only where it may come to one that is a step of its own, by a call or by a return.
    /// How far a longer run goes depends on what this process has resolved.
    pub(in crate::exploring) fn advance_watched(&mut self, pausing: &mut Pausing, left: &mut u64) -> Result<(), Stop> {
        let Configuration { every_instruction, watched_methods, watched_returns, .. } = &self.exploring.configuration;
        let is_watched = !watched_methods.is_empty() || !watched_returns.is_empty();
        let is_watched = is_watched || *every_instruction && pausing.pauses();
        if !is_watched && !self.notes_places() {
            return self.advance_by(pausing, left);
        }
        let mut one = 1;
        self.advance_by(pausing, &mut one)?;
        *left -= 1 - one;
        if self.notes_places() && !pausing.has_paused() { self.note_place() } else { Ok(()) }
    }

    /// Whether no other thread can move before this one gives way.
    pub(super) fn is_free(&self) -> bool {
        self.thread().atomic > 0 || !self.has_company(self.current)
    }

    /// A thread that has company stops before it ends, and the main thread before it ends the program: daemons may
    /// still do something before that, such as starting a thread that keeps the program alive.
    fn stands_at_its_end(&self) -> bool {
        let thread = self.thread();
        match thread.phase {
            Phase::Exit => self.has_company(self.current),
            Phase::Draining => thread.frames.is_empty() && self.has_company(self.current),
            Phase::Boot | Phase::Body | Phase::Uncaught | Phase::Shutdown => false,
        }
    }

    /// Where the state itself does not show what the thread paused for, it is marked in the state. An instruction that
    /// this process has not resolved yet shows nothing but a class in need of initialisation: another run may find it
    /// resolved.
    fn note_pause(&mut self) {
        let shown = match self.operation(self.current) {
            Operation::Local => false,
            Operation::Opaque => !self.stands_at_unresolved_instruction(),
            _ => true,
        };
        self.thread_mut().opaque = !shown;
    }
}
