//! Locks, waits and notifications.

use super::Writer;
use crate::program::{Memory, Statement};

impl Writer {
    pub(super) fn lock(&mut self) -> Statement {
        let number = self.below(2) as usize;
        let count = 1 + self.below(2);
        self.holding(number, |writer| writer.statements(count))
    }

    pub(super) fn wait(&mut self) -> Statement {
        let number = self.below(2) as usize;
        self.holding(number, |writer| {
            let timeout = if writer.one_in(4) { "1" } else { "" };
            let waiting = format!("L{number}.wait({timeout});");
            let flag = [["f", "w"], ["g", "w"]][number][writer.below(2) as usize];
            let guarded = match writer.below(6) {
                0 => Statement::simple(waiting),
                1 | 2 => Statement::simple(format!("if (!{flag}) {waiting}")),
                _ => Statement::simple(format!("while (!{flag}) {waiting}")),
            };
            let caught = writer.one_in(3);
            let mut body = if caught { vec![writer.catching(vec![guarded])] } else { vec![guarded] };
            body.extend(writer.one_in(2).then(|| writer.read()));
            body
        })
    }

    pub(super) fn notify(&mut self) -> Statement {
        let number = self.below(2) as usize;
        let mut block = self.holding(number, |writer| {
            let flag = [["f", "w"], ["g", "w"]][number][writer.below(2) as usize];
            let all = writer.pick(&["", "All"]);
            let mut body = vec![Statement::simple(format!("{flag} = true;"))];
            body.push(Statement::simple(format!("L{number}.notify{all}();")));
            body
        });
        if self.one_in(12) {
            // Without the lock: an exception.
            block.head = String::from("try");
            block.tail = String::from("catch (IllegalMonitorStateException e) { y = 6; }");
        }
        block
    }

    /// A lock that is not always the same object.
    pub(super) fn lock_box(&mut self) -> Statement {
        if self.memory == Memory::Guarded && !self.held[0] {
            return self.lock();
        }
        let name = self.pick(&["p", "q", "p"]);
        let body = self.inside(|writer| writer.statements(1));
        Statement::around(format!("synchronized ({name})"), body)
    }
}
