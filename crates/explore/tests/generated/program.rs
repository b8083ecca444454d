//! Small concurrent programs as trees of statements, so that they can be written as Java and made smaller.

use std::fmt::Write;

/// A program: what its main method does, and what each of its threads does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Program {
    pub(crate) main: Vec<Statement>,
    pub(crate) threads: Vec<Vec<Statement>>,
    pub(crate) memory: Memory,
    /// Whether threads are made of lambdas, or of a subclass of `Thread`.
    pub(crate) lambdas: bool,
    pub(crate) extras: Extras,
}

/// What a program has beside its statements.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Extras {
    /// Fields, methods and classes.
    pub(crate) declarations: String,
    /// What makes its fields as they were, for the next run on a real JVM.
    pub(crate) resets: String,
    /// The `run` of its threads is synchronized.
    pub(crate) synchronized_run: bool,
    /// A real JVM cannot run it twice in one process.
    pub(crate) unrepeatable: bool,
    /// Nothing is done that its statements do not ask for: for a search in which every instruction counts.
    pub(crate) tiny: bool,
}

/// How the shared variables are protected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Memory {
    /// Each by the lock that belongs to it.
    Guarded,
    /// By being volatile.
    Volatile,
    /// Not at all: there are races.
    Free,
}

/// A statement; with a body it is `head { body } tail`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Statement {
    pub(crate) head: String,
    pub(crate) body: Option<Vec<Statement>>,
    pub(crate) tail: String,
}

const IMPORTS: &str = "package generated;

import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import sojourner.Verify;

";

/// Two classes whose initialisers have effects and need each other.
const LAZY: &str = "    static class Lazy {
        static int z = 1;
        static { v++; z = 1 + Other.z; }
    }
    static class Other {
        static int z = 3;
        static { v = 2; if (w) z = Lazy.z; }
    }
";

/// What a program does that a run on a real JVM cannot be compared with: its threads cannot be watched, or it does not
/// end, or it is not in the state after the boot any more, or it is told more than a JVM tells.
const BEYOND_COMPARISON: &[&str] =
    &["System.exit", "Verify.assume", "Verify.beginAtomic", "new Thread", "Lazy.z", "Other.z", ".setDaemon"];

/// The static fields that make up the outcome of a program, in order.
pub(crate) const OUTCOME: &[&str] = &["a", "b", "c", "f", "g", "v", "w", "r0", "r1", "r2", "r3"];

impl Statement {
    /// A statement without a body.
    pub(crate) fn simple(text: impl Into<String>) -> Statement {
        Statement { head: text.into(), body: None, tail: String::new() }
    }

    /// A statement around others.
    pub(crate) fn around(head: impl Into<String>, body: Vec<Statement>) -> Statement {
        Statement { head: head.into(), body: Some(body), tail: String::new() }
    }

    fn contains(&self, text: &str) -> bool {
        self.head.contains(text)
            || self.tail.contains(text)
            || self.body.iter().flatten().any(|inner| inner.contains(text))
    }

    /// Whether it may go on for ever without waiting for ever.
    fn may_spin(&self) -> bool {
        let gives_way = self.head.contains("yield()") || self.head.contains("wait(1)");
        self.head.starts_with("while") && gives_way || self.body.iter().flatten().any(Statement::may_spin)
    }
}

impl Program {
    /// Whether a run on a real JVM can be watched to its end.
    pub(crate) fn is_comparable(&self) -> bool {
        let beyond = |statement: &Statement| BEYOND_COMPARISON.iter().any(|text| statement.contains(text));
        !self.extras.unrepeatable
            && !self
                .threads
                .iter()
                .flatten()
                .chain(&self.main)
                .any(|statement| statement.may_spin() || beyond(statement))
    }

    pub(crate) fn contains(&self, text: &str) -> bool {
        self.threads.iter().flatten().chain(&self.main).any(|statement| statement.contains(text))
    }

    /// The Java source of a class of this name in the package `generated`.
    pub(crate) fn java(&self, name: &str) -> String {
        let mut text = String::from(IMPORTS);
        let _ = writeln!(text, "class {name} {{");
        text.push_str(&self.fields());
        for (number, statements) in self.threads.iter().enumerate() {
            let _ = writeln!(text, "    static void run{number}() throws InterruptedException {{");
            self.write_method(&mut text, statements, Some(number));
        }
        let _ = writeln!(text, "    public static void main(String[] arguments) throws InterruptedException {{");
        for number in 0..self.threads.len() {
            let _ = writeln!(text, "        t{number} = {};", self.creation(number));
        }
        self.write_method(&mut text, &self.main, None);
        text.push_str(&self.thread_class());
        if self.contains("Lazy.z") || self.contains("Other.z") {
            text.push_str(LAZY);
        }
        text.push_str("}\n");
        text
    }

    fn fields(&self) -> String {
        let volatile = if self.memory == Memory::Volatile { "volatile " } else { "" };
        let mut text = format!("    static {volatile}int a, b;\n    static {volatile}boolean f, g;\n");
        let _ =
            writeln!(text, "    static {volatile}Box p;\n    static volatile int v;\n    static volatile boolean w;");
        text.push_str("    static int c, r0, r1, r2, r3;\n    static int[] s;\n    static Box[] k;\n    static Thread t0, t1, t2;\n");
        text.push_str("    static final Object L0 = new Object(), L1 = new Object();\n");
        text.push_str("    static final AtomicInteger n = new AtomicInteger();\n");
        text.push_str("    static { Jitter.here(); Verify.isChecking(); reset(); }\n");
        text.push_str("    static void reset() {\n        a = b = v = c = r0 = r1 = r2 = r3 = 0;\n");
        text.push_str("        f = g = w = false;\n        p = new Box();\n        s = new int[2];\n        k = new Box[1];\n        n.set(0);\n");
        let _ = writeln!(text, "        {}\n    }}\n{}", self.extras.resets, self.extras.declarations);
        text.push_str("    static synchronized int count(int more) { c += more; return c; }\n");
        text
    }

    fn creation(&self, number: usize) -> String {
        match self.lambdas {
            true => format!("new Thread(() -> go({number}))"),
            false if self.extras.tiny => format!("new Worker{number}()"),
            false => format!("new Worker({number})"),
        }
    }

    fn thread_class(&self) -> String {
        let mut text = String::from("    static void go(int number) {\n        try {\n            switch (number) {\n");
        for number in 0..self.threads.len() {
            let _ = writeln!(text, "                case {number}: run{number}(); break;");
        }
        text.push_str("                default: if (number > 9) throw new InterruptedException();\n            }\n");
        text.push_str("        } catch (InterruptedException e) {\n            Box.interrupted();\n        }\n    }\n");
        let how = if self.extras.synchronized_run { "synchronized " } else { "" };
        for number in (0..self.threads.len()).filter(|_| self.extras.tiny) {
            let run = format!("@Override public {how}void run() {{ go({number}); }}");
            let _ = writeln!(text, "    static class Worker{number} extends Thread {{ {run} }}");
        }
        if !self.lambdas && !self.extras.tiny {
            text.push_str("    static class Worker extends Thread {\n        final int number;\n");
            text.push_str("        Worker(int number) { this.number = number; }\n");
            let _ = writeln!(text, "        @Override public {how}void run() {{ go(number); }}\n    }}");
        }
        text
    }

    /// The body of a method and its end; a thread leaves its locals in its field.
    fn write_method(&self, text: &mut String, statements: &[Statement], number: Option<usize>) {
        let uses = |local: &str| statements.iter().any(|statement| statement.contains(local));
        text.push_str("        int x = 0, y = 0;\n");
        if !self.extras.tiny || uses("q.") {
            text.push_str("        Box q = new Box();\n");
        }
        write_statements(text, statements, 2);
        if !self.extras.tiny || uses("x ") || uses("y ") {
            let _ = writeln!(text, "        r{} = 10 * x + y;", number.unwrap_or(3));
        }
        text.push_str("    }\n");
    }
}

fn write_statements(text: &mut String, statements: &[Statement], depth: usize) {
    let indent = "    ".repeat(depth);
    for statement in statements {
        let _ = write!(text, "{indent}{}", statement.head);
        if let Some(body) = &statement.body {
            text.push_str(" {\n");
            write_statements(text, body, depth + 1);
            let _ = write!(text, "{indent}}} {}", statement.tail);
        }
        text.push('\n');
        let _ = writeln!(text, "{indent}Jitter.here();");
    }
}
