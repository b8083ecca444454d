//! A check of a program in which something was replaced: methods by contracts, classes by others.
//!
//! Where all that was put there does at least what was there (an over-approximation, by the word of whoever says so), a
//! proof counts, names that, and is challenged by runs of the program itself. Whatever goes wrong is followed on the
//! program (`retrace`) and reported only as a run that was executed there. Under-approximations prove nothing. Data
//! races are not looked for: what was put there accesses other memory.

use super::abstracted::decidable;
use super::retrace::{self, Expected};
use super::sliced::write;
use super::{Check, Conclusion, contest};
use crate::control::Control;
use crate::draft;
use crate::error::{Error, QuestionError};
use crate::exploration;
use crate::observer::{Draft, Observer, Stage, Withholding};
use crate::question::{Question, Specification};
use crate::search_request::{ChallengeRuns, Search};
use crate::subject::Subject;
use crate::target::Target;
use abstraction::{Extent, Replaced, StandIn};
use evidence::Restriction;
use explore::Landmark;
use library::Questions;
use loader::temporary::TemporaryDirectory;
use model::{Reason, Verdict};
use report::Assurance;

/// Checks a program with these replacements.
pub fn check_replaced(
    target: &Target,
    question: &Question,
    search: &Search,
    replacements: &[StandIn],
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Conclusion, Error> {
    let question = &decidable(question)?;
    Check::prepare(target.clone(), question.clone(), search.clone())?;
    let (replaced, main) = replace(target, replacements, control)?;
    let whole = Whole { target, question, search, replaced: &replaced };
    let directory = match TemporaryDirectory::new().and_then(|directory| write(&replaced.classes, directory)) {
        Ok(directory) => directory,
        Err(error) => {
            return whole.undecided(None, format!("the replaced classes cannot be written: {error}"), observer);
        }
    };
    let files = vec![directory.path().to_path_buf()];
    let other = Target { files, main: Some(main), constants: Vec::new(), ..target.clone() };
    whole.decide(&other, control, observer)
}

/// The replaced program, and the class that is started.
fn replace(target: &Target, replacements: &[StandIn], control: &dyn Control) -> Result<(Replaced, String), Error> {
    let refused = |complaint: String| QuestionError::UnknownName { option: String::from("--replace"), complaint };
    let program = target.prepare(control)?;
    let (names, main) = (program.own_classes(), program.entry.class.replace('/', "."));
    let subject = Subject::open(target, program, control).map_err(|reasons| refused(reasons.join("; ")))?;
    // Names without their packages are those of classes that the program leads to, as long as there are any.
    subject.load_reached();
    let replaced = abstraction::replace(subject.program(), replacements).or_else(|_| {
        for name in &names {
            // What cannot be loaded cannot be named, which is told where it is.
            let _ = subject.program().load(name);
        }
        abstraction::replace(subject.program(), replacements)
    });
    Ok((replaced.map_err(|error| refused(error.to_string()))?, main))
}

/// The program, and what is asked of it.
struct Whole<'a> {
    target: &'a Target,
    question: &'a Question,
    search: &'a Search,
    replaced: &'a Replaced,
}

impl Whole<'_> {
    fn decide(&self, other: &Target, control: &dyn Control, observer: &mut dyn Observer) -> Result<Conclusion, Error> {
        // Runs of the program challenge a proof, not of what was made of it.
        let search = Search { challenge: ChallengeRuns::Off, ..self.search.clone() };
        let mut check = Check::prepare(other.clone(), self.question.clone(), search)?;
        check.told_as = Some(self.target.clone());
        let conclusion = check.run(control, &mut Withholding(observer))?;
        match &conclusion.report.verdict {
            Verdict::Violated => self.follow(other, conclusion, control, observer),
            Verdict::Holds if self.replaced.is_all(Extent::Over) => self.prove(conclusion, control, observer),
            Verdict::Holds => {
                let why =
                    format!("nothing goes wrong with {}, which does less than the program", self.words(Extent::Under));
                self.undecided(Some(conclusion), why, observer)
            }
            Verdict::Unknown(_) => Ok(self.with_restrictions(conclusion)),
        }
    }

    /// What goes wrong in the replaced program is looked for in the program itself.
    fn follow(
        &self,
        other: &Target,
        mut conclusion: Conclusion,
        control: &dyn Control,
        observer: &mut dyn Observer,
    ) -> Result<Conclusion, Error> {
        let replaced = self.replaced;
        let in_program = |landmark: Landmark| {
            let is_foreign =
                landmark.place.as_ref().is_some_and(|place| replaced.is_foreign(&place.class, &place.method));
            (!is_foreign).then_some(Expected::Exactly(landmark))
        };
        let known =
            retrace::Known { slice: other, question: self.question, conclusion: &conclusion, in_program: &in_program };
        let lost = match retrace::retrace(self.target, self.question, &known, control, observer)? {
            Ok(real) => return Ok(real),
            Err(lost) => lost,
        };
        let fault = conclusion.report.violations.first().map(|first| &first.fault);
        let fault = fault.map_or_else(String::new, |fault| format!("{}: {}", fault.property.name(), fault.message));
        let at = lost.at.map_or_else(String::new, |at| format!(", which does not come to {at} so"));
        let why = format!(
            "with {} there is a violation ({fault}) that could not be followed on the program itself{at}",
            self.all_words()
        );
        conclusion.report.violations.clear();
        self.undecided(Some(conclusion), why, observer)
    }

    fn prove(
        &self,
        conclusion: Conclusion,
        control: &dyn Control,
        observer: &mut dyn Observer,
    ) -> Result<Conclusion, Error> {
        let mut conclusion = self.with_restrictions(conclusion);
        conclusion.report.assurance = Assurance::Sc;
        conclusion.report.assumptions.push(String::from("Data races are not looked for where something was replaced."));
        if self.search.challenge != ChallengeRuns::Off {
            observer.stage(Stage::Reading);
            let program = self.target.prepare(control)?;
            let report = &mut conclusion.report;
            match exploration::boot(program, self.target, control.halt()) {
                Ok(machine) => {
                    let time_outs = self.question.nondeterminism.time_outs;
                    contest::challenge_machine(machine, (self.search, time_outs), report, control, observer);
                }
                Err(error) => report.warnings.push(format!("the proof could not be challenged: {error}")),
            }
        }
        Ok(conclusion)
    }

    /// Says what was put where.
    fn with_restrictions(&self, mut conclusion: Conclusion) -> Conclusion {
        for (text, extent) in self.replaced.extents.iter().rev() {
            let sentence = match extent {
                Extent::Over => format!(
                    "{text} was taken to do at least what the program does there (an over-approximation), by the word of \
                     whoever wrote that."
                ),
                Extent::Under => format!("{text} does at most what the program does there (an under-approximation)."),
            };
            conclusion.report.assumptions.insert(0, sentence.clone());
            conclusion.report.restrictions.insert(0, Restriction { words: format!("with {text}"), sentence });
        }
        conclusion
    }

    fn words(&self, extent: Extent) -> String {
        let meant = self.replaced.extents.iter().filter(|(_, one)| *one == extent);
        meant.map(|(text, _)| text.as_str()).collect::<Vec<_>>().join(", ")
    }

    fn all_words(&self) -> String {
        self.replaced.extents.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>().join(", ")
    }

    /// Nothing was decided of the program, for this reason.
    fn undecided(
        &self,
        known: Option<Conclusion>,
        why: String,
        observer: &mut dyn Observer,
    ) -> Result<Conclusion, Error> {
        let mut conclusion = match known {
            Some(conclusion) => conclusion,
            None => {
                let report = draft::draft("check", self.target, &Specification::of(self.question)?);
                observer.begun(Draft::Report(&report));
                observer.prepared(Draft::Report(&report));
                Conclusion { report, questions: Questions::default() }
            }
        };
        conclusion.report.violations.clear();
        draft::stop(&mut conclusion.report, Reason::Approximation(why));
        Ok(conclusion)
    }
}
