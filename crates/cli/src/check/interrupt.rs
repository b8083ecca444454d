//! Ctrl-C: the first asks the search to stop and tell what it knows, the second kills.

use crate::output;
use signal_hook::consts::signal::{SIGINT, SIGTERM};
use signal_hook::flag;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A flag that becomes true when somebody wants the search to stop.
pub(crate) fn flag() -> Arc<AtomicBool> {
    let interrupt = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // In this order: the first signal finds the flag down, raises it, and only the second one kills.
        let registered = flag::register_conditional_default(signal, Arc::clone(&interrupt))
            .and_then(|_| flag::register(signal, Arc::clone(&interrupt)));
        if let Err(error) = registered {
            output::warn(format_args!("Ctrl-C will end the search without a report: {error}"));
        }
    }
    interrupt
}
