//! Where one can stand in a run: in the states between steps, and inside of steps where a thread comes to another line,
//! or before any instruction of the steps that somebody has entered so far.

use evidence::{Film, FrameView, Inside, Moment, StateView, ThreadView};
use std::collections::BTreeMap;

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    /// The state that the step leads to.
    pub(crate) state: usize,
    /// Which one of those inside of the step; none where it is made.
    pub(crate) inside: Option<usize>,
    /// The thread that makes the step.
    pub(crate) mover: Option<usize>,
    /// The thread has come to a line; else only to another instruction of it.
    pub(crate) is_line: bool,
}

/// All positions of a run, in their order.
#[derive(Default)]
pub(crate) struct Positions {
    all: Vec<Position>,
    /// Steps that somebody goes through instruction by instruction: the states inside of them, in the place of those of
    /// the film.
    entered: BTreeMap<usize, Inside>,
}

/// Positions with the run that they are of.
#[derive(Clone, Copy)]
pub(crate) struct Track<'a> {
    pub(crate) film: &'a Film,
    pub(crate) positions: &'a Positions,
}

impl Positions {
    pub(crate) fn new(film: &Film) -> Positions {
        let mut positions = Positions::default();
        positions.arrange(film);
        positions
    }

    /// Goes through a step by instructions from now on. Answers the position that this one has become: the same, or
    /// the last one before it.
    pub(crate) fn enter(&mut self, film: &Film, state: usize, inside: Inside, at: usize) -> usize {
        let old = self.all[at];
        let before = Track { film, positions: self };
        let shown = old.inside.filter(|_| old.state == state).map(|_| before.state(at).clone());
        self.entered.insert(state, inside);
        self.arrange(film);
        let now = Track { film, positions: self };
        let is_same = |number: &usize| match &shown {
            Some(shown) => self.all[*number].state == state && now.state(*number).canonical == shown.canonical,
            None => (self.all[*number].state, self.all[*number].inside) == (old.state, old.inside),
        };
        let first = self.all.iter().position(|position| position.state == state).unwrap_or(0);
        (0..self.all.len()).find(is_same).unwrap_or_else(|| first.saturating_sub(1))
    }

    pub(crate) fn is_entered(&self, state: usize) -> bool {
        self.entered.contains_key(&state)
    }

    fn arrange(&mut self, film: &Film) {
        self.all.clear();
        for (state, view) in film.states.iter().enumerate() {
            let mover = film.moment_before(state).map(|moment| moment.thread);
            let inside = self.entered.get(&state).or_else(|| film.inside.get(state));
            let inside = inside.map_or(&[][..], |inside| &inside.states);
            let is_entered = self.entered.contains_key(&state);
            // Where a step ends, its thread stands already when it has come to its last line.
            let is_end = |inside: &StateView| match is_entered {
                true => inside.canonical == view.canonical,
                false => mover.is_some_and(|mover| place(inside, mover) == place(view, mover)),
            };
            let count = inside.len() - usize::from(inside.last().is_some_and(is_end));
            for (number, view) in inside[..count].iter().enumerate() {
                let before = number.checked_sub(1).map(|before| &inside[before]);
                let same = before.zip(mover).is_some_and(|(old, mover)| place(old, mover) == place(view, mover));
                self.all.push(Position { state, inside: Some(number), mover, is_line: !(is_entered && same) });
            }
            self.all.push(Position { state, inside: None, mover, is_line: true });
        }
    }
}

impl<'a> Track<'a> {
    pub(crate) fn last(self) -> usize {
        self.positions.all.len().saturating_sub(1)
    }

    pub(crate) fn at(self, number: usize) -> Position {
        self.positions.all[number]
    }

    pub(crate) fn state(self, number: usize) -> &'a StateView {
        let Position { state, inside, .. } = self.at(number);
        let inside = inside.and_then(|inside| self.inside(state)?.states.get(inside));
        inside.unwrap_or(&self.film.states[state])
    }

    fn inside(self, state: usize) -> Option<&'a Inside> {
        self.positions.entered.get(&state).or_else(|| self.film.inside.get(state))
    }

    /// The step that leads to a position, or is being made there.
    pub(crate) fn moment(self, number: usize) -> Option<&'a Moment> {
        self.film.moment_before(self.at(number).state)
    }

    /// The number of that step, as traces count.
    pub(crate) fn step(self, number: usize) -> usize {
        self.film.step(self.at(number).state)
    }

    /// What is thrown where one stands: by whom, and of which class.
    pub(crate) fn thrown(self, number: usize) -> Option<(usize, &'a str)> {
        let next = (number < self.last()).then(|| self.at(number + 1))?;
        let here = self.at(number);
        let passed = here.inside.filter(|_| here.state == next.state).map_or(0, |inside| inside + 1);
        // What is thrown where nobody can stand is thrown at the last position before.
        let is_here = |after: usize| after == passed || after > passed && next.inside.is_none();
        let mut throws = self.inside(next.state)?.thrown.iter();
        let found = throws.find(|throw| throw.after.map_or(next.inside.is_none(), is_here))?;
        Some((next.mover?, &found.class))
    }

    /// The next position, or the one before, that fits; the end in that direction where none does.
    pub(crate) fn find(self, from: usize, forwards: bool, fits: impl Fn(usize) -> bool) -> (usize, bool) {
        let found = match forwards {
            true => (from + 1..=self.last()).find(|number| fits(*number)),
            false => (0..from).rev().find(|number| fits(*number)),
        };
        let end = if forwards { self.last() } else { 0 };
        (found.unwrap_or(end), found.is_some())
    }

    /// Whether a thread has moved to get to a position.
    pub(crate) fn is_by(self, number: usize, thread: usize) -> bool {
        self.at(number).mover == Some(thread)
    }
}

/// How deep a thread stands, and where.
pub(crate) fn place(state: &StateView, thread: usize) -> Option<(usize, &str, &str, Option<u32>)> {
    let view = state.threads.get(thread)?;
    let frame = own_frame(view)?;
    let depth = view.frames.iter().filter(|frame| frame.is_own).count();
    Some((depth, &frame.place.class, &frame.place.method, frame.place.line))
}

/// The innermost frame of the program.
pub(crate) fn own_frame(thread: &ThreadView) -> Option<&FrameView> {
    thread.frames.iter().find(|frame| frame.is_own)
}
