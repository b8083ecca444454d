//! Words for people: what each thread waits for, and where. Nothing depends on them.

use crate::machine::Machine;
use crate::state::reference::Reference;
use crate::threads::thread::{Status, Thread, ThreadId};

impl Machine {
    /// One line for each thread that has not ended: what it waits for and where.
    pub fn describe_threads(&self) -> String {
        let alive = self.threads.iter().filter(|thread| !thread.is_terminated() && !thread.frames.is_empty());
        let lines: Vec<String> = alive.map(|thread| self.describe_thread(thread)).collect();
        lines.join("\n")
    }

    fn describe_thread(&self, thread: &Thread) -> String {
        let own = thread.frames.iter().rev().find(|frame| frame.method.class.is_application());
        let place = own.map_or_else(
            || String::from("in the class library"),
            |frame| {
                let line = frame.code.line(frame.pc as usize).unwrap_or(0);
                format!("at {}.{}:{line}", frame.method.class.java_name(), frame.method.name)
            },
        );
        let suspended = if thread.suspended { "is suspended and " } else { "" };
        format!("  thread \"{}\" {suspended}{} {place}", self.thread_name(thread.object), self.describe_status(thread))
    }

    fn describe_status(&self, thread: &Thread) -> String {
        match thread.status {
            Status::Runnable => String::from("can move"),
            Status::Blocked { on } => format!("is blocked on the monitor of a {}", self.describe_monitor(on)),
            Status::Waiting { on, .. } if self.is_joining(thread, on) => {
                format!("waits for the end of thread \"{}\"", self.thread_name(on))
            }
            Status::Waiting { on, .. } => format!("waits to be notified on a {}", self.describe_monitor(on)),
            Status::Reacquiring { on, .. } => {
                format!("waits for the monitor of a {} after being notified", self.describe_monitor(on))
            }
            Status::Parked { .. } => self.describe_park(thread),
            Status::Sleeping { .. } => String::from("sleeps"),
            Status::Initializing { class } => format!("waits for the initialisation of {}", class.java_name()),
            Status::Terminated => String::from("has ended"),
        }
    }

    fn describe_monitor(&self, object: Reference) -> String {
        let class = self.peek_class(object).java_name();
        match self.heap.lock_word(object).owner() {
            Some(owner) => format!("{class}, held by \"{}\"", self.name_of(ThreadId(owner))),
            None => class,
        }
    }

    /// What a parked thread told `LockSupport.park` it waits for, and who owns that.
    fn describe_park(&self, thread: &Thread) -> String {
        let blocker = Reference::from_slot(self.named_field(thread.object, "parkBlocker"));
        if blocker.is_null() {
            return String::from("is parked");
        }
        let class = self.peek_class(blocker).java_name();
        let owner = Reference::from_slot(self.named_field(blocker, "exclusiveOwnerThread"));
        if owner.is_null() {
            return format!("is parked for a {class}");
        }
        format!("is parked for a {class}, held by \"{}\"", self.thread_name(owner))
    }

    /// Whether a thread waits for the end of another, whose `java.lang.Thread` this is.
    pub fn is_joining(&self, thread: &Thread, object: Reference) -> bool {
        let joins = |frame: &crate::threads::thread::Frame| {
            frame.method.class == self.known.thread && frame.method.name == "join"
        };
        self.peek_class(object).is_subclass_of(self.known.thread) && thread.frames.iter().rev().take(3).any(joins)
    }

    fn name_of(&self, id: ThreadId) -> String {
        self.thread_name(self.threads[id].object)
    }

    pub(crate) fn thread_name(&self, thread: Reference) -> String {
        let name = Reference::from_slot(self.heap.field(thread, self.known.thread_name));
        if name.is_null() { String::new() } else { self.text(name) }
    }
}
