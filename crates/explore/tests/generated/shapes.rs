//! Shapes of tiny programs for the reference: each is about one thing that a search may get wrong, and drawn anew for
//! every seed.
//!
//! What is shared is volatile or guarded, so that a real JVM shows what sequential consistency allows. To add a shape:
//! a function in the file of its subject and a row in [`SHAPES`]; `REFERENCE_SHAPE=name REFERENCE_SEEDS=0..200` looks
//! at its programs alone.

mod doors;
mod ends;
mod guarded;
mod indices;
mod likes;
mod lives;
mod locks;
mod monitors;
mod sections;
mod timed;

use crate::program::{Extras, Memory, Program, Statement};
use search::Random;

/// What draws a program of a shape.
type Draw = fn(&mut Pen) -> Program;

/// The shapes: how many of a hundred programs, their name, and what draws them.
pub(crate) const SHAPES: &[(u64, &str, Draw)] = &[
    (5, "alone", timed::alone),
    (6, "timed", timed::timed),
    (5, "clock", timed::clock),
    (5, "interrupts", timed::interrupts),
    (3, "itself", guarded::itself),
    (2, "started", guarded::started),
    (3, "library", timed::library),
    (5, "run", lives::synchronized_run),
    (6, "join", lives::join_under_lock),
    (6, "states", lives::states),
    (5, "daemons", lives::daemons),
    (5, "doors", doors::doors),
    (5, "handlers", ends::handlers),
    (4, "hooks", ends::hooks),
    (6, "exits", monitors::early_exits),
    (4, "guarded", guarded::guarded),
    (6, "circles", monitors::circles),
    (5, "spins", monitors::spins),
    (5, "waits", monitors::waits),
    (3, "locks", locks::locks),
    (2, "readers", guarded::readers),
    (3, "atomics", locks::atomics),
    (1, "pools", locks::pools),
    (6, "sections", sections::sections),
    (6, "indices", indices::indices),
    (5, "likes", likes::likes),
];

/// The program of a seed, and the name of its shape.
pub(crate) fn program(seed: u64) -> (&'static str, Program) {
    let asked = std::env::var("REFERENCE_SHAPE").ok();
    let of_name = |name: &String| SHAPES.iter().find(|(_, other, _)| other == name).unwrap();
    let (_, name, draw) = asked.as_ref().map_or_else(|| of_seed(seed), of_name);
    (name, draw(&mut Pen { random: Random::new(seed, 7) }))
}

/// In turn, each as often as it is wanted; two seeds in a row, for two JDKs, have the same.
fn of_seed(seed: u64) -> &'static (u64, &'static str, Draw) {
    let mut left = seed / 2 * 37 % SHAPES.iter().map(|(often, ..)| often).sum::<u64>();
    let taken = SHAPES.iter().find(|(often, ..)| {
        let here = left < *often;
        left = left.saturating_sub(*often);
        here
    });
    taken.unwrap_or(&SHAPES[0])
}

/// Draws programs.
pub(crate) struct Pen {
    random: Random,
}

impl Pen {
    fn below(&mut self, bound: u64) -> u64 {
        self.random.below(bound)
    }

    fn one_in(&mut self, count: u64) -> bool {
        self.below(count) == 0
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len() as u64) as usize]
    }

    /// A few statements of a list, some of them perhaps twice.
    fn few(&mut self, least: u64, most: u64, from: &[&str]) -> Vec<Statement> {
        let count = least + self.below(most - least + 1);
        (0..count).map(|_| Statement::simple(self.pick(from))).collect()
    }

    /// Something small that others can see or that sees others.
    fn trifle(&mut self) -> Statement {
        Statement::simple(self.pick(&[
            "v = 1;",
            "x = v;",
            "v = v + 1;",
            "w = true;",
            "if (w) x = 2;",
            "a = 2;",
            "y = a;",
        ]))
    }

    /// At most so many of them.
    fn trifles(&mut self, most: u64) -> Vec<Statement> {
        let count = self.below(most + 1);
        (0..count).map(|_| self.trifle()).collect()
    }
}

/// A statement without a body.
fn line(text: &str) -> Statement {
    Statement::simple(text)
}

/// Statements without bodies.
fn lines(texts: &[&str]) -> Vec<Statement> {
    texts.iter().map(|text| line(text)).collect()
}

/// A statement that catches what its body throws.
fn catching(body: Vec<Statement>, tail: &str) -> Statement {
    Statement { head: String::from("try"), body: Some(body), tail: tail.to_string() }
}

/// A program in which everything shared is volatile.
fn volatile(main: Vec<Statement>, threads: Vec<Vec<Statement>>) -> Program {
    let extras = Extras { tiny: true, ..Extras::default() };
    Program { main, threads, memory: Memory::Volatile, lambdas: false, extras }
}

/// The same with declarations, and what resets them.
fn declaring(program: Program, declarations: &str, resets: &str) -> Program {
    let extras = Extras { declarations: declarations.to_string(), resets: resets.to_string(), ..program.extras };
    Program { extras, ..program }
}
