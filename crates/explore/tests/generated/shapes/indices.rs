//! Objects and numbers that threads pick from arrays by an index: a constant, an argument, one that changes between,
//! one that another thread changes, places that hold the same object, places that are written.

use super::{Pen, declaring, line, volatile};
use crate::program::{Program, Statement};

const CELLS: &str = "    static class Cell { volatile int x; }
    static Cell[] cells;
    static volatile int turn;
    static void put(int at, int z) { cells[at].x = z; }
    static int get(int at) { return cells[at].x; }
    static int next(int at) { at++; return cells[at % 3].x; }
    static int both(int at) { int z = cells[at].x; return z * 10 + cells[(at + 1) % cells.length].x; }
    static int from(int at) { int z = 0; for (int i = at; i < 3; i++) z += cells[i].x; return z; }
    static int turned(int at) { return cells[(at + turn) % 3].x; }
    static int later(int at) { return cells[at].x + get(2 - at); }
    static int round(int at) { return at == 0 ? get(at) : get(at) + round(at - 1); }
    static int caught(int at) { try { at = 2; return 1 / cells[0].x; } catch (ArithmeticException e) { return get(at); } }
    static void lockedPut(int at, int z) { synchronized (L0) { cells[at].x = z; } }
    static int lockedGet(int at) { synchronized (L0) { return cells[at].x; } }
    static void replace(int to, int by) { synchronized (L0) { cells[to] = cells[by]; } }
";

/// Nobody writes the array.
const DEEDS: &[&str] = &[
    "put(0, 1);",
    "put(1, 2);",
    "put(2, 3);",
    "x = get(0);",
    "y = get(1);",
    "x = next(0);",
    "y = next(1);",
    "x = both(0);",
    "y = both(1);",
    "x = from(1);",
    "turn = 1;",
    "x = turned(0);",
    "y = turned(1);",
    "y = later(0);",
    "x = round(1);",
    "y = caught(1);",
    "{ int at = 1; put(at, 4); at--; x = get(at); }",
    "for (int i = 0; i < 2; i++) put(i, 5);",
    "synchronized (cells[1]) { v++; }",
    "synchronized (cells[0]) { synchronized (cells[1]) { x = v; } }",
    "synchronized (cells[1]) { synchronized (cells[2]) { y = v; } }",
];

/// Somebody does, and everybody looks under a lock.
const LOCKED_DEEDS: &[&str] = &[
    "lockedPut(0, 1);",
    "lockedPut(1, 2);",
    "lockedPut(2, 3);",
    "x = lockedGet(0);",
    "y = lockedGet(1);",
    "x = lockedGet(2);",
    "replace(0, 1);",
    "replace(1, 2);",
    "{ int at = 1; lockedPut(at, 4); at++; y = lockedGet(at); }",
];

/// Two or three threads and a main thread.
pub(super) fn indices(pen: &mut Pen) -> Program {
    let deeds = if pen.one_in(3) { LOCKED_DEEDS } else { DEEDS };
    let count = 2 + pen.below(2);
    let threads: Vec<Vec<Statement>> = (0..count).map(|_| pen.few(1, 4 - count, deeds)).collect();
    let mut main: Vec<Statement> = (0..count).map(|number| line(&format!("t{number}.start();"))).collect();
    main.extend(pen.few(0, 1, deeds));
    let aliased = if pen.one_in(3) { "cells[2] = cells[0];" } else { "" };
    let resets = format!("cells = new Cell[] {{new Cell(), new Cell(), new Cell()}}; {aliased} turn = 0;");
    declaring(volatile(main, threads), CELLS, &resets)
}
