//! Where a thread has taken the locks that it holds at the end of a run, as the run itself tells it.

use evidence::{CodeLocation, Site, Trace};

/// The locks that a site says are held, each with the place of the last step that took it. Locks that were taken before
/// the run begins to be told have none.
pub(crate) fn locks_taken<'a>(site: &'a Site, trace: &'a Trace) -> Vec<(&'a str, &'a CodeLocation)> {
    let held = site.what.split_once("; holds ").map_or("", |(_, held)| held);
    let locks = held.split(", ").filter(|lock| !lock.is_empty());
    locks.filter_map(|lock| Some((lock, taken_at(&site.thread, lock, trace)?))).collect()
}

fn taken_at<'a>(thread: &str, lock: &str, trace: &'a Trace) -> Option<&'a CodeLocation> {
    let takes = |event: &str| {
        let called = event.strip_prefix("calls ").and_then(|call| call.split_once(" on "));
        event.strip_prefix("locks ") == Some(lock)
            || called.is_some_and(|(method, on)| on == lock && method.to_lowercase().contains("lock"))
    };
    let is_his = |number: usize| trace.threads.get(number).is_some_and(|name| name == thread);
    let steps = trace.moments.iter().rev();
    let mut taken = steps.filter(|moment| is_his(moment.thread) && takes(&moment.event));
    taken.next().and_then(|moment| moment.place.as_ref())
}
