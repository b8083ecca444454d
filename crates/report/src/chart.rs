//! The message sequence chart of a run: a column for each thread, time downwards, locks as bars, arrows for who starts,
//! wakes, and hands over (compare ITU-T Z.120, and Figure 28 of Havelund and Pressburger, "Model Checking Java Programs
//! using Java PathFinder", for printed labels as events).
//!
//! Plain data, from which each format draws: terminal, SVG, page. Without the states of a run there are no bars, and no
//! arrows but those of starts.

use evidence::{Film, StateView, ThreadState, ThreadView, Trace};
use serde::Serialize;

/// The most rows and columns of a chart that can be taken in at a glance.
const SMALL_ROWS: usize = 40;
const SMALL_COLUMNS: usize = 8;

/// A chart.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Chart {
    /// The columns.
    pub threads: Vec<String>,
    /// From top to bottom.
    pub rows: Vec<Row>,
    /// A lock is held.
    pub bars: Vec<Bar>,
    /// A thread cannot move.
    pub pauses: Vec<Pause>,
    pub arrows: Vec<Arrow>,
    /// The rows between which each thread lives.
    pub lives: Vec<Life>,
    /// The first row that is repeated for ever.
    pub repeats_from: Option<usize>,
}

/// One step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Row {
    pub step: usize,
    pub thread: usize,
    pub event: String,
    /// What the program printed, or said to the trace.
    pub printed: Vec<String>,
    /// `Buffer.java:12`
    pub place: Option<String>,
}

/// A lock is held from after one row to before another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Bar {
    pub lock: String,
    pub thread: usize,
    pub from: usize,
    /// The row in which it is given up; none where it is held at the end.
    pub to: Option<usize>,
}

/// A thread cannot move from after one row to before another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pause {
    pub thread: usize,
    pub state: ThreadState,
    pub wants: Option<String>,
    pub from: usize,
    pub to: Option<usize>,
}

/// What one thread does for another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArrowKind {
    Starts,
    Wakes,
    HandsOver,
}

/// From a row of one column to a row of another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Arrow {
    pub kind: ArrowKind,
    /// Thread and row.
    pub from: (usize, usize),
    pub to: (usize, usize),
    /// The lock that is handed over.
    pub lock: Option<String>,
}

/// When a thread lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Life {
    /// The row that starts it; none where it lives from the beginning.
    pub from: Option<usize>,
    /// The row in which it ends.
    pub to: Option<usize>,
}

impl Chart {
    /// Whether it can be taken in at a glance.
    pub fn is_small(&self) -> bool {
        !self.rows.is_empty() && self.rows.len() <= SMALL_ROWS && self.threads.len() <= SMALL_COLUMNS
    }

    /// The chart of a run whose states are not known.
    pub(crate) fn of_trace(trace: &Trace) -> Chart {
        let lives = (0..trace.threads.len()).map(|thread| Life { from: start_told(trace, thread), to: None });
        let mut chart = Chart { lives: lives.collect(), ..bare(trace) };
        for (thread, life) in chart.lives.iter().enumerate() {
            let arrow = |from: usize| starts((chart.rows[from].thread, from), thread);
            chart.arrows.extend(life.from.map(arrow));
        }
        chart
    }

    /// The chart of a run.
    pub fn of(film: &Film) -> Chart {
        let mut chart = Chart { lives: Vec::new(), ..bare(&film.trace) };
        let mut drawing = Drawing { chart: &mut chart, open: Vec::new(), given_up: Vec::new() };
        let nobody = StateView::default();
        for (number, state) in film.states.iter().enumerate() {
            let before = number.checked_sub(1).map_or(&nobody, |before| &film.states[before]);
            drawing.draw((film.before + number).checked_sub(1), before, state);
        }
        chart
    }
}

fn bare(trace: &Trace) -> Chart {
    let row = |(number, moment): (usize, &evidence::Moment)| Row {
        step: number + trace.first_step(),
        thread: moment.thread,
        event: moment.event.clone(),
        printed: moment.printed.clone(),
        place: moment.place.as_ref().and_then(|place| Some(format!("{}:{}", place.file.as_ref()?, place.line?))),
    };
    let rows = trace.moments.iter().enumerate().map(row).collect();
    Chart { threads: trace.threads.clone(), rows, repeats_from: trace.repeats_from, ..Chart::default() }
}

/// The row that says that a thread was started.
fn start_told(trace: &Trace, thread: usize) -> Option<usize> {
    let name = trace.threads.get(thread)?;
    let says = |event: &str| {
        let names = event.strip_prefix("starts thread ").unwrap_or_default();
        names.split(", ").any(|started| started == name)
    };
    trace.moments.iter().position(|moment| moment.thread != thread && says(&moment.event))
}

fn starts(from: (usize, usize), thread: usize) -> Arrow {
    Arrow { kind: ArrowKind::Starts, from, to: (thread, from.1), lock: None }
}

/// A chart that grows with each state.
struct Drawing<'a> {
    chart: &'a mut Chart,
    /// What each thread waits for, while it does: the number of its pause.
    open: Vec<Option<usize>>,
    /// Locks that were given up while others wanted them: the lock, by whom and in which row, and who wanted it.
    given_up: Vec<(String, (usize, usize), Vec<usize>)>,
}

impl Drawing<'_> {
    /// A row led from one state to another; none where the run begins.
    fn draw(&mut self, row: Option<usize>, before: &StateView, state: &StateView) {
        for (thread, view) in state.threads.iter().enumerate() {
            let old = before.threads.get(thread).map(AsRef::as_ref);
            self.live(row, thread, old, view);
            self.pause(row, thread, view);
            self.wake(row, thread, old, view);
            self.hold(row, thread, (before, old), view);
        }
    }

    fn live(&mut self, row: Option<usize>, thread: usize, old: Option<&ThreadView>, view: &ThreadView) {
        if old.is_none() {
            let mover = row.map(|row| self.chart.rows[row].thread).filter(|mover| *mover != thread);
            let from = row.filter(|_| mover.is_some());
            self.chart.lives.push(Life { from, to: None });
            self.open.push(None);
            self.chart.arrows.extend(mover.zip(from).map(|from| starts(from, thread)));
        }
        let life = &mut self.chart.lives[thread];
        if view.state == ThreadState::Ended && life.to.is_none() {
            life.to = row;
        }
    }

    fn pause(&mut self, row: Option<usize>, thread: usize, view: &ThreadView) {
        let is_paused = !matches!(view.state, ThreadState::Ready | ThreadState::Ended);
        let goes_on = self.open[thread].is_some_and(|open| {
            let pause = &self.chart.pauses[open];
            is_paused && pause.state == view.state && pause.wants == view.wants
        });
        if goes_on {
            return;
        }
        if let Some(open) = self.open[thread].take() {
            self.chart.pauses[open].to = row;
        }
        if is_paused {
            self.open[thread] = Some(self.chart.pauses.len());
            let (state, wants) = (view.state, view.wants.clone());
            self.chart.pauses.push(Pause { thread, state, wants, from: row.unwrap_or(0), to: None });
        }
    }

    /// Somebody else has ended its wait.
    fn wake(&mut self, row: Option<usize>, thread: usize, old: Option<&ThreadView>, view: &ThreadView) {
        let waited = old.is_some_and(|old| matches!(old.state, ThreadState::Waiting | ThreadState::Parked));
        let waits = matches!(view.state, ThreadState::Waiting | ThreadState::Parked);
        let Some(row) = row.filter(|_| waited && !waits) else { return };
        let mover = self.chart.rows[row].thread;
        if mover != thread {
            let (from, to) = ((mover, row), (thread, row));
            self.chart.arrows.push(Arrow { kind: ArrowKind::Wakes, from, to, lock: None });
        }
    }

    fn hold(
        &mut self,
        row: Option<usize>,
        thread: usize,
        (before, old): (&StateView, Option<&ThreadView>),
        view: &ThreadView,
    ) {
        let held = old.map_or(&[][..], |old| &old.holds);
        for lock in held.iter().filter(|lock| !view.holds.contains(lock)) {
            let open = |bar: &&mut Bar| bar.thread == thread && bar.lock == *lock && bar.to.is_none();
            if let Some(bar) = self.chart.bars.iter_mut().find(open) {
                bar.to = row;
            }
            let wants = |other: &ThreadView| other.wants.as_ref() == Some(lock);
            let others = before.threads.iter().enumerate().filter(|(_, other)| wants(other));
            let others: Vec<usize> = others.map(|(other, _)| other).collect();
            self.given_up.retain(|(given_up, ..)| given_up != lock);
            self.given_up.extend(row.map(|row| (lock.clone(), (thread, row), others)));
        }
        for lock in view.holds.iter().filter(|lock| !held.contains(lock)) {
            self.chart.bars.push(Bar { lock: lock.clone(), thread, from: row.unwrap_or(0), to: None });
            let handed = self.given_up.iter().position(|(given_up, ..)| given_up == lock);
            let handed = handed.map(|index| self.given_up.swap_remove(index));
            let Some((_, from, wanted)) = handed else { continue };
            if let Some(row) = row.filter(|_| from.0 != thread && wanted.contains(&thread)) {
                let lock = Some(lock.clone());
                self.chart.arrows.push(Arrow { kind: ArrowKind::HandsOver, from, to: (thread, row), lock });
            }
        }
    }
}
