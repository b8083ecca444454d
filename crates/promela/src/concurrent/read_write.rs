//! `ReentrantReadWriteLock`: one writer or many readers, with the queue of those who wait.
//!
//! The queue matters: a reader that has no hold of its own waits behind a writer that is first in the queue (JDK,
//! `readerShouldBlock`), though other readers are inside. The two locks of a read-write lock are objects of their own,
//! numbered as it is. Refused are fair ones, whose readers wait behind anybody, attempts with a time limit and waits
//! that an interrupt ends, and programs in which threads are to be found that wait for each other while others go on.

use super::{Invocation, lock};
use crate::body::Body;
use crate::expression::Expression;
use crate::objects::{Part, Row, Source};
use flow::form::{Statement, Value};
use program::MethodRef;

/// What a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Make,
    /// `readLock`, `writeLock`.
    Get(Part),
    IsWriteLocked,
    IsWriteLockedByMe,
    ReadLocks,
    ReadHolds,
    WriteHolds,
    /// A call of one of the two locks.
    Of(Part, Hold),
}

/// What is done with one of the two locks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hold {
    Take,
    GiveBack,
    Try,
    IsHeld,
    Count,
}

pub(crate) fn known(method: MethodRef) -> Option<Use> {
    let class = method.class.name.strip_prefix("java/util/concurrent/locks/")?;
    let part = match class {
        "ReentrantReadWriteLock$ReadLock" => Some(Part::Read),
        "ReentrantReadWriteLock$WriteLock" => Some(Part::Write),
        "ReentrantReadWriteLock" | "ReadWriteLock" => None,
        _ => return None,
    };
    let Some(part) = part else {
        return Some(match method.name {
            "<init>" => Use::Make,
            "readLock" => Use::Get(Part::Read),
            "writeLock" => Use::Get(Part::Write),
            "isWriteLocked" => Use::IsWriteLocked,
            "isWriteLockedByCurrentThread" => Use::IsWriteLockedByMe,
            "getReadLockCount" => Use::ReadLocks,
            "getReadHoldCount" => Use::ReadHolds,
            "getWriteHoldCount" => Use::WriteHolds,
            _ => return None,
        });
    };
    let what = match (method.name, method.descriptor) {
        ("lock", _) => Hold::Take,
        ("unlock", _) => Hold::GiveBack,
        ("tryLock", "()Z") => Hold::Try,
        ("isHeldByCurrentThread", _) => Hold::IsHeld,
        ("getHoldCount", _) => Hold::Count,
        _ => return None,
    };
    Some(Use::Of(part, what))
}

pub(crate) fn raises(what: Use) -> Vec<&'static str> {
    match what {
        Use::Of(_, Hold::GiveBack) => vec!["java/lang/IllegalMonitorStateException"],
        _ => Vec::new(),
    }
}

const READS: &str = "ReentrantReadWriteLock_reads";
const READERS: &str = "ReentrantReadWriteLock_readers";

impl Body<'_, '_> {
    /// Whether what is called as a lock may be one of the two of a read-write lock.
    pub(super) fn is_part(&self, statement: &Statement) -> bool {
        let has_parts = self.cx.world().methods().any(|method| {
            let mut places = self.cx.world().places(method);
            places.any(|place| self.cx.world().resolved(place).and_then(known) == Some(Use::Make))
        });
        has_parts && self.may_be_of_library(statement.operands[0])
    }

    /// A call of a lock that may be one of the two of a read-write lock, or a lock by itself.
    pub(super) fn use_some_lock(&mut self, invocation: &Invocation<'_>, what: lock::Use) {
        let what = match what {
            lock::Use::Lock => Hold::Take,
            lock::Use::Unlock => Hold::GiveBack,
            lock::Use::TryLock if invocation.statement.to.is_none() => Hold::Try,
            _ => {
                let what = "a call of a lock that may be one of a read-write lock";
                self.cx.refuse(what, Some(self.place(invocation.id)));
                return;
            }
        };
        let object = &invocation.object;
        self.writer.begin("if");
        for part in [Part::Read, Part::Write] {
            let condition =
                self.cx.objects.condition(object, |row| matches!(row.source, Source::Part(_, known) if known == part));
            self.writer.option(&format!("{condition} ->"), self.line(invocation.id), None);
            self.use_read_write(invocation, Use::Of(part, what));
        }
        self.writer.option("else ->", self.line(invocation.id), None);
        self.use_lock(
            invocation,
            match what {
                Hold::Take => lock::Use::Lock,
                Hold::GiveBack => lock::Use::Unlock,
                _ => lock::Use::TryLock,
            },
        );
        self.writer.close("fi;");
    }

    pub(super) fn use_read_write(&mut self, invocation: &Invocation<'_>, what: Use) {
        let (id, object) = (invocation.id, &invocation.object);
        self.ask_for_read_write(invocation);
        match what {
            Use::Make => {
                if !matches!(invocation.statement.operands.get(1), None | Some(Value::Int(0))) {
                    self.cx.refuse("a fair ReentrantReadWriteLock", Some(self.place(id)));
                }
            }
            Use::Get(part) => {
                if let Some(text) = self.between(object, part, true) {
                    self.define(id, invocation.reading(text, None));
                }
            }
            Use::IsWriteLocked => {
                let deed = self.deed_here(id);
                self.define(id, invocation.reading(format!("(owner[{object}] != null)"), deed).boolean());
            }
            Use::ReadLocks => {
                let deed = self.deed_here(id);
                self.define(id, invocation.reading(format!("{READERS}({object})"), deed));
            }
            Use::IsWriteLockedByMe => self.ask_write_lock(invocation, object, Hold::IsHeld),
            Use::WriteHolds => self.ask_write_lock(invocation, object, Hold::Count),
            Use::ReadHolds => self.define_now(id, invocation.reading(format!("{READS}({object}, me)"), None)),
            Use::Of(part, what) => {
                if let Some(lock) = self.between(object, part, false) {
                    self.use_part(invocation, &lock, part, what);
                }
            }
        }
    }

    fn ask_for_read_write(&self, invocation: &Invocation<'_>) {
        let threads = self.cx.objects.threads(self.cx.thread);
        let asked = &mut *self.cx.asked.borrow_mut();
        asked.read_write = true;
        asked.keeps_interrupts = true;
        let (_, slots) = super::class_of("java/util/concurrent/locks/ReentrantReadWriteLock").unwrap_or_default();
        asked.slots.extend(slots);
        let points_to = self.cx.world().points_to();
        for object in points_to.of(self.method, invocation.statement.operands[0]).iter() {
            let known = points_to.object(object);
            let is_one =
                known.class.is_some_and(|class| class.name == "java/util/concurrent/locks/ReentrantReadWriteLock");
            if let Some(site) = known.site().filter(|_| is_one) {
                asked.demand.cells.insert(site, Some(threads));
                asked.demand.parts.insert(site);
            }
        }
        if self.cx.circles {
            let what = "a read-write lock beside loops that may not end";
            self.cx.refuse(what, Some(self.place(invocation.id)));
        }
    }

    /// From a read-write lock to one of its two locks, or back.
    fn between(&self, object: &str, part: Part, forth: bool) -> Option<String> {
        let pairs = self.pairs(part);
        let mut text = None;
        for (whole, half) in pairs.iter().rev() {
            let (from, to) = if forth { (whole, half) } else { (half, whole) };
            let one = match from.count {
                1 => to.name.clone(),
                _ => format!("({} + ({object} - {}))", to.name, from.name),
            };
            text = Some(match text {
                None => one,
                Some(rest) => format!("({object} >= {} && {object} <= {} -> {one} : {rest})", from.first, from.last()),
            });
        }
        text
    }

    /// Read-write locks with one of their two locks.
    fn pairs(&self, part: Part) -> Vec<(Row, Row)> {
        let rows = &self.cx.objects.rows;
        let halves = rows.iter().filter_map(|row| match row.source {
            Source::Part(site, known) if known == part => Some((site, row)),
            _ => None,
        });
        halves.filter_map(|(site, half)| Some((self.cx.objects.at(site)?.clone(), half.clone()))).collect()
    }

    fn ask_write_lock(&mut self, invocation: &Invocation<'_>, lock: &str, what: Hold) {
        let text = match what {
            Hold::IsHeld => format!("(owner[{lock}] == me)"),
            _ => format!("(owner[{lock}] == me -> entered[{lock}] : 0)"),
        };
        let read = invocation.reading(text, None);
        self.define_now(invocation.id, Expression { is_boolean: what == Hold::IsHeld, ..read });
    }

    fn use_part(&mut self, invocation: &Invocation<'_>, lock: &str, part: Part, what: Hold) {
        let id = invocation.id;
        match (part, what) {
            (Part::Read, Hold::Take) => self.step(id, &format!("read_lock({lock});")),
            (Part::Write, Hold::Take) => self.step(id, &format!("write_lock({lock});")),
            (Part::Read, Hold::GiveBack) => {
                let condition = format!("{READS}({lock}, me) == 0");
                self.raise_if(id, &condition, "java/lang/IllegalMonitorStateException");
                self.step(id, &format!("read_unlock({lock});"));
            }
            (Part::Write, Hold::GiveBack) => {
                self.own_monitor(id, lock);
                self.step(id, &format!("leave({lock});"));
            }
            (_, Hold::Try) => {
                let got = self.free_variable("got", "bool");
                let (free, take) = match part {
                    Part::Read => ("can_read", format!("{READS}({lock}, me)++; {READERS}({lock})++")),
                    Part::Write => ("can_write", format!("owner[{lock}] = me; entered[{lock}]++")),
                };
                let text = format!("if :: {free}({lock}) -> {take}; {got} = true :: else -> {got} = false fi");
                self.step(id, &format!("atomic {{ {text} }};"));
                self.define(id, Expression::atom(got).boolean());
            }
            (_, what) => self.ask_write_lock(invocation, lock, what),
        }
    }
}

/// The macros of read-write locks.
pub(crate) fn macros(threads: u32) -> Vec<String> {
    let each = |separator: &str, text: &str| {
        (1..threads).map(|thread| text.replace('T', &thread.to_string())).collect::<Vec<_>>().join(separator)
    };
    let first = each(" || ", "queued[T] == l && as_writer[T] && queue_place[T] == 1");
    let count = each(" + ", "(queued[T] == l)");
    let closer = each("; ", "if :: queued[T] == l && queue_place[T] > 1 -> queue_place[T]-- :: else fi");
    let passes = format!("owner[l] == me || owner[l] == null && (!writer_first(l) || {READS}(l, me) > 0)");
    let entered = format!("{READS}(l, me)++; {READERS}(l)++");
    vec![
        String::from("ref queued[THREADS];              /* the read-write lock for which a thread waits */"),
        String::from("bool as_writer[THREADS];"),
        String::from("byte queue_place[THREADS];"),
        format!("#define writer_first(l) ({first})"),
        String::from("#define can_read(l) (owner[l] == null || owner[l] == me)"),
        format!("#define can_write(l) (owner[l] == me || owner[l] == null && {READERS}(l) == 0)"),
        format!("#define join_queue(l, w) queued[me] = l; as_writer[me] = w; queue_place[me] = {count}"),
        format!("#define leave_queue(l) {closer}; queued[me] = null; as_writer[me] = false; queue_place[me] = 0"),
        format!(
            "#define read_lock(l) atomic {{ if :: {passes} :: else -> join_queue(l, false); can_read(l) && queue_place[me] == 1; leave_queue(l) fi; {entered} }}"
        ),
        format!(
            "#define write_lock(l) atomic {{ if :: can_write(l) :: else -> join_queue(l, true); can_write(l) && queue_place[me] == 1; leave_queue(l) fi; owner[l] = me; entered[l]++ }}"
        ),
        format!("#define read_unlock(l) atomic {{ {READS}(l, me)--; {READERS}(l)-- }}"),
    ]
}
