//! Checks the corpus: every program of `tests/corpus/check` must get the verdict of its header in every way.
//!
//! On the first JDK that can run it a program is checked in several ways (orders of the search, reductions, stores), on
//! the others with the default settings; every counterexample is replayed. Programs marked `depth: deep` are checked
//! with the default settings only, and those that an abstraction proves also without it; those marked `ways: in turn`
//! in one further way each; of the others every second one without reduction, and the rest in one of the ways that are
//! taken in turn (orders of the search, ways of telling states apart, `all`). With `CORPUS_WAYS=all` every program is
//! checked in all ways. `CORPUS=text` takes only
//! programs whose `topic/Name` contains the text, `CORPUS_JDK=17` only that feature version, `CORPUS_WAY=bfs` only ways
//! whose name contains the text, and `SOJOURNER=path` tests that binary instead of building one; `CORPUS_PART=2/4` is
//! for several processes. `CORPUS_FIRST=text,text` begins with programs that are named so, and `CORPUS_STOP=1` ends
//! with the first failure: `tests/mutants` asks that. The closing lines count the states of the proofs by way, which
//! shows what a reduction is worth, and runs (a program on one JDK in one way, or a replay).

use corpus::answer::Answer;
use corpus::compilation::compile;
use corpus::error::HarnessError;
use corpus::expectation::{Expectation, Verdict};
use corpus::jdk::Jdk;
use corpus::parallel::{for_each, workers};
use corpus::program::Program;
use corpus::selection::{selected, target_folder, wanted_jdks};
use corpus::subject::Subject;
use corpus::way::Way;
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

/// How many programs are checked between two lines of progress.
const PROGRESS: usize = 25;

fn main() -> ExitCode {
    match Campaign::from_environment().and_then(|campaign| campaign.run()) {
        Ok(tally) => tally.report(),
        Err(error) => {
            say(&format!("the corpus could not be checked: {error}"));
            ExitCode::FAILURE
        }
    }
}

/// What is to be checked, and with what.
struct Campaign {
    jdks: Vec<Jdk>,
    programs: Vec<Program<Expectation>>,
    /// The programs once for each question that their headers ask.
    questions: Vec<Program<Expectation>>,
    subject: Subject,
    ways: Vec<Way>,
    store: PathBuf,
    schedules: PathBuf,
    /// Programs that are named like one of these come first.
    first: Vec<String>,
    /// The first failure is enough.
    stops: bool,
}

/// One program on one JDK, whose classes are in a folder.
struct Case<'c> {
    program: &'c Program<Expectation>,
    jdk: &'c Jdk,
    classes: &'c Path,
    ways: Vec<Way>,
}

/// What came of one case.
#[derive(Default)]
struct Finding {
    passed: usize,
    failures: Vec<String>,
    /// The states of each complete exploration without a violation, by the name of its way.
    explored: Vec<(&'static str, u64)>,
}

#[derive(Default)]
struct Tally {
    cases: usize,
    passed: usize,
    failures: Vec<String>,
    explored: BTreeMap<&'static str, u64>,
}

impl Campaign {
    fn from_environment() -> Result<Self, HarnessError> {
        let target = target_folder()?;
        let store = target.join("corpus");
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/check");
        let programs = selected(Program::read_all(&root)?)?;
        let questions = programs.iter().flat_map(questions_about).collect();
        let (jdks, subject, ways) = (wanted_jdks()?, Subject::find(&target)?, wanted_ways()?);
        // Two binaries may be tested at the same time.
        let build = subject.binary().parent().and_then(Path::file_name).unwrap_or_default();
        let schedules = store.join("schedules").join(build);
        fs::create_dir_all(&schedules).map_err(HarnessError::during(schedules.display()))?;
        let first = env::var("CORPUS_FIRST").unwrap_or_default();
        let first = first.split(',').filter(|text| !text.is_empty()).map(str::to_owned).collect();
        let stops = env::var_os("CORPUS_STOP").is_some();
        Ok(Self { jdks, programs, questions, subject, ways, store, schedules, first, stops })
    }

    fn run(&self) -> Result<Tally, HarnessError> {
        let compiled: Result<Vec<PathBuf>, HarnessError> =
            self.jdks.iter().map(|jdk| compile(jdk, &self.programs, &self.store)).collect();
        let compiled = compiled?;
        let cases = self.cases(&compiled);
        let mut tally = Tally::default();
        let over = AtomicBool::new(false);
        let examine = |case: &Case<'_>| (!over.load(Ordering::Relaxed)).then(|| self.examine(case));
        for_each(&cases, workers(), examine, |finding| {
            let Some(finding) = finding else { return };
            tally.count(finding, cases.len());
            over.store(self.stops && !tally.failures.is_empty(), Ordering::Relaxed);
        });
        self.name_programs_without_jdk();
        Ok(tally)
    }

    fn cases<'c>(&'c self, compiled: &'c [PathBuf]) -> Vec<Case<'c>> {
        let mut cases = Vec::new();
        for program in &self.questions {
            let able = self.jdks.iter().zip(compiled).filter(|(jdk, _)| program.header.jdk.contains(jdk.feature));
            for (number, (jdk, classes)) in able.enumerate() {
                cases.push(Case { program, jdk, classes, ways: self.ways_of(program, number == 0) });
            }
        }
        let place = |case: &Case<'_>| self.first.iter().position(|text| case.program.label().contains(text));
        cases.sort_by_key(|case| place(case).unwrap_or(self.first.len()));
        cases
    }

    fn ways_of(&self, program: &Program<Expectation>, fully: bool) -> Vec<Way> {
        let suits = |way: &Way| way.suits(&program.header) && (fully || *way == Way::DEFAULT);
        let mut ways: Vec<Way> = self.ways.iter().copied().filter(suits).collect();
        if env::var_os("CORPUS_WAYS").is_some_and(|value| value == "all") || ways.len() < 3 {
            return ways;
        }
        let turn = program.name.bytes().fold(0, |sum: usize, byte| 31 * sum % 8191 + usize::from(byte));
        if program.header.in_turn {
            let (usual, others) = (ways[0], &ways[1..]);
            return vec![usual, others[turn % others.len()]];
        }
        // Not every way suits every program: then it is the turn of the next one.
        let others: Vec<Way> = ways.iter().copied().filter(|way| Way::IN_TURN.contains(way)).collect();
        let further = if turn.is_multiple_of(2) { Way::UNREDUCED } else { others[turn / 2 % others.len()] };
        ways.retain(|way| *way == Way::DEFAULT || *way == further);
        ways
    }

    fn examine(&self, case: &Case<'_>) -> Finding {
        let mut finding = Finding::default();
        for way in &case.ways {
            self.examine_way(case, way, &mut finding);
        }
        finding.compare_reduction(case);
        finding
    }

    /// Counterexamples are replayed by all ways that stop at the first one.
    fn examine_way(&self, case: &Case<'_>, way: &Way, finding: &mut Finding) {
        let Case { program, jdk, classes, .. } = case;
        let replayed = program.header.verdict == Verdict::Violated && !way.options.contains(&"--all");
        let schedule = replayed.then(|| self.schedule_file(case, way));
        let mut asked = (*program).clone();
        if *way == Way::CONCRETE {
            asked.header.search.clear();
        }
        match self.subject.check(jdk, &asked, classes, &way.check_options(), schedule.as_deref()) {
            Err(error) => finding.note(case, way.name, vec![error.to_string()]),
            Ok(answer) => {
                let complaints = way.complaints(&program.name, &program.header, &answer);
                let right = complaints.is_empty();
                finding.note(case, way.name, complaints);
                if answer.verdict == Verdict::Holds.name() {
                    finding.explored.push((way.name, answer.states));
                }
                let shown = answer.verdict == Verdict::Violated.name();
                if let Some(schedule) = schedule.filter(|_| right && shown) {
                    let title = format!("replay of {}", way.name);
                    finding.note(case, &title, self.replay(case, way, &schedule, &answer));
                }
            }
        }
    }

    /// A replay must end in the same violation as the search that saved its schedule.
    fn replay(&self, case: &Case<'_>, way: &Way, schedule: &Path, searched: &Answer) -> Vec<String> {
        let Case { program, jdk, classes, .. } = case;
        let replayed = match self.subject.replay(jdk, program, classes, way.replay_options(), schedule) {
            Ok(replayed) => replayed,
            Err(error) => return vec![error.to_string()],
        };
        let expected = &searched.violations[0];
        let same = replayed.violations.first().is_some_and(|found| {
            found.property == expected.property && found.message == expected.message && found.sites == expected.sites
        });
        if same && replayed.ending == searched.ending {
            return Vec::new();
        }
        vec![format!("expected {expected:?}, found {:?}: {}", replayed.violations.first(), replayed.summary())]
    }

    fn schedule_file(&self, case: &Case<'_>, way: &Way) -> PathBuf {
        let Case { program, jdk, .. } = case;
        let way = way.name.replace(' ', "-");
        let name = format!("{}-{}-{}-{way}.schedule", program.name, program.header.number, jdk.feature);
        self.schedules.join(name)
    }

    fn name_programs_without_jdk(&self) {
        for program in &self.programs {
            if !self.jdks.iter().any(|jdk| program.header.jdk.contains(jdk.feature)) {
                say(&format!("not checked {}: no JDK here can run it", program.label()));
            }
        }
    }
}

/// A program once for each question that its header asks.
fn questions_about(program: &Program<Expectation>) -> Vec<Program<Expectation>> {
    let questions = program.header.questions().into_iter();
    questions.map(|header| Program { header, ..program.clone() }).collect()
}

impl Finding {
    fn note(&mut self, case: &Case<'_>, what: &str, complaints: Vec<String>) {
        if complaints.is_empty() {
            self.passed += 1;
        } else {
            let claim = match case.program.header.number {
                0 => String::new(),
                number => format!(" claim {number}"),
            };
            let title = format!("{}{claim} on JDK {}, {what}", case.program.label(), case.jdk.feature);
            self.failures.push(format!("{title}: {}", complaints.join("\n ")));
        }
    }

    /// A reduction leaves out states and adds none.
    fn compare_reduction(&mut self, case: &Case<'_>) {
        let states = |name| self.explored.iter().find(|(way, _)| *way == name).map(|(_, states)| *states);
        if let (Some(reduced), Some(full)) = (states(Way::DEFAULT.name), states(Way::UNREDUCED.name))
            && reduced > full
        {
            self.note(case, "reduction", vec![format!("{reduced} states with it, {full} without")]);
        }
    }
}

impl Tally {
    fn count(&mut self, finding: Finding, cases: usize) {
        self.cases += 1;
        self.passed += finding.passed;
        if finding.explored.len() > 1 {
            for (way, states) in finding.explored {
                *self.explored.entry(way).or_default() += states;
            }
        }
        for failure in finding.failures {
            say(&format!("FAIL {failure}"));
            self.failures.push(failure);
        }
        if self.cases.is_multiple_of(PROGRESS) {
            let failed = self.failures.len();
            say(&format!("{} of {cases} programs: {} runs passed, {failed} failed", self.cases, self.passed));
        }
    }

    fn report(&self) -> ExitCode {
        for failure in &self.failures {
            say(&format!("failed: {}", failure.lines().next().unwrap_or_default()));
        }
        let explored: Vec<String> = self.explored.iter().map(|(way, states)| format!("{way} {states}")).collect();
        say(&format!("states of proofs: {}", explored.join(", ")));
        say(&format!("{} runs passed, {} failed", self.passed, self.failures.len()));
        if self.failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

/// The ways that `CORPUS_WAY` chooses.
fn wanted_ways() -> Result<Vec<Way>, HarnessError> {
    let filter = env::var("CORPUS_WAY").unwrap_or_default();
    if filter == Way::SLICED.name {
        return Ok(vec![Way::SLICED]);
    }
    let ways: Vec<Way> = Way::ALL.into_iter().chain([Way::CONCRETE]).filter(|way| way.name.contains(&filter)).collect();
    if ways.is_empty() {
        return Err(HarnessError::new(format!("no way is named like `{filter}`")));
    }
    Ok(ways)
}

/// A closed standard output is no reason to end the campaign.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}
