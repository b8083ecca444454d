//! The interface of the checker, used as another program would.

use checker::{
    Check, Error, Manner, Plan, Property, Question, QuestionError, Recorded, Replay, Search, Silent, Stage, StoreKind,
    Strategy, Target, Unhurried, Verdict,
};
use evidence::Fault;
use library::Questions;
use loader::error::LoadError;
use loader::temporary::TemporaryDirectory;
use std::fs;

const COUNTER: &str = "
class Counter {
    static volatile int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> count = 1);
        other.start();
        other.join();
    }
}";

/// A program in a file that is there as long as the directory.
fn counter() -> (TemporaryDirectory, Target) {
    let directory = TemporaryDirectory::new().unwrap();
    let file = directory.path().join("Counter.java");
    fs::write(&file, COUNTER).unwrap();
    let target = Target::new([file]);
    (directory, target)
}

/// Why a question about a program is refused.
fn refused(question: Question, search: Search) -> QuestionError {
    let (_directory, target) = counter();
    let answer = Check::prepare(target, question, search)
        .and_then(|check| check.run(&Unhurried::default(), &mut Silent))
        .map(|conclusion| conclusion.report.verdict);
    match answer {
        Err(Error::Question(error)) => error,
        other => panic!("{other:?}"),
    }
}

fn asking(properties: &[Property]) -> Question {
    Question { properties: properties.to_vec(), ..Question::default() }
}

#[test]
fn what_was_not_asked_is_not_claimed() {
    let (_directory, target) = counter();
    let check = Check::prepare(target, asking(&[Property::Find, Property::Deadlock]), Search::default()).unwrap();
    let report = check.run(&Unhurried::default(), &mut Silent).unwrap().report;
    assert_eq!((report.verdict, report.properties), (Verdict::Holds, vec![Property::Deadlock]));
}

#[test]
fn questions_that_cannot_be_asked_say_why() {
    let breadth_first = || Search::new(Plan::new(Strategy::BreadthFirst, StoreKind::Exact));
    let hashing = || Search::new(Plan::new(Strategy::DepthFirst, StoreKind::Hash));
    let finding = |text: &str| Question { find: Some(text.to_owned()), ..Question::default() };
    let cases = [
        (asking(&[Property::Termination]), breadth_first(), QuestionError::EndlessNeedsDepthFirst),
        (asking(&[Property::Stuck]), hashing(), QuestionError::StuckNeedsAllStates),
        (asking(&[Property::Stuck, Property::Livelock]), Search::default(), QuestionError::StuckIsAskedAlone),
    ];
    for (question, search, expected) in cases {
        assert_eq!(refused(question, search), expected);
    }
    assert!(matches!(refused(finding("Counter.count =="), Search::default()), QuestionError::Text { column: 17, .. }));
    assert!(matches!(refused(finding("Counter.gone == 1"), Search::default()), QuestionError::UnknownName { .. }));
}

#[test]
fn a_program_that_is_not_there_is_no_answer() {
    let check = Check::prepare(Target::new(["Gone.java"]), Question::default(), Search::default()).unwrap();
    let answer = check.run(&Unhurried::default(), &mut Silent).map(|conclusion| conclusion.report.verdict);
    assert!(matches!(answer, Err(Error::Program(LoadError::Input(_)))), "{answer:?}");
}

#[test]
fn a_schedule_that_leaves_the_program_is_refused() {
    let (_directory, target) = counter();
    let recorded =
        Recorded { schedule: "0*2 9".parse().unwrap(), property: None, message: None, questions: Questions::default() };
    let replay = Replay::prepare(target, &Question::default(), recorded, Manner::default()).unwrap();
    let answer = replay.run(&Unhurried::default(), &mut Silent).map(|report| report.verdict);
    assert!(matches!(answer, Err(Error::Schedule(_))), "{answer:?}");
}

/// Remembers what it was told.
#[derive(Default)]
struct Listener(Vec<&'static str>);

impl model::Observer<Fault> for Listener {}

impl checker::Observer for Listener {
    fn stage(&mut self, stage: Stage) {
        self.0.push(stage.words());
    }
}

#[test]
fn an_observer_hears_what_is_done() {
    let (_directory, target) = counter();
    let mut listener = Listener::default();
    let check = Check::prepare(target, Question::default(), Search::default()).unwrap();
    check.run(&Unhurried::default(), &mut listener).unwrap();
    let expected = [
        "reading the program",
        "starting the virtual machine",
        "running the program up to its first choice",
        "exploring the runs of the program",
        "telling the runs that were found",
        "challenging the proof",
    ];
    assert_eq!(listener.0, expected);
}
