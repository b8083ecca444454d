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
        // Each part of a portfolio counts for itself.
        let speed = done.saturating_sub(before) as f64 / seconds.max(0.001);
        self.last = (done, progress.statistics.elapsed);
        self.line.draw(&line(progress, speed, self.limits, self.violations));
    }

    /// A violation was found: said at once, for the search may go on for long.
    pub(super) fn tell_violation(&mut self, property: &str, message: &str) {
        self.violations += 1;
        let is_first = self.violations == 1;
        if is_first {
            self.line.note(&format!("found: {property}: {message}"));
        }
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

#[cfg(test)]
mod tests {
    use super::SearchLine;
    use model::{Limits, Progress, Statistics};

    #[test]
    fn a_part_of_a_portfolio_may_have_done_less_than_the_one_before() {
        let mut line = SearchLine::new(Limits::default(), true);
        for states in [100, 10, 0] {
            let statistics = Statistics { states, ..Statistics::default() };
            line.show(Progress { statistics: &statistics, depth: 1, bytes: 0 });
            assert_eq!(line.last.0, states);
        }
    }
}
