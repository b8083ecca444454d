//! Films: what is seen of the states of a run, on programs whose states are known.

use checker::{Check, LiveRun, Question, Search, Silent, Target, Unhurried, add_films, add_films_compared};
use evidence::{Change, Film, StateView, ThreadState, ThreadView};
use loader::temporary::TemporaryDirectory;
use model::Choice;
use report::{Fewest, Report};
use std::collections::BTreeSet;
use std::fs;

/// The report of a check with films, of a program with one class.
fn filmed(class: &str, body: &str) -> Report {
    let directory = TemporaryDirectory::new().unwrap();
    let file = directory.path().join(format!("{class}.java"));
    fs::write(&file, format!("class {class} {{ {body} }}")).unwrap();
    let (target, question) = (Target::new([file]), Question::default());
    let check = Check::prepare(target.clone(), question.clone(), Search::default()).unwrap();
    let mut conclusion = check.run(&Unhurried::default(), &mut Silent).unwrap();
    add_films(&mut conclusion.report, &target, &question, conclusion.questions, &Unhurried::default());
    conclusion.report
}

fn film(report: &Report) -> &Film {
    report.violations[0].film.as_ref().unwrap()
}

fn last(film: &Film) -> &StateView {
    film.states.last().unwrap()
}

fn thread<'a>(state: &'a StateView, name: &str) -> &'a ThreadView {
    state.threads.iter().find(|thread| thread.name == name).unwrap()
}

/// `this.x = 1, y = Fork@1 (stale)` of the innermost frame of the program.
fn locals(thread: &ThreadView) -> String {
    let frame = thread.frames.iter().find(|frame| frame.is_own).unwrap();
    let stale = |is_stale| if is_stale { " (stale)" } else { "" };
    let locals = frame.locals.iter().map(|local| format!("{} = {}{}", local.name, local.value, stale(local.is_stale)));
    locals.collect::<Vec<String>>().join(", ")
}

const FORKS: &str = "
    static final class Fork { int uses; Fork other; }

    static void dine(Fork first, Fork second, int seat) {
        synchronized (first) { first.uses += seat; synchronized (second) { second.uses++; } }
    }

    public static void main(String[] arguments) {
        Fork left = new Fork(), right = new Fork();
        left.other = right;
        new Thread(() -> dine(left, right, 10), \"left-handed\").start();
        dine(right, left, 20);
    }";

#[test]
fn a_deadlock_shows_who_holds_and_who_wants_what() {
    let report = filmed("Table", FORKS);
    let film = film(&report);
    assert_eq!(film.states.len() + film.before, film.trace.moments.len() + 1);
    assert_eq!(film.trace.moments, report.violations[0].trace.moments, "the film tells the same run");
    let state = last(film);
    let (main, other) = (thread(state, "main"), thread(state, "left-handed"));
    assert_eq!((main.state, other.state), (ThreadState::Blocked, ThreadState::Blocked));
    assert_eq!((&main.waits_for, &other.waits_for), (&vec![1], &vec![0]));
    assert_eq!((main.holds.len(), other.holds.len()), (1, 1));
    assert_eq!((main.wants.as_ref(), other.wants.as_ref()), (other.holds.first(), main.holds.first()));
    assert_eq!(main.words, format!("waits for the monitor of {}, held by left-handed", other.holds[0]));
    let held = state.object(&main.holds[0]).unwrap();
    assert_eq!((held.class.as_str(), held.locked_by, &held.reached_by), ("Table$Fork", Some(0), &vec![0, 1]));
    assert_eq!(held.fields[0].value, "20");
}

#[test]
fn locals_have_their_names_and_values() {
    let report = filmed("Table", FORKS);
    let film = film(&report);
    let places = last(film).threads.iter().map(|thread| thread.frames[0].place.line);
    assert_eq!(places.collect::<Vec<_>>(), [Some(5), Some(5)]);
    let main = thread(last(film), "main");
    let (held, wanted) = (&main.holds[0], main.wants.as_ref().unwrap());
    // The first fork and the seat are not read any more: what is unlocked at the end is a copy.
    assert_eq!(locals(main), format!("first = {held} (stale), second = {wanted}, seat = 20 (stale)"));
    let caller = &main.frames[1];
    assert_eq!((caller.place.method.as_str(), caller.place.line), ("main", Some(12)));
}

#[test]
fn a_step_changes_what_it_says() {
    let report = filmed("Table", FORKS);
    let film = film(&report);
    let mut seen = Vec::new();
    for (number, pair) in film.states.windows(2).enumerate() {
        let moment = film.moment_before(number + 1).unwrap();
        let changes = pair[1].changes_since(&pair[0]);
        let written = changes.iter().find(|change| change.what == "uses" && change.before.is_some());
        if let Some(Change { of, before, after, .. }) = written {
            assert!(moment.event.starts_with(&format!("writes {of}.uses = ")), "{moment:?}");
            seen.push((before.clone().unwrap(), after.clone().unwrap()));
        }
    }
    seen.sort();
    assert_eq!(seen, [("0", "10"), ("0", "20")].map(|(before, after)| (before.to_owned(), after.to_owned())));
}

#[test]
fn library_locks_waits_texts_and_statics_are_seen() {
    let report = filmed(
        "Desk",
        "
        static final java.util.concurrent.locks.ReentrantLock lock = new java.util.concurrent.locks.ReentrantLock();
        static String note = \"a \\\"note\\\"\";
        static Integer number = 1000;
        static int[] counts = { 1, 2, 3 };

        public static void main(String[] arguments) throws Exception {
            Object bell = new Object();
            new Thread(() -> { lock.lock(); synchronized (bell) { try { bell.wait(); } catch (Exception e) { } } }).start();
            lock.lock();
            lock.lock();
            synchronized (bell) { bell.wait(); }
        }",
    );
    let state = last(film(&report));
    let desk = state.object("class Desk").unwrap();
    let fields: Vec<String> = desk.fields.iter().map(|field| format!("{} = {}", field.name, field.value)).collect();
    assert_eq!(fields, ["lock = ReentrantLock@1", "note = \"a \\\"note\\\"\"", "number = 1000", "counts = int[]@1"]);
    assert!(desk.is_reached_statically);
    let counts = state.object("int[]@1").unwrap();
    assert_eq!(counts.fields.iter().map(|field| field.value.as_str()).collect::<Vec<_>>(), ["1", "2", "3"]);
    let lock = state.object("ReentrantLock@1").unwrap();
    let holder = &state.threads[lock.locked_by.unwrap()];
    assert_eq!((holder.state, holder.holds.as_slice()), (ThreadState::Waiting, &[String::from("ReentrantLock@1")][..]));
    let other = state.threads.iter().find(|thread| thread.name != holder.name).unwrap();
    assert_eq!((other.state, other.wants.as_deref()), (ThreadState::Parked, Some("ReentrantLock@1")));
    let bell = state.object("Object@1").unwrap();
    assert_eq!(bell.waiters, [lock.locked_by.unwrap()]);
}

#[test]
fn the_same_run_has_the_same_film() {
    assert_eq!(film(&filmed("Table", FORKS)), film(&filmed("Table", FORKS)));
}

#[test]
fn a_step_can_be_entered_line_by_line_and_ends_as_it_did() {
    let directory = TemporaryDirectory::new().unwrap();
    let file = directory.path().join("Lines.java");
    let text = "class Lines {
        static volatile int shared;
        public static void main(String[] arguments) {
            new Thread(() -> shared = 5).start();
            int sum = shared;
            for (int turn = 0; turn < 3; turn++) {
                sum = twice(sum) + turn;
            }
            assert shared == 0 && sum > 100;
        }
        static int twice(int number) {
            int doubled = number * 2;
            return doubled;
        }
    }";
    fs::write(&file, text).unwrap();
    let (target, question) = (Target::new([file]), Question::default());
    let check = Check::prepare(target.clone(), question.clone(), Search::default()).unwrap();
    let mut conclusion = check.run(&Unhurried::default(), &mut Silent).unwrap();
    let recorded = conclusion.recorded().unwrap();
    let start = LiveRun::start_with_lines(target.clone(), question.clone(), &recorded, &Unhurried::default());
    let run = start.unwrap().unwrap();
    let entered = run.film().clone();
    add_films(&mut conclusion.report, &target, &question, conclusion.questions, &Unhurried::default());
    assert_eq!(entered.states, film(&conclusion.report).states, "entering steps changes nothing");
    let reads = |moment: &evidence::Moment| moment.thread == 0 && moment.event.starts_with("reads Lines.shared");
    let step = (1..entered.states.len()).find(|state| entered.moment_before(*state).is_some_and(reads)).unwrap();
    let told = entered.inside[step].states.iter().map(|state| {
        let main = thread(state, "main");
        format!("{}: {}", main.frames[0].place.line.unwrap(), locals(main))
    });
    let told: Vec<String> = told.collect();
    let sum = entered.moment_before(step).unwrap().event.ends_with("= 5");
    assert!(!sum, "{told:?}");
    assert_eq!(
        told,
        [
            "6: sum = 0",
            "7: sum = 0, turn = 0",
            "12: number = 0",
            "13: number = 0 (stale), doubled = 0",
            "7: sum = 0 (stale), turn = 0",
            "6: sum = 0, turn = 0",
            "7: sum = 0, turn = 1",
            "12: number = 0",
            "13: number = 0 (stale), doubled = 0",
            "7: sum = 0 (stale), turn = 1",
            "6: sum = 1, turn = 1",
            "7: sum = 1, turn = 2",
            "12: number = 1",
            "13: number = 1 (stale), doubled = 2",
            "7: sum = 1 (stale), turn = 2",
            "6: sum = 4, turn = 2",
            "9: sum = 4"
        ]
    );
}

/// Two threads lock the same two objects in opposite order, and tell each other beforehand that they are there.
const CROSSED: &str = "
    static volatile int here;

    static void both(Object first, Object second) {
        here++;
        synchronized (first) { synchronized (second) { here--; } }
    }

    public static void main(String[] arguments) {
        Object left = new Object(), right = new Object();
        new Thread(() -> both(left, right), \"other\").start();
        both(right, left);
    }";

#[test]
fn a_run_with_needless_interruptions_has_a_calmer_one_beside_it() {
    let directory = TemporaryDirectory::new().unwrap();
    let file = directory.path().join("Crossed.java");
    fs::write(&file, format!("class Crossed {{ {CROSSED} }}")).unwrap();
    let question = Question { properties: vec![evidence::Property::Deadlock], ..Question::default() };
    let target = Target::new([file]);
    let check = Check::prepare(target.clone(), question.clone(), Search::default()).unwrap();
    let mut report = check.run(&Unhurried::default(), &mut Silent).unwrap().report;
    let compare = |report: &mut Report| {
        add_films_compared(report, &target, &question, library::Questions::default(), &Unhurried::default());
        report.violations[0].interruptions.clone().unwrap()
    };
    let simplest = compare(&mut report);
    assert_eq!(simplest.count, 1, "one thread must be interrupted between its two locks");
    assert!(matches!(simplest.fewest, Fewest::These), "{:?}", simplest.fewest);
    // The same deadlock, the threads taking turns.
    let mut run = LiveRun::start(target.clone(), question.clone(), None, &Unhurried::default()).unwrap().unwrap();
    let mut last = 0;
    while let Some(offers) = run.offers().last().filter(|offers| !offers.is_empty()) {
        let next = offers.iter().find(|offer| offer.agent != last).unwrap_or(&offers[0]);
        let choice = Choice { agent: next.agent, alternative: next.alternative };
        last = choice.agent;
        assert!(run.take(run.choices().len(), choice, &Unhurried::default()).unwrap());
    }
    assert_eq!(run.fault().unwrap().property, evidence::Property::Deadlock);
    report.violations[0].schedule = run.recorded().schedule;
    let restless = compare(&mut report);
    assert!(restless.count > 2, "{}", restless.count);
    let Fewest::Less { count: 1, film } = restless.fewest else { panic!("{:?}", restless.fewest) };
    let threads: Vec<ThreadState> = last_states(&film);
    assert_eq!(threads, [ThreadState::Blocked, ThreadState::Blocked], "it ends in the same deadlock");
}

fn last_states(film: &Film) -> Vec<ThreadState> {
    last(film).threads.iter().map(|thread| thread.state).collect()
}

#[test]
fn two_threads_of_one_name_are_two_objects() {
    let body = "
        static volatile int runs;
        static Thread first, second;
        public static void main(String[] arguments) throws InterruptedException {
            first = new Thread(() -> runs++, \"worker\");
            second = new Thread(() -> runs++, \"worker\");
            first.start();
            second.start();
            first.join();
            second.join();
            assert runs == 2;
        }";
    let report = filmed("Namesakes", body);
    let state = last(film(&report));
    let fields = state.object("class Namesakes").unwrap().fields.iter();
    let threads = fields.map(|field| field.value.as_str()).filter(|value| value.starts_with("thread"));
    // In the order in which they are first mentioned.
    let threads: BTreeSet<&str> = threads.collect();
    assert_eq!(threads, BTreeSet::from(["thread worker", "thread worker (2)"]));
    assert!(threads.iter().all(|name| state.object(name).is_some()), "each is shown");
    let all = film(&report).states.iter().flat_map(|state| &state.objects);
    assert!(all.into_iter().all(|object| object.name != "thread null"), "one that is being made has no name yet");
}
