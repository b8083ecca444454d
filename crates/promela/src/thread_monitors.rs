//! Threads whose own monitors the program uses: `start` and `join` are synchronized methods, `join` waits on the
//! thread, and a thread ends with its monitor in its hands, which wakes all that wait on it (JDK, `Thread`).
//!
//! Where no monitor of a thread is used, all of that is one step each, and is written as such.

use crate::body::Body;
use flow::form::StatementId;

impl Body<'_, '_> {
    /// `start` of a thread, as a synchronized method.
    pub(crate) fn start_by_monitor(&mut self, id: StatementId, object: &str, start: &dyn Fn(&mut Self)) {
        self.monitor_step(id, &format!("enter({object});"));
        if !self.cx.exceptions.at(self.place(id)).is_empty() {
            let label = self.landing_of(id, "java/lang/IllegalThreadStateException");
            let failure = self.cx.failure("java/lang/IllegalThreadStateException");
            let fail = format!("leave({object}); thrown = {failure}; goto {label}");
            self.writer.statement(&format!("if :: status[{object}] != 0 -> {fail} :: else fi;"), self.line(id), None);
        }
        start(self);
        self.writer.statement(&format!("leave({object});"), self.line(id), None);
    }

    /// `join` of a thread: waits on it until it has ended, or for some time.
    pub(crate) fn join_by_monitor(&mut self, id: StatementId, object: &str, label: &str, timed: bool) {
        self.variables.insert(String::from("saved"), self.cx.entries());
        let name = format!("{}_{}", self.cx.method_name(self.method), id.0);
        let (failed, done) = (format!("{name}_join_failed"), format!("{name}_join_done"));
        let end = if timed { "end_wait_or_time_out" } else { "end_wait" };
        self.monitor_step(id, &format!("enter({object});"));
        self.writer.begin("do");
        self.writer.option(&format!("status[{object}] == alive ->"), self.line(id), self.deed_here(id));
        self.monitor_step(id, &format!("begin_wait({object}, {failed});"));
        self.monitor_step(id, &format!("{end}({object}, {failed});"));
        if timed {
            self.writer.statement("if :: break :: skip fi;", None, None);
        }
        self.writer.option("else ->", None, None);
        self.writer.statement("break;", None, None);
        self.writer.close("od;");
        self.writer.statement(&format!("leave({object});"), self.line(id), None);
        if self.cx.exceptions.interrupts {
            self.writer.statement(&format!("goto {done};"), None, None);
            self.writer.label(&failed);
            self.writer.statement(&format!("leave({object});"), None, None);
            self.writer.statement(&format!("goto {label};"), None, None);
            self.writer.label(&done);
            self.writer.statement("skip;", None, None);
        }
    }

    fn monitor_step(&mut self, id: StatementId, text: &str) {
        let deed = self.deed_here(id);
        self.writer.statement(text, self.line(id), deed);
    }
}
