//! Locks, atomics and pools of the class library, in the smallest programs that use them.

use super::{Pen, declaring, line, lines, volatile};
use crate::program::{Extras, Program, Statement};

const LOCKS: &str = "    static final ReentrantLock lock = new ReentrantLock(), second = new ReentrantLock();
    static int k0() { lock.lock(); try { return ++c; } finally { lock.unlock(); } }
";

/// Owned locks: contended, tried, in a circle, asked for.
pub(super) fn locks(pen: &mut Pen) -> Program {
    let acts = &[
        "x = k0();",
        "if (lock.tryLock()) { v = 1; lock.unlock(); }",
        "x = lock.isLocked() ? 1 : 2;",
        "x = lock.hasQueuedThreads() ? 1 : 2;",
        "lock.lock(); second.lock(); v = v + 1; second.unlock(); lock.unlock();",
        "second.lock(); lock.lock(); v = v + 1; lock.unlock(); second.unlock();",
        "lock.lock(); v = 2;",
        "v = 4;",
    ];
    let thread = pen.few(1, 1, acts);
    let mut main = lines(&["t0.start();"]);
    main.extend(pen.few(1, 2, acts));
    let program = declaring(volatile(main, vec![thread]), LOCKS, "");
    Program { extras: Extras { unrepeatable: true, ..program.extras.clone() }, ..program }
}

/// Counters of the class library.
pub(super) fn atomics(pen: &mut Pen) -> Program {
    let acts = &[
        "x = n.incrementAndGet();",
        "n.set(n.get() + 1);",
        "x = n.getAndAdd(2);",
        "if (n.compareAndSet(1, 5)) y = 1;",
        "assert n.get() < 3;",
        "v = n.get();",
        "x = n.updateAndGet(z -> z + 1);",
    ];
    let mut main = lines(&["t0.start();"]);
    main.extend(pen.few(1, 2, acts));
    let mut threads = vec![pen.few(1, 2, acts)];
    if pen.one_in(3) {
        threads.push(pen.few(1, 1, acts));
        main.insert(1, line("t1.start();"));
    }
    volatile(main, threads)
}

/// A pool of one worker that leaves when it has nothing to do, asked and printed.
pub(super) fn pools(pen: &mut Pen) -> Program {
    let task = pen.pick(&[
        "() -> v = 1",
        "() -> { v = v + 1; }",
        "() -> { if (w) throw new IllegalStateException(); }",
        "() -> { synchronized (L0) { v = 3; } }",
    ]);
    let mut main: Vec<Statement> = vec![line(&format!("pool.execute({task});"))];
    let ask = pen.pick(&[
        "x = pool.getPoolSize();",
        "x = (int) pool.getCompletedTaskCount();",
        "x = pool.toString().contains(\"pool size = 0\") ? 1 : 2;",
        "v = 5;",
        "w = true;",
        "x = pool.getQueue().size();",
    ]);
    main.push(line(ask));
    let declarations = "    static ThreadPoolExecutor pool;\n";
    let limit = "0, 1, 1";
    let resets = format!("pool = new ThreadPoolExecutor({limit}, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());");
    let program = declaring(volatile(main, Vec::new()), declarations, &resets);
    Program { extras: Extras { unrepeatable: true, ..program.extras.clone() }, ..program }
}
