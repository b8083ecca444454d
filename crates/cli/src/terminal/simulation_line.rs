//! A line on the terminal that shows how far simulated runs have come.

use super::status_line::StatusLine;
use crate::output;
use crate::watchdog::Watchdog;
use model::Reason;
use std::time::{Duration, Instant};
use watch::Progress;

/// What it shows.
pub(super) struct SimulationLine {
    runs: u64,
    line: StatusLine,
    began: Instant,
    drawn: Instant,
    watchdog: Watchdog,
}

/// How often the line is drawn.
const EVERY: Duration = Duration::from_millis(500);

impl SimulationLine {
    /// A line for so many runs.
    pub(super) fn new(runs: u64, quiet: bool, watchdog: &Watchdog) -> SimulationLine {
        let (line, now) = (StatusLine::new(quiet), Instant::now());
        SimulationLine { runs, line, began: now, drawn: now, watchdog: watchdog.clone() }
    }

    /// Shows how far it has come.
    pub(super) fn show(&mut self, progress: Progress) {
        if self.drawn.elapsed() >= EVERY {
            self.drawn = Instant::now();
            let Progress { run, instructions, threads, .. } = progress;
            let seconds = self.began.elapsed().as_secs();
            let millions = instructions / 1_000_000;
            let runs = self.runs;
            self.line
                .draw(&format!("run {run} of {runs}, {millions} million instructions, {threads} threads, {seconds} s"));
        }
        if self.watchdog.reason() == Some(Reason::Interrupted) {
            output::warn("interrupted: the report is about the runs so far");
        }
    }

    /// Takes the line away.
    pub(super) fn clear(&self) {
        self.line.clear();
    }
}
