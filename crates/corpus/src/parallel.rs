//! A few workers over one list: results arrive as they are ready, work is taken in order.

use std::env;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// How many workers there are, unless `CORPUS_WORKERS` says otherwise.
const WORKERS: usize = 2;

/// How many workers there should be.
pub fn workers() -> usize {
    env::var("CORPUS_WORKERS").ok().and_then(|text| text.parse().ok()).unwrap_or(WORKERS)
}

/// Applies `work` to every item with `workers` threads and hands each result to `receive` on the calling thread.
pub fn for_each<I: Sync, R: Send>(items: &[I], workers: usize, work: impl Fn(&I) -> R + Sync, receive: impl FnMut(R)) {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..workers {
            let sender = sender.clone();
            scope.spawn(|| {
                let sender = sender;
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if sender.send(work(item)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        receiver.into_iter().for_each(receive);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_done_once() {
        let items: Vec<u32> = (0..100).collect();
        let mut results = Vec::new();
        for_each(&items, 3, |item| item * 2, |result| results.push(result));
        results.sort_unstable();
        assert_eq!(results, (0..100).map(|item| item * 2).collect::<Vec<_>>());
    }
}
