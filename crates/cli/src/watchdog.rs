//! Limits of a whole command and signals: whoever works looks at one flag, and this is who raises it.
//!
//! Time counts from the start of the command, `javac` included; memory is what the process has, without files that are
//! mapped. When a limit is reached or a signal comes, the flag goes up: `javac` is ended, the machine stops inside a
//! step, the search ends. What was found is told after that. Where the work does not stop, the report is made from here
//! and the process ends (see `last_words`): a limit is kept within a tenth, that of time within a second where that is
//! more.

use crate::last_words;
use crate::output;
use crate::process_memory::resident_memory;
use checker::Control;
use model::Reason;
use search::Interrupt;
use signal_hook::consts::signal::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use vm::Halt;

/// How long after the first signal others are taken for the same: `timeout` and shells that pass signals on deliver one
/// twice at once.
const SAME_SIGNAL: Duration = Duration::from_millis(500);
/// How often time and memory are looked at.
const TICK: Duration = Duration::from_millis(20);
/// How much longer than asked for a command may take at least.
const GRACE: Duration = Duration::from_secs(1);

/// What a command may use.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Allowance {
    pub(crate) time: Option<Duration>,
    pub(crate) memory: Option<u64>,
}

/// Watches over one command.
#[derive(Clone)]
pub(crate) struct Watchdog(Arc<Watched>);

struct Watched {
    began: Instant,
    allowance: Allowance,
    flag: Arc<AtomicBool>,
    halt: Halt,
    /// Why the flag went up.
    reason: Mutex<Option<Reason>>,
    /// The search is over; what it has found is being told.
    telling: AtomicBool,
    /// A signal ends the process at once.
    defenceless: AtomicBool,
    /// The signal that came, or 0.
    signal: AtomicI32,
}

impl Watchdog {
    /// Begins to watch.
    pub(crate) fn begin(allowance: Allowance) -> Watchdog {
        let flag = Arc::new(AtomicBool::new(false));
        let watched = Watched {
            began: Instant::now(),
            allowance,
            halt: Halt::on(Arc::clone(&flag)),
            flag,
            reason: Mutex::new(None),
            telling: AtomicBool::new(false),
            defenceless: AtomicBool::new(false),
            signal: AtomicI32::new(0),
        };
        let watchdog = Watchdog(Arc::new(watched));
        watchdog.listen();
        if allowance.time.is_some() || allowance.memory.is_some() {
            let watchdog = watchdog.clone();
            // Ends with the process.
            thread::spawn(move || watchdog.watch());
        }
        watchdog
    }

    /// The time since the command began.
    fn elapsed(&self) -> Duration {
        self.0.began.elapsed()
    }

    /// Why everything was to stop, if so. The machine raises the flag itself where it needs more memory than there is.
    pub(crate) fn reason(&self) -> Option<Reason> {
        let mut reason = self.0.reason.lock().unwrap_or_else(PoisonError::into_inner);
        if reason.is_none() && self.0.flag.load(Ordering::Relaxed) {
            *reason = Some(Reason::MemoryLimit);
        }
        reason.clone()
    }

    /// From now on a signal ends the process at once; so does one that came before.
    pub(crate) fn step_aside(&self) {
        self.0.defenceless.store(true, Ordering::Relaxed);
        let signal = self.0.signal.load(Ordering::Relaxed);
        if signal != 0 {
            end_by(signal);
        }
    }

    fn listen(&self) {
        match Signals::new([SIGINT, SIGTERM]) {
            Ok(signals) => {
                let watchdog = self.clone();
                // Ends with the process.
                thread::spawn(move || watchdog.hear(signals));
            }
            Err(error) => output::warn(format_args!("Ctrl-C will end the command without a report: {error}")),
        }
    }

    /// The first signal asks for a report of what is known, a later one kills.
    fn hear(&self, mut signals: Signals) {
        let mut first = None;
        for signal in signals.forever() {
            let first = *first.get_or_insert_with(Instant::now);
            self.0.signal.store(signal, Ordering::Relaxed);
            self.ask(Reason::Interrupted);
            if first.elapsed() > SAME_SIGNAL || self.0.defenceless.load(Ordering::Relaxed) {
                end_by(signal);
            }
        }
    }

    fn watch(&self) {
        loop {
            if let Some(limit) = self.0.allowance.memory {
                self.watch_memory(limit);
            }
            if let Some(limit) = self.0.allowance.time {
                self.watch_time(limit);
            }
            thread::sleep(TICK);
        }
    }

    fn watch_memory(&self, limit: u64) {
        let Some(taken) = resident_memory() else { return };
        if !self.0.telling.load(Ordering::Relaxed) {
            self.0.halt.set_room(limit.saturating_sub(taken));
        }
        if taken > limit {
            self.ask(Reason::MemoryLimit);
        }
        if taken > limit + limit / 10 {
            end_with(&Reason::MemoryLimit);
        }
    }

    fn watch_time(&self, limit: Duration) {
        if self.elapsed() >= limit {
            self.ask(Reason::TimeLimit);
        }
        if self.elapsed() >= limit + grace(limit) {
            end_with(&Reason::TimeLimit);
        }
    }

    /// Raises the flag, for the first reason there is. What was found may still be told.
    fn ask(&self, reason: Reason) {
        self.0.reason.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(reason);
        if !self.0.telling.load(Ordering::Relaxed) {
            self.0.flag.store(true, Ordering::Relaxed);
        }
    }
}

impl Control for Watchdog {
    fn flag(&self) -> &Arc<AtomicBool> {
        &self.0.flag
    }

    fn halt(&self) -> Halt {
        self.0.halt.clone()
    }

    fn reason(&self) -> Option<Reason> {
        Watchdog::reason(self)
    }

    fn time_left(&self) -> Option<Duration> {
        self.0.allowance.time.map(|limit| limit.saturating_sub(self.elapsed()))
    }

    fn let_tell(&self) {
        self.reason();
        self.0.telling.store(true, Ordering::Relaxed);
        self.0.halt.set_room(u64::MAX);
        self.0.flag.store(false, Ordering::Relaxed);
    }

    fn let_search(&self) {
        self.0.telling.store(false, Ordering::Relaxed);
    }
}

/// Whether it is time to be content with a run as it was found: half of the grace is for telling it.
impl Interrupt for Watchdog {
    fn is_asked(&self) -> bool {
        let late = |limit: Duration| self.elapsed() >= limit + grace(limit) / 2;
        self.0.allowance.time.is_some_and(late) || self.0.signal.load(Ordering::Relaxed) != 0
    }
}

fn grace(limit: Duration) -> Duration {
    GRACE.max(limit / 10)
}

/// Reports what is known and ends the process, unless a report was published.
#[expect(clippy::exit, reason = "the work does not stop by itself")]
fn end_with(reason: &Reason) {
    if let Some(status) = last_words::speak(reason.clone()) {
        std::process::exit(status.into());
    }
}

/// Ends the process as if nobody had caught the signal.
fn end_by(signal: i32) {
    // Fails only for signals that nobody may handle; those never come here.
    let _ = emulate_default_handler(signal);
}
