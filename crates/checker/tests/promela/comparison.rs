//! One question about one program, asked of Spin and of `check`.

use crate::workshop::{is_replayed, on_large_stack};
use checker::{Check, Conclusion, Control, Question, Search, Silent, Spin, Target, Unhurried, Verdict};
use model::Reason;
use std::sync::atomic::Ordering;
use std::sync::mpsc;
use std::time::Duration;

/// Larger programs are not decided by `check` here.
const MOST_STATES: u64 = 300_000;
/// How long each engine may take.
const LIMIT: Duration = Duration::from_secs(90);

/// What became of a question.
pub(crate) enum Compared {
    /// Both have decided it, alike; a violation that Spin has found was executed again.
    Agree(Verdict),
    /// There is no model of the program: by its first reason.
    Refused(String),
    /// One of the engines came to a limit.
    Limit(String),
    /// Spin has found a run of the model that the program was not seen to have, or the two contradict each other.
    Differ(String),
}

/// Asks both.
pub(crate) fn compare(target: &Target, question: &Question) -> Compared {
    let conclusion = verified(target, question);
    let found = &conclusion.report.verdict;
    match found {
        Verdict::Unknown(Reason::Unsupported(reason)) if is_bound(reason) => return Compared::Limit(reason.clone()),
        Verdict::Unknown(Reason::Unsupported(reason)) => return Compared::Refused(reason.clone()),
        Verdict::Unknown(Reason::Failure(reason)) => return Compared::Differ(reason.clone()),
        Verdict::Unknown(reason) => return Compared::Limit(format!("Spin: {reason:?}")),
        Verdict::Holds | Verdict::Violated => {}
    }
    let right = checked(target, question);
    match right {
        Verdict::Unknown(reason) => Compared::Limit(format!("Spin says {found:?}, check: {reason:?}")),
        _ if *found != right => Compared::Differ(format!("Spin says {found:?}, check says {right:?}")),
        Verdict::Violated if !is_replayed(target, question, &conclusion) => {
            Compared::Differ(String::from("the violation does not replay"))
        }
        right => Compared::Agree(right),
    }
}

/// Whether a program needs more than models have.
fn is_bound(reason: &str) -> bool {
    reason.starts_with("in a model: more than")
}

fn verified(target: &Target, question: &Question) -> Conclusion {
    // What takes longest is the C compiler.
    let spin = Spin { memory: Some(2048), compiler: vec![String::from("-O0")], ..Spin::default() };
    in_time(|control| on_large_stack(|| checker::verify(target, question, &spin, control, &mut Silent).unwrap()))
}

fn checked(target: &Target, question: &Question) -> Verdict {
    let mut search = Search::default();
    search.plan.limits.states = Some(MOST_STATES);
    let check = Check::prepare(target.clone(), question.clone(), search).unwrap();
    in_time(|control| on_large_stack(move || check.run(control, &mut Silent).unwrap().report.verdict))
}

/// Does something that is told to stop when the time is over.
fn in_time<T>(work: impl FnOnce(&Unhurried) -> T) -> T {
    let control = Unhurried::default();
    let (done, waits) = mpsc::channel::<()>();
    let flag = control.flag().clone();
    let clock = std::thread::spawn(move || {
        while waits.recv_timeout(LIMIT) == Err(mpsc::RecvTimeoutError::Timeout) {
            flag.store(true, Ordering::Relaxed);
        }
    });
    let result = work(&control);
    drop(done);
    clock.join().unwrap();
    result
}
