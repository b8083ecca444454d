//! A line on the terminal that shows how far simulated runs have come.

use crate::output;
use crate::watchdog::Watchdog;
use model::Reason;
use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};
use watch::Progress;

/// One line on standard error that is drawn over and over; nothing where that is not a terminal.
pub(crate) struct SimulationLine {
    runs: u64,
    is_shown: bool,
    began: Instant,
    drawn: Instant,
    watchdog: Watchdog,
}

/// How often the line is drawn.
const EVERY: Duration = Duration::from_millis(500);

/// Moves to the beginning of the line and erases it.
const ERASE: &str = "\r\x1b[K";

impl SimulationLine {
    /// A line for so many runs.
    pub(crate) fn new(runs: u64, quiet: bool, watchdog: &Watchdog) -> SimulationLine {
        let is_shown = !quiet && io::stderr().is_terminal();
        SimulationLine { runs, is_shown, began: Instant::now(), drawn: Instant::now(), watchdog: watchdog.clone() }
    }

    /// Shows how far it has come.
    pub(crate) fn show(&mut self, progress: Progress) {
        if self.drawn.elapsed() >= EVERY {
            self.drawn = Instant::now();
            let Progress { run, instructions, threads, .. } = progress;
            let seconds = self.began.elapsed().as_secs();
            let millions = instructions / 1_000_000;
            let runs = self.runs;
            self.draw(&format!(
                "{ERASE}run {run} of {runs}, {millions} million instructions, {threads} threads, {seconds} s"
            ));
        }
        if self.watchdog.reason() == Some(Reason::Interrupted) {
            output::warn("interrupted: the report is about the runs so far");
        }
    }

    /// Takes the line away.
    pub(crate) fn clear(&self) {
        self.draw(ERASE);
    }

    fn draw(&self, text: &str) {
        if self.is_shown {
            let mut terminal = io::stderr().lock();
            // Progress that cannot be shown is not missed.
            let _ = terminal.write_all(text.as_bytes()).and_then(|()| terminal.flush());
        }
    }
}
