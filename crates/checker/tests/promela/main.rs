//! Models in Promela, verified by the real Spin: the verdict is that of `check`, and every violation replays.
//!
//! `PROMELA=waiting/` takes those programs of the corpus, `PROMELA=all` all of them, otherwise one in sixty-four, by
//! its name, beside the bounded buffer of seed 000; `PROMELA_PART=2/8` is the second of eight parts, and
//! `PROMELA_TABLE=file` notes what became of each question. `PROMELA_SEEDS=0..50` takes those generated programs. What
//! was loaded stays in memory, about 40 MB for a question: programs are tried by some at a time in processes of their
//! own, and whoever asks for many generated ones takes parts.
//! Programs that a model does not have are refused; how many is told. Without Spin nothing can be tried, and the test
//! says so by failing.

mod bounds;
#[path = "../slices/children.rs"]
mod children;
mod comparison;
mod generated;
mod golden;
mod temporal;
#[path = "../slices/workshop.rs"]
#[expect(dead_code, reason = "the workshop of other tests")]
mod workshop;
#[expect(dead_code, reason = "some of it is for other tests")]
#[path = "../../../explore/tests/generated"]
mod written {
    pub(crate) mod generator;
    pub(crate) mod program;
    pub(crate) mod shapes;
}

use checker::{Property, Question};
use children::Share;
use comparison::{Compared, compare};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use workshop::{homes, target};
use written::program;

const PROPERTIES: [Property; 3] = [Property::Deadlock, Property::Assertion, Property::Exception];

/// Programs that always take part: the buffer with some of its seeded errors, and those whose models were wrong.
const ALWAYS: &[&str] = &[
    "buffer/BufferError01.java",
    "buffer/BufferError11.java",
    "maps/ExceptionKeys.java",
    "maps/ManyKeys.java",
    "models/BuilderHandedOn.java",
    "models/BuilderReadBefore.java",
    "models/DaemonBefore.java",
    "models/HeldBeforeTried.java",
    "models/JoinedEarly.java",
    "models/OldValueUsed.java",
    "models/OtherwiseAlsoLooks.java",
    "models/TriedWhileWritten.java",
    "queues/ManyItems.java",
    "reentrant/EnteredOften.java",
    "temporal/CountedAlone.java",
    "temporal/FlagIsSet.java",
    "temporal/InvariantBetweenTwo.java",
    "temporal/OldValueKept.java",
    "temporal/StatedForEachObject.java",
    "threads/LongResultDropped.java",
    "updates/ExpectedException.java",
    "waiting/Barrier.java",
];

/// How many programs a process tries.
const AT_A_TIME: usize = 8;

/// Words of headers that do not change what is asked.
const PLAIN: &[&str] =
    &["verdict", "property", "ways", "assurance", "all", "jdk", "depth", "symmetry", "search", "assumes", "library"];

/// What became of all questions.
#[derive(Default, Debug)]
struct Tally {
    agree: usize,
    refused: usize,
    limits: usize,
    wrong: Vec<String>,
}

impl Tally {
    /// Counts one, and notes it where that is asked for.
    fn count(&mut self, name: &str, compared: Compared) {
        let (kind, words) = match &compared {
            Compared::Agree(verdict) => ("agree", format!("{verdict:?}")),
            Compared::Refused(reason) => ("refused", reason.clone()),
            Compared::Limit(reason) => ("limit", reason.clone()),
            Compared::Differ(what) => ("differ", what.clone()),
        };
        match compared {
            Compared::Agree(_) => self.agree += 1,
            Compared::Refused(_) => self.refused += 1,
            Compared::Limit(_) => self.limits += 1,
            Compared::Differ(what) => self.wrong.push(format!("{name}: {what}")),
        }
        if let Ok(table) = std::env::var("PROMELA_TABLE") {
            let mut file = OpenOptions::new().create(true).append(true).open(table).unwrap();
            writeln!(file, "{name}\t{kind}\t{words}").unwrap();
        }
    }
}

#[test]
fn spin_has_the_verdict_of_check() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/check");
    let programs = match children::share("spin_has_the_verdict_of_check", &chosen(&folder), AT_A_TIME) {
        Share::Files(programs) => programs,
        Share::Counted(sums) => {
            println!("{sums:#?}");
            assert!(sums.get("agree").is_some_and(|agree| *agree >= 3), "{sums:?}");
            return;
        }
    };
    let homes = homes();
    let mut tally = Tally::default();
    for (number, program) in programs.iter().enumerate() {
        let original = target(program, home(program, number, &homes));
        let name = program.strip_prefix(&folder).unwrap().display().to_string();
        for question in questions(program) {
            tally.count(&format!("{name}{}", words(&question)), compare(&original, &question));
        }
    }
    children::count("agree", tally.agree);
    children::count("refused", tally.refused);
    children::count("limits", tally.limits);
    assert!(tally.wrong.is_empty(), "{:#?}", tally.wrong);
}

/// The JDK on which a program is tried: in turn, unless its header asks for one.
fn home<'h>(program: &Path, number: usize, homes: &'h [PathBuf]) -> &'h Path {
    let text = std::fs::read_to_string(program).unwrap();
    let asked = text.lines().find_map(|line| line.strip_prefix("//@ jdk:"));
    match asked.map(str::trim) {
        Some("17 only") => &homes[0],
        Some(_) => &homes[homes.len() - 1],
        None => &homes[number % homes.len()],
    }
}

/// What is asked about a program: the usual properties, or what its header asks for.
fn questions(program: &Path) -> Vec<Question> {
    match is_plain(program) {
        true => vec![Question { properties: PROPERTIES.to_vec(), ..Question::default() }],
        false => temporal::questions(program),
    }
}

/// What is asked, where it is not the usual.
fn words(question: &Question) -> String {
    let Question { properties, ltl, find, fairness, class_properties, .. } = question;
    let of_classes = if *class_properties { " of classes" } else { "" };
    match properties.as_slice() == PROPERTIES && ltl.is_empty() && find.is_none() && !class_properties {
        true => String::new(),
        false => format!(" {properties:?}{of_classes} {ltl:?} {find:?} {fairness:?}"),
    }
}

fn chosen(folder: &Path) -> Vec<PathBuf> {
    let asked = std::env::var("PROMELA").unwrap_or_default();
    let (part, parts) = part();
    let files = |folder: &Path| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut all: Vec<PathBuf> = files(folder).filter(|path| path.is_dir()).flat_map(|path| files(&path)).collect();
    all.retain(|file| {
        let name = file.strip_prefix(folder).unwrap().display().to_string();
        let hash = name.bytes().fold(0u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        let is_wanted = match asked.as_str() {
            "" => hash.is_multiple_of(96) || ALWAYS.contains(&name.as_str()),
            "all" => true,
            topic => name.starts_with(topic),
        };
        is_wanted && name.ends_with(".java") && !questions(file).is_empty()
    });
    all.sort();
    all.into_iter().skip(part).step_by(parts).collect()
}

/// `PROMELA_PART=2/8`: the second of eight parts.
fn part() -> (usize, usize) {
    let asked = std::env::var("PROMELA_PART").unwrap_or_else(|_| String::from("1/1"));
    let (part, parts) = asked.split_once('/').unwrap();
    (part.parse::<usize>().unwrap() - 1, parts.parse().unwrap())
}

/// Whether a program is checked without options that change what is asked.
fn is_plain(file: &Path) -> bool {
    let text = std::fs::read_to_string(file).unwrap();
    let directives = text.lines().filter_map(|line| line.strip_prefix("//@ "));
    let mut words = directives.filter_map(|line| line.split(':').next());
    words.all(|word| PLAIN.contains(&word))
}
