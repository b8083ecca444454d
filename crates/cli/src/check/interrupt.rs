//! Ctrl-C: the first asks the search to stop and tell what it knows, a later one kills.
//!
//! `timeout` and shells that pass signals on deliver the same one twice at once; what comes right after the first is taken for
//! that and not for impatience.

use crate::output;
use signal_hook::consts::signal::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long after the first signal others are taken for the same.
const SAME_SIGNAL: Duration = Duration::from_millis(500);

/// A flag that becomes true when somebody wants the search to stop.
pub(crate) fn flag() -> Arc<AtomicBool> {
    let interrupt = Arc::new(AtomicBool::new(false));
    match Signals::new([SIGINT, SIGTERM]) {
        Ok(signals) => {
            let flag = Arc::clone(&interrupt);
            // Ends with the process.
            std::thread::spawn(move || listen(signals, &flag));
        }
        Err(error) => output::warn(format_args!("Ctrl-C will end the search without a report: {error}")),
    }
    interrupt
}

fn listen(mut signals: Signals, flag: &AtomicBool) {
    let mut first = None;
    for signal in signals.forever() {
        let first = *first.get_or_insert_with(Instant::now);
        flag.store(true, Ordering::Relaxed);
        if first.elapsed() > SAME_SIGNAL {
            // Fails only for signals that nobody may handle; those never come here.
            let _ = emulate_default_handler(signal);
        }
    }
}
