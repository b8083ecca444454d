//! `check --coverage`: what was seen over all explored runs. The agreement with JaCoCo is tested by `tests/coverage`.

use crate::programs::{DEADLOCK, LOST_UPDATE, ORDERED};
use crate::session::Session;
use serde_json::Value;
use std::fs;
use std::path::Path;

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// Two threads hand a value over; a method nobody calls, and a branch that no run takes.
const HAND_OVER: (&str, &str) = (
    "HandOver.java",
    "class HandOver {
    private int item;
    private boolean full;

    synchronized void put(int x) throws InterruptedException {
        while (full) wait();
        item = x;
        full = true;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (!full) wait();
        full = false;
        notifyAll();
        return item;
    }

    void never() {
        synchronized (this) { item = 0; }
    }

    public static void main(String[] arguments) throws Exception {
        HandOver place = new HandOver();
        Thread giver = new Thread(() -> {
            try { place.put(1); place.put(2); } catch (InterruptedException e) { throw new IllegalStateException(e); }
        });
        giver.start();
        int total = place.take() + place.take();
        if (total != 3) System.out.println(\"odd\");
        giver.join();
    }
}
",
);

#[test]
fn a_complete_search_tells_what_nobody_reaches() {
    let session = Session::new();
    session.write(HAND_OVER.0, HAND_OVER.1);
    let ended = session.run(&["check", HAND_OVER.0, "--coverage"]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(0)), "{ended:?}");
    for said in [
        "what was not reached, no run reaches",
        "unreachable: HandOver.java, lines 20-21",
        "some branches unreachable: HandOver.java, lines 30",
        "4 of 4 pairs were seen in both orders",
        "contended at 2 of 3 places",
        "never reached: synchronized, HandOver.java:20",
        "entered at 2 of 2 places",
        "HandOver.java:6: ended by a notification",
    ] {
        assert!(ended.stdout.contains(said), "{said}\n{}", ended.stdout);
    }
}

#[test]
fn where_the_search_ended_earlier_nothing_is_claimed() {
    let session = Session::new();
    session.write(DEADLOCK.0, DEADLOCK.1);
    let ended = session.run(&["check", DEADLOCK.0, "--coverage"]);
    assert_eq!(ended.status, Some(1), "{ended:?}");
    assert!(ended.stdout.contains("may be reachable") && !ended.stdout.contains("unreachable"), "{}", ended.stdout);
}

#[test]
fn every_format_has_its_file() {
    let session = Session::new();
    session.write(ORDERED.0, ORDERED.1);
    let names = ["c.html", "c.json", "c.xml", "c.info"];
    let files = names.map(|name| ["--coverage-file", name]).concat();
    let ended = session.run(&[&["check", ORDERED.0, "--quiet"], &files[..]].concat());
    assert_eq!(ended.status, Some(0), "{ended:?}");
    let [page, json, xml, trace] = names.map(|name| fs::read_to_string(session.path(name)).unwrap());
    assert!(
        page.contains("class=\"covered\"") && page.contains("synchronized (a) {") && !page.contains("<script"),
        "{page}"
    );
    let json = read(&json);
    assert_eq!(
        json["total"]["methods"]["covered"].to_string(),
        "3",
        "main, both and the initialiser: nobody makes an Ordered"
    );
    assert!(
        xml.contains("<line nr=\"11\" ") && xml.contains("<counter type=\"METHOD\" missed=\"1\" covered=\"3\"/>"),
        "{xml}"
    );
    assert!(
        trace.contains("SF:Ordered.java\n") && trace.contains("\nDA:11,1\n") && trace.ends_with("end_of_record\n"),
        "{trace}"
    );
}

#[test]
fn a_race_is_seen_in_both_orders_and_a_hand_over_in_one() {
    let session = Session::new();
    session.write(LOST_UPDATE.0, LOST_UPDATE.1);
    let ended = session.run(&["check", LOST_UPDATE.0, "--coverage", "--format", "json", "--all"]);
    let report = read(&ended.stdout);
    let pairs = report["coverage"]["pairs"].as_array().unwrap();
    let both = |pair: &&Value| pair["first_before_second"] == true && pair["second_before_first"] == true;
    assert!(pairs.iter().any(|pair| both(&pair)), "{pairs:?}");
    let ordered = "class Once { static int x; static volatile boolean ready; public static void main(String[] a) {
        new Thread(() -> { x = 5; ready = true; }).start(); while (!ready) { } int seen = x; } }";
    session.write("Once.java", ordered);
    let ended = session.run(&["check", "Once.java", "--coverage"]);
    assert!(
        ended.stdout.contains("only in one order: Once.x, Once.java:2 (writes) before Once.java:2 (reads)"),
        "{ended:?}"
    );
}

#[test]
fn reduction_leaves_out_runs_and_no_line() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/check");
    let session = Session::new();
    for program in [
        "atomic/CounterDoesNotSkip",
        "circles/LockOrder",
        "conditions/SignalRemembered",
        "futures/EitherFindsFirst",
        "locks/WaitKeepsOuterCount",
        "readwrite/Downgrade",
        "synchronizers/LatchTimed",
        "waiting/Semaphore",
    ] {
        let file = corpus.join(format!("{program}.java"));
        let seen = ["on", "off"].map(|por| {
            let words =
                ["check", file.to_str().unwrap(), "--por", por, "--coverage", "--format", "json", "--challenge", "off"];
            let ended = session.run(&words);
            assert_eq!(ended.status, Some(0), "{program} {por}: {ended:?}");
            read(&ended.stdout)["coverage"]["files"].clone()
        });
        assert_eq!(seen[0], seen[1], "{program}");
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    let session = Session::new();
    session.write(ORDERED.0, ORDERED.1);
    let ending = session.run(&["check", ORDERED.0, "--coverage-file", "c.txt"]);
    assert!(ending.status == Some(2) && ending.stderr.contains(".xml (JaCoCo's XML)"), "{ending:?}");
    let sliced = session.run(&["check", ORDERED.0, "--coverage", "--slice"]);
    assert_eq!(sliced.status, Some(2), "{sliced:?}");
    let nowhere = session.run(&["check", ORDERED.0, "--coverage-file", "nowhere/c.xml"]);
    assert!(nowhere.status == Some(2) && nowhere.stderr.contains("nowhere"), "{nowhere:?}");
}
