//! What a moment does, in words.

use super::cells::clean;
use super::cycles::{Fold, folds};
use super::quantities::count;
use evidence::{Detail, Moment};

/// The event and the output of one moment.
pub(crate) fn said(moment: &Moment) -> Vec<String> {
    let event = Some(&moment.event).filter(|event| !event.is_empty()).map(|event| clean(event));
    event.into_iter().chain(printed(moment)).collect()
}

/// How the note of something inside a step begins.
pub(crate) const WITHIN: &str = "  ";

/// Everything that one moment does, also inside the class library.
pub(crate) fn unfolded(moment: &Moment) -> Vec<String> {
    match moment.details.as_slice() {
        [] => said(moment),
        [only] if only.event == moment.event => std::iter::once(located(only)).chain(printed(moment)).collect(),
        details => {
            let inside = details.iter().map(|detail| format!("{WITHIN}{}", located(detail)));
            std::iter::once(clean(&moment.event)).chain(inside).chain(printed(moment)).collect()
        }
    }
}

/// `reads ReentrantLock$NonfairSync@1.state = 0 (AbstractQueuedSynchronizer.getState:532)`
fn located(detail: &Detail) -> String {
    let place = &detail.place;
    let class = place.class.rsplit('.').next().unwrap_or_default();
    let line = place.line.map_or_else(String::new, |line| format!(":{line}"));
    clean(&format!("{} ({class}.{}{line})", detail.event, place.method))
}

/// The output of one moment.
pub(crate) fn printed(moment: &Moment) -> impl Iterator<Item = String> {
    moment.printed.iter().map(|line| format!("prints {}", clean(line)))
}

/// So many notes of one place are shown, at its beginning and at its end; what lies between is counted.
const MOST_AT_EITHER_END: usize = 10;

/// The notes with what is repeated told once, and the middle left out where there are very many.
pub(crate) fn folded(notes: &[String]) -> Vec<String> {
    let mut folded: Vec<String> = folds(notes).into_iter().flat_map(|fold| told_once(notes, fold)).collect();
    let between = MOST_AT_EITHER_END..folded.len().saturating_sub(MOST_AT_EITHER_END);
    if between.len() > 1 {
        let remark = format!("… {} more", count(between.len() as u64));
        folded.splice(between, [remark]);
    }
    folded
}

fn told_once(notes: &[String], fold: Fold) -> Vec<String> {
    let mut once = notes[fold.once].to_vec();
    match once.as_mut_slice() {
        _ if fold.times == 1 => {}
        [only] => *only += &format!(" ({} times)", fold.times),
        several => {
            let remark = format!("(repeated {} times: the {} above)", fold.times, several.len());
            once.push(remark);
        }
    }
    once
}
