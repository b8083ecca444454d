//! A line on the terminal that shows how far a search has come.

use super::status_line::StatusLine;
use model::{Limits, Progress, Statistics};
use std::time::Duration;

/// What it shows.
pub(super) struct SearchLine {
    limits: Limits,
    line: StatusLine,
    /// States and time of the last drawing, for the speed.
    last: (u64, Duration),
    violations: u64,
}

impl SearchLine {
    /// A line for a search with these limits.
    pub(super) fn new(limits: Limits, quiet: bool) -> SearchLine {
        SearchLine { limits, line: StatusLine::new(quiet), last: (0, Duration::ZERO), violations: 0 }
    }

    /// Shows how far the search has come.
    pub(super) fn show(&mut self, progress: Progress<'_>) {
        let done = work(progress.statistics);
        let (before, then) = self.last;
        let seconds = progress.statistics.elapsed.saturating_sub(then).as_secs_f64();
        let speed = (done - before) as f64 / seconds.max(0.001);
        self.last = (done, progress.statistics.elapsed);
        self.line.draw(&line(progress, speed, self.limits, self.violations));
    }

    /// A violation was found.
    pub(super) fn count_violation(&mut self) {
        self.violations += 1;
    }

    /// Takes the line away.
    pub(super) fn clear(&self) {
        self.line.clear();
    }
}

/// What the speed is measured in: states, or steps where no states are stored.
fn work(statistics: &Statistics) -> u64 {
    if statistics.runs > 0 { statistics.transitions } else { statistics.states }
}

fn line(progress: Progress<'_>, speed: f64, limits: Limits, violations: u64) -> String {
    let Progress { statistics, depth, bytes } = progress;
    let (unit, done) = match statistics.runs {
        0 => ("states", format!("{} states", statistics.states)),
        runs => ("steps", format!("{runs} runs")),
    };
    let mut line = format!("{done}, {speed:.0} {unit}/s, depth {depth}, {} MB", bytes >> 20);
    if violations > 0 {
        line += &format!(", {violations} found");
    }
    match limits.time {
        Some(limit) => line + &format!(", {} s left", limit.saturating_sub(statistics.elapsed).as_secs()),
        None => line + &format!(", {} s", statistics.elapsed.as_secs()),
    }
}
