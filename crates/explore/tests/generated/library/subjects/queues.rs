//! Queues.

use super::{DEQUE, QUEUE, Subject, WAITING, subject};

pub(crate) const SUBJECTS: &[Subject] = &[
    subject("ArrayBlockingQueue", ("ArrayBlockingQueue<Integer>", "new ArrayBlockingQueue<>(1)"), QUEUE, "S.size()"),
    subject(
        "ArrayBlockingQueue (waiting)",
        ("ArrayBlockingQueue<Integer>", "new ArrayBlockingQueue<>(1)"),
        WAITING,
        "of(S.peek())",
    ),
    subject("LinkedBlockingQueue", ("LinkedBlockingQueue<Integer>", "new LinkedBlockingQueue<>(1)"), QUEUE, "S.size()"),
    subject(
        "LinkedBlockingQueue (waiting)",
        ("LinkedBlockingQueue<Integer>", "new LinkedBlockingQueue<>(1)"),
        WAITING,
        "of(S.peek())",
    ),
    subject("LinkedBlockingDeque", ("LinkedBlockingDeque<Integer>", "new LinkedBlockingDeque<>()"), DEQUE, "S.size()"),
    subject(
        "PriorityBlockingQueue",
        ("PriorityBlockingQueue<Integer>", "new PriorityBlockingQueue<>()"),
        &["of(S.offer(1))", "of(S.offer(2))", "of(S.poll())", "S.take()"],
        "S.size()",
    ),
    subject(
        "DelayQueue",
        ("DelayQueue<Due>", "new DelayQueue<>()"),
        &["Due.put(S, 1)", "Due.put(S, 2)", "Due.of(S.poll())", "S.take().number()"],
        "S.size()",
    ),
    subject(
        "SynchronousQueue",
        ("SynchronousQueue<Integer>", "new SynchronousQueue<>()"),
        &["put(S, 1)", "S.take()", "of(S.offer(2))", "of(S.poll())"],
        "0",
    ),
    subject(
        "SynchronousQueue (fair)",
        ("SynchronousQueue<Integer>", "new SynchronousQueue<>(true)"),
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
        DEQUE,
        "S.size()",
    ),
];
