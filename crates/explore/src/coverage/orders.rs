//! What threads have done to each other: accesses of the same memory in one order or in both, locks that were
//! contended, waits that were entered.
//!
//! Two accesses of different threads conflict if they touch the same memory and one of them writes. An order was seen
//! where a run that the search followed has the one as the last access before the other, or where a state has two
//! threads that could both move stand before them: then either can be the first.
//!
//! May miss orders, and never invents one: a state that is met again on another way is not left again, so what that way
//! has done before is not compared with what comes after; and a search that jumps between states (`--search bfs`)
//! forgets the way there, and counts only pairs that meet in a state. Accesses of a thread that is alone are not
//! counted, nor is what the class library does to its own objects.

use crate::thread_survey::ThreadStatus;
use classfile::code::{Instruction, Operand};
use classfile::opcode as op;
use evidence::{AccessPair, CodeLocation, LockSite, WaitSite};
use program::{ClassRef, MethodId, MethodRef};
use std::collections::{BTreeMap, BTreeSet};
use vm::exploring::{Access, Operation};
use vm::{Machine, Status, ThreadId};

/// An instruction of the program's own code.
pub(crate) type Site = (MethodId, u32);

/// The last accesses of one word: since the last write, that write and every read.
type Last = Vec<Done>;

#[derive(Clone, Copy, PartialEq, Eq)]
struct Done {
    thread: ThreadId,
    site: Site,
    write: bool,
}

/// Which way two sites were seen in order, and how they access.
#[derive(Clone, Copy, Default)]
struct Seen {
    in_order: bool,
    reversed: bool,
    first_writes: bool,
    second_writes: bool,
}

#[derive(Clone, Copy, Default)]
struct Wait {
    notified: bool,
    timed_out: bool,
}

/// What was seen so far, and the last accesses of the present run.
#[derive(Default)]
pub(crate) struct Orders {
    /// By what is accessed and the two sites, the smaller one first.
    pairs: BTreeMap<(String, Site, Site), Seen>,
    locks: BTreeMap<Site, bool>,
    /// The calls of the class library among them.
    calls: BTreeMap<Site, String>,
    waits: BTreeMap<Site, Wait>,
    last: BTreeMap<(u32, u32), Last>,
    /// What undoing puts back: a word and what was known of it before.
    log: Vec<((u32, u32), Option<Last>)>,
}

impl Orders {
    /// A point to which the run can be taken back.
    pub(crate) fn mark(&self) -> usize {
        self.log.len()
    }

    /// Takes the run back.
    pub(crate) fn undo(&mut self, mark: usize) {
        while self.log.len() > mark {
            if let Some((word, before)) = self.log.pop() {
                match before {
                    Some(before) => self.last.insert(word, before),
                    None => self.last.remove(&word),
                };
            }
        }
    }

    /// The run goes on from a state whose past is not known.
    pub(crate) fn forget(&mut self) {
        self.last.clear();
        self.log.clear();
    }

    /// A thread is about to make a step.
    pub(crate) fn moves(&mut self, machine: &Machine, id: ThreadId) {
        let Some(site) = site(machine, id) else { return };
        let operation = machine.operation(id);
        match operation {
            Operation::Access(access) if is_of_program(machine, id, &access) => {
                self.accesses(machine, access, Done { thread: id, site, write: access.write });
            }
            Operation::Wait(_) => {
                self.waits.entry(site).or_default();
            }
            Operation::TimeOut(on) if !on.is_null() => self.waits.entry(site).or_default().timed_out = true,
            Operation::Enter(_) => self.enters(machine, id, site),
            _ if machine.begins_blocking_call(id) => self.takes(machine, id, site),
            _ => {}
        }
    }

    /// The threads of a new state: who finds a lock held, and which accesses meet.
    pub(crate) fn looks(&mut self, machine: &Machine, statuses: &[ThreadStatus]) {
        for (rank, status) in statuses.iter().enumerate() {
            let enters = matches!(status.operation, Operation::Enter(_)) && !is_back_from_wait(machine, status.id);
            if (enters && !status.movable || status.blocked_call)
                && let Some(site) = lock_site(machine, status.id)
            {
                self.takes(machine, status.id, site);
                self.locks.insert(site, true);
            }
            statuses[rank + 1..].iter().for_each(|other| self.meet(machine, status, other));
        }
    }

    fn enters(&mut self, machine: &Machine, id: ThreadId, site: Site) {
        if is_back_from_wait(machine, id) {
            self.waits.entry(site).or_default().notified = true;
        } else if let Some(site) = lock_site(machine, id) {
            self.takes(machine, id, site);
        }
    }

    /// A thread is about to take a lock: in a block or method of the program, or by a call of the class library.
    fn takes(&mut self, machine: &Machine, id: ThreadId, site: Site) {
        self.locks.entry(site).or_insert(false);
        if let Some(called) = machine.called_method(id).filter(|called| !called.class.is_application()) {
            let name = || format!("{}.{}", crate::naming::type_name(called.class), called.name);
            self.calls.entry(site).or_insert_with(name);
        }
    }

    /// Two threads stand before accesses that conflict: either may come first.
    fn meet(&mut self, machine: &Machine, one: &ThreadStatus, other: &ThreadStatus) {
        let (Operation::Access(first), Operation::Access(second)) = (one.operation, other.operation) else { return };
        let conflict = one.movable && other.movable && first.conflicts_with(&second);
        let own = |status: &ThreadStatus, access: &Access| is_of_program(machine, status.id, access);
        if !conflict || !own(one, &first) || !own(other, &second) {
            return;
        }
        if let (Some(here), Some(there)) = (site(machine, one.id), site(machine, other.id)) {
            let what = name_of(machine, &first);
            let here = Done { thread: one.id, site: here, write: first.write };
            let there = Done { thread: other.id, site: there, write: second.write };
            self.follow(&what, here, there);
            self.follow(&what, there, here);
        }
    }

    fn accesses(&mut self, machine: &Machine, access: Access, done: Done) {
        let word = (access.object.0, access.offset);
        let before = self.last.get(&word).cloned();
        let mut last = before.clone().unwrap_or_default();
        let conflicts = |earlier: &&Done| earlier.thread != done.thread && (earlier.write || done.write);
        let earlier: Vec<Done> = last.iter().filter(conflicts).copied().collect();
        if !earlier.is_empty() {
            let what = name_of(machine, &access);
            earlier.into_iter().for_each(|earlier| self.follow(&what, earlier, done));
        }
        if done.write {
            last.clear();
        }
        if !last.contains(&done) {
            last.push(done);
        }
        self.log.push((word, before));
        self.last.insert(word, last);
    }

    /// Notes that one access came directly before another one.
    fn follow(&mut self, what: &str, earlier: Done, later: Done) {
        let in_order = (earlier.site, earlier.write) <= (later.site, later.write);
        let (first, second) = if in_order { (earlier, later) } else { (later, earlier) };
        let seen = self.pairs.entry((what.to_owned(), first.site, second.site)).or_default();
        (seen.first_writes, seen.second_writes) = (first.write, second.write);
        // Two threads at the same instruction: either order looks like the other.
        let same = first.site == second.site;
        seen.in_order |= in_order || same;
        seen.reversed |= !in_order || same;
    }

    /// The pairs of accesses, by place.
    pub(crate) fn pairs(&self, place: impl Fn(Site) -> CodeLocation) -> Vec<AccessPair> {
        let pair = |((what, first, second), seen): (&(String, Site, Site), &Seen)| AccessPair {
            what: what.clone(),
            first: place(*first),
            second: place(*second),
            first_writes: seen.first_writes,
            second_writes: seen.second_writes,
            in_order: seen.in_order,
            reversed: seen.reversed,
        };
        self.pairs.iter().map(pair).collect()
    }

    /// Where threads take locks: what was seen, and what is in the code.
    pub(crate) fn locks(&self, classes: &[ClassRef], place: impl Fn(Site) -> CodeLocation) -> Vec<LockSite> {
        let takes = |method: MethodRef, at: &Instruction| {
            at.opcode == op::MONITORENTER || method.is_synchronized() && at.pc == 0
        };
        // Who is alone takes locks without an operation.
        let mut all: BTreeMap<Site, bool> = sites_in(classes, takes).into_iter().collect();
        all.extend(self.locks.keys().map(|site| (*site, true)));
        let lock = |(site, reached): (Site, bool)| LockSite {
            location: place(site),
            how: self.calls.get(&site).cloned().unwrap_or_else(|| String::from("synchronized")),
            reached,
            contended: self.locks.get(&site).copied().unwrap_or(false),
        };
        all.into_iter().map(lock).collect()
    }

    /// Where threads wait: what was seen, and what is in the code.
    pub(crate) fn waits(&self, classes: &[ClassRef], place: impl Fn(Site) -> CodeLocation) -> Vec<WaitSite> {
        let written = sites_in(classes, is_wait).into_iter().map(|(site, _)| site);
        let all: BTreeSet<Site> = self.waits.keys().copied().chain(written).collect();
        let wait = |site: Site| {
            let seen = self.waits.get(&site).copied();
            let Wait { notified, timed_out } = seen.unwrap_or_default();
            WaitSite { location: place(site), entered: seen.is_some(), notified, timed_out }
        };
        all.into_iter().map(wait).collect()
    }
}

/// Where in the program's own code a thread stands.
fn site(machine: &Machine, id: ThreadId) -> Option<Site> {
    machine.own_frame(id).map(|(frame, _)| (frame.method.id, frame.pc))
}

/// Where a thread takes a lock: the beginning of a synchronized method that it calls, else where it stands.
fn lock_site(machine: &Machine, id: ThreadId) -> Option<Site> {
    let called = machine.called_method(id).filter(|called| called.class.is_application() && called.is_synchronized());
    called.map(|called| (called.id, 0)).or_else(|| site(machine, id))
}

fn is_back_from_wait(machine: &Machine, id: ThreadId) -> bool {
    matches!(machine.threads[id.0 as usize].status, Status::Reacquiring { .. })
}

/// Whether the program itself makes an access, or the class library accesses a field of the program for it.
fn is_of_program(machine: &Machine, id: ThreadId, access: &Access) -> bool {
    let top = machine.threads[id.0 as usize].frames.last();
    let field = || machine.field_in(access.object, access.word());
    top.is_some_and(|frame| frame.method.class.is_application())
        || field().is_some_and(|field| field.class.is_application())
}

/// `Counter.n`, or `elements of int[]`.
fn name_of(machine: &Machine, access: &Access) -> String {
    let class = machine.peek_class(access.object);
    if class.is_array() {
        return format!("elements of {}", crate::naming::type_name(class));
    }
    let field = machine.field_in(access.object, access.word());
    field.map_or_else(
        || crate::naming::type_name(class),
        |field| format!("{}.{}", crate::naming::type_name(field.class), field.name),
    )
}

/// The instructions of some kind in these classes, and whether a thread has come there.
fn sites_in(classes: &[ClassRef], wanted: impl Fn(MethodRef, &Instruction) -> bool) -> Vec<(Site, bool)> {
    let mut sites = Vec::new();
    for method in classes.iter().flat_map(|class| class.methods()) {
        for (index, piece) in super::pieces::pieces(method).unwrap_or_default().iter().enumerate() {
            if wanted(method, &piece.instruction) {
                sites.push(((method.id, index as u32), piece.reached));
            }
        }
    }
    sites
}

/// A call of `Object.wait`.
fn is_wait(method: MethodRef, instruction: &Instruction) -> bool {
    let Operand::Pool(entry) = instruction.operand else { return false };
    let member = method.class.file.as_ref().and_then(|file| file.pool.member(entry).ok());
    let waits = |name: &str, descriptor: &str| name == "wait" && matches!(descriptor, "()V" | "(J)V" | "(JI)V");
    instruction.opcode == op::INVOKEVIRTUAL && member.is_some_and(|member| waits(&member.name, &member.descriptor))
}
