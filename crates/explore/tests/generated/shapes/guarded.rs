//! What is done under the monitor of an object, and what is done to it besides; read locks; threads that interrupt
//! themselves, and are started by others.

use super::{Pen, declaring, line, lines, volatile};
use crate::program::{Extras, Program, Statement};

const PAIR: &str = "    static class Pair {
        volatile int low, high;
        volatile Pair next;
        synchronized void set(int z) { low = z; high = z; }
        synchronized int both() { return low * 10 + high; }
        int peek() { return low * 10 + high; }
        int partly() { int z; synchronized (this) { z = low; } return z * 10 + high; }
        int within() { synchronized (this) { return low * 10 + high; } }
        private void put(int z) { low = z; high = z; }
        synchronized void helped(int z) { put(z); }
        void unhelped(int z) { put(z); }
        synchronized int other() { return next.low * 10 + next.high; }
        synchronized Pair leak() { return next; }
        synchronized void link(Pair to) { next = to; }
        synchronized void await() throws InterruptedException { while (low == 0) wait(); high = 7; }
        synchronized void free() { low = 1; notifyAll(); }
    }
    static Pair pair, second;
";

/// Methods that hold the monitor of their object, some that do not, and ways around it.
pub(super) fn guarded(pen: &mut Pen) -> Program {
    let acts = &[
        "pair.set(1);",
        "second.set(2);",
        "x = pair.both();",
        "y = pair.peek();",
        "x = pair.partly();",
        "x = pair.within();",
        "pair.helped(3);",
        "pair.unhelped(4);",
        "y = second.other();",
        "y = pair.leak().peek();",
        "second.link(second);",
        "pair.free();",
    ];
    let mut thread = pen.few(1, 2, acts);
    if pen.one_in(4) {
        thread.insert(0, line("pair.await();"));
    }
    let mut main = lines(&["t0.start();"]);
    main.extend(pen.few(1, 2, acts));
    let resets = "pair = new Pair(); second = new Pair(); pair.next = second; second.next = pair;";
    declaring(volatile(main, vec![thread]), PAIR, resets)
}

const READERS: &str = "    static ReentrantReadWriteLock rw;
    static int read() { rw.readLock().lock(); try { return v * 10 + a; } finally { rw.readLock().unlock(); } }
    static void write(int z) { rw.writeLock().lock(); try { v = z; a = z; } finally { rw.writeLock().unlock(); } }
";

/// Locks for readers and writers: who holds what, and how often.
pub(super) fn readers(pen: &mut Pen) -> Program {
    let acts = &[
        "x = read();",
        "write(1);",
        "rw.readLock().lock(); x = read(); y = rw.getReadHoldCount(); rw.readLock().unlock();",
        "if (rw.readLock().tryLock()) { x = v; rw.readLock().unlock(); }",
        "y = rw.getReadHoldCount();",
        "v = 2;",
    ];
    let thread = pen.few(1, 1, acts);
    let mut main = lines(&["t0.start();"]);
    main.extend(pen.few(1, 1, acts));
    let program = declaring(volatile(main, vec![thread]), READERS, "rw = new ReentrantReadWriteLock();");
    Program { extras: Extras { unrepeatable: true, ..program.extras.clone() }, ..program }
}

/// Threads that interrupt and rename themselves, are looked at, and join.
pub(super) fn itself(pen: &mut Pen) -> Program {
    let acts = &[
        "Thread.currentThread().interrupt();",
        "x = Thread.interrupted() ? 1 : 2;",
        "y = Thread.currentThread().isInterrupted() ? 1 : 2;",
        "y = t0.isInterrupted() ? 1 : 2;",
        "if (w) y = t0.isInterrupted() ? 3 : 4;",
        "{ Thread me = Thread.currentThread(); me.interrupt(); }",
        "v = 1;",
    ];
    let mut thread = pen.few(1, 3, acts);
    if pen.one_in(3) {
        thread.insert(0, line("Thread.currentThread().interrupt();"));
        thread.push(line("w = true;"));
    }
    if pen.one_in(2) {
        thread.push(line(pen.pick(&["synchronized (L0) { L0.wait(1); }", "Thread.sleep(1);"])));
    }
    let mut main: Vec<Statement> = lines(&["t0.start();"]);
    main.extend(pen.few(1, 2, acts));
    if pen.one_in(2) {
        main.push(line("t0.join(); v = 3;"));
    }
    volatile(main, vec![thread])
}

/// A thread that another one starts: what it does to itself is looked at before, meanwhile and afterwards.
pub(super) fn started(pen: &mut Pen) -> Program {
    let acts = &[
        "Thread.currentThread().setName(\"of some length\");",
        "Thread.currentThread().setPriority(7);",
        "Thread.currentThread().interrupt();",
        "v = 1;",
        "w = true;",
    ];
    let looks = &[
        "x = t1.getName().startsWith(\"of\") ? 1 : 2;",
        "y = t1.getPriority();",
        "y = t1.isInterrupted() ? 1 : 2;",
        "if (w) x = v;",
    ];
    let (starter, started) = (lines(&["t1.start();"]), pen.few(1, 2, acts));
    let mut main: Vec<Statement> = lines(&["t0.start();"]);
    main.extend(pen.few(1, 2, looks));
    volatile(main, vec![starter, started])
}
