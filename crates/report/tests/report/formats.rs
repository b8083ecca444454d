//! What every format owes to its reader, whoever adds one.

use crate::findings::{deadlock, moment, report, trace};
use model::{Reason, Verdict};
use report::{Layout, NoSources, RENDERERS, Report, Sources};
use std::collections::BTreeSet;

const LAYOUT: Layout = Layout { width: 100, every_schedule: true };

/// A report in every format.
fn rendered(report: &Report, sources: &dyn Sources) -> Vec<(&'static str, String)> {
    RENDERERS.iter().map(|renderer| (renderer.name, (renderer.report)(report, sources, LAYOUT))).collect()
}

#[test]
fn names_are_different_and_people_come_first() {
    let names: BTreeSet<&str> = RENDERERS.iter().map(|renderer| renderer.name).collect();
    assert_eq!(names.len(), RENDERERS.len());
    assert!(RENDERERS[0].is_for_people && RENDERERS.iter().all(|renderer| !renderer.help.is_empty()));
}

#[test]
fn a_violation_is_named_with_the_places_of_its_sites() {
    let run = trace(&["main", "worker"], vec![moment(0, 2, "enters"), moment(1, 4, "enters")]);
    let report = report(Verdict::Violated, vec![deadlock(run)]);
    for (name, text) in rendered(&report, &NoSources) {
        for word in ["deadlock", "no thread can move", "Main.java"] {
            assert!(text.contains(word), "{name}: {text}");
        }
    }
}

#[test]
fn the_three_verdicts_differ() {
    let verdicts = [Verdict::Holds, Verdict::Unknown(Reason::TimeLimit), Verdict::Violated];
    let texts = verdicts.map(|verdict| rendered(&report(verdict, Vec::new()), &NoSources));
    for (((name, holds), (_, unknown)), (_, violated)) in texts[0].iter().zip(&texts[1]).zip(&texts[2]) {
        assert!(holds != unknown && unknown != violated && holds != violated, "{name}");
    }
}
