//! Whole reports as text.

use crate::findings::{MainSource, deadlock, fixed_answers, moment, report, trace};
use model::{Reason, Verdict};
use report::{Assurance, Layout, NoSources, Report, text};

const LAYOUT: Layout = Layout { width: 100, every_schedule: false };

const SOURCE: MainSource = MainSource(&[
    "\tsynchronized (a) {",
    "\t\tsynchronized (b) { }",
    "\tsynchronized (b) {",
    "\t\tsynchronized (a) { }",
]);

fn two_locks() -> Report {
    let moments = vec![moment(0, 1, "locks Object@1"), moment(1, 3, "locks Object@2")];
    report(Verdict::Violated, vec![deadlock(trace(&["main", "worker"], moments))])
}

#[test]
fn a_deadlock_shows_every_thread_and_the_way_there() {
    let expected = "\
violated: deadlock: no thread can move: 2 threads wait for ever

  main    waits for the monitor of Object@2, held by worker; holds Object@1
          at Main.run (Main.java:2)
             2 | synchronized (b) { }
          took Object@1 in Main.run (Main.java:1)
  worker  waits for the monitor of Object@1, held by main; holds Object@2
          at Main.run (Main.java:4)
             4 | synchronized (a) { }
          took Object@2 in Main.run (Main.java:3)

How it happens, in 2 steps:

  step  line | main               | worker
  -----------+--------------------+-------------------
     1  1    | synchronized (a) { |
             | · locks Object@1   |
     2  3    |                    | synchronized (b) {
             |                    | · locks Object@2

The search stopped there; --all looks for further violations.
To see it again:
  sojourner replay

1,234 states (56 revisited), 2,345 steps, 34,567 instructions, depth 78
90 ms, 45 kB of memory, 10 bytes per state
";
    assert_eq!(text(&two_locks(), &SOURCE, LAYOUT), expected);
}

#[test]
fn further_violations_show_their_sites_and_with_all_their_schedules() {
    let mut report = two_locks();
    report.violations.push(report.violations[0].clone());
    let short = text(&report, &SOURCE, LAYOUT);
    assert!(short.contains("\nViolation 2 of 2: deadlock: no thread can move: 2 threads wait for ever\n"), "{short}");
    assert!(short.contains("\nAfter 2 steps; --all shows its schedule too.\n"), "{short}");
    assert_eq!(short.matches("How it happens").count(), 1);
    let long = text(&report, &SOURCE, Layout { every_schedule: true, ..LAYOUT });
    assert_eq!(long.matches("How it happens").count(), 2);
}

#[test]
fn a_proof_says_what_was_proved_and_for_which_memory_model() {
    let expected = "\
holds: Main has no deadlock, no failing assertion, no uncaught exception and no data race
Every schedule and every choice was explored; the program has 1,234 states.
Without a data race every execution that the Java memory model allows is one of those explored
(assurance: jmm).

1,234 states (56 revisited), 2,345 steps, 34,567 instructions, depth 78
90 ms, 45 kB of memory, 10 bytes per state
";
    let mut report = report(Verdict::Holds, Vec::new());
    assert_eq!(text(&report, &NoSources, LAYOUT), expected);
    report.assurance = Assurance::Sc;
    let weaker = text(&report, &NoSources, LAYOUT);
    assert!(weaker.contains("sequentially consistent") && weaker.contains("(assurance: sc)"), "{weaker}");
}

#[test]
fn a_proof_for_some_answers_of_the_surroundings_does_not_claim_every_choice() {
    let mut report = report(Verdict::Holds, Vec::new());
    report.fixed = fixed_answers();
    report.assumptions = report.fixed.iter().map(|answer| answer.sentence.clone()).collect();
    let shown = text(&report, &NoSources, LAYOUT);
    let first = "holds: Main has no deadlock, no failing assertion, no uncaught exception and no data race, with fixed random numbers and clock\n";
    assert!(shown.starts_with(first), "{shown}");
    assert!(shown.contains("One sequence.\nIt stood still.\n"), "{shown}");
    assert!(!shown.contains("every choice") && shown.contains("allows with these answers is"), "{shown}");
}

#[test]
fn every_unknown_says_why_and_what_to_try() {
    let reasons = [
        (Reason::TimeLimit, "the time limit was reached"),
        (Reason::MemoryLimit, "the memory limit was reached"),
        (Reason::DepthLimit, "cut by the depth limit"),
        (Reason::StateLimit, "the limit of states was reached"),
        (Reason::PreemptionLimit, "at most 0 preemptions"),
        (Reason::Unsupported(String::from("a \u{1b}socket (at Main.main)")), "not modelled: a \\u001bsocket"),
        (Reason::Interrupted, "interrupted"),
        (Reason::Sampling, "in 0 random runs"),
        (Reason::Omission, "may have been missed"),
        (Reason::Matching, "of states that match, only one was explored"),
        (Reason::Approximation(String::from("A.m=any goes wrong")), "A.m=any goes wrong"),
    ];
    for (reason, words) in reasons {
        let text = text(&report(Verdict::Unknown(reason), Vec::new()), &NoSources, LAYOUT);
        let first = text.lines().next().unwrap_or_default();
        assert!(first.starts_with("unknown: ") && first.contains(words), "{text}");
        assert!(text.contains("\nTry: ") && !text.contains("holds"), "{text}");
    }
}

#[test]
fn warnings_and_what_is_not_modelled_are_told() {
    let mut report = two_locks();
    report.warnings.push(String::from("lib.jar: this entry of the class path does not exist"));
    report.unsupported.push(String::from("a socket (at Main.main)"));
    let text = text(&report, &NoSources, LAYOUT);
    assert!(text.contains("\nwarning: lib.jar: this entry of the class path does not exist\n"), "{text}");
    assert!(text.contains("\nnot modelled, runs that need it were not followed: a socket (at Main.main)\n"), "{text}");
}

#[test]
fn callers_are_told_and_packages_shortened_from_the_left_where_room_is_scarce() {
    let mut report = two_locks();
    let site = &mut report.violations[0].fault.sites[0];
    site.place.class = String::from("com.example.warehouse.inventory.Ledger");
    site.callers = vec![site.place.clone()];
    let wide = text(&report, &NoSources, LAYOUT);
    assert!(wide.contains("at com.example.warehouse.inventory.Ledger.run (Main.java:2)\n"), "{wide}");
    assert!(wide.contains("called by com.example.warehouse.inventory.Ledger.run (Main.java:2)\n"), "{wide}");
    let narrow = text(&report, &NoSources, Layout { width: 62, ..LAYOUT });
    assert!(narrow.contains("at …warehouse.inventory.Ledger.run (Main.java:2)\n"), "{narrow}");
    assert!(narrow.contains("called by …inventory.Ledger.run (Main.java:2)\n"), "{narrow}");
}

#[test]
fn without_sources_the_methods_are_named() {
    let text = text(&two_locks(), &NoSources, LAYOUT);
    let taken = "          took Object@1 in Main.run (Main.java:1)\n  worker";
    assert!(text.contains(&format!("          at Main.run (Main.java:2)\n{taken}")), "{text}");
    assert!(text.contains("     1  1    | Main.run         |\n"), "{text}");
}
