//! Models in Promela, verified by the real Spin: the verdict is that of `check`, and every violation replays.
//!
//! `PROMELA=waiting/` takes those programs of the corpus, `PROMELA=all` all of them, otherwise one in sixty-four, by
//! its name, beside the bounded buffer of seed 000; `PROMELA_PART=2/8` is the second of eight parts. Programs that a
//! model does not have are refused; how many is told. Without Spin nothing can be tried, and the test says so by
//! failing.

mod temporal;
#[path = "../slices/workshop.rs"]
#[expect(dead_code, reason = "the workshop of other tests")]
mod workshop;

use checker::{Check, Conclusion, Property, Question, Search, Silent, Spin, Target, Unhurried, Verdict};
use model::Reason;
use std::path::{Path, PathBuf};
use workshop::{homes, is_replayed, on_large_stack, target};

const PROPERTIES: [Property; 3] = [Property::Deadlock, Property::Assertion, Property::Exception];

/// Programs that always take part: the buffer with some of its seeded errors.
const ALWAYS: &[&str] = &[
    "buffer/BufferError01.java",
    "buffer/BufferError11.java",
    "temporal/CountedAlone.java",
    "temporal/FlagIsSet.java",
    "temporal/StatedForEachObject.java",
    "waiting/Barrier.java",
];

#[test]
fn spin_has_the_verdict_of_check() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/check");
    let homes = homes();
    let (mut agreed, mut refused, mut wrong) = (0, 0, Vec::new());
    for (number, program) in chosen(&folder).iter().enumerate() {
        let original = target(program, &homes[number % homes.len()]);
        for question in questions(program) {
            let conclusion = verified(&original, &question);
            match &conclusion.report.verdict {
                Verdict::Unknown(Reason::Unsupported(_)) => refused += 1,
                found => match disagreement(&original, &question, &conclusion, found) {
                    None => agreed += 1,
                    Some(what) => wrong.push(format!("{} {}: {what}", program.display(), words(&question))),
                },
            }
        }
    }
    println!("{agreed} agree, {refused} are refused, {} differ", wrong.len());
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(agreed >= 3, "{agreed} agree, {refused} are refused");
}

/// What is asked about a program: the usual properties, or what its header asks about endless runs.
fn questions(program: &Path) -> Vec<Question> {
    match is_plain(program) {
        true => vec![Question { properties: PROPERTIES.to_vec(), ..Question::default() }],
        false => temporal::questions(program),
    }
}

fn words(question: &Question) -> String {
    let Question { properties, ltl, find, fairness, .. } = question;
    format!("{properties:?} {ltl:?} {find:?} {fairness:?}")
}

fn verified(original: &Target, question: &Question) -> Conclusion {
    // What takes longest is the C compiler.
    let spin = Spin { memory: Some(2048), compiler: vec![String::from("-O0")], ..Spin::default() };
    on_large_stack(|| checker::verify(original, question, &spin, &Unhurried::default(), &mut Silent).unwrap())
}

/// In what the two engines differ, if they do.
fn disagreement(original: &Target, question: &Question, conclusion: &Conclusion, found: &Verdict) -> Option<String> {
    let check = Check::prepare(original.clone(), question.clone(), Search::default()).unwrap();
    let right = on_large_stack(move || check.run(&Unhurried::default(), &mut Silent).unwrap().report.verdict);
    let is_limit = |verdict: &Verdict| matches!(verdict, Verdict::Unknown(Reason::MemoryLimit | Reason::DepthLimit));
    if is_limit(found) || matches!(right, Verdict::Unknown(_)) {
        return None;
    }
    if *found != right {
        return Some(format!("Spin says {found:?}, check says {right:?}"));
    }
    let is_shown = right == Verdict::Holds || is_replayed(original, question, conclusion);
    (!is_shown).then(|| String::from("the violation does not replay"))
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
            "" => hash.is_multiple_of(64) || ALWAYS.contains(&name.as_str()),
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

/// Whether a program is checked without options.
fn is_plain(file: &Path) -> bool {
    let text = std::fs::read_to_string(file).unwrap();
    let directives = text.lines().filter_map(|line| line.strip_prefix("//@ "));
    let mut words = directives.filter_map(|line| line.split(':').next());
    words.all(|word| matches!(word, "verdict" | "property" | "ways" | "assurance" | "all"))
}
