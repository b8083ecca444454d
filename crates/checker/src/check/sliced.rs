//! A check of a slice instead of the program: the verdict is that of the program, always.
//!
//! A proof about the slice is one about the program, by what `slicing` promises; runs of the whole program try to
//! contradict it. A violation of the slice is followed on the program (`retrace`), and what is reported was executed
//! there. Where there is no slice, where a program asks about itself in ways that a slice may answer otherwise, or
//! where the slice decides nothing, the program is checked as it is. Slices do not keep data races unless they are
//! asked about: without that the assurance is that of sequentially consistent runs.

use super::{Check, Conclusion, contest, retrace};
use crate::control::Control;
use crate::error::Error;
use crate::exploration;
use crate::formula_aim::FormulaAim;
use crate::observer::{Observer, Stage, Withholding};
use crate::question::Question;
use crate::search_request::{ChallengeRuns, Search};
use crate::slice::{self, SliceRequest, Sliced};
use crate::target::Target;
use evidence::{Asked, Property};
use library::{Questions, TimeOuts};
use loader::temporary::TemporaryDirectory;
use model::{Reason, Verdict};
use report::{Assurance, Decided, SliceReport, SlicedCheck};
use search::Fairness;
use slicing::Criterion;
use std::io;
use std::path::Path;
use vm::Settings;

/// Checks a program by a slice of it.
pub fn check_slice(
    target: &Target,
    question: &Question,
    search: &Search,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Conclusion, Error> {
    // What cannot be asked of the program cannot be asked of a slice.
    Check::prepare(target.clone(), question.clone(), search.clone())?;
    let whole = Whole { target, question, search };
    let request = match request(question) {
        Ok(_) if target.max_heap < Settings::USUAL_HEAP => {
            let why = String::from("where memory is scarce, everything that it makes counts");
            return whole.check(SliceReport::default(), why, control, observer);
        }
        Ok(request) => request,
        Err(why) => return whole.check(SliceReport::default(), why.to_owned(), control, observer),
    };
    let sliced = slice::slice(target, &request, control, observer)?;
    if !sliced.report.is_sliced() {
        let why = sliced.report.refusals.join("; ");
        return whole.check(sliced.report, format!("there is no slice of it: {why}"), control, observer);
    }
    let directory = TemporaryDirectory::new().and_then(|directory| write(&sliced.classes, directory));
    let directory = match directory {
        Ok(directory) => directory,
        Err(error) => {
            return whole.check(sliced.report, format!("its slice cannot be written: {error}"), control, observer);
        }
    };
    whole.decide(&sliced, directory.path(), control, observer)
}

/// The program, and what is asked of it.
struct Whole<'a> {
    target: &'a Target,
    question: &'a Question,
    search: &'a Search,
}

impl Whole<'_> {
    /// Checks the slice, and the program where that decides nothing.
    fn decide(
        &self,
        sliced: &Sliced,
        directory: &Path,
        control: &dyn Control,
        observer: &mut dyn Observer,
    ) -> Result<Conclusion, Error> {
        let slice = Target {
            files: vec![directory.to_path_buf()],
            main: Some(sliced.report.main.clone()),
            constants: Vec::new(),
            ..self.target.clone()
        };
        // Runs of the program challenge the proof, not of the slice.
        let search = Search { challenge: ChallengeRuns::Off, ..self.search.clone() };
        let mut check = Check::prepare(slice.clone(), self.question.clone(), search)?;
        check.told_as = Some(self.target.clone());
        let conclusion = check.run(control, &mut Withholding(observer))?;
        let why = match &conclusion.report.verdict {
            _ if !asked_in_vain(conclusion.questions).is_empty() => {
                format!("it asks about itself ({})", asked_in_vain(conclusion.questions).names())
            }
            Verdict::Holds => return self.prove(conclusion, &sliced.report, control, observer),
            Verdict::Violated => {
                let question = self.question;
                let in_program = |landmark| Some(retrace::Expected::Exactly(landmark));
                let known =
                    retrace::Known { slice: &slice, question, conclusion: &conclusion, in_program: &in_program };
                match retrace::retrace(self.target, self.question, &known, control, observer)? {
                    Ok(conclusion) => return Ok(with(conclusion, &sliced.report, Decided::Retraced)),
                    Err(_) => String::from("the run that was found in its slice could not be followed on it"),
                }
            }
            Verdict::Unknown(reason) if is_limit(reason) || control.reason().is_some() => {
                return Ok(with(conclusion, &sliced.report, Decided::Slice));
            }
            Verdict::Unknown(reason) => format!("its slice decides nothing ({reason})"),
        };
        self.check(sliced.report.clone(), why, control, observer)
    }

    /// Checks the program as it is.
    fn check(
        &self,
        slice: SliceReport,
        why: String,
        control: &dyn Control,
        observer: &mut dyn Observer,
    ) -> Result<Conclusion, Error> {
        control.let_search();
        let check = Check::prepare(self.target.clone(), self.question.clone(), self.search.clone())?;
        Ok(with(check.run(control, observer)?, &slice, Decided::Whole { why }))
    }

    /// Challenges what was proved of the slice by runs of the program.
    fn prove(
        &self,
        mut conclusion: Conclusion,
        slice: &SliceReport,
        control: &dyn Control,
        observer: &mut dyn Observer,
    ) -> Result<Conclusion, Error> {
        let report = &mut conclusion.report;
        if !report.properties.contains(&Property::Race) {
            report.assurance = Assurance::Sc;
        }
        report
            .assumptions
            .insert(0, String::from("What a slice leaves out cannot influence the answer (docs/slicing.md)."));
        if self.search.challenge != ChallengeRuns::Off && !self.question.nondeterminism.respect_priorities {
            observer.stage(Stage::Reading);
            let program = self.target.prepare(control)?;
            match exploration::boot(program, self.target, control.halt()) {
                Ok(machine) => {
                    contest::challenge_machine(machine, (self.search, TimeOuts::Any), report, control, observer)
                }
                Err(error) => report.warnings.push(format!("the proof could not be challenged: {error}")),
            }
        }
        Ok(with(conclusion, slice, Decided::Slice))
    }
}

fn with(mut conclusion: Conclusion, slice: &SliceReport, decided: Decided) -> Conclusion {
    conclusion.report.slice = Some(SlicedCheck { slice: slice.clone(), decided });
    conclusion
}

/// Whether there is no more time or room for the whole program either.
pub(super) fn is_limit(reason: &Reason) -> bool {
    matches!(reason, Reason::TimeLimit | Reason::MemoryLimit | Reason::StateLimit | Reason::Interrupted)
}

/// What a program may ask about itself that depends on code which a slice leaves out.
pub(super) fn asked_in_vain(asked: Questions) -> Questions {
    use library::Question::{OwnKinds, Weak};
    asked.without(Questions::from(Weak).and(OwnKinds.into()))
}

/// What a slice is made for, or why there can be none.
pub(crate) fn request(question: &Question) -> Result<SliceRequest, &'static str> {
    if question.nondeterminism.respect_priorities {
        return Err("where priorities count, every thread may keep others from moving");
    }
    if question.nondeterminism.time_outs != TimeOuts::Any {
        return Err("where time-outs wait for other threads, every thread may keep them waiting");
    }
    if !question.automata.is_empty() {
        return Err("automata may count steps, and a slice has fewer");
    }
    if !question.ltl.is_empty() && question.fairness == Fairness::None {
        return Err("without fairness, a thread that has nothing to do with a formula may keep it from coming true");
    }
    let is_asked = |property: &&Property| property.asked() != Asked::Otherwise;
    let criteria = question.properties.iter().filter(is_asked).map(|property| criterion(*property));
    let formulas = question.ltl.iter().map(|text| FormulaAim::new("--ltl", text));
    let conditions = question.find.iter().map(|text| FormulaAim::new("--find", text));
    Ok(SliceRequest {
        criteria: criteria.collect::<Result<Vec<Criterion>, &'static str>>()?,
        formulas: formulas.chain(conditions).collect(),
        evaluate: true,
        class_properties: question.class_properties,
        ..SliceRequest::default()
    })
}

fn criterion(property: Property) -> Result<Criterion, &'static str> {
    match property {
        Property::Deadlock => Ok(Criterion::Deadlock),
        Property::Assertion => Ok(Criterion::Assertion),
        Property::Exception => Ok(Criterion::Exception),
        Property::Race => Ok(Criterion::Race),
        _ => Err("whether runs go on for ever, or threads are stuck, depends on all of it"),
    }
}

/// Writes class files below a directory.
pub(super) fn write(classes: &[(String, Vec<u8>)], directory: TemporaryDirectory) -> io::Result<TemporaryDirectory> {
    for (name, bytes) in classes {
        let file = directory.path().join(format!("{name}.class"));
        file.parent().map_or(Ok(()), std::fs::create_dir_all)?;
        std::fs::write(file, bytes)?;
    }
    Ok(directory)
}
