//! Random programs, each a function of its seed.

mod control;
mod memory;
mod monitors;
mod standing;
mod threads;

use crate::program::{Extras, Memory, Program, Statement};
use search::Random;

/// The program of a seed.
pub(crate) fn program(seed: u64) -> Program {
    let mut random = Random::new(seed, 0);
    let count = if random.below(3) == 0 { 3 } else { 2 };
    let memory = [Memory::Guarded, Memory::Volatile, Memory::Free][random.below(3) as usize];
    let lambdas = random.below(4) == 0;
    let mut writer = Writer { random, memory, threads: count, thread: None, held: [false; 2], depth: 0 };
    let longest = if count == 3 { 3 } else { 5 };
    let mut threads: Vec<Vec<Statement>> = (0..count).map(|number| writer.thread(number, longest)).collect();
    let main = writer.main(&mut threads);
    let mut program = Program { main, threads, memory, lambdas, extras: Extras::default() };
    standing::turn(seed, &mut program);
    program
}

/// Writes the statements of one thread after the other.
struct Writer {
    random: Random,
    memory: Memory,
    /// How many threads there are besides the main one.
    threads: usize,
    /// Which one this is; nothing for the main one.
    thread: Option<usize>,
    /// The locks that are held where the next statement stands.
    held: [bool; 2],
    depth: usize,
}

/// How often a kind of statement is written, and by what.
type Subject = (u64, fn(&mut Writer) -> Statement);

/// What statements are about, and how often.
const SUBJECTS: &[Subject] = &[
    (18, Writer::write),
    (16, Writer::read),
    (7, Writer::increment),
    (7, Writer::set_flag),
    (7, Writer::use_box),
    (5, Writer::pass_box_on),
    (5, Writer::use_array),
    (14, Writer::lock),
    (5, Writer::call_synchronized),
    (10, Writer::wait),
    (10, Writer::notify),
    (4, Writer::give_way),
    (4, Writer::repeat),
    (7, Writer::decide),
    (3, Writer::choose),
    (4, Writer::catch),
    (3, Writer::assert),
    (2, Writer::throw),
    (4, Writer::interrupt),
    (3, Writer::join_somebody),
    (2, Writer::spin),
    (4, Writer::link_boxes),
    (4, Writer::call_virtual),
    (4, Writer::use_atomic),
    (2, Writer::use_class),
    (4, Writer::lock_box),
    (4, Writer::park),
    (2, Writer::look_at_thread),
    (1, Writer::start_another),
    (1, Writer::exit),
    (1, Writer::assume),
    (1, Writer::be_atomic),
];

impl Writer {
    fn thread(&mut self, number: usize, longest: u64) -> Vec<Statement> {
        self.thread = Some(number);
        let count = 2 + self.below(longest - 1);
        self.statements(count)
    }

    /// Starts and joins the threads, some of them from within others, and does a little in between.
    fn main(&mut self, threads: &mut [Vec<Statement>]) -> Vec<Statement> {
        self.thread = None;
        let mut main = Vec::new();
        for number in 0..self.threads {
            let start = Statement::simple(format!("t{number}.start();"));
            if self.one_in(16) {
                main.push(Statement::simple(format!("t{number}.setDaemon(true);")));
            }
            if self.one_in(16) {
                main.push(Statement::simple(format!("t{number}.setUncaughtExceptionHandler((t, e) -> v = 9);")));
            }
            if number > 0 && self.one_in(6) {
                let place = self.below(threads[number - 1].len() as u64 + 1);
                threads[number - 1].insert(place as usize, start);
            } else {
                main.push(start);
            }
            if self.one_in(4) {
                main.extend(self.statements(1));
            }
        }
        if self.one_in(5) {
            main.extend(self.statements(1));
        }
        for number in 0..self.threads {
            if !self.one_in(4) {
                main.push(Statement::simple(format!("t{number}.join();")));
            }
        }
        if self.one_in(3) {
            main.extend(self.statements(1));
        }
        main
    }

    fn statements(&mut self, count: u64) -> Vec<Statement> {
        (0..count).map(|_| self.statement()).collect()
    }

    fn statement(&mut self) -> Statement {
        let sum = SUBJECTS.iter().map(|(weight, _)| weight).sum();
        let mut left = self.below(sum);
        for (weight, write) in SUBJECTS {
            if left < *weight {
                return write(self);
            }
            left -= weight;
        }
        Statement::simple(";")
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.random.below(bound)
    }

    fn one_in(&mut self, count: u64) -> bool {
        self.below(count) == 0
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len() as u64) as usize]
    }

    /// The shared variables that may be used here, of those that belong to the locks and those that are volatile.
    fn allowed(&self, guarded: [&'static str; 2], volatile: &'static str) -> Vec<&'static str> {
        let by_lock = guarded.into_iter().zip(self.held);
        let usable = by_lock.filter(|(_, held)| *held || self.memory != Memory::Guarded).map(|(name, _)| name);
        usable.chain([volatile]).collect()
    }

    fn number(&mut self) -> &'static str {
        let allowed = self.allowed(["a", "b"], "v");
        self.pick(&allowed)
    }

    fn flag(&mut self) -> &'static str {
        let allowed = self.allowed(["f", "g"], "w");
        self.pick(&allowed)
    }

    fn local(&mut self) -> &'static str {
        self.pick(&["x", "y"])
    }

    fn expression(&mut self) -> String {
        match self.below(8) {
            0..=2 => format!("{}", 1 + self.below(3)),
            3 | 4 => self.local().to_string(),
            5 => self.number().to_string(),
            6 => format!("{} + 1", self.number()),
            _ => format!("({} ? 1 : 2)", self.flag()),
        }
    }

    fn condition(&mut self) -> String {
        match self.below(9) {
            0 | 1 => self.flag().to_string(),
            2 => format!("!{}", self.flag()),
            3 | 4 => format!("{} == {}", self.number(), self.below(3)),
            5 | 6 => format!("{} < 2", self.local()),
            7 => String::from("Thread.interrupted()"),
            _ => String::from("Verify.chooseBoolean()"),
        }
    }

    /// A block that holds a lock.
    fn holding(&mut self, number: usize, write: impl FnOnce(&mut Writer) -> Vec<Statement>) -> Statement {
        let before = std::mem::replace(&mut self.held[number], true);
        let body = self.inside(write);
        self.held[number] = before;
        Statement::around(format!("synchronized (L{number})"), body)
    }

    /// The body of a statement, unless it lies too deep.
    fn inside(&mut self, write: impl FnOnce(&mut Writer) -> Vec<Statement>) -> Vec<Statement> {
        if self.depth == 3 {
            return vec![self.write()];
        }
        self.depth += 1;
        let body = write(self);
        self.depth -= 1;
        body
    }

    fn catching(&mut self, body: Vec<Statement>) -> Statement {
        let tail = format!("catch (Exception e) {{ {} = 7; }}", self.local());
        Statement { head: String::from("try"), body: Some(body), tail }
    }
}
