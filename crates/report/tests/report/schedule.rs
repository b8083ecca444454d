//! The table of a run: columns, folding, and the list for many threads.

use crate::findings::{MainSource, at, deadlock, inside, moment, report, trace};
use evidence::{CodeLocation, Detail, Moment, Trace};
use model::Verdict;
use report::{Layout, Sources, text};
use unicode_width::UnicodeWidthStr;

const SOURCE: MainSource =
    MainSource(&["while (!ready) {", "    Thread.yield();", "list.add(\"漢字\",\t1);", "lock.lock();"]);

/// The lines of the table in a report.
fn table(trace: Trace, sources: &dyn Sources, width: usize) -> Vec<String> {
    let report = report(Verdict::Violated, vec![deadlock(trace)]);
    let text = text(&report, sources, Layout { width, every_schedule: false });
    let lines = text.lines().skip_while(|line| !line.starts_with("How it happens")).skip(2);
    lines.take_while(|line| !line.is_empty()).map(str::to_string).collect()
}

fn check(trace: Trace, expected: &str) {
    assert_eq!(table(trace, &SOURCE, 100).join("\n"), expected.trim_matches('\n'));
}

#[test]
fn one_thread_has_one_column() {
    let moments = vec![moment(0, 1, "reads Main.ready = false"), moment(0, 2, "gives way")];
    check(
        trace(&["main"], moments),
        "
  step  line | main
  -----------+---------------------------
     1  1    | while (!ready) {
             | · reads Main.ready = false
     2  2    | Thread.yield();
             | · gives way",
    );
}

#[test]
fn steps_at_one_place_are_one_row_and_library_steps_one_line() {
    let add = |event| inside(0, 3, "java.util.ArrayList.add", event);
    let mut prints = add("");
    prints.printed = vec![String::from("\u{1b}[1mhello")];
    let moments = vec![
        moment(0, 3, "reads Main.list = ArrayList@1"),
        add("reads ArrayList@1.size = 0"),
        add("writes ArrayList@1.size = 1"),
        add("locks Object@1"),
        prints,
        inside(0, 4, "java.util.concurrent.locks.ReentrantLock.lock", "parks"),
    ];
    check(
        trace(&["main"], moments),
        "
  step  line | main
  -----------+-------------------------------------------
   1-5  3    | list.add(\"漢字\",    1);
             | · reads Main.list = ArrayList@1
             | · 4 steps in ArrayList.add: locks Object@1
             | · prints \\u001b[1mhello
     6  4    | lock.lock();
             | · parks (in ReentrantLock.lock)",
    );
}

#[test]
fn a_spin_loop_is_shown_once() {
    let mut moments = Vec::new();
    for _ in 0..7 {
        moments.extend([moment(1, 1, "reads Main.ready = false"), moment(1, 2, "gives way")]);
    }
    moments.push(moment(0, 4, ""));
    check(
        trace(&["main", "worker"], moments),
        "
  step  line | main         | worker
  -----------+--------------+---------------------------
     1  1    |              | while (!ready) {
             |              | · reads Main.ready = false
     2  2    |              | Thread.yield();
             |              | · gives way
  ^ these 2 rows repeated 7 times, up to step 14
    15  4    | lock.lock(); |",
    );
}

#[test]
fn a_spin_on_one_line_is_counted() {
    let moments = (0..20).map(|_| moment(0, 1, "reads Main.ready = false")).collect();
    let lines = table(trace(&["main"], moments), &SOURCE, 100);
    assert_eq!(lines[3], "             | · reads Main.ready = false (20 times)");
}

#[test]
fn of_very_many_events_at_one_place_the_middle_is_left_out() {
    let moments = (0..5_000).map(|step| moment(0, 1, &format!("writes Main.n = {step}"))).collect();
    let lines = table(trace(&["main"], moments), &SOURCE, 100);
    assert_eq!(lines.len(), 2 + 1 + 10 + 1 + 10, "{}", lines.join("\n"));
    let shown = [12, 13, 14].map(|line: usize| lines[line].trim_start());
    assert_eq!(shown, ["| · writes Main.n = 9", "| · … 4,980 more", "| · writes Main.n = 4990"]);
}

#[test]
fn what_the_class_library_does_alone_is_left_out_unless_it_is_notable() {
    let library = |event: &str| {
        let (class, method) = (String::from("java.lang.Thread"), String::from("exit"));
        let place = CodeLocation { class, method, file: None, line: None, inside: None };
        Moment { place: Some(place), ..moment(0, 1, event) }
    };
    let moments = vec![library("reads Thread.target = null"), moment(0, 1, ""), library(""), library("ends")];
    check(
        trace(&["main"], moments),
        "
  step  line | main
  -----------+-----------------
     2  1    | while (!ready) {
   3-4       | · ends",
    );
}

#[test]
fn places_in_several_files_are_named() {
    let other = CodeLocation { class: String::from("shop.AVeryLongNameOfAClass"), ..at(7) };
    let other = CodeLocation { file: Some(String::from("AVeryLongNameOfAClass.java")), ..other };
    let moments = vec![moment(0, 1, ""), Moment { place: Some(other), ..moment(0, 1, "ends") }];
    let lines = table(trace(&["main"], moments), &SOURCE, 100);
    assert_eq!(lines[2], "     1  Main.java:1              | while (!ready) {");
    assert_eq!(lines[3], "     2  …LongNameOfAClass.java:7 | shop.AVeryLongNameOfAClass.run");
}

#[test]
fn any_number_of_threads_fits_the_screen() {
    for threads in 1..=12 {
        let names: Vec<String> = (0..threads).map(|number| format!("philosopher-{number}-漢")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let moments = (0..threads).flat_map(|thread| {
            [moment(thread, 3, "locks a rather long name of an object"), moment(thread, 2, "gives way")]
        });
        for width in [80, 100, 120] {
            let lines = table(trace(&names, moments.clone().collect()), &SOURCE, width);
            assert!(lines.iter().all(|line| line.width() <= width), "{}", lines.join("\n"));
            let is_list = !lines[0].contains('|');
            assert!(is_list || threads < 6, "{}", lines.join("\n"));
            assert!(!is_list || threads > 2, "{}", lines.join("\n"));
            assert!(lines.iter().all(|line| is_list || line.matches('|').count() == threads || line.contains('+')));
            names.iter().for_each(|name| assert!(lines.iter().any(|line| line.contains(name)), "{name}"));
        }
    }
}

#[test]
fn a_list_has_the_threads_in_front() {
    let moments: Vec<Moment> =
        (0..8).map(|thread| moment(thread, 3, "locks a rather long name of an object")).collect();
    let names = ["main", "b", "c", "d", "e", "f", "g", "worker"];
    let lines = table(trace(&names, moments), &SOURCE, 80);
    assert_eq!(lines[0], "  step  line  thread");
    assert_eq!(lines[1], "     1  3     main    list.add(\"漢字\",    1);");
    assert_eq!(lines[2], "                      · locks a rather long name of an object");
    assert_eq!(lines[15], "     8  3     worker  list.add(\"漢字\",    1);");
}

#[test]
fn the_middle_of_a_very_long_run_is_left_out() {
    let moments = (0..5_000).map(|step| moment(step % 2, 1, &format!("writes Main.n = {step}"))).collect();
    let lines = table(trace(&["main", "worker"], moments), &SOURCE, 100);
    assert!(lines.contains(&String::from("  … 4600 rows are left out here")), "{}", lines[400]);
    assert!(lines.len() < 1_000 && lines.last().is_some_and(|line| line.ends_with("· writes Main.n = 4999")));
}

#[test]
fn a_thread_that_nobody_named_does_no_harm() {
    let lines = table(trace(&["main"], vec![moment(3, 1, "ends"), moment(0, 1, "ends")]), &SOURCE, 80);
    assert!(lines.iter().any(|line| line.contains("while (!ready) {")), "{}", lines.join("\n"));
}

#[test]
fn what_a_call_does_inside_is_told_below_it() {
    let detail = |event: &str, line| {
        let (class, method) = (String::from("java.util.concurrent.Exchanger"), String::from("exchange"));
        Detail { place: CodeLocation { class, method, file: None, line, inside: None }, event: event.to_string() }
    };
    let details = vec![detail("reads Exchanger@1.slot = null", Some(9)), detail("parks", None)];
    let call = Moment { details, ..inside(0, 1, "java.util.concurrent.Exchanger.exchange", "calls exchange") };
    let alone = Moment { details: vec![detail("parks", Some(12))], ..moment(0, 1, "parks") };
    check(
        trace(&["main"], vec![call, alone]),
        "
  step  line  thread
   1-2  1     main    while (!ready) {
                      · calls exchange
                        - reads Exchanger@1.slot = null (Exchanger.exchange:9)
                        - parks (Exchanger.exchange)
                      · parks (Exchanger.exchange:12)",
    );
}
