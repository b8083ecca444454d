//! Calls of the library that a model knows by itself: threads, monitors, choices.

use crate::body::Body;
use crate::expression::Expression;
use crate::library_calls::Known;
use crate::model::Deed;
use flow::form::{Statement, StatementId, Value};
use program::ClassRef;

/// Nanoseconds that never pass.
const FOR_EVER: u64 = 1 << 62;

impl Body<'_, '_> {
    pub(crate) fn call_library(&mut self, id: StatementId, statement: &Statement, library: Known) {
        let line = self.line(id);
        match library {
            Known::Nothing => return self.leave_out(id, statement),
            Known::Print => return self.print(id, statement),
            Known::State => return self.state(id, statement),
            _ => {}
        }
        let arguments: Vec<Expression> = statement.operands.iter().map(|operand| self.take_local(*operand)).collect();
        let receiver = arguments.first().cloned().unwrap_or_else(|| Expression::atom("me"));
        if slicing::dereferenced(statement).is_some() {
            self.check_null(id, &receiver);
        }
        self.settle();
        let object = receiver.part();
        match library {
            Known::MakeThread(target) => self.make_thread(id, &object, &arguments, target),
            Known::Start => self.start(id, &object),
            Known::Join { timed } => {
                let timed = timed && self.may_time_out(id, statement);
                self.join(id, &object, timed);
            }
            Known::Wait { timed } => {
                let timed = timed && self.may_time_out(id, statement);
                self.wait(id, statement, &object, timed);
            }
            Known::Notify | Known::NotifyAll => {
                self.check_monitor(id, statement.operands[0]);
                self.own_monitor(id, &object);
                let word = if library == Known::Notify { "notify" } else { "notify_all" };
                let deed = self.visible(id, String::from("notify"));
                self.writer.statement(&format!("{word}({object});"), line, Some(deed));
            }
            Known::Sleep if self.cx.exceptions.interrupts => {
                let label = self.interrupted_landing(id);
                let deed = self.visible(id, String::from("sleep"));
                self.writer.statement(&format!("sleep({label});"), line, Some(deed));
            }
            Known::Sleep => {}
            Known::SetDaemon => {
                if !self.cx.exceptions.at(self.place(id)).is_empty() {
                    let condition = format!("status[{object}] == alive");
                    self.raise_if(id, &condition, "java/lang/IllegalThreadStateException");
                }
                if self.cx.endings.daemons {
                    self.writer.statement(&format!("daemon[{object}] = {};", arguments[1].text), line, None);
                }
            }
            Known::Interrupt => {
                let deed = self.visible(id, String::from("interrupt"));
                self.writer.statement(&format!("interrupt({object});"), line, Some(deed));
            }
            Known::Stop | Known::Suspend | Known::Resume => self.hold_up(id, &object, library),
            Known::ArrayCopy => self.copy_cells(id, statement, &arguments),
            Known::CheckIndex => {
                let (index, length) = (arguments[0].part(), arguments[1].part());
                let condition = format!("{index} < 0 || {index} >= {length}");
                self.raise_if(id, &condition, "java/lang/IndexOutOfBoundsException");
                self.define(id, arguments[0].clone());
            }
            Known::SetHandler { of_all } => self.set_handler(id, &arguments, of_all),
            Known::GetClass => self.class_of(id, statement, &object),
            _ => self.ask_library(id, &object, &arguments, library),
        }
    }

    fn start(&mut self, id: StatementId, object: &str) {
        let line = self.line(id);
        let deed = Deed::Start(self.cx.site(self.place(id)));
        if self.cx.thread_monitors {
            self.start_by_monitor(id, object, &|body| {
                body.writer.statement(&format!("start({object});"), line, Some(deed.clone()));
            });
            return;
        }
        if !self.cx.exceptions.at(self.place(id)).is_empty() {
            let label = self.landing_of(id, "java/lang/IllegalThreadStateException");
            self.cx.failure("java/lang/IllegalThreadStateException");
            self.writer.statement(&format!("must_be_new({object}, {label});"), line, None);
        }
        self.writer.statement(&format!("start({object});"), line, Some(deed));
    }

    /// The mirror of the class of an object, if there is one class that it may be of.
    fn class_of(&mut self, id: StatementId, statement: &Statement, object: &str) {
        let points_to = self.cx.world().points_to();
        let classes: Option<Vec<ClassRef>> =
            points_to.of(self.method, statement.operands[0]).iter().map(|one| points_to.object(one).class).collect();
        let Some([first, others @ ..]) = classes.as_deref() else {
            self.cx.refuse("the class of an object of the class library", Some(self.place(id)));
            return;
        };
        let mut text = self.cx.mirror(first);
        for class in others.iter().filter(|class| *class != first) {
            let (mirror, test) =
                (self.cx.mirror(class), self.cx.objects.condition(object, |row| row.is_exactly(class)));
            text = format!("({test} -> {mirror} : {text})");
        }
        self.define(id, Expression::atom(text));
    }

    /// A call that a model leaves out, but for progress that is asked for.
    fn leave_out(&mut self, id: StatementId, statement: &Statement) {
        if crate::progress::is_progress(self.cx, self.place(id)) {
            self.settle();
            self.writer.statement("progressed = !progressed;", self.line(id), None);
        }
        self.drop_operands(statement);
        if statement.to.is_some() {
            self.cx.refuse("the result of a call that a model leaves out", Some(self.place(id)));
        }
    }

    /// A constructor of a thread.
    fn make_thread(&mut self, id: StatementId, object: &str, arguments: &[Expression], target: Option<usize>) {
        let line = self.line(id);
        self.cx.asked.borrow_mut().target_of_threads = true;
        if self.cx.endings.daemons {
            self.writer.statement(&format!("daemon[{object}] = daemon[me];"), line, None);
        }
        if let Some(target) = target {
            let text = format!("Thread_target({object}) = {};", arguments[target].text);
            self.writer.statement(&text, line, None);
        }
        let named = crate::thread_names::operand(self.cx, self.place(id)).filter(|_| self.cx.names_threads);
        if let Some(named) = named {
            let text = format!("Thread_name({object}) = {};", arguments[named].text);
            self.writer.statement(&text, line, None);
        }
    }

    /// Calls that give a value.
    fn ask_library(&mut self, id: StatementId, object: &str, arguments: &[Expression], library: Known) {
        let line = self.line(id);
        let deed = |body: &Self| Some(body.visible(id, String::from("local")));
        let is_asked = |text: String, deed| Expression { deed, is_boolean: true, ..Expression::atom(text) };
        match library {
            Known::HoldsLock => {
                self.check_monitor(id, self.form.statement(id).operands[0]);
                // What a thread enters within an expression it has left again.
                self.define(id, is_asked(format!("(owner[{object}] == me)"), None));
            }
            Known::IsDaemon => {
                let text = if self.cx.endings.daemons { format!("daemon[{object}]") } else { String::from("0") };
                self.define_now(id, is_asked(text, None));
            }
            Known::SomeText => {
                let text = self.cx.library_object("java/lang/String");
                self.define(id, Expression::atom(text));
            }
            Known::CurrentThread => self.define(id, Expression::atom("me")),
            Known::IsAlive => {
                let deed = deed(self);
                self.define(id, is_asked(format!("(status[{object}] == alive)"), deed));
            }
            Known::IsInterrupted | Known::Interrupted if !self.cx.exceptions.interrupts => {
                self.define(id, Expression::atom("0").boolean());
            }
            Known::IsInterrupted => {
                self.cx.asked.borrow_mut().looks_at_interrupts |= object != "me";
                let deed = deed(self);
                self.define(id, is_asked(format!("interrupted[{object}]"), deed));
            }
            Known::Interrupted => {
                let copy = self.free_variable("was_interrupted", "bool");
                let text = format!("atomic {{ {copy} = interrupted[me]; interrupted[me] = false }};");
                let deed = deed(self);
                self.writer.statement(&text, line, deed);
                self.define(id, Expression::atom(copy).boolean());
            }
            Known::RequireNonNull => {
                if !self.cx.exceptions.at(self.place(id)).is_empty() {
                    self.raise_if(id, &format!("{object} == null"), "java/lang/NullPointerException");
                }
                self.define(id, arguments[0].clone());
            }
            Known::AssertionStatus => self.define(id, Expression::atom("1").boolean()),
            _ => self.call_verify(id, arguments, library),
        }
    }

    /// Whether a time limit is one: 0 is none, and what lies beyond all times is none either, as in `vm`.
    fn may_time_out(&self, id: StatementId, statement: &Statement) -> bool {
        match statement.operands.get(1) {
            Some(Value::Long(0)) => statement.operands.len() > 2,
            Some(Value::Long(millis)) => millis.unsigned_abs().saturating_mul(1_000_000) < FOR_EVER,
            _ => {
                self.cx.refuse("a time limit that is not constant", Some(self.place(id)));
                true
            }
        }
    }

    fn interrupted_landing(&mut self, id: StatementId) -> String {
        self.cx.failure("java/lang/InterruptedException");
        self.landing_of(id, "java/lang/InterruptedException")
    }

    fn join(&mut self, id: StatementId, object: &str, timed: bool) {
        let label = match self.cx.exceptions.interrupts {
            true => self.interrupted_landing(id),
            false => self.death(id),
        };
        if self.cx.thread_monitors {
            self.join_by_monitor(id, object, &label, timed);
            return;
        }
        if timed && !self.cx.exceptions.interrupts {
            return;
        }
        let deed = self.visible(id, String::from("join"));
        let word = if timed { "join_or_time_out" } else { "join" };
        let text = format!("{word}({object}, {label});");
        self.writer.look_before(None);
        self.writer.statement(&text, self.line(id), Some(deed));
    }

    pub(crate) fn own_monitor(&mut self, id: StatementId, object: &str) {
        let may_fail = self
            .cx
            .exceptions
            .at(self.place(id))
            .classes()
            .any(|class| class.name == "java/lang/IllegalMonitorStateException");
        if may_fail {
            self.cx.failure("java/lang/IllegalMonitorStateException");
            let label = self.landing_of(id, "java/lang/IllegalMonitorStateException");
            self.writer.statement(&format!("must_own({object}, {label});"), self.line(id), None);
        }
    }

    fn wait(&mut self, id: StatementId, statement: &Statement, object: &str, timed: bool) {
        self.check_monitor(id, statement.operands[0]);
        self.own_monitor(id, object);
        self.declare_saved();
        let label = match self.cx.exceptions.interrupts {
            true => self.interrupted_landing(id),
            false => self.death(id),
        };
        let deed = self.visible(id, String::from("wait"));
        self.writer.statement(&format!("begin_wait({object}, {label});"), self.line(id), Some(deed));
        let word = if timed { "end_wait_or_time_out" } else { "end_wait" };
        let deed = self.visible(id, String::from("enter"));
        // Who was stopped takes the monitor first.
        self.writer.look_before(None);
        self.writer.statement(&format!("{word}({object}, {label});"), self.line(id), Some(deed));
    }

    fn declare_saved(&mut self) {
        self.variables.insert(String::from("saved"), self.cx.entries());
    }
}
