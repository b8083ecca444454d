//! Random programs, each a function of its seed.

use crate::program::{Memory, Program, Statement};
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
    Program { main, threads, memory, lambdas }
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

    fn write(&mut self) -> Statement {
        Statement::simple(format!("{} = {};", self.number(), self.expression()))
    }

    fn read(&mut self) -> Statement {
        Statement::simple(format!("{} = {};", self.local(), self.number()))
    }

    fn increment(&mut self) -> Statement {
        match self.one_in(2) {
            true => Statement::simple(format!("{}++;", self.number())),
            false => Statement::simple(format!("{} += {};", self.number(), self.local())),
        }
    }

    fn set_flag(&mut self) -> Statement {
        let value = self.pick(&["true", "true", "false"]);
        Statement::simple(format!("{} = {value};", self.flag()))
    }

    /// Without a lock, only what a box has for that.
    fn use_box(&mut self) -> Statement {
        if self.memory == Memory::Guarded && !self.held[0] {
            return self.call_synchronized();
        }
        let field = if self.memory == Memory::Volatile { "y" } else { "x" };
        match self.below(4) {
            0 => Statement::simple(format!("p.{field} = {};", self.expression())),
            1 => Statement::simple(format!("{} = p.{field};", self.local())),
            2 => Statement::simple(format!("p.add({});", self.expression())),
            _ => Statement::simple(format!("{} = p.get();", self.local())),
        }
    }

    /// Boxes that become shared, or have other names.
    fn pass_box_on(&mut self) -> Statement {
        if self.memory == Memory::Guarded && !self.held[0] {
            return self.read();
        }
        let field = if self.memory == Memory::Volatile { "y" } else { "x" };
        match self.below(5) {
            0 => Statement::simple("p = q;"),
            1 if self.memory != Memory::Guarded => Statement::simple("q = p;"),
            1 | 2 => Statement::simple(format!("p = new Box(); p.{field} = {};", self.expression())),
            3 if self.memory != Memory::Guarded => Statement::simple(format!("q.{field} = {};", self.expression())),
            _ => Statement::simple(format!("{} = q.{field};", self.local())),
        }
    }

    /// Elements of an array, some of which it does not have.
    fn use_array(&mut self) -> Statement {
        if self.memory == Memory::Volatile || self.memory == Memory::Guarded && !self.held[1] {
            return self.write();
        }
        let index = self.pick(&["0", "1", "1", "x"]);
        match self.one_in(2) {
            true => Statement::simple(format!("s[{index}] = {};", self.expression())),
            false => Statement::simple(format!("{} = s[{index}];", self.local())),
        }
    }

    fn lock(&mut self) -> Statement {
        let number = self.below(2) as usize;
        let count = 1 + self.below(2);
        self.holding(number, |writer| writer.statements(count))
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

    fn call_synchronized(&mut self) -> Statement {
        Statement::simple(format!("{} = count({});", self.local(), 1 + self.below(2)))
    }

    fn wait(&mut self) -> Statement {
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

    fn notify(&mut self) -> Statement {
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

    fn give_way(&mut self) -> Statement {
        Statement::simple(self.pick(&["Thread.yield();", "Thread.sleep(1);"]))
    }

    fn repeat(&mut self) -> Statement {
        let variable = format!("i{}", self.depth);
        let body = self.inside(|writer| writer.statements(1));
        Statement::around(format!("for (int {variable} = 0; {variable} < 2; {variable}++)"), body)
    }

    fn decide(&mut self) -> Statement {
        let condition = self.condition();
        let body = self.inside(|writer| writer.statements(1));
        Statement::around(format!("if ({condition})"), body)
    }

    fn choose(&mut self) -> Statement {
        Statement::simple(format!("{} = Verify.chooseInt(1, {});", self.local(), 2 + self.below(2)))
    }

    fn catch(&mut self) -> Statement {
        let mut body = self.inside(|writer| writer.statements(1));
        if self.one_in(2) {
            body.push(Statement::simple(format!("{} = 6 / {};", self.local(), self.number())));
        }
        self.catching(body)
    }

    fn catching(&mut self, body: Vec<Statement>) -> Statement {
        let tail = format!("catch (Exception e) {{ {} = 7; }}", self.local());
        Statement { head: String::from("try"), body: Some(body), tail }
    }

    fn assert(&mut self) -> Statement {
        Statement::simple(format!("assert {} != {};", self.number(), 1 + self.below(2)))
    }

    fn throw(&mut self) -> Statement {
        Statement::simple(format!("if ({}) throw new IllegalStateException();", self.condition()))
    }

    /// Another thread, or oneself.
    fn somebody(&mut self) -> String {
        let number = self.below(self.threads as u64);
        format!("t{number}")
    }

    fn interrupt(&mut self) -> Statement {
        Statement::simple(format!("{}.interrupt();", self.somebody()))
    }

    /// Oneself is the one thread that is not joined for ever.
    fn join_somebody(&mut self) -> Statement {
        let number = self.below(self.threads as u64) as usize;
        let timeout = if self.thread == Some(number) || self.one_in(3) { "1" } else { "" };
        Statement::simple(format!("t{number}.join({timeout});"))
    }

    fn spin(&mut self) -> Statement {
        Statement::simple("while (!w) Thread.yield();")
    }
}
