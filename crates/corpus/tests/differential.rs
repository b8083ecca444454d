//! Runs the corpus: every program by every JDK's `java` and by `sojourner run`, which must behave alike.
//!
//! `CORPUS=text` takes only programs whose `topic/Name` contains the text, `CORPUS_JDK=17` only that feature version,
//! `CORPUS_REFERENCE=1` only checks the programs themselves on the real `java`, and `SOJOURNER=path` tests that binary
//! instead of building one. The closing line counts runs (a program on one JDK) that passed and failed, and programs
//! that were skipped; each skipped program is listed with its reason, and too many of them are a failure.

use corpus::comparison::{differences, differences_of_jdks};
use corpus::compilation::compile;
use corpus::error::HarnessError;
use corpus::jdk::Jdk;
use corpus::outcome::Outcome;
use corpus::parallel::{for_each, workers};
use corpus::program::{Header, Program};
use corpus::reference;
use corpus::selection::{selected, target_folder, wanted_jdks};
use corpus::subject::Subject;
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const MOST_SKIPPED: usize = 5;

fn main() -> ExitCode {
    match Campaign::from_environment().and_then(|campaign| campaign.run()) {
        Ok(tally) => tally.report(),
        Err(error) => {
            say(&format!("the corpus could not be run: {error}"));
            ExitCode::FAILURE
        }
    }
}

/// What is to be run, and with what.
struct Campaign {
    jdks: Vec<Jdk>,
    programs: Vec<Program>,
    skipped: Vec<Program>,
    subject: Option<Subject>,
    store: PathBuf,
}

/// The result of one program on one JDK.
struct Finding {
    title: String,
    program: String,
    expected: Option<Outcome>,
    complaints: Vec<String>,
}

#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
    skipped: usize,
}

impl Campaign {
    fn from_environment() -> Result<Self, HarnessError> {
        let target = target_folder()?;
        let store = target.join("corpus");
        fs::create_dir_all(&store).map_err(HarnessError::during(store.display()))?;
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/run");
        let (skipped, programs) = selected(Program::<Header>::read_all(&root)?)?
            .into_iter()
            .partition(|program| program.header.skip.is_some());
        let subject = if env::var_os("CORPUS_REFERENCE").is_some() { None } else { Some(Subject::find(&target)?) };
        Ok(Self { jdks: wanted_jdks()?, programs, skipped, subject, store })
    }

    fn run(&self) -> Result<Tally, HarnessError> {
        let mut tally = Tally { skipped: self.skipped.len(), ..Tally::default() };
        for program in &self.skipped {
            say(&format!("skip {}: {}", program.label(), program.header.skip.as_deref().unwrap_or_default()));
        }
        let mut expected: BTreeMap<String, (String, Outcome)> = BTreeMap::new();
        for jdk in &self.jdks {
            let classes = compile(jdk, &self.programs, &self.store)?;
            let runnable: Vec<&Program> = self.programs.iter().filter(|p| p.header.jdk.contains(jdk.feature)).collect();
            let work = |program: &&Program| self.examine(jdk, program, &classes);
            for_each(&runnable, workers(), work, |finding| {
                tally.count(&finding);
                self.compare_jdks(&mut expected, finding, &mut tally);
            });
        }
        self.name_programs_without_jdk();
        Ok(tally)
    }

    fn examine(&self, jdk: &Jdk, program: &Program, classes: &Path) -> Finding {
        let title = format!("{} on JDK {}", program.label(), jdk.feature);
        let (expected, complaints) = match reference::outcome(jdk, program, classes, &self.store) {
            Ok(expected) => {
                let complaints = self.complaints(jdk, program, classes, &expected);
                (Some(expected), complaints)
            }
            Err(error) => (None, vec![error.to_string()]),
        };
        Finding { title, program: program.label(), expected, complaints }
    }

    fn complaints(&self, jdk: &Jdk, program: &Program, classes: &Path, expected: &Outcome) -> Vec<String> {
        match self.subject.as_ref().map(|subject| subject.run(jdk, program, classes)) {
            None => Vec::new(),
            Some(Ok(actual)) => differences(expected, &actual),
            Some(Err(error)) => vec![error.to_string()],
        }
    }

    /// All JDKs must agree about a program but for their own frames, unless its header says why they do not.
    fn compare_jdks(&self, known: &mut BTreeMap<String, (String, Outcome)>, finding: Finding, tally: &mut Tally) {
        let varies = self.programs.iter().any(|p| p.label() == finding.program && p.header.varies.is_some());
        let Some(outcome) = finding.expected.filter(|_| !varies) else { return };
        match known.get(&finding.program) {
            None => drop(known.insert(finding.program, (finding.title, outcome))),
            Some((first, expected)) => {
                let complaints = differences_of_jdks(expected, &outcome);
                if !complaints.is_empty() {
                    tally
                        .fail(&format!("{} differs from {first} and has no `//@ varies:`", finding.title), &complaints);
                }
            }
        }
    }

    fn name_programs_without_jdk(&self) {
        let newest = self.jdks.iter().map(|jdk| jdk.feature).max().unwrap_or_default();
        for program in self.programs.iter().filter(|program| program.header.jdk.first > newest) {
            say(&format!(
                "not run {}: needs JDK {}, newest here is {newest}",
                program.label(),
                program.header.jdk.first
            ));
        }
    }
}

impl Tally {
    fn count(&mut self, finding: &Finding) {
        if finding.complaints.is_empty() {
            self.passed += 1;
        } else {
            self.fail(&finding.title, &finding.complaints);
        }
    }

    fn fail(&mut self, title: &str, complaints: &[String]) {
        self.failed += 1;
        say(&format!("FAIL {title}: {}", complaints.join("\n ")));
    }

    fn report(&self) -> ExitCode {
        if self.skipped > MOST_SKIPPED {
            say(&format!("too many programs are skipped: at most {MOST_SKIPPED} may be"));
        }
        say(&format!("{} passed, {} failed, {} skipped", self.passed, self.failed, self.skipped));
        if self.failed == 0 && self.skipped <= MOST_SKIPPED { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

/// A closed standard output is no reason to end the campaign.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}
