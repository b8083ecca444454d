//! A program: who calls what, and which calls had ended when another began.
//!
//! Every call is preceded by a look at how many calls the other threads have ended: linearizability (Herlihy and Wing
//! 1990) asks for an order of the calls that keeps the order in time of those that did not overlap, not only the order
//! in each thread.

use super::shapes::Threads;
use super::subjects::Subject;

/// More than the calls of a thread.
pub(crate) const BASE: i32 = 4;

/// Threads and their calls.
#[derive(Debug)]
pub(crate) struct Scenario {
    pub(crate) subject: &'static Subject,
    /// Which of the kinds of programs it is, for the table.
    pub(crate) shape: usize,
    pub(crate) number: usize,
    pub(crate) threads: Threads,
}

/// Whether calls may overlap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Calls {
    Overlapping,
    /// One after the other. A call that waits lets others in.
    InOrder,
}

impl Scenario {
    /// A program for a class.
    pub(crate) fn new(subject: &'static Subject, shape: usize, number: usize, threads: Threads) -> Scenario {
        Scenario { subject, shape, number, threads }
    }

    /// The name of its class.
    pub(crate) fn name(&self, calls: Calls) -> String {
        let letters = self.subject.name.chars().filter(char::is_ascii_alphanumeric).collect::<String>();
        let order = if calls == Calls::InOrder { "Ordered" } else { "" };
        format!("{letters}{order}{}x{}", self.shape, self.number)
    }

    /// Thread and position of every call.
    pub(crate) fn calls(&self) -> impl Iterator<Item = (usize, usize)> {
        let threads = self.threads.iter().enumerate();
        threads.flat_map(|(thread, calls)| (0..calls.len()).map(move |position| (thread, position)))
    }

    /// Where the answers are (`r`), how many calls each thread has ended (`d`), and for each call how many the others
    /// had ended (`b`).
    pub(crate) fn fields(&self) -> Vec<String> {
        let calls: Vec<String> = self.calls().map(|(thread, position)| format!("{thread}{position}")).collect();
        let answers = calls.iter().map(|call| format!("r{call}"));
        let ended = (0..self.threads.len()).map(|thread| format!("d{thread}"));
        let before = calls.iter().map(|call| format!("b{call}"));
        answers.chain([String::from("rest")]).chain(ended).chain(before).collect()
    }

    /// The class and its text.
    pub(crate) fn source(&self, calls: Calls) -> (String, String) {
        let name = self.name(calls);
        let (class, object) = self.subject.object;
        let plain = |field: &String| !field.starts_with('d');
        let declared = |kind: &str, fields: Vec<String>| format!("  static {kind}int {};\n", fields.join(", "));
        let mut text = format!("package generated;\n{IMPORTS}public class {name} {{\n");
        text += &declared("", self.fields().into_iter().filter(plain).collect());
        text += &declared("volatile ", self.fields().into_iter().filter(|field| !plain(field)).collect());
        text += &format!("  static final {class} S = {object};\n");
        for (thread, expressions) in self.threads.iter().enumerate() {
            let body: Vec<String> =
                (0..).zip(expressions).map(|(at, call)| self.call(thread, at, call, calls)).collect();
            text += &format!(
                "  static final class T{thread} extends Thread {{ public void run() {{ try {{\n{}",
                body.concat()
            );
            text += "    end();\n  } catch (InterruptedException e) { throw new AssertionError(e); } }\n";
            text += "    static void end() throws InterruptedException { if (Thread.interrupted()) throw new InterruptedException(); } }\n";
        }
        text += &self.main();
        (name, text + "}\n")
    }

    fn call(&self, thread: usize, position: usize, expression: &str, calls: Calls) -> String {
        let others = (0..self.threads.len()).filter(|other| *other != thread);
        let digit = |other: usize| format!("{} * d{other}", BASE.pow(u32::try_from(other).unwrap_or(0)));
        let before = format!("b{thread}{position} = {};", others.map(digit).collect::<Vec<_>>().join(" + "));
        let answer = format!("r{thread}{position} = {expression};");
        let ended = format!("d{thread} = {};", position + 1);
        match calls {
            Calls::Overlapping => format!("    {before} {answer} {ended}\n"),
            Calls::InOrder => {
                format!("    sojourner.Verify.beginAtomic(); {answer} {before} {ended} sojourner.Verify.endAtomic();\n")
            }
        }
    }

    fn main(&self) -> String {
        let each = |form: &dyn Fn(usize) -> String| (0..self.threads.len()).map(form).collect::<Vec<_>>().join(" ");
        let names_threads = self.threads.iter().flatten().any(|call| call.contains("THREADS"));
        let threads = (0..self.threads.len()).map(|number| format!("new T{number}()")).collect::<Vec<_>>().join(", ");
        let (declaration, thread) = match names_threads {
            true => (format!("  static final Thread[] THREADS = {{ {threads} }};\n"), "THREADS[#]"),
            false => (String::new(), "new T#()"),
        };
        format!(
            "{declaration}  public static void main(String[] a) throws Exception {{ {} {} {} rest = {}; }}\n",
            each(&|number| format!("Thread t{number} = {};", thread.replace('#', &number.to_string()))),
            each(&|number| format!("t{number}.start();")),
            each(&|number| format!("t{number}.join();")),
            self.subject.rest
        )
    }

    /// The program in a line.
    pub(crate) fn line(&self) -> String {
        self.threads.iter().map(|calls| calls.join("; ")).collect::<Vec<_>>().join(" ∥ ")
    }
}

const IMPORTS: &str = "import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import static generated.Calls.*;
";
