//! `LockSupport`: a permit for each thread, which `unpark` gives and `park` takes.
//!
//! Locks and queues of the library park and unpark, too, and may leave a permit behind. So a program that parks by
//! itself must not have them.

use super::Invocation;
use crate::body::Body;
use flow::form::Value;
use program::MethodRef;

/// What a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    /// With the operand that limits it.
    Park(Option<usize>),
    Unpark,
}

pub(crate) fn known(method: MethodRef) -> Option<Use> {
    if method.class.name != "java/util/concurrent/locks/LockSupport" {
        return None;
    }
    Some(match (method.name, method.descriptor) {
        ("park", _) => Use::Park(None),
        ("parkNanos", "(J)V") => Use::Park(Some(0)),
        ("parkNanos", _) => Use::Park(Some(1)),
        ("unpark", _) => Use::Unpark,
        _ => return None,
    })
}

impl Body<'_, '_> {
    pub(super) fn use_parking(&mut self, invocation: &Invocation<'_>, what: Use) {
        let id = invocation.id;
        self.cx.asked.borrow_mut().parks = true;
        match what {
            Use::Park(limit) => {
                let limit = limit.and_then(|limit| invocation.statement.operands.get(limit).copied());
                let interrupted = if self.cx.exceptions.interrupts { ":: !permit[me] && interrupted[me] " } else { "" };
                let otherwise = match limit {
                    None => "",
                    Some(Value::Long(1..)) => ":: !permit[me] ",
                    Some(Value::Long(_)) => return,
                    _ => {
                        self.cx.refuse("a time limit that is not constant", Some(self.place(id)));
                        ""
                    }
                };
                let take = "permit[me] -> permit[me] = false";
                self.step(id, &format!("atomic {{ if :: {take} {interrupted}{otherwise}fi }};"));
            }
            Use::Unpark => {
                let thread = invocation.argument(0);
                let is_there = format!("{thread} != null && status[{thread}] == alive");
                self.step(id, &format!("atomic {{ if :: {is_there} -> permit[{thread}] = true :: else fi }};"));
            }
        }
    }
}
