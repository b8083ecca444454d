//! The report of an abstraction: every statement that was replaced, with what it has become.

use checker::{Abstracted, Change, Follower};
use report::json::Json;
use report::{AbstractedStatement, AbstractionReport};
use std::fmt::Write as _;

/// Text for a person.
pub(super) fn human(abstracted: &Abstracted, questions: bool) -> String {
    let mut text = String::new();
    let mut line = |words: &str| writeln!(text, "{words}").unwrap_or_default();
    line(&summary(abstracted));
    if !abstracted.is_abstracted() {
        abstracted.refusals.iter().for_each(|refusal| line(&format!("  {refusal}")));
        return text;
    }
    for follower in &abstracted.followers {
        line(&format!("  {} must follow ({}), because of {}", follower.what, follower.abstraction, follower.because));
    }
    for change in &abstracted.changes {
        line("");
        line(&format!("{}: {}", change.place, change.before));
        change.after.iter().for_each(|case| line(&format!("    {case}")));
        if questions {
            change.questions.iter().flat_map(|question| question.lines()).for_each(|row| line(&format!("      {row}")));
        }
    }
    line("");
    line(&effort(abstracted));
    text
}

/// What came of it, in a sentence.
fn summary(abstracted: &Abstracted) -> String {
    if !abstracted.is_abstracted() {
        return format!("no abstraction of {}:", abstracted.main);
    }
    let chosen = abstracted.changes.iter().filter(|change| change.chooses).count();
    let data = match abstracted.data.as_slice() {
        [] => String::new(),
        data => format!(", {} as tokens", data.join(", ")),
    };
    format!(
        "abstracted {}: {} removed, {} as bits{data}; {} replaced, of which {} choose",
        abstracted.main,
        counted(abstracted.removed.len(), "field"),
        counted(abstracted.predicates.len(), "predicate"),
        counted(abstracted.changes.len(), "statement"),
        chosen
    )
}

/// What was asked of the solver, in a sentence.
fn effort(abstracted: &Abstracted) -> String {
    format!(
        "{} was asked {} ({} without answer) in {:.1} s",
        abstracted.solver,
        counted(abstracted.effort.questions, "question"),
        abstracted.effort.unanswered,
        abstracted.elapsed.as_secs_f64()
    )
}

/// The same as values, for a page; where there is no abstraction, why.
pub(super) fn values(abstracted: &Abstracted) -> AbstractionReport {
    let report = AbstractionReport {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        jdk: abstracted.jdk.clone(),
        line: summary(abstracted).trim_end_matches(':').to_owned(),
        refusals: abstracted.refusals.clone(),
        ..AbstractionReport::default()
    };
    if !abstracted.is_abstracted() {
        return report;
    }
    AbstractionReport {
        removed: abstracted.removed.clone(),
        predicates: abstracted.predicates.clone(),
        data: abstracted.data.clone(),
        followers: abstracted.followers.iter().map(|one| format!("{} ({})", one.what, one.abstraction)).collect(),
        statements: abstracted.changes.iter().map(statement).collect(),
        effort: Some(effort(abstracted)),
        ..report
    }
}

fn statement(change: &Change) -> AbstractedStatement {
    AbstractedStatement {
        class: change.class.clone(),
        file: change.file.clone(),
        line: change.line,
        place: change.place.clone(),
        before: change.before.clone(),
        after: change.after.clone(),
        chooses: change.chooses,
        questions: change.questions.clone(),
    }
}

fn counted(number: usize, word: &str) -> String {
    if number == 1 { format!("1 {word}") } else { format!("{number} {word}s") }
}

/// One JSON object.
pub(super) fn json(abstracted: &Abstracted) -> String {
    let number = |number: usize| Json::Number(number as u64);
    let object = Json::Object(vec![
        ("tool", Json::Text(String::from("sojourner"))),
        ("version", Json::Text(env!("CARGO_PKG_VERSION").to_owned())),
        ("schema", Json::Number(1)),
        ("command", Json::Text(String::from("abstract"))),
        ("target", texts(&abstracted.target)),
        ("main", Json::Text(abstracted.main.clone())),
        ("jdk", Json::Text(abstracted.jdk.clone())),
        ("abstracted", Json::Bool(abstracted.is_abstracted())),
        ("refusals", texts(&abstracted.refusals)),
        ("removed", texts(&abstracted.removed)),
        ("predicates", texts(&abstracted.predicates)),
        ("data", texts(&abstracted.data)),
        ("followers", Json::List(abstracted.followers.iter().map(follower).collect())),
        ("changes", Json::List(abstracted.changes.iter().map(change).collect())),
        (
            "stats",
            Json::Object(vec![
                ("solver", Json::Text(abstracted.solver.to_owned())),
                ("questions", number(abstracted.effort.questions)),
                ("repeated", number(abstracted.effort.repeated)),
                ("unanswered", number(abstracted.effort.unanswered)),
                ("checks", number(abstracted.effort.checks)),
                ("wall_ms", Json::Number(abstracted.elapsed.as_millis() as u64)),
            ]),
        ),
    ]);
    format!("{object}\n")
}

fn texts(texts: &[String]) -> Json {
    Json::List(texts.iter().map(|text| Json::Text(text.clone())).collect())
}

fn follower(follower: &Follower) -> Json {
    Json::Object(vec![
        ("what", Json::Text(follower.what.clone())),
        ("abstraction", Json::Text(follower.abstraction.clone())),
        ("because", Json::Text(follower.because.clone())),
    ])
}

fn change(change: &Change) -> Json {
    Json::Object(vec![
        ("place", Json::Text(change.place.clone())),
        ("class", Json::Text(change.class.clone())),
        ("line", change.line.map_or(Json::Null, |line| Json::Number(line.into()))),
        ("before", Json::Text(change.before.clone())),
        ("after", texts(&change.after)),
        ("chooses", Json::Bool(change.chooses)),
        ("questions", texts(&change.questions)),
    ])
}
