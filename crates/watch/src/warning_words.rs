//! Warnings in words.

use crate::findings::{Finding, Findings};
use detect::{Cycle, Lock, Past, Race, Role, Run, SiteId, Source, Summary};
use evidence::{Participant, Suspicion, Warning};
use explore::Names;
use std::collections::BTreeSet;
use vm::exploring::Access;
use vm::{Machine, Reference};

/// Two accesses that nothing keeps apart; their objects must still be where they were.
pub(crate) fn race(machine: &Machine, findings: &Findings, run: &Run, race: &Race, roles: [Role; 2]) -> Finding {
    let place = race.place;
    let access = Access {
        object: Reference(place.object),
        offset: place.offset,
        size: place.size,
        write: true,
        plain: true,
        reference: false,
    };
    let location = location(&Names::default().location(machine, &access));
    let (suspicion, words) = match race.source {
        Source::HappensBefore => (Suspicion::Race, "two accesses that nothing orders in this run"),
        Source::LockSet => (Suspicion::PotentialRace, "no lock is held at all accesses"),
    };
    let participant = |(past, role): (&Past, &Role)| Participant {
        site: site(machine, findings, past.site, *role, format!("{} {location}", verb(past.write))),
        locks: names(findings, run.summary.sets.locks(past.held).iter().copied()),
    };
    let participants = race.accesses.iter().zip(&roles).map(participant).collect();
    let message = format!("{location}: {words}");
    let warning = Warning { suspicion, message, participants, others: 0, window: Vec::new(), ending: None };
    Finding { warning, about: location, roles: roles.into(), sites: race.accesses.map(|past| past.site).into() }
}

fn verb(write: bool) -> &'static str {
    if write { "writes" } else { "reads" }
}

/// Objects are told by their class only: a warning is about all of them.
fn location(name: &str) -> String {
    let mut text = String::new();
    let mut rest = name;
    while let Some(at) = rest.find('@') {
        text.push_str(&rest[..at]);
        rest = rest[at + 1..].trim_start_matches(|character: char| character.is_ascii_digit());
    }
    text + rest
}

fn site(machine: &Machine, findings: &Findings, site: SiteId, role: Role, what: String) -> evidence::Site {
    evidence::Site {
        thread: findings.roles.name(role).to_string(),
        place: findings.sites.place(machine, site),
        what,
        within: Vec::new(),
        callers: Vec::new(),
    }
}

fn names(findings: &Findings, locks: impl Iterator<Item = Lock>) -> Vec<String> {
    locks.map(|lock| findings.locks.name(lock).to_string()).collect()
}

/// What all runs together have shown about locks and waiting.
pub(crate) fn others(machine: &Machine, findings: &Findings, summary: &Summary) -> Vec<Finding> {
    let teller = Teller { machine, findings };
    let is_of_program = |lock: Lock| findings.locks.is_of_program(lock);
    let cycles = summary.cycles().cycles;
    let told = cycles.iter().filter(|cycle| cycle.edges.iter().all(|edge| is_of_program(edge.from)));
    let mut entries: Vec<Finding> = told.map(|cycle| teller.cycle(cycle)).collect();
    let waiting = &summary.waiting;
    entries.extend(waiting.without_loop.iter().map(|(site, lock)| {
        let name = findings.locks.name(*lock);
        let message = format!("the wait on {name} is not in a loop that looks again whether it may go on");
        teller.entry(Suspicion::WaitWithoutLoop, message, *site, format!("waits on {name}"), Vec::new())
    }));
    entries.extend(waiting.unreceived().map(|(site, lock)| {
        let name = findings.locks.name(lock);
        let message = format!("{name} is notified and nobody ever waits on it");
        teller.entry(Suspicion::UnheardNotify, message, site, format!("notifies on {name}"), Vec::new())
    }));
    entries.extend(waiting.blocking.values().filter_map(|blocking| {
        let held = blocking.held.iter().map(|(lock, _)| *lock).filter(|lock| is_of_program(*lock));
        let locks = names(findings, held);
        let message = format!("a thread blocks while it holds {}", locks.join(", "));
        let tell =
            || teller.entry(Suspicion::LockWhileBlocked, message, blocking.site, String::from("blocks"), locks.clone());
        (!locks.is_empty()).then(tell)
    }));
    entries
}

struct Teller<'a> {
    machine: &'a Machine,
    findings: &'a Findings,
}

impl Teller<'_> {
    fn cycle(&self, cycle: &Cycle) -> Finding {
        let name = |lock| self.findings.locks.name(lock);
        let locks: Vec<&str> = cycle.edges.iter().map(|edge| name(edge.from)).collect();
        let participants = cycle.edges.iter().map(|edge| {
            let taken = self.findings.sites.place(self.machine, edge.from_site);
            let at = taken.line.map_or(String::new(), |line| format!(" (line {line})"));
            let what = format!("locks {} while it holds {}{at}", name(edge.to), name(edge.from));
            Participant {
                site: site(self.machine, self.findings, edge.to_site, edge.role, what),
                locks: names(self.findings, edge.held.iter().map(|(lock, _)| *lock)),
            }
        });
        let warning = Warning {
            suspicion: Suspicion::LockOrder,
            message: format!("{} are locked in a circle", locks.join(" and ")),
            participants: participants.collect(),
            others: cycle.others,
            window: Vec::new(),
            ending: None,
        };
        Finding {
            about: warning.message.clone(),
            warning,
            roles: cycle.edges.iter().map(|edge| edge.role).collect(),
            sites: cycle.edges.iter().map(|edge| edge.to_site).collect(),
        }
    }

    fn entry(&self, suspicion: Suspicion, message: String, at: SiteId, what: String, locks: Vec<String>) -> Finding {
        let role = self.findings.at.get(&at).copied().unwrap_or(Role(0));
        let participant = Participant { site: site(self.machine, self.findings, at, role, what), locks };
        let warning = Warning {
            suspicion,
            message,
            participants: vec![participant],
            others: 0,
            window: Vec::new(),
            ending: None,
        };
        Finding { about: warning.message.clone(), warning, roles: BTreeSet::from([role]), sites: vec![at] }
    }
}
