//! Which violation shows which warning: the same kind of problem at the same places.

use evidence::{CodeLocation, Fault, Property, Suspicion, Warning};
use std::collections::BTreeSet;

/// Whether a violation shows what a warning suspects.
pub(crate) fn shows(fault: &Fault, warning: &Warning) -> bool {
    let stand = spots(fault.sites.iter().map(|site| &site.place));
    let suspected = spots(warning.participants.iter().map(|part| &part.site.place));
    match warning.suspicion {
        Suspicion::Race | Suspicion::PotentialRace => fault.property == Property::Race && stand == suspected,
        Suspicion::LockOrder | Suspicion::WaitWithoutLoop | Suspicion::LockWhileBlocked => {
            fault.property == Property::Deadlock && suspected.is_subset(&stand)
        }
        Suspicion::UnheardNotify => false,
    }
}

/// Whether a search can decide such a warning at all.
pub(crate) fn is_decidable(suspicion: Suspicion) -> bool {
    suspicion != Suspicion::UnheardNotify
}

/// Places as far as they are told alike by an analysis and by a search.
fn spots<'a>(places: impl Iterator<Item = &'a CodeLocation>) -> BTreeSet<(&'a str, &'a str, Option<u32>)> {
    places.map(|place| (place.class.as_str(), place.method.as_str(), place.line)).collect()
}

#[cfg(test)]
mod tests {
    use super::shows;
    use evidence::{CodeLocation, Fault, Participant, Property, Site, Suspicion, Warning};

    fn site(line: u32) -> Site {
        let place = CodeLocation {
            class: String::from("A"),
            method: String::from("m"),
            line: Some(line),
            ..CodeLocation::default()
        };
        Site { thread: String::from("t"), place, what: String::new(), within: Vec::new(), callers: Vec::new() }
    }

    fn fault(property: Property, lines: &[u32]) -> Fault {
        let sites = lines.iter().map(|line| site(*line)).collect();
        Fault { property, exception: None, message: String::new(), sites }
    }

    fn warning(suspicion: Suspicion, lines: &[u32]) -> Warning {
        let participants = lines.iter().map(|line| Participant { site: site(*line), locks: Vec::new() }).collect();
        Warning { suspicion, message: String::new(), participants, others: 0, window: Vec::new(), ending: None }
    }

    #[test]
    fn a_race_is_shown_by_one_between_the_same_lines() {
        let race = warning(Suspicion::PotentialRace, &[3, 7]);
        assert!(shows(&fault(Property::Race, &[7, 3]), &race));
        assert!(!shows(&fault(Property::Race, &[7, 7]), &race));
        assert!(!shows(&fault(Property::Deadlock, &[3, 7]), &race));
    }

    #[test]
    fn a_lock_order_is_shown_by_a_deadlock_with_all_its_lines() {
        let order = warning(Suspicion::LockOrder, &[3, 7]);
        assert!(shows(&fault(Property::Deadlock, &[1, 3, 7]), &order));
        assert!(!shows(&fault(Property::Deadlock, &[1, 3]), &order));
    }
}
