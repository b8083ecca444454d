//! What threads do to each other, and to themselves.

use super::Writer;
use crate::program::{Memory, Statement};

impl Writer {
    pub(super) fn give_way(&mut self) -> Statement {
        Statement::simple(self.pick(&["Thread.yield();", "Thread.sleep(1);"]))
    }

    /// Another thread, or oneself.
    fn somebody(&mut self) -> String {
        let number = self.below(self.threads as u64);
        format!("t{number}")
    }

    pub(super) fn interrupt(&mut self) -> Statement {
        Statement::simple(format!("{}.interrupt();", self.somebody()))
    }

    /// Oneself is the one thread that is not joined for ever.
    pub(super) fn join_somebody(&mut self) -> Statement {
        let number = self.below(self.threads as u64) as usize;
        let timeout = if self.thread == Some(number) || self.one_in(3) { "1" } else { "" };
        Statement::simple(format!("t{number}.join({timeout});"))
    }

    pub(super) fn spin(&mut self) -> Statement {
        Statement::simple("while (!w) Thread.yield();")
    }

    pub(super) fn park(&mut self) -> Statement {
        match self.below(5) {
            0 => Statement::simple("LockSupport.park();"),
            1 => Statement::simple("LockSupport.parkNanos(1);"),
            _ => Statement::simple(format!("LockSupport.unpark({});", self.somebody())),
        }
    }

    pub(super) fn look_at_thread(&mut self) -> Statement {
        let question = self.pick(&["isAlive", "isInterrupted"]);
        Statement::simple(format!("{} = {}.{question}() ? 1 : 2;", self.local(), self.somebody()))
    }

    /// A thread without a name in the program.
    pub(super) fn start_another(&mut self) -> Statement {
        let number = self.allowed(["a", "b"], "v").len();
        let written = if number == 3 && self.memory == Memory::Free { self.pick(&["a", "v"]) } else { "v" };
        Statement::simple(format!("new Thread(() -> {written}++).start();"))
    }

    pub(super) fn exit(&mut self) -> Statement {
        Statement::simple(format!("if ({}) System.exit(0);", self.condition()))
    }
}
