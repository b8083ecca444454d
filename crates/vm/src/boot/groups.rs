//! Thread groups at boot: the main thread's group knows the thread, and the system group knows that group.

use super::Booted;
use crate::machine::Machine;
use crate::state::reference::Reference;

impl Machine {
    /// Enters the main thread and its group where the JDK lists them. From JDK 19 on a group does not list its threads.
    pub(super) fn join_groups(&mut self) -> Booted<()> {
        let thread = self.thread().object;
        let holder =
            self.known.thread_holder.map_or(thread, |offset| Reference::from_slot(self.heap.field(thread, offset)));
        let group = Reference::from_slot(self.named_field(holder, "group"));
        let parent = Reference::from_slot(self.named_field(group, "parent"));
        self.call_group(group, &["add"], "(Ljava/lang/Thread;)V", thread)?;
        self.call_group(parent, &["add", "synchronizedAddStrong"], "(Ljava/lang/ThreadGroup;)V", group)
    }

    /// Calls the first of some methods of a thread group that this JDK has.
    fn call_group(&mut self, group: Reference, names: &[&str], descriptor: &str, argument: Reference) -> Booted<()> {
        let class = self.known.thread_group;
        let Some(method) = names.iter().find_map(|name| class.declared_method(name, descriptor)) else { return Ok(()) };
        self.run_method(method, &[group.slot(), argument.slot()], "thread groups").map(drop)
    }
}
