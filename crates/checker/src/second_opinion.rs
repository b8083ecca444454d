//! A second opinion: the question of a check asked of Spin, and the two answers compared.
//!
//! The two engines share the reading of class files and the analysis of the whole program; how a program moves, they do
//! not share. Where both have an answer and the answers differ, neither is given: the verdict is that the tool
//! contradicts itself. A refusal of the model leaves the answer of the search as it is. Errs towards saying less.

use crate::check::Conclusion;
use crate::control::Control;
use crate::error::Error;
use crate::observer::Observer;
use crate::question::Question;
use crate::spin::{self, Spin};
use crate::target::Target;
use evidence::Property;
use library::Nondeterminism;
use model::{Reason, Statistics, Verdict};
use report::{Agreement, Report, SecondOpinion};
use std::time::{Duration, Instant};

/// What a model can be asked about.
const ASKED: [Property; 7] = [
    Property::Deadlock,
    Property::Assertion,
    Property::Exception,
    Property::Termination,
    Property::Livelock,
    Property::Ltl,
    Property::Find,
];

/// Those that are asked about by options of their own.
const BY_OPTION: [Property; 2] = [Property::Ltl, Property::Find];

/// Asks Spin what a check was asked, and writes what it says into the report.
pub fn second_opinion(
    target: &Target,
    question: &Question,
    spin: &Spin,
    conclusion: &mut Conclusion,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<(), Error> {
    let report = &mut conclusion.report;
    let asked: Vec<Property> = report.properties.iter().copied().filter(|one| ASKED.contains(one)).collect();
    let mut opinion = SecondOpinion {
        engine: "Spin",
        properties: asked.clone(),
        first: report.verdict.clone(),
        verdict: Verdict::Unknown(Reason::Interrupted),
        broken: None,
        refusals: unasked(question, &asked),
        agreement: Agreement::Undecided,
        costs: Statistics::default(),
        preparation: Duration::ZERO,
    };
    if opinion.refusals.is_empty() {
        control.let_search();
        let began = Instant::now();
        let properties = asked.into_iter().filter(|one| !BY_OPTION.contains(one)).collect();
        let question = Question { properties, ..question.clone() };
        let theirs = spin::verify(target, &question, spin, control, observer)?;
        take(&mut opinion, &theirs.report, began.elapsed());
        if matches!(report.verdict, Verdict::Unknown(_)) && theirs.report.verdict == Verdict::Violated {
            // Its run is the first one: what the program asks there decides how it is executed again.
            conclusion.questions = theirs.questions;
        }
        compare(report, &mut opinion, theirs.report);
    }
    report.second_opinion = Some(opinion);
    Ok(())
}

/// What a check asks that models do not answer.
fn unasked(question: &Question, asked: &[Property]) -> Vec<String> {
    let has_other_rules = question.nondeterminism != Nondeterminism::USUAL;
    let parts = [
        (!question.automata.is_empty(), "--automaton"),
        (has_other_rules, "options for what may happen in a run that the program does not decide"),
        (asked.is_empty(), "nothing that a model can be asked about"),
    ];
    parts.into_iter().filter(|(is_asked, _)| *is_asked).map(|(_, what)| what.to_owned()).collect()
}

fn take(opinion: &mut SecondOpinion, theirs: &Report, took: Duration) {
    opinion.verdict = theirs.verdict.clone();
    opinion.broken = theirs.violations.first().map(|violation| violation.fault.property);
    opinion.costs = theirs.costs.search.clone();
    opinion.preparation = took.saturating_sub(opinion.costs.elapsed);
    if matches!(theirs.verdict, Verdict::Unknown(Reason::Unsupported(_))) {
        opinion.refusals = theirs.unsupported.clone();
    }
}

/// Compares the answers; where they differ, the verdict is taken back.
fn compare(report: &mut Report, opinion: &mut SecondOpinion, theirs: Report) {
    let has_found_same = report.violations.iter().any(|one| opinion.properties.contains(&one.fault.property));
    opinion.agreement = match (&report.verdict, &opinion.verdict) {
        (Verdict::Holds, Verdict::Holds) | (Verdict::Violated, Verdict::Violated) => Agreement::Agrees,
        (Verdict::Holds, Verdict::Violated) => Agreement::Contradicts,
        (Verdict::Violated, Verdict::Holds) if has_found_same => Agreement::Contradicts,
        (Verdict::Violated, Verdict::Holds) => Agreement::NotAsked,
        // A run of the model that the program does not have.
        (Verdict::Holds, Verdict::Unknown(Reason::Failure(what))) if what.starts_with(spin::STRANGE_RUN) => {
            Agreement::Contradicts
        }
        _ => Agreement::Undecided,
    };
    let is_news = matches!(report.verdict, Verdict::Unknown(_)) && theirs.verdict == Verdict::Violated;
    if opinion.agreement == Agreement::Contradicts {
        let what = contradiction(report, &theirs);
        report.verdict = Verdict::Unknown(Reason::Contradiction(what.clone()));
        report.incomplete = Some(Reason::Contradiction(what));
    } else if is_news {
        // What Spin has found was executed on the program.
        report.verdict = Verdict::Violated;
    }
    if is_news || opinion.agreement == Agreement::Contradicts {
        report.violations.extend(theirs.violations);
    }
}

fn contradiction(ours: &Report, theirs: &Report) -> String {
    let said = |report: &Report| match (&report.verdict, report.violations.first()) {
        (Verdict::Holds, _) => String::from("holds"),
        (Verdict::Violated, Some(first)) => format!("violated ({})", first.fault.property.name()),
        (Verdict::Violated, None) => String::from("violated"),
        (Verdict::Unknown(reason), _) => reason.to_string(),
    };
    format!("the search says {}, Spin says {}", said(ours), said(theirs))
}
