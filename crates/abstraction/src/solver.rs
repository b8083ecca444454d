//! A solver as a child process that speaks SMT-LIB: `z3`, or `cvc5` where that is there.
//!
//! Questions are answered once and kept. A question without answer (a time-out, a solver that has died) is answered by
//! "everything is possible", so an abstraction errs towards more behaviour.

use crate::question::Question;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// What a solver may take for one step of an answer.
const TIME_OUT: &str = "2000";

/// Answers of more rows are not waited for.
const MOST_ROWS: usize = 2048;

/// The solvers that are known, with what makes them read questions from their input.
const SOLVERS: [(&str, &[&str]); 2] =
    [("z3", &["-in", "-smt2"]), ("cvc5", &["--incremental", "--produce-models", "--lang", "smt2", "-q"])];

/// There is no solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSolver;

impl fmt::Display for NoSolver {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(
            "an abstraction needs a solver, and neither z3 nor cvc5 is on the PATH; \
             install one: apt-get install z3, brew install z3, or pip install z3-solver",
        )
    }
}

impl std::error::Error for NoSolver {}

/// Which combinations of what is known before (the first number) and after (the second) there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Rows {
    These(BTreeSet<(u32, u32)>),
    /// No answer: anything is possible.
    Any,
}

/// What was asked, for reports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Different questions.
    pub questions: usize,
    /// Questions that were known already.
    pub repeated: usize,
    /// Questions without answer.
    pub unanswered: usize,
    /// How often the solver was asked whether there is one more row.
    pub checks: usize,
}

/// A solver that runs.
pub struct Solver {
    name: &'static str,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    known: BTreeMap<String, Rows>,
    pub effort: Effort,
}

impl Solver {
    /// Starts the first one that can be started.
    pub fn start() -> Result<Solver, NoSolver> {
        SOLVERS.iter().find_map(|(name, options)| start(name, options)).ok_or(NoSolver)
    }

    /// The name of the program.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// All rows of a question.
    pub(crate) fn rows(&mut self, question: &Question) -> Rows {
        if let Some(known) = self.known.get(&question.text) {
            self.effort.repeated += 1;
            return known.clone();
        }
        let rows = self.enumerate(question, MOST_ROWS).unwrap_or(Rows::Any);
        self.effort.questions += 1;
        self.effort.unanswered += usize::from(rows == Rows::Any);
        self.known.insert(question.text.clone(), rows.clone());
        rows
    }

    /// The only row of a question, or that there is none; nothing where there are several, or no answer.
    pub(crate) fn only_row(&mut self, question: &Question) -> Option<Option<(u32, u32)>> {
        let key = format!("(only)\n{}", question.text);
        let rows = match self.known.get(&key) {
            Some(known) => {
                self.effort.repeated += 1;
                known.clone()
            }
            None => {
                let rows = self.enumerate(question, 2).unwrap_or(Rows::Any);
                self.effort.questions += 1;
                self.known.insert(key, rows.clone());
                rows
            }
        };
        match rows {
            Rows::These(rows) if rows.len() <= 1 => Some(rows.first().copied()),
            _ => None,
        }
    }

    fn enumerate(&mut self, question: &Question, most: usize) -> io::Result<Rows> {
        self.say(&format!("(push 1)\n{}", question.text))?;
        let rows = self.models(question, most);
        self.say("(pop 1)\n")?;
        rows
    }

    fn models(&mut self, question: &Question, most: usize) -> io::Result<Rows> {
        let names = question.names();
        let asked = names.join(" ");
        let mut rows = BTreeSet::new();
        while rows.len() < most {
            self.effort.checks += 1;
            self.say("(check-sat)\n")?;
            match self.line()?.as_str() {
                "sat" => {}
                "unsat" => return Ok(Rows::These(rows)),
                _ => return Ok(Rows::Any),
            }
            if names.is_empty() {
                rows.insert((0, 0));
                return Ok(Rows::These(rows));
            }
            self.say(&format!("(get-value ({asked}))\n"))?;
            let values = truth_values(&self.answer()?);
            if values.len() != names.len() {
                return Ok(Rows::Any);
            }
            rows.insert(question.row(&values));
            let signed = names.iter().zip(&values);
            let signed = signed.map(|(name, value)| if *value { name.clone() } else { format!("(not {name})") });
            let signed: Vec<String> = signed.collect();
            self.say(&format!("(assert (not (and true {})))\n", signed.join(" ")))?;
        }
        Ok(Rows::Any)
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        self.input.write_all(text.as_bytes())?;
        self.input.flush()
    }

    fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        if self.output.read_line(&mut line)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(line.trim().to_owned())
    }

    /// One answer in parentheses, over as many lines as it takes.
    fn answer(&mut self) -> io::Result<String> {
        let mut answer = self.line()?;
        while answer.matches('(').count() > answer.matches(')').count() {
            answer.push(' ');
            answer.push_str(&self.line()?);
        }
        Ok(answer)
    }
}

impl Drop for Solver {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn start(name: &'static str, options: &[&str]) -> Option<Solver> {
    let limit = if name == "z3" { format!("-t:{TIME_OUT}") } else { format!("--tlimit-per={TIME_OUT}") };
    let mut command = Command::new(name);
    command.args(options).arg(limit).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().ok()?;
    let (input, output) = (child.stdin.take()?, BufReader::new(child.stdout.take()?));
    let mut solver = Solver { name, child, input, output, known: BTreeMap::new(), effort: Effort::default() };
    // A program of that name that does not answer is none.
    solver.say("(set-option :produce-models true)\n(set-logic QF_UFBV)\n(check-sat)\n").ok()?;
    (solver.line().ok()? == "sat").then_some(solver)
}

/// The values of `((p0 true) (q0 false))`, in order.
fn truth_values(answer: &str) -> Vec<bool> {
    let words = answer.split(['(', ')', ' ']).filter(|word| !word.is_empty());
    words.filter_map(|word| word.parse().ok()).collect()
}
