//! Data races: two threads that stand before conflicting accesses of one place, neither volatile nor atomic.
//!
//! In a complete search a race exists exactly when some reachable state shows one like this; no clocks are needed. The class
//! library's own thread-safe classes race on purpose (a cached hash, a plain read that is repeated under a lock): accesses by
//! their code are not reported. An unsynchronised `ArrayList` is, because its code promises nothing.

use crate::standing::Standing;
use vm::explore::{Access, Operation};
use vm::{Machine, ThreadId};

/// Packages and classes of the class library that leave synchronisation to their users.
const UNSYNCHRONISED: &[&str] =
    &["java/util/", "java/text/", "java/lang/AbstractStringBuilder", "java/lang/StringBuilder"];
/// Those among them that do not.
const SYNCHRONISED: &[&str] = &[
    "java/util/concurrent/",
    "java/util/Collections$Synchronized",
    "java/util/Currency",
    "java/util/Hashtable",
    "java/util/Locale",
    "java/util/Properties",
    "java/util/Random",
    "java/util/ResourceBundle",
    "java/util/ServiceLoader",
    "java/util/SplittableRandom",
    "java/util/Stack",
    "java/util/TimeZone",
    "java/util/Timer",
    "java/util/UUID",
    "java/util/Vector",
    "java/util/jar/",
    "java/util/logging/",
    "java/util/regex/",
    "java/util/zip/",
];

/// Every pair of threads that race in the current state, with their accesses.
pub(crate) fn races(machine: &Machine, standings: &[Standing]) -> Vec<[(ThreadId, Access); 2]> {
    let mut found = Vec::new();
    for (number, standing) in standings.iter().enumerate() {
        let Some(one) = plain_access(standing) else { continue };
        for other in standings[number + 1..].iter().filter_map(plain_access) {
            if one.1.conflicts_with(&other.1) && is_reported(machine, one.0, other.0) {
                found.push([one, other]);
            }
        }
    }
    found
}

fn plain_access(standing: &Standing) -> Option<(ThreadId, Access)> {
    match standing.operation {
        Operation::Access(access) if access.plain => Some((standing.id, access)),
        _ => None,
    }
}

fn is_reported(machine: &Machine, one: ThreadId, other: ThreadId) -> bool {
    promises_nothing(machine, one) && promises_nothing(machine, other)
}

/// Whether the code that makes the access leaves synchronisation to its users.
fn promises_nothing(machine: &Machine, id: ThreadId) -> bool {
    let frame = machine.threads[id.0 as usize].frames.last();
    frame.is_some_and(|frame| leaves_synchronisation_to_users(frame.method.class))
}

/// Whether a class promises nothing about threads: a class of the program, or an unsynchronised one of the class library.
pub fn leaves_synchronisation_to_users(class: program::ClassRef) -> bool {
    let starts = |list: &[&str]| list.iter().any(|start| class.name.starts_with(start));
    class.is_application() || starts(UNSYNCHRONISED) && !starts(SYNCHRONISED)
}
