//! Charts of hand-made runs: what is drawn for what the states say, and the whole text.

use crate::findings::{deadlock, moment, report, trace};
use evidence::{Film, StateView, ThreadState, ThreadView};
use model::Verdict;
use report::{Arrow, ArrowKind, Bar, Chart, Layout, Life, NoSources, Pause, RENDERERS, chart_of, chart_text, html};
use std::sync::Arc;

fn thread(name: &str, state: ThreadState, holds: &[&str], wants: Option<&str>) -> Arc<ThreadView> {
    Arc::new(ThreadView {
        name: name.to_owned(),
        state,
        words: String::new(),
        frames: Vec::new(),
        holds: holds.iter().map(|lock| (*lock).to_owned()).collect(),
        wants: wants.map(str::to_owned),
        waits_for: Vec::new(),
    })
}

fn state(threads: &[Arc<ThreadView>]) -> StateView {
    StateView { threads: threads.to_vec(), ..StateView::default() }
}

/// Main locks, starts a worker that wants the lock, gives it up; the worker gets it, waits, is woken, ends.
fn film() -> Film {
    use ThreadState::{Blocked, Ended, Notified, Ready, Waiting};
    let main = |state, holds: &[&str]| thread("main", state, holds, None);
    let worker = |state, holds: &[&str], wants| thread("worker", state, holds, wants);
    let moments = vec![
        moment(0, 1, "locks L@1"),
        moment(0, 2, "starts thread worker"),
        moment(0, 3, "unlocks L@1"),
        moment(1, 4, "locks L@1"),
        moment(1, 5, "waits on L@1"),
        moment(0, 6, "notifies all on L@1 (1 waiting)"),
        moment(1, 5, "ends"),
    ];
    let mut trace = trace(&["main", "worker"], moments);
    trace.moments[5].printed.push(String::from("said"));
    let states = vec![
        state(&[main(Ready, &[])]),
        state(&[main(Ready, &["L@1"])]),
        state(&[main(Ready, &["L@1"]), worker(Blocked, &[], Some("L@1"))]),
        state(&[main(Ready, &[]), worker(Ready, &[], None)]),
        state(&[main(Ready, &[]), worker(Ready, &["L@1"], None)]),
        state(&[main(Ready, &[]), worker(Waiting, &[], Some("L@1"))]),
        state(&[main(Ready, &[]), worker(Notified, &[], Some("L@1"))]),
        state(&[main(Ready, &[]), worker(Ended, &[], None)]),
    ];
    Film { trace, before: 0, states, ..Film::default() }
}

#[test]
fn locks_are_bars_and_what_threads_do_for_each_other_are_arrows() {
    let chart = Chart::of(&film());
    let bar = |thread, from, to| Bar { lock: String::from("L@1"), thread, from, to };
    assert_eq!(chart.bars, [bar(0, 0, Some(2)), bar(1, 3, Some(4))]);
    let arrow = |kind, from, to, lock: Option<&str>| Arrow { kind, from, to, lock: lock.map(str::to_owned) };
    assert_eq!(
        chart.arrows,
        [
            arrow(ArrowKind::Starts, (0, 1), (1, 1), None),
            arrow(ArrowKind::HandsOver, (0, 2), (1, 3), Some("L@1")),
            arrow(ArrowKind::Wakes, (0, 5), (1, 5), None),
        ]
    );
    assert_eq!(chart.lives, [Life { from: None, to: None }, Life { from: Some(1), to: Some(6) }]);
    let pause = |state, from, to| Pause { thread: 1, state, wants: Some(String::from("L@1")), from, to };
    assert_eq!(
        chart.pauses,
        [
            pause(ThreadState::Blocked, 1, Some(2)),
            pause(ThreadState::Waiting, 4, Some(5)),
            pause(ThreadState::Notified, 5, Some(6))
        ]
    );
}

const TEXT: &str = "  main
  │  worker
  ●         1  locks L@1  Main.java:1
  ●──▶      2  starts thread worker  Main.java:2
  ●  ┊      3  unlocks L@1  Main.java:3
  │  ●      4  locks L@1 (handed over by main)  Main.java:4
  │  ●      5  waits on L@1  Main.java:5
  ●┄┄▷      6  notifies all on L@1 (1 waiting)  Main.java:6
  │  ┊         » said
  │  ●      7  ends  Main.java:5
● a step  ┃ holds a lock  ┊ cannot move  ─▶ starts  ┄▷ wakes
";

#[test]
fn a_terminal_gets_box_drawing_characters_and_colours_only_if_it_wants() {
    let chart = Chart::of(&film());
    assert_eq!(chart_text(&chart, 100, false), TEXT);
    let coloured = chart_text(&chart, 100, true);
    assert!(coloured.contains("\u{1b}[36m●\u{1b}[0m"), "{coloured}");
    let mut plain = coloured;
    for code in ["\u{1b}[36m", "\u{1b}[35m", "\u{1b}[0m"] {
        plain = plain.replace(code, "");
    }
    assert_eq!(plain, TEXT);
}

#[test]
fn an_endless_run_has_a_bracket_and_lines_are_cut_to_the_screen() {
    let mut run = trace(&["main", "other"], (1..5).map(|line| moment(0, line, &"x".repeat(200))).collect());
    run.repeats_from = Some(1);
    let text = chart_text(&chart_of(&deadlock(run)), 60, false);
    let lines: Vec<&str> = text.lines().collect();
    let begins = |line: usize, bracket: &str| assert!(lines[line].starts_with(bracket), "{text}");
    begins(2, "  ●");
    begins(3, "╭▶●");
    begins(4, "│ ●");
    begins(5, "╰─●");
    assert!(lines.iter().all(|line| line.chars().count() <= 62), "{text}");
}

#[test]
fn a_run_without_states_is_drawn_too() {
    let run = trace(&["main", "worker"], vec![moment(0, 2, "starts thread worker"), moment(1, 4, "enters")]);
    let chart = chart_of(&deadlock(run));
    assert_eq!((chart.arrows.len(), chart.bars.len(), chart.lives[1].from), (1, 0, Some(0)));
}

#[test]
fn texts_of_the_program_are_texts_in_pictures_and_pages() {
    let evil = "</script></text><script>alert(1)</script>&\u{1}";
    let run = trace(&[evil, "worker"], vec![moment(0, 2, evil), moment(1, 4, "enters")]);
    let mut violation = deadlock(run);
    violation.fault.message = evil.to_owned();
    let report = report(Verdict::Violated, vec![violation]);
    let svg = RENDERERS.iter().find(|renderer| renderer.name == "svg").unwrap();
    let picture = (svg.report)(&report, &NoSources, Layout { width: 100, every_schedule: true });
    assert!(!picture.contains("<script") && !picture.contains('\u{1}'), "{picture}");
    let page = html(&report, &NoSources);
    let (_, rest) = page.split_once("id=\"data\">").unwrap();
    let (data, _) = rest.split_once("</script>").unwrap();
    assert!(!data.contains('<') && data.contains("\\u003c/script"), "{data}");
    assert_eq!(page.matches("</script>").count(), 2);
}
