//! Timed calls: alone, in sequence, in loops, beside the clock, and interrupted.

use super::{Pen, catching, declaring, line, lines, volatile};
use crate::program::{Program, Statement};

/// Timed calls of the machine itself: they do not read the clock.
const PLAIN: &[&str] =
    &["synchronized (L0) { L0.wait(1); }", "Thread.sleep(1);", "LockSupport.parkNanos(1000);", "Thread.sleep(0, 1);"];

/// Timed calls of the class library that nobody answers.
const LIBRARY: &[&str] = &[
    "x += Calls.of(latch.await(1, TimeUnit.MILLISECONDS));",
    "x += Calls.of(permits.tryAcquire(1, TimeUnit.MILLISECONDS));",
    "x += Calls.of(queue.poll(1, TimeUnit.MILLISECONDS));",
    "x += Calls.of(linked.poll(1, TimeUnit.MILLISECONDS));",
    "x += Calls.of(lock.tryLock(1, TimeUnit.MILLISECONDS)); if (lock.isHeldByCurrentThread()) lock.unlock();",
    "lock.lock(); x += Calls.of(changed.await(1, TimeUnit.MILLISECONDS)); lock.unlock();",
    "lock.lock(); changed.awaitNanos(1000); lock.unlock();",
    "x += Calls.of(full.offer(1, 1, TimeUnit.MILLISECONDS));",
    "t1.join(1);",
    "synchronized (L0) { TimeUnit.MILLISECONDS.timedWait(L0, 1); }",
];

const DECLARATIONS: &str = "    static CountDownLatch latch;
    static Semaphore permits;
    static ArrayBlockingQueue<Integer> queue, full;
    static LinkedBlockingQueue<Integer> linked;
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
";
const RESETS: &str = "latch = new CountDownLatch(1); permits = new Semaphore(0); queue = new ArrayBlockingQueue<>(1);
        full = new ArrayBlockingQueue<>(1); full.add(7); linked = new LinkedBlockingQueue<>();";

fn with_library(program: Program) -> Program {
    declaring(program, DECLARATIONS, RESETS)
}

/// One thread alone calls one timed method after the other; perhaps another has lived before.
pub(super) fn alone(pen: &mut Pen) -> Program {
    let mut main = Vec::new();
    let after = pen.one_in(3);
    if after {
        main.extend(lines(&["t0.start();", "t0.join();"]));
    }
    let count = 1 + pen.below(3);
    let calls: Vec<Statement> = (0..count).map(|_| Statement::simple(pen.pick(&[PLAIN, LIBRARY].concat()))).collect();
    if pen.one_in(4) {
        main.push(Statement::around("for (int i = 0; i < 2; i++)", calls));
    } else {
        main.extend(calls);
    }
    main.push(line(pen.pick(&["y = 3;", "assert x > 0;", "v = 5;", "if (x == 0) throw new IllegalStateException();"])));
    if !after && pen.one_in(3) {
        main.push(line("t0.start();"));
    }
    let thread = pen.few(0, 2, &["v = 1;", "Thread.sleep(1);", "LockSupport.parkNanos(1);"]);
    with_library(volatile(main, vec![thread, Vec::new()]))
}

/// A thread waits with a limit for what another does.
pub(super) fn timed(pen: &mut Pen) -> Program {
    let wait = pen.pick(&[
        "L0.wait(1);",
        "while (!w) L0.wait(1);",
        "if (!w) L0.wait(1);",
        "L0.wait(1); L0.wait(1);",
        "L0.wait(0, 1);",
    ]);
    let mut waiter = vec![Statement::around("synchronized (L0)", vec![line(wait), pen.trifle()])];
    if pen.one_in(3) {
        waiter = vec![
            line(pen.pick(&["Thread.sleep(1);", "LockSupport.parkNanos(9);", "t0.join(1);"])),
            pen.trifle(),
            pen.trifle(),
        ];
    }
    let act = pen.few(1, 2, &["w = true;", "L0.notify();", "L0.notifyAll();", "v = 1;"]);
    let mut other = vec![Statement::around("synchronized (L0)", act)];
    other.extend(pen.few(0, 1, &["LockSupport.unpark(t0);", "x = v;", "Thread.sleep(1);", "t0.interrupt();"]));
    let mut main = lines(&["t0.start();"]);
    let here = pen.one_in(2);
    if here {
        main.extend(other.clone());
    } else {
        main.push(line("t1.start();"));
    }
    main.extend(pen.few(0, 1, &["t0.join();", "t0.join(1);", "x = v;"]));
    volatile(main, if here { vec![waiter] } else { vec![waiter, other] })
}

/// The clock is read around timed calls: a wait that has ended by itself has taken its time.
pub(super) fn clock(pen: &mut Pen) -> Program {
    let call = pen.pick(&[
        "Thread.sleep(2);",
        "synchronized (L0) { L0.wait(2); }",
        "latch.await(2, TimeUnit.MILLISECONDS);",
        "queue.poll(2, TimeUnit.MILLISECONDS);",
        "permits.tryAcquire(2, TimeUnit.MILLISECONDS);",
        "lock.lock(); try { changed.await(2, TimeUnit.MILLISECONDS); } finally { lock.unlock(); }",
    ]);
    let first = pen.pick(&[
        "began = System.nanoTime();",
        "began = System.nanoTime();",
        "began = System.currentTimeMillis() * 1000000L;",
    ]);
    let now = if first.contains("nano") { "System.nanoTime()" } else { "System.currentTimeMillis() * 1000000L" };
    let mut main = vec![line(first), line(call)];
    if pen.one_in(2) {
        main.push(line(pen.pick(&[
            "Thread.sleep(1);",
            "queue.poll(1, TimeUnit.MILLISECONDS);",
            "synchronized (L0) { L0.wait(1); }",
        ])));
    }
    let test = pen.pick(&["assert {now} - began < 1000000L;", "if ({now} - began >= 1000000L) x = 1; else x = 2;"]);
    main.push(line(&test.replace("{now}", now)));
    let mut threads = vec![Vec::new(), Vec::new()];
    if pen.one_in(3) {
        threads[0] = pen.few(1, 2, &["v = 1;", "Thread.sleep(1);"]);
        main.insert(0, line("t0.start();"));
    }
    let program = with_library(volatile(main, threads));
    let declarations = format!("{}    static volatile long began;\n", program.extras.declarations);
    let resets = program.extras.resets.clone();
    declaring(program, &declarations, &resets)
}

/// A timed or endless wait is interrupted, notified, or both.
pub(super) fn interrupts(pen: &mut Pen) -> Program {
    let wait = pen.pick(&[
        "synchronized (L0) { L0.wait(1); x = 1; }",
        "synchronized (L0) { L0.wait(); x = 1; }",
        "Thread.sleep(1); x = 1;",
        "LockSupport.parkNanos(9); x = 1;",
        "LockSupport.park(); x = 1;",
        "t1.join(1); x = 1;",
        "t1.join(); x = 1;",
    ]);
    let mut waiter = vec![catching(vec![line(wait)], "catch (Exception e) { x = 2; }")];
    waiter.push(line("y = Thread.currentThread().isInterrupted() ? 1 : 0;"));
    if pen.one_in(3) {
        waiter.push(catching(vec![line("Thread.sleep(1);")], "catch (Exception e) { x += 4; }"));
    }
    let acts = &[
        "t0.interrupt();",
        "t0.interrupt();",
        "synchronized (L0) { L0.notify(); }",
        "LockSupport.unpark(t0);",
        "v = 1;",
    ];
    let mut main = lines(&["t0.start();"]);
    main.extend(pen.few(1, 2, acts));
    if pen.one_in(3) {
        main.push(line("t1.start();"));
    }
    let other = pen.few(0, 1, &["t0.interrupt();", "v = 2;"]);
    volatile(main, vec![waiter, other])
}

/// A timed call of the class library that another thread answers.
pub(super) fn library(pen: &mut Pen) -> Program {
    let pairs = [
        ("x += Calls.of(latch.await(1, TimeUnit.MILLISECONDS));", "latch.countDown();"),
        ("x += Calls.of(permits.tryAcquire(1, TimeUnit.MILLISECONDS));", "permits.release();"),
        ("x += Calls.of(queue.poll(1, TimeUnit.MILLISECONDS));", "queue.offer(3);"),
        ("x += Calls.of(full.offer(1, 1, TimeUnit.MILLISECONDS));", "y = Calls.of(full.poll());"),
        (
            "x += Calls.of(lock.tryLock(1, TimeUnit.MILLISECONDS)); if (lock.isHeldByCurrentThread()) lock.unlock();",
            "if (lock.tryLock()) lock.unlock();",
        ),
    ];
    let (call, answer) = pairs[pen.below(pairs.len() as u64) as usize];
    let mut first = vec![line(call)];
    if pen.one_in(3) {
        first.push(line(call));
    }
    let mut main = lines(&["t0.start();"]);
    main.push(line(answer));
    main.extend(pen.trifles(1));
    with_library(volatile(main, vec![first, Vec::new()]))
}
