//! Stretches of library code that are one step: the initialisers of the JDK's classes, and calls that count as a whole.
//!
//! A stretch begins at the outermost frame of such a method above the program's own innermost frame, and ends when that frame is
//! left, when code of the program runs (a callback), when the thread has to wait or gives way, or when the exploration has to
//! choose. It is read off the frames, so it is the same after an undo.
//!
//! An initialiser of the JDK sets up its own class from constants and properties: that nobody sees it half done is assumed for all
//! of them. Which calls count as a whole is a list (`natives::library`), used only if the exploration asks for it: each must be
//! linearisable between its waits, or behaviour is lost. What a stretch does in the present state can be asked for, see
//! [`Machine::footprint`].

use super::operation::Operation;
use crate::machine::Machine;
use crate::native::{Effect, Stop};
use crate::thread::{Frame, OnReturn, Status, ThreadId};
use program::Op;

/// Instructions after which a stretch is given up: it may spin for something another thread has to do.
pub(super) const LONGEST: u64 = 400_000;

/// A moment, in nanoseconds, after every deadline that a call may have computed.
const LATE: u64 = 1 << 61;

impl Machine {
    /// The lowest frame of the stretch that the thread's next step takes as a whole, if that step does.
    pub fn whole_stretch(&self, id: ThreadId) -> Option<usize> {
        let divisible = matches!(
            self.operation(id),
            Operation::Local | Operation::TimeOut(_) | Operation::Choose(_) | Operation::End | Operation::Sleep
        );
        if divisible { None } else { self.whole_frame(id) }
    }

    /// The lowest frame of the stretch that a thread is in.
    pub(super) fn whole_frame(&self, id: ThreadId) -> Option<usize> {
        let frames = &self.threads[id.0 as usize].frames;
        let own = frames.iter().rposition(|frame| frame.method.class.is_application()).map_or(0, |own| own + 1);
        let mut library = own;
        loop {
            let lowest = (library..frames.len()).find(|depth| self.is_whole(&frames[*depth]))?;
            match frames[lowest..].iter().rposition(|frame| self.is_apart(frame, &frames[lowest])) {
                Some(apart) => library = lowest + apart + 1,
                None => return Some(lowest),
            }
        }
    }

    /// Whether a frame of the library ends a stretch that began with another one, because others may look at what it does.
    fn is_apart(&self, frame: &Frame, lowest: &Frame) -> bool {
        !is_initializer(lowest) && self.natives.is_apart(frame.method, lowest.method)
    }

    fn is_whole(&self, frame: &Frame) -> bool {
        match frame.on_return {
            OnReturn::Initializer { .. } => self.class_of_mirror(frame.lock).is_of_jdk(),
            _ => self.exploring.whole_calls && self.natives.is_whole(frame.method),
        }
    }

    /// What a stretch reads from the clock. It computes when its waits have to end, and looks whether that moment has come: it has
    /// once one of them has ended by itself. Nobody else is late for that, so the states of a loop around a timed wait stay the same.
    pub(super) fn time_within_call(&self) -> Option<u64> {
        self.whole_frame(self.current)?;
        Some(if self.thread().late { LATE } else { self.clock })
    }

    /// Whether a thread is a worker without work that would end its wait by itself.
    pub fn is_idle(&self, id: ThreadId) -> bool {
        let thread = &self.threads[id.0 as usize];
        let waits = self.exploring.whole_calls && matches!(thread.status, Status::Parked { deadline: Some(_) });
        let library = thread.frames.iter().rev().take_while(|frame| !frame.method.class.is_application());
        waits && library.into_iter().any(|frame| self.natives.is_idle(frame.method))
    }

    /// Runs on to the end of the stretch whose lowest frame is at this depth.
    pub(super) fn run_whole(&mut self, depth: usize) -> Result<(), Stop> {
        self.exploring.took_whole_call |= self.thread().frames.get(depth).is_some_and(|frame| !is_initializer(frame));
        self.exploring.observing = false;
        self.exploring.paused = false;
        let mut left = LONGEST;
        while left > 0 && !self.exploring.paused && self.goes_on_within(depth) {
            // One instruction at a time, so as not to run past the end.
            let inside = self.look_inside(depth);
            self.advance_by(&mut 1)?;
            self.note_inside(inside);
            left -= 1;
        }
        if self.thread().frames.len() <= depth {
            self.thread_mut().late = false;
        }
        self.remark()?;
        self.begin_threads()
    }

    pub(super) fn goes_on_within(&self, depth: usize) -> bool {
        let thread = self.thread();
        let runs = thread.status == Status::Runnable && thread.frames.len() > depth;
        runs && thread.frame().is_some_and(|frame| !self.leaves_stretch(frame, depth) && !self.gives_way(frame))
    }

    /// Whether the frame on top is not part of the stretch below it.
    fn leaves_stretch(&self, top: &Frame, depth: usize) -> bool {
        top.method.class.is_application() || self.is_apart(top, &self.thread().frames[depth])
    }

    /// Whether a frame is about to yield or sleep: it waits for something in a loop.
    fn gives_way(&self, frame: &Frame) -> bool {
        let instruction = frame.code.at(frame.pc as usize);
        if instruction.op != Op::CallStatic {
            return false;
        }
        let native = frame.code.site_method(instruction.b).and_then(|method| self.natives.number(method));
        native.is_some_and(|number| matches!(self.natives.effect(number), Effect::Sleep))
    }
}

fn is_initializer(frame: &Frame) -> bool {
    matches!(frame.on_return, OnReturn::Initializer { .. })
}
