//! Interrupts of waiting threads (JLS 17.2.4), as generated programs and a real JVM have shown them.

use crate::laboratory::Laboratory;
use crate::ways::{OTHERS, REFERENCE};
use crate::workshop::{self, Classes};
use std::collections::BTreeSet;

/// More than any of the programs has.
const MOST_STATES: u64 = 10_000;

/// A thread that is interrupted in the wait set stays there until it runs: a notification may find it, so that it
/// returns.
#[test]
fn a_notification_may_overtake_an_interrupt() {
    check("Overtaken", "LOCK.wait();", "worker.interrupt(); LOCK.notify();", &[1, 2, 3]);
}

#[test]
fn an_interrupt_does_not_undo_a_notification() {
    check("Late", "LOCK.wait();", "LOCK.notify(); worker.interrupt();", &[1, 3]);
}

/// The wait may have timed out before: the notification is lost, and HotSpot throws when the thread has its monitor
/// back.
#[test]
fn an_interrupt_may_find_a_thread_whose_time_is_over() {
    check("TimedOut", "LOCK.wait(1);", "LOCK.notify(); worker.interrupt();", &[1, 2, 3]);
}

/// One thread waits, another acts on it once it does: 1 if the wait returns, 2 if it throws, 3 if it never began.
fn check(name: &str, waiting: &str, acting: &str, expected: &[u32]) {
    let classes = Classes::of_sources(vec![(name.to_string(), source(name, waiting, acting))]);
    let mut laboratory = Laboratory::new(&classes, workshop::homes().remove(0));
    let expected: BTreeSet<String> = expected.iter().map(|result| format!("end {result}")).collect();
    for way in [REFERENCE].iter().chain(OTHERS) {
        let answer = laboratory.explore(name, &["result"], *way, MOST_STATES).unwrap();
        assert_eq!(answer.outcomes, expected, "{way:?}");
    }
}

fn source(name: &str, waiting: &str, acting: &str) -> String {
    format!(
        "package generated;

class {name} {{
    static final Object LOCK = new Object();
    static boolean waits, acted;
    static int result;

    static void work() {{
        synchronized (LOCK) {{
            waits = true;
            try {{
                if (acted) {{ result = 3; return; }}
                {waiting}
                result = 1;
            }} catch (InterruptedException e) {{
                result = 2;
            }}
        }}
    }}

    public static void main(String[] arguments) {{
        Thread worker = new Thread({name}::work);
        worker.start();
        synchronized (LOCK) {{
            if (waits) {{ {acting} }}
            acted = true;
        }}
    }}
}}
"
    )
}
