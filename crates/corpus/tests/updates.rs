//! Tries other updates of the JDK than the installed ones: a sample of the programs that are run and of those that are
//! checked.
//!
//! `RUNTIMES` names run-time environments (`tests/runtimes` fetches some); without any, this test says so and does
//! nothing. They have no compiler: an installed JDK makes the classes, with `--release` where it is newer. A program
//! that is run must behave as under the `java` of that update; a program that is checked must get the verdict of its
//! header, with the default settings. Each update gets another part of the corpus, so that all of them together see
//! most of it; `CORPUS_SAMPLE=1` takes every program on every update, `CORPUS` and `SOJOURNER` choose as for the other
//! tests.

use corpus::comparison::differences;
use corpus::compilation::compile_for;
use corpus::error::HarnessError;
use corpus::expectation::Expectation;
use corpus::jdk::Jdk;
use corpus::parallel::{for_each, workers};
use corpus::program::{Header, Heading, Program};
use corpus::reference;
use corpus::selection::{selected, target_folder};
use corpus::subject::Subject;
use corpus::way::Way;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

/// Every how-many-eth program is tried on one update.
const SAMPLE: usize = 48;

/// Programs about what the releases do differently are tried on each, by the beginnings of their labels.
const EVERYWHERE: &[&str] = &["library/Printf", "reduction/PrintAfterClose"];

/// Programs that need a module beside those that every runtime has.
const NEEDS: &[(&str, &str)] = &[("reflection/JdkServices", "jdk.random")];

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            say(&format!("the updates could not be tried: {error}"));
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<bool, HarnessError> {
    let updates = Jdk::runtimes()?;
    if updates.is_empty() {
        say("not checked: RUNTIMES names no run-time environment of another update (tests/runtimes fetches some)");
        return Ok(true);
    }
    let target = target_folder()?;
    let store = target.join("corpus");
    fs::create_dir_all(&store).map_err(HarnessError::during(store.display()))?;
    let subject = Subject::find(&target)?;
    let trial = Trial { updates, compilers: Jdk::find_all()?, store, subject };
    let (mut passed, mut failed) = (0, 0);
    let mut count = |complaints: Vec<String>| {
        if complaints.is_empty() {
            passed += 1
        } else {
            failed += 1
        }
        complaints.iter().for_each(|complaint| say(&format!("FAIL {complaint}")));
    };
    trial.each("run", is_comparable, |case| trial.differences(case), &mut count)?;
    trial.each("check", is_quick, |case| trial.wrong_answers(case), &mut count)?;
    let versions: Vec<&str> = trial.updates.iter().map(Jdk::version).collect();
    say(&format!("updates {}: {passed} passed, {failed} failed", versions.join(", ")));
    Ok(failed == 0)
}

fn is_comparable(program: &Program<Header>) -> bool {
    program.header.skip.is_none()
}

/// Previews need the compiler of their own release.
fn is_quick(program: &Program<Expectation>) -> bool {
    program.header.deep.is_none() && !program.header.preview()
}

/// What is tried, and with what.
struct Trial {
    updates: Vec<Jdk>,
    compilers: Vec<Jdk>,
    store: PathBuf,
    subject: Subject,
}

/// One program on one update, with its classes.
struct Case<'t, H> {
    program: &'t Program<H>,
    update: &'t Jdk,
    classes: PathBuf,
}

impl Trial {
    /// Tries the programs of one folder and counts what is wrong with each.
    fn each<H: Heading + Sync + Send>(
        &self,
        folder: &str,
        is_wanted: fn(&Program<H>) -> bool,
        work: impl Fn(&Case<'_, H>) -> Result<Vec<String>, HarnessError> + Sync,
        mut count: impl FnMut(Vec<String>),
    ) -> Result<(), HarnessError> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus").join(folder);
        let mut programs: Vec<Program<H>> = selected(Program::read_all(&root)?).unwrap_or_default();
        programs.retain(is_wanted);
        let mut cases = Vec::new();
        for (number, update) in self.updates.iter().enumerate() {
            cases.extend(self.cases(number, update, &programs)?);
        }
        let examine = |case: &Case<'_, H>| {
            let found = work(case).unwrap_or_else(|error| vec![error.to_string()]);
            let title = format!("{}/{} on {}", folder, case.program.label(), case.update.version());
            found.into_iter().map(|complaint| format!("{title}: {complaint}")).collect()
        };
        for_each(&cases, workers(), examine, &mut count);
        Ok(())
    }

    /// The sample for one update.
    fn cases<'t, H: Heading>(
        &self,
        number: usize,
        update: &'t Jdk,
        programs: &'t [Program<H>],
    ) -> Result<Vec<Case<'t, H>>, HarnessError> {
        let compilers = self.compilers.iter().filter(|jdk| jdk.feature >= update.feature);
        let Some(compiler) = compilers.min_by_key(|jdk| jdk.feature) else {
            say(&format!("not checked: no JDK here compiles for {}", update.version()));
            return Ok(Vec::new());
        };
        let classes = compile_for(update.feature, compiler, programs, &self.store)?;
        let step = env::var("CORPUS_SAMPLE").ok().and_then(|step| step.parse().ok()).unwrap_or(SAMPLE);
        let able = programs.iter().filter(|program| program.header.span().contains(update.feature));
        let first = number * step / self.updates.len();
        let is_taken = |(position, program): &(usize, &Program<H>)| {
            let label = program.label();
            (*position >= first && (position - first).is_multiple_of(step))
                || EVERYWHERE.iter().any(|start| label.starts_with(start))
        };
        let sample = able.enumerate().filter(is_taken).filter(|(_, program)| has_needed(update, &program.label()));
        Ok(sample.map(|(_, program)| Case { program, update, classes: classes.clone() }).collect())
    }

    fn differences(&self, case: &Case<'_, Header>) -> Result<Vec<String>, HarnessError> {
        let Case { program, update, classes } = case;
        let expected = reference::outcome(update, program, classes, &self.store)?;
        Ok(differences(&expected, &self.subject.run(update, program, classes)?))
    }

    fn wrong_answers(&self, case: &Case<'_, Expectation>) -> Result<Vec<String>, HarnessError> {
        let Case { program, update, classes } = case;
        let answer = self.subject.check(update, program, classes, Way::DEFAULT.options, None)?;
        Ok(Way::DEFAULT.complaints(&program.name, &program.header, &answer))
    }
}

/// Whether an update has the modules that a program needs; says so where it has not.
fn has_needed(update: &Jdk, label: &str) -> bool {
    let lacking = NEEDS.iter().find(|(needing, module)| *needing == label && !update.has_module(module));
    if let Some((label, module)) = lacking {
        say(&format!("left out: {label} on {}, which has no module {module}", update.version()));
    }
    lacking.is_none()
}

/// A closed standard output is no reason to end the campaign.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}
