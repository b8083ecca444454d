//! Generated programs by way of slices: the verdict is that of the program, and every violation is replayed on it.
//!
//! The programs are those of `explore/tests/generated`. `SLICED_SEEDS=1000..2000` takes others than those of every
//! test run.

#[expect(dead_code, reason = "some of it is for other tests")]
#[path = "../../../explore/tests/generated"]
mod written {
    pub(crate) mod program;
    pub(crate) mod shapes;
}

#[expect(dead_code, reason = "some of it is for other tests")]
#[path = "../slices/workshop.rs"]
mod workshop;

use checker::{ChallengeRuns, Check, Conclusion, Property, Question, Search, Silent, Target, Unhurried, Verdict};
use loader::temporary::TemporaryDirectory;
use report::Decided;
use std::ops::Range;
use std::path::Path;
use std::process::Command;
use workshop::{homes, is_replayed, on_large_stack};
use written::{program, shapes};

/// What every test run does.
const SEEDS: Range<u64> = 0..30;
/// Larger programs are left out.
const MOST_STATES: u64 = 20_000;

/// Formulas over fields that every program has. Some are about runs that get stuck.
const FORMULAS: [&str; 7] = [
    "<> (P.a > 0)",
    "[] (P.v <= 1)",
    "<>[] (P.b > 0)",
    "[] (P.a == 0 || P.b <= P.a)",
    "<> (P.c > 0)",
    "[] (P.v > 0 -> <> (P.b > 0))",
    "<> (P.r0 > 0 || P.r1 > 0)",
];

/// What became of the questions.
#[derive(Default, Debug)]
struct Tally {
    too_large: usize,
    proved: usize,
    retraced: usize,
    /// Decided by the whole program.
    whole: usize,
    complaints: Vec<String>,
}

#[test]
fn slices_decide_what_the_programs_do() {
    let seeds: Vec<u64> = seeds().collect();
    let classes = compile(&seeds);
    let mut tally = Tally::default();
    for (number, home) in homes().iter().enumerate() {
        let of_home = seeds.iter().filter(|seed| **seed % 2 == number as u64 % 2);
        for seed in of_home {
            let target = Target {
                main: Some(format!("generated.P{seed}")),
                jdk: Some(home.clone()),
                ..Target::new([classes.path().join("classes")])
            };
            compare(*seed, &target, &mut tally);
        }
    }
    println!("{tally:?}");
    assert!(tally.complaints.is_empty(), "{}", tally.complaints.join("\n"));
    assert!(self::seeds() != SEEDS || tally.proved > 10 && tally.retraced > 3, "{tally:?}");
}

fn seeds() -> Range<u64> {
    let Ok(text) = std::env::var("SLICED_SEEDS") else { return SEEDS };
    let range = text.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    range.unwrap_or_else(|| panic!("SLICED_SEEDS={text}: expected FROM..TO"))
}

/// What is asked of a program: three times about properties, and about a formula.
fn questions(seed: u64) -> Vec<Question> {
    let properties = [vec![Property::Assertion], vec![Property::Deadlock], vec![Property::Exception, Property::Race]];
    let about = |properties| Question { properties, ..Question::default() };
    let formula = FORMULAS[seed as usize % FORMULAS.len()].replace("P.", &format!("generated.P{seed}."));
    let of_runs = Question { ltl: vec![formula], ..about(vec![Property::Assertion]) };
    properties.into_iter().map(about).chain([of_runs]).collect()
}

/// Asks the questions about a program, by way of a slice and not.
fn compare(seed: u64, target: &Target, tally: &mut Tally) {
    for question in questions(seed) {
        let right = whole(target, &question).report.verdict;
        if !matches!(right, Verdict::Holds | Verdict::Violated) {
            tally.too_large += 1;
            continue;
        }
        let (shape, words) = (shapes::program(seed).0, format!("{:?} {:?}", question.properties, question.ltl));
        let conclusion = sliced(target, &question);
        let verdict = &conclusion.report.verdict;
        if *verdict != right {
            tally.complaints.push(format!("{shape}, seed {seed}, {words}: {verdict:?}, {:?}", conclusion.report.slice));
        } else if right == Verdict::Violated && !is_replayed(target, &question, &conclusion) {
            tally.complaints.push(format!("{shape}, seed {seed}, {words}: is not replayed"));
        }
        match (conclusion.report.slice.map(|slice| slice.decided), right) {
            (Some(Decided::Slice), _) => tally.proved += 1,
            (Some(Decided::Retraced), _) => tally.retraced += 1,
            _ => tally.whole += 1,
        }
    }
}

/// Nothing takes a proof back: a wrong slice has to show.
fn limited() -> Search {
    let mut search = Search { challenge: ChallengeRuns::Off, ..Search::default() };
    search.plan.limits.states = Some(MOST_STATES);
    search
}

fn whole(target: &Target, question: &Question) -> Conclusion {
    let check = Check::prepare(target.clone(), question.clone(), limited()).unwrap();
    on_large_stack(move || check.run(&Unhurried::default(), &mut Silent).unwrap())
}

fn sliced(target: &Target, question: &Question) -> Conclusion {
    on_large_stack(|| checker::check_slice(target, question, &limited(), &Unhurried::default(), &mut Silent).unwrap())
}

/// Compiles the programs with the oldest JDK, so that every JDK can run them; that of a seed is `generated.P{seed}`.
fn compile(seeds: &[u64]) -> TemporaryDirectory {
    let directory = TemporaryDirectory::new().unwrap();
    let mut files = loader::api::write_sources(&directory.path().join("api")).unwrap();
    for seed in seeds {
        let file = directory.path().join(format!("P{seed}.java"));
        std::fs::write(&file, shapes::program(*seed).1.java(&format!("P{seed}"))).unwrap();
        files.push(file);
    }
    let java = Path::new(env!("CARGO_MANIFEST_DIR")).join("../explore/tests/generated/java");
    files.extend(["Box", "Calls", "Jitter", "Loud", "Moments", "Yard"].map(|name| java.join(format!("{name}.java"))));
    let mut javac = Command::new(homes()[0].join("bin/javac"));
    javac.args(["-nowarn", "-proc:none", "-g:lines,source", "-d"]).arg(directory.path().join("classes"));
    let output = javac.args(files).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    directory
}
