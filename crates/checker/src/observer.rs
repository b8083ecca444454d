//! Who is told how far a check has come. Nothing is printed in this room.

use evidence::Fault;
use model::{Limits, Silent};
use report::{Analysis, Report};
use watch::Progress;

/// What is being done.
#[derive(Clone, Copy, Debug)]
pub enum Stage {
    /// Sources are compiled, classes are found.
    Reading,
    /// The machine boots.
    Starting,
    /// So many runs are simulated.
    Simulating { runs: u64 },
    /// The program runs as long as there is nothing to choose.
    RunningPrefix,
    /// The search is under way, within these limits.
    Exploring { limits: Limits },
    /// What can influence the question is found.
    Slicing,
    /// A solver is asked what becomes of each statement.
    Abstracting,
    /// The program is translated into Promela.
    Translating,
    /// Spin makes a verifier of a model, and a compiler a program of that.
    Building,
    /// The verifier explores the model.
    Verifying,
    /// What was found is minimised, executed again and told.
    Telling,
    /// Simulated runs try to contradict a proof.
    Challenging,
    /// A recorded schedule is followed.
    Following,
}

impl Stage {
    /// The end of a sentence: "while …".
    pub fn words(self) -> &'static str {
        match self {
            Stage::Reading => "reading the program",
            Stage::Starting => "starting the virtual machine",
            Stage::Simulating { .. } => "simulating runs of the program",
            Stage::RunningPrefix => "running the program up to its first choice",
            Stage::Exploring { .. } => "exploring the runs of the program",
            Stage::Slicing => "slicing the program",
            Stage::Abstracting => "abstracting the program",
            Stage::Translating => "translating the program into Promela",
            Stage::Building => "building the verifier that Spin has made",
            Stage::Verifying => "waiting for Spin's verifier",
            Stage::Telling => "telling the runs that were found",
            Stage::Challenging => "challenging the proof",
            Stage::Following => "following the schedule",
        }
    }
}

/// A report as far as it is known, for whoever may have to publish it before the end.
#[derive(Clone, Copy, Debug)]
pub enum Draft<'a> {
    Report(&'a Report),
    Analysis(&'a Analysis),
}

/// Is told what happens; as `model::Observer` also what the search does.
pub trait Observer: model::Observer<Fault> {
    /// Something else is done from now on.
    fn stage(&mut self, _stage: Stage) {}

    /// It begins, or begins anew; nothing is known of the program yet.
    fn begun(&mut self, _draft: Draft<'_>) {}

    /// The program was read; its entry point and its JDK are known.
    fn prepared(&mut self, _draft: Draft<'_>) {}

    /// Simulated runs have come so far.
    fn simulated(&mut self, _progress: Progress) {}
}

impl Observer for Silent {}

/// Passes on everything but violations. What goes wrong in another program than that of the user (an abstraction, a
/// slice) is none of this one before it was followed there, and nobody may publish it earlier.
pub(crate) struct Withholding<'a>(pub(crate) &'a mut dyn Observer);

impl model::Observer<Fault> for Withholding<'_> {
    fn progress(&mut self, progress: model::Progress<'_>) {
        self.0.progress(progress);
    }

    fn covered(&mut self, bound: u64) {
        self.0.covered(bound);
    }
}

impl Observer for Withholding<'_> {
    fn stage(&mut self, stage: Stage) {
        self.0.stage(stage);
    }

    fn begun(&mut self, draft: Draft<'_>) {
        self.0.begun(draft);
    }

    fn prepared(&mut self, draft: Draft<'_>) {
        self.0.prepared(draft);
    }

    fn simulated(&mut self, progress: Progress) {
        self.0.simulated(progress);
    }
}
