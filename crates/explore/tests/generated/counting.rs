//! Programs of which the number of outcomes is known.
//!
//! Threads that each take one lock once do so in any order: n threads, n! orders. A sound reduction never undercuts
//! that.

use crate::laboratory::Laboratory;
use crate::ways::{OTHERS, REFERENCE};
use crate::workshop::{self, Classes};
use model::Verdict;
use search::StoreKind;

/// More than the largest of the programs has.
const MOST_STATES: u64 = 200_000;

/// Under the lock, a number that tells the order, or an array in which it is written down.
const BODIES: [(&str, &str); 2] = [
    ("Number", "order = 10 * order + number;"),
    ("Array", "log[next++] = number; if (next == log.length) for (int one : log) order = 10 * order + one;"),
];

#[test]
fn n_threads_that_take_a_lock_once_have_as_many_outcomes_as_orders() {
    let names = |threads: usize| BODIES.map(|(name, body)| (format!("{name}{threads}"), body, threads));
    let programs: Vec<(String, &str, usize)> = (2..=4).flat_map(names).collect();
    let sources = programs.iter().map(|(name, body, threads)| (name.clone(), source(name, body, *threads)));
    let classes = Classes::of_sources(sources.collect());
    let home = workshop::homes().remove(0);
    let mut laboratory = Laboratory::new(&classes, home);
    for (name, _, threads) in &programs {
        for way in [REFERENCE].iter().chain(OTHERS) {
            let answer = laboratory.explore(name, &["order"], *way, MOST_STATES).unwrap();
            assert!(!answer.limited, "{name} by {way:?} needs more than {MOST_STATES} states");
            assert_eq!(answer.outcomes.len(), (1..=*threads).product::<usize>(), "{name} by {way:?}");
            assert!(answer.outcomes.iter().all(|outcome| outcome.starts_with("end ")), "{name} by {way:?}");
            assert_eq!(answer.verdict == Verdict::Holds, way.store == StoreKind::Exact, "{name} by {way:?}");
            assert_ne!(answer.verdict, Verdict::Violated, "{name} by {way:?}: {:?}", answer.violations);
        }
    }
}

fn source(name: &str, body: &str, threads: usize) -> String {
    format!(
        "package generated;

class {name} {{
    static final Object LOCK = new Object();
    static int order, next;
    static int[] log = new int[{threads}];

    public static void main(String[] arguments) {{
        for (int i = 1; i <= {threads}; i++) {{
            int number = i;
            new Thread(() -> {{ synchronized (LOCK) {{ {body} }} }}).start();
        }}
    }}
}}
"
    )
}
