//! The classes, and calls of them that answer a number.

/// A class of the library.
pub(crate) struct Subject {
    pub(crate) name: &'static str,
    /// The type and the object, as `S` in the calls.
    pub(crate) object: (&'static str, &'static str),
    /// Java expressions of type `int`.
    pub(crate) calls: &'static [&'static str],
    /// What is left at the end.
    pub(crate) rest: &'static str,
    /// What is to be expected of the calls.
    pub(crate) kind: Kind,
}

/// What is to be expected of calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Each is documented to be atomic.
    Atomic,
    /// Some are documented not to be.
    Loose,
    /// They are several calls each: taking something and giving it back.
    Composed,
}

const fn subject(
    name: &'static str,
    object: (&'static str, &'static str),
    calls: &'static [&'static str],
    rest: &'static str,
) -> Subject {
    Subject { name, object, calls, rest, kind: Kind::Atomic }
}

const fn loose(
    name: &'static str,
    object: (&'static str, &'static str),
    calls: &'static [&'static str],
    rest: &'static str,
) -> Subject {
    Subject { name, object, calls, rest, kind: Kind::Loose }
}

const fn composed(
    name: &'static str,
    object: (&'static str, &'static str),
    calls: &'static [&'static str],
    rest: &'static str,
) -> Subject {
    Subject { name, object, calls, rest, kind: Kind::Composed }
}

const QUEUE: &[&str] = &["of(S.offer(1))", "of(S.offer(2))", "of(S.poll())", "of(S.peek())"];

/// All of them.
pub(crate) const SUBJECTS: &[Subject] = &[
    composed(
        "ReentrantLock",
        ("ReentrantLock", "new ReentrantLock()"),
        &["locked(S)", "tried(S)", "held(S)", "of(S.isLocked())"],
        "of(S.isLocked())",
    ),
    composed("ReentrantLock (fair)", ("ReentrantLock", "new ReentrantLock(true)"), &["locked(S)", "tried(S)"], "0"),
    composed("Condition", ("Gate", "new Gate()"), &["S.open()", "S.pass()", "S.tryPass()", "S.openAll()"], "S.opened"),
    composed(
        "ReentrantReadWriteLock",
        ("ReentrantReadWriteLock", "new ReentrantReadWriteLock()"),
        &["locked(S.readLock())", "locked(S.writeLock())", "tried(S.readLock())", "tried(S.writeLock())"],
        "S.getReadLockCount()",
    ),
    composed(
        "StampedLock",
        ("StampedLock", "new StampedLock()"),
        &["written(S)", "read(S)", "of(S.tryWriteLock() != 0)", "of(S.tryOptimisticRead() != 0)"],
        "of(S.isWriteLocked())",
    ),
    subject(
        "AtomicInteger",
        ("AtomicInteger", "new AtomicInteger()"),
        &["S.incrementAndGet()", "S.getAndAdd(2)", "S.getAndSet(5)", "of(S.compareAndSet(1, 7))", "S.get()"],
        "S.get()",
    ),
    subject(
        "AtomicReference",
        ("AtomicReference<Integer>", "new AtomicReference<>(0)"),
        &["S.getAndSet(1)", "of(S.compareAndSet(0, 2))", "S.get()"],
        "S.get()",
    ),
    subject(
        "AtomicStampedReference",
        ("AtomicStampedReference<Integer>", "new AtomicStampedReference<>(0, 0)"),
        &["of(S.compareAndSet(0, 1, 0, 1))", "of(S.attemptStamp(0, 3))", "S.getStamp()", "S.getReference()"],
        "S.getStamp()",
    ),
    loose(
        "LongAdder",
        ("LongAdder", "new LongAdder()"),
        &["added(S)", "(int) S.sum()", "(int) S.sumThenReset()"],
        "(int) S.sum()",
    ),
    subject("ArrayBlockingQueue", ("ArrayBlockingQueue<Integer>", "new ArrayBlockingQueue<>(1)"), QUEUE, "S.size()"),
    subject("LinkedBlockingQueue", ("LinkedBlockingQueue<Integer>", "new LinkedBlockingQueue<>(1)"), QUEUE, "S.size()"),
    subject(
        "LinkedBlockingDeque",
        ("LinkedBlockingDeque<Integer>", "new LinkedBlockingDeque<>()"),
        &["of(S.offerFirst(1))", "of(S.offerLast(2))", "of(S.pollFirst())", "of(S.pollLast())"],
        "S.size()",
    ),
    subject(
        "PriorityBlockingQueue",
        ("PriorityBlockingQueue<Integer>", "new PriorityBlockingQueue<>()"),
        QUEUE,
        "S.size()",
    ),
    subject(
        "SynchronousQueue",
        ("SynchronousQueue<Integer>", "new SynchronousQueue<>()"),
        &["put(S, 1)", "S.take()", "of(S.offer(2))", "of(S.poll())"],
        "0",
    ),
    subject(
        "LinkedTransferQueue",
        ("LinkedTransferQueue<Integer>", "new LinkedTransferQueue<>()"),
        &["of(S.offer(1))", "of(S.poll())", "of(S.tryTransfer(2))", "S.take()"],
        "S.size()",
    ),
    subject(
        "ConcurrentLinkedQueue",
        ("ConcurrentLinkedQueue<Integer>", "new ConcurrentLinkedQueue<>()"),
        QUEUE,
        "S.size()",
    ),
    subject(
        "ConcurrentLinkedDeque",
        ("ConcurrentLinkedDeque<Integer>", "new ConcurrentLinkedDeque<>()"),
        &["of(S.offerFirst(1))", "of(S.offerLast(2))", "of(S.pollFirst())", "of(S.pollLast())"],
        "S.size()",
    ),
    subject(
        "ConcurrentHashMap",
        ("ConcurrentHashMap<Integer, Integer>", "new ConcurrentHashMap<>()"),
        &["of(S.put(1, 1))", "of(S.putIfAbsent(1, 2))", "of(S.get(1))", "of(S.remove(1))", "of(S.replace(1, 1, 3))"],
        "of(S.get(1))",
    ),
    loose(
        "ConcurrentHashMap.size",
        ("ConcurrentHashMap<Integer, Integer>", "new ConcurrentHashMap<>()"),
        &["of(S.put(1, 1))", "of(S.put(2, 2))", "S.size()", "of(S.get(1))"],
        "S.size()",
    ),
    loose(
        "ConcurrentHashMap (iteration)",
        ("ConcurrentHashMap<Integer, Integer>", "new ConcurrentHashMap<>(Map.of(1, 1))"),
        &["of(S.put(2, 2))", "of(S.remove(1))", "sum(S.keySet())"],
        "sum(S.keySet())",
    ),
    subject(
        "ConcurrentSkipListMap",
        ("ConcurrentSkipListMap<Integer, Integer>", "new ConcurrentSkipListMap<>()"),
        &["of(S.put(1, 1))", "of(S.putIfAbsent(1, 2))", "of(S.get(1))", "of(S.remove(1))"],
        "of(S.get(1))",
    ),
    subject(
        "CopyOnWriteArrayList",
        ("CopyOnWriteArrayList<Integer>", "new CopyOnWriteArrayList<>()"),
        &["of(S.addIfAbsent(1))", "of(S.add(2))", "S.size()", "of(S.contains(1))", "sum(S)"],
        "S.size()",
    ),
    subject(
        "CountDownLatch",
        ("CountDownLatch", "new CountDownLatch(2)"),
        &["counted(S)", "awaited(S)", "(int) S.getCount()"],
        "(int) S.getCount()",
    ),
    subject(
        "Semaphore",
        ("Semaphore", "new Semaphore(1)"),
        &["of(S.tryAcquire())", "released(S)", "acquired(S)", "S.availablePermits()", "S.drainPermits()"],
        "S.availablePermits()",
    ),
    subject(
        "Phaser",
        ("Phaser", "new Phaser(2)"),
        &["S.arrive()", "S.arriveAndAwaitAdvance()", "S.getPhase()"],
        "S.getPhase()",
    ),
    subject(
        "FutureTask",
        ("FutureTask<Integer>", "new FutureTask<>(() -> 7)"),
        &["ran(S)", "of(S.isDone())", "of(S.cancel(false))"],
        "of(S.isCancelled())",
    ),
    subject(
        "CompletableFuture",
        ("CompletableFuture<Integer>", "new CompletableFuture<>()"),
        &["of(S.complete(1))", "of(S.complete(2))", "S.getNow(0)", "S.join()", "of(S.isDone())"],
        "S.getNow(0)",
    ),
];
