//! Who is told how far a check has come: the line on the terminal, and those who may have to report before the end.

mod search_line;
mod simulation_line;
mod status_line;

use crate::arguments::program::ProgramOptions;
use crate::arguments::report::ReportOptions;
use crate::last_words;
use crate::watchdog::Watchdog;
use checker::{Draft, Stage};
use evidence::Fault;
use model::{Limits, Progress, Schedule};
use search_line::SearchLine;
use simulation_line::SimulationLine;

/// The terminal during one command.
pub(crate) struct Terminal<'a> {
    report: &'a ReportOptions,
    program: &'a ProgramOptions,
    watchdog: &'a Watchdog,
    /// Whether a signal ends the process at once when the program was read.
    steps_aside: bool,
    line: Line,
}

/// The line that is shown.
enum Line {
    None,
    Search(SearchLine),
    Simulation(SimulationLine),
}

impl<'a> Terminal<'a> {
    pub(crate) fn new(report: &'a ReportOptions, program: &'a ProgramOptions, watchdog: &'a Watchdog) -> Terminal<'a> {
        Terminal { report, program, watchdog, steps_aside: false, line: Line::None }
    }

    /// For a command that has nothing to report when it is interrupted.
    pub(crate) fn that_steps_aside(self) -> Terminal<'a> {
        Terminal { steps_aside: true, ..self }
    }

    /// Takes the line away.
    pub(crate) fn clear(&mut self) {
        match std::mem::replace(&mut self.line, Line::None) {
            Line::None => {}
            Line::Search(line) => line.clear(),
            Line::Simulation(line) => line.clear(),
        }
    }
}

impl model::Observer<Fault> for Terminal<'_> {
    fn progress(&mut self, progress: Progress<'_>) {
        last_words::covered(progress.statistics);
        if let Line::Search(line) = &mut self.line {
            line.show(progress);
        }
    }

    fn violation(&mut self, violation: &Fault, _schedule: &Schedule) {
        last_words::found(violation);
        if let Line::Search(line) = &mut self.line {
            line.tell_violation(violation.property.name(), &violation.message);
        }
    }
}

impl checker::Observer for Terminal<'_> {
    fn stage(&mut self, stage: Stage) {
        self.clear();
        last_words::doing(stage.words());
        self.line = match stage {
            Stage::Exploring { limits } => Line::Search(SearchLine::new(limits, self.report.quiet)),
            Stage::Verifying => Line::Search(SearchLine::new(Limits::default(), self.report.quiet)),
            Stage::Simulating { runs } => Line::Simulation(SimulationLine::new(runs, self.report.quiet, self.watchdog)),
            _ => Line::None,
        };
    }

    fn begun(&mut self, draft: Draft<'_>) {
        last_words::begin(draft.into(), self.report, &self.program.targets);
    }

    fn prepared(&mut self, draft: Draft<'_>) {
        if self.steps_aside {
            self.watchdog.step_aside();
        }
        last_words::know(draft.into());
    }

    fn simulated(&mut self, progress: watch::Progress) {
        if let Line::Simulation(line) = &mut self.line {
            line.show(progress);
        }
    }
}
