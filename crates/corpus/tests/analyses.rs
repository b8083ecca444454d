//! Checks `sojourner analyze` on the corpus.
//!
//! Every program of `tests/corpus/analyze` must be warned of where its lines say so, and nowhere else. On the programs
//! of `tests/corpus/check` the analysis must not contradict the exhaustive verdict: what goes wrong in a simulated run
//! must be among what a search finds. `CORPUS`, `CORPUS_JDK` and `SOJOURNER` choose as for `checks`.

use corpus::compilation::compile;
use corpus::error::HarnessError;
use corpus::expectation::{Expectation, Verdict};
use corpus::jdk::Jdk;
use corpus::parallel::{for_each, workers};
use corpus::program::{Heading, Program};
use corpus::selection::{selected, target_folder, wanted_jdks};
use corpus::subject::Subject;
use corpus::warnings::{Expected, Warnings};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// For programs whose verdict is known: few runs, and no endless ones.
const BRIEF: [&str; 4] = ["--runs", "2", "--max-instructions", "300000"];

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            say(&format!("the corpus could not be analysed: {error}"));
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<bool, HarnessError> {
    let target = target_folder()?;
    let store = target.join("corpus");
    std::fs::create_dir_all(&store).map_err(HarnessError::during(store.display()))?;
    let subject = Subject::find(&target)?;
    let jdks = wanted_jdks()?;
    let warned = Part { jdks: &jdks, store: &store, folder: "analyze" };
    let first = warned.examine(|program: &Program<Expected>, jdk, classes| {
        let options: Vec<&str> = program.header.options.iter().map(String::as_str).collect();
        let warnings = subject.analyze(jdk, program, classes, &options)?;
        let mut complaints = warnings.complaints(&program.name, &program.header);
        if let Some(endings) = program.header.guided.filter(|_| jdk.feature == jdks[0].feature) {
            complaints.extend(subject.guided(jdk, program, classes)?.ending_complaints(endings));
        }
        Ok(complaints)
    })?;
    let known = Part { jdks: &jdks[..1], store: &store, folder: "check" };
    let second = known.examine(|program: &Program<Expectation>, jdk, classes| {
        if !program.header.options.is_empty() || program.header.verdict == Verdict::Unknown {
            return Ok(Vec::new());
        }
        Ok(contradictions(&program.header, &subject.analyze(jdk, program, classes, &BRIEF)?))
    })?;
    Ok(first && second)
}

/// What goes wrong in a simulated run and cannot, by the verdict of the program.
fn contradictions(expectation: &Expectation, warnings: &Warnings) -> Vec<String> {
    let possible = |property: &str| match (expectation.verdict, &expectation.all) {
        (Verdict::Violated, Some(all)) => all.contains(property),
        (Verdict::Violated, None) => true,
        _ if expectation.assumes_time() => true,
        _ => property == "race" && expectation.assurance.as_deref() == Some("sc"),
    };
    let impossible = warnings.violations.iter().filter(|found| !possible(&found.property));
    impossible.map(|found| format!("{}: {} at {:?}", found.property, found.message, found.sites)).collect()
}

/// The programs of one folder.
struct Part<'a> {
    jdks: &'a [Jdk],
    store: &'a Path,
    folder: &'static str,
}

impl Part<'_> {
    /// Looks at every program on every JDK; answers whether all were as they must be.
    fn examine<H: Heading + Sync>(
        &self,
        complaints: impl Fn(&Program<H>, &Jdk, &Path) -> Result<Vec<String>, HarnessError> + Sync,
    ) -> Result<bool, HarnessError> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus").join(self.folder);
        let programs: Vec<Program<H>> = selected(Program::read_all(&root)?).unwrap_or_default();
        let compiled: Result<Vec<PathBuf>, HarnessError> =
            self.jdks.iter().map(|jdk| compile(jdk, &programs, self.store)).collect();
        let compiled = compiled?;
        let mut cases = Vec::new();
        for (jdk, classes) in self.jdks.iter().zip(&compiled) {
            let able = programs.iter().filter(|program| program.header.span().contains(jdk.feature));
            cases.extend(able.map(|program| (program, jdk, classes)));
        }
        let mut failed = 0;
        let work = |(program, jdk, classes): &(&Program<H>, &Jdk, &PathBuf)| {
            let found = complaints(program, jdk, classes).unwrap_or_else(|error| vec![error.to_string()]);
            let label = format!("{}/{} on JDK {}", self.folder, program.label(), jdk.feature);
            found.into_iter().map(|complaint| format!("FAIL {label}: {complaint}")).collect::<Vec<_>>()
        };
        for_each(&cases, workers(), work, |complaints| {
            failed += usize::from(!complaints.is_empty());
            complaints.iter().for_each(|complaint| say(complaint));
        });
        say(&format!("{}: {} analysed, {failed} failed", self.folder, cases.len()));
        Ok(failed == 0)
    }
}

/// A closed standard output is no reason to end the campaign.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}
