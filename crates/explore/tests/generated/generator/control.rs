//! Which way a thread goes.

use super::Writer;
use crate::program::Statement;

impl Writer {
    pub(super) fn repeat(&mut self) -> Statement {
        let variable = format!("i{}", self.depth);
        let body = self.inside(|writer| writer.statements(1));
        Statement::around(format!("for (int {variable} = 0; {variable} < 2; {variable}++)"), body)
    }

    pub(super) fn decide(&mut self) -> Statement {
        let condition = self.condition();
        let body = self.inside(|writer| writer.statements(1));
        Statement::around(format!("if ({condition})"), body)
    }

    pub(super) fn choose(&mut self) -> Statement {
        Statement::simple(format!("{} = Verify.chooseInt(1, {});", self.local(), 2 + self.below(2)))
    }

    pub(super) fn catch(&mut self) -> Statement {
        let mut body = self.inside(|writer| writer.statements(1));
        if self.one_in(2) {
            body.push(Statement::simple(format!("{} = 6 / {};", self.local(), self.number())));
        }
        self.catching(body)
    }

    pub(super) fn assert(&mut self) -> Statement {
        Statement::simple(format!("assert {} != {};", self.number(), 1 + self.below(2)))
    }

    pub(super) fn throw(&mut self) -> Statement {
        Statement::simple(format!("if ({}) throw new IllegalStateException();", self.condition()))
    }

    pub(super) fn assume(&mut self) -> Statement {
        Statement::simple(format!("Verify.assume({} != {});", self.local(), self.below(3)))
    }

    pub(super) fn be_atomic(&mut self) -> Statement {
        let body = self.inside(|writer| writer.statements(2));
        let head = String::from("Verify.beginAtomic(); try");
        Statement { head, body: Some(body), tail: String::from("finally { Verify.endAtomic(); }") }
    }
}
