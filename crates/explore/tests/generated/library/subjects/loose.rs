//! Calls whose documentation promises less: estimates, iterators, bulk operations.

use super::{Subject, loose};

const QUEUE_OF_ONE: &[&str] = &["of(S.offer(2))", "of(S.poll())", "S.size()"];
const QUEUE_ITERATED: &[&str] = &["of(S.offer(2))", "of(S.poll())", "sum(S)"];
const QUEUE_FILLED: &[&str] = &["of(S.addAll(List.of(1, 2)))", "of(S.poll())", "cleared(S)"];
const MAP_COUNTED: &[&str] = &["of(S.put(1, 1))", "of(S.get(1))", "S.size()"];
const MAP_ITERATED: &[&str] = &["of(S.put(2, 2))", "of(S.remove(1))", "sum(S.keySet())"];
const MAP_FILLED: &[&str] = &["putBoth(S)", "of(S.get(1))", "of(S.get(2))"];
const MAP_CLEARED: &[&str] = &["cleared(S)", "of(S.get(1))", "of(S.get(2))"];
/// The second to the first place while another thread makes further ones and begins to sum up, the third to a further
/// one.
const ADDED: &[&str] = &["added(S, 1)", "added(S, 10)", "added(S, 1000)"];

pub(crate) const SUBJECTS: &[Subject] = &[
    loose(
        "ConcurrentHashMap.size",
        ("ConcurrentHashMap<Integer, Integer>", "new ConcurrentHashMap<>()"),
        MAP_COUNTED,
        "S.size()",
    ),
    loose(
        "ConcurrentHashMap (iterator)",
        ("ConcurrentHashMap<Integer, Integer>", "new ConcurrentHashMap<>(Map.of(1, 1))"),
        MAP_ITERATED,
        "sum(S.keySet())",
    ),
    loose(
        "ConcurrentHashMap.putAll",
        ("ConcurrentHashMap<Integer, Integer>", "new ConcurrentHashMap<>()"),
        MAP_FILLED,
        "S.size()",
    ),
    loose(
        "ConcurrentHashMap.clear",
        ("ConcurrentHashMap<Integer, Integer>", "new ConcurrentHashMap<>(Map.of(1, 1, 2, 2))"),
        MAP_CLEARED,
        "S.size()",
    ),
    loose(
        "ConcurrentSkipListMap.size",
        ("ConcurrentSkipListMap<Integer, Integer>", "new ConcurrentSkipListMap<>()"),
        MAP_COUNTED,
        "S.size()",
    ),
    Subject {
        designed: &[&[&["of(S.put(-5, 1))", "of(S.put(2, 2))"], &["sum(S.keySet())"]]],
        ..loose(
            "ConcurrentSkipListMap (iterator)",
            ("ConcurrentSkipListMap<Integer, Integer>", "new ConcurrentSkipListMap<>(Map.of(1, 1))"),
            MAP_ITERATED,
            "sum(S.keySet())",
        )
    },
    loose(
        "ConcurrentSkipListMap.putAll",
        ("ConcurrentSkipListMap<Integer, Integer>", "new ConcurrentSkipListMap<>()"),
        MAP_FILLED,
        "S.size()",
    ),
    loose(
        "ConcurrentSkipListMap.clear",
        ("ConcurrentSkipListMap<Integer, Integer>", "new ConcurrentSkipListMap<>(Map.of(1, 1, 2, 2))"),
        MAP_CLEARED,
        "S.size()",
    ),
    loose(
        "ConcurrentSkipListSet.size",
        ("ConcurrentSkipListSet<Integer>", "new ConcurrentSkipListSet<>()"),
        &["of(S.add(1))", "of(S.contains(1))", "S.size()"],
        "S.size()",
    ),
    loose(
        "ConcurrentLinkedQueue.size",
        ("ConcurrentLinkedQueue<Integer>", "new ConcurrentLinkedQueue<>(List.of(1))"),
        QUEUE_OF_ONE,
        "S.size()",
    ),
    loose(
        "ConcurrentLinkedQueue (iterator)",
        ("ConcurrentLinkedQueue<Integer>", "new ConcurrentLinkedQueue<>(List.of(1))"),
        QUEUE_ITERATED,
        "S.size()",
    ),
    loose(
        "ConcurrentLinkedQueue.addAll, clear",
        ("ConcurrentLinkedQueue<Integer>", "new ConcurrentLinkedQueue<>()"),
        QUEUE_FILLED,
        "S.size()",
    ),
    loose(
        "ConcurrentLinkedDeque.size",
        ("ConcurrentLinkedDeque<Integer>", "new ConcurrentLinkedDeque<>(List.of(1))"),
        QUEUE_OF_ONE,
        "S.size()",
    ),
    loose(
        "LinkedTransferQueue.size",
        ("LinkedTransferQueue<Integer>", "new LinkedTransferQueue<>(List.of(1))"),
        QUEUE_OF_ONE,
        "S.size()",
    ),
    loose(
        "LinkedBlockingQueue (iterator)",
        ("LinkedBlockingQueue<Integer>", "new LinkedBlockingQueue<>(List.of(1))"),
        QUEUE_ITERATED,
        "S.size()",
    ),
    loose(
        "LinkedBlockingQueue.addAll, clear",
        ("LinkedBlockingQueue<Integer>", "new LinkedBlockingQueue<>()"),
        QUEUE_FILLED,
        "S.size()",
    ),
    loose(
        "LinkedBlockingQueue.drainTo",
        ("LinkedBlockingQueue<Integer>", "new LinkedBlockingQueue<>(List.of(1))"),
        &["of(S.offer(2))", "of(S.poll())", "drained(S)"],
        "S.size()",
    ),
    Subject {
        designed: &[&[&["of(S.offer(2))", "of(S.poll())", "of(S.poll())"], &["sum(S)"]]],
        ..loose(
            "ArrayBlockingQueue (iterator)",
            ("ArrayBlockingQueue<Integer>", "new ArrayBlockingQueue<>(2, false, List.of(1))"),
            QUEUE_ITERATED,
            "S.size()",
        )
    },
    loose(
        "AtomicMarkableReference.attemptMark",
        ("AtomicMarkableReference<Integer>", "new AtomicMarkableReference<>(0, false)"),
        &["of(S.attemptMark(0, true))", "of(S.attemptMark(0, false))", "of(S.isMarked())"],
        "of(S.isMarked())",
    ),
    loose(
        "AtomicStampedReference.attemptStamp",
        ("AtomicStampedReference<Integer>", "new AtomicStampedReference<>(0, 0)"),
        &["of(S.attemptStamp(0, 3))", "of(S.attemptStamp(0, 5))", "S.getStamp()"],
        "S.getStamp()",
    ),
    Subject {
        designed: &[
            &[ADDED, &["added(S, 100)", "(int) S.sum()"]],
            &[ADDED, &["added(S, 100)", "(int) S.sumThenReset()"]],
        ],
        ..loose(
            "LongAdder",
            ("LongAdder", "new LongAdder()"),
            &["added(S, 1)", "added(S, 10)", "(int) S.sum()", "(int) S.sumThenReset()"],
            "(int) S.sum()",
        )
    },
    Subject {
        designed: &[&[ADDED, &["added(S, 100)", "(int) S.sum()"]]],
        ..loose(
            "DoubleAdder",
            ("DoubleAdder", "new DoubleAdder()"),
            &["added(S, 1)", "added(S, 10)", "(int) S.sum()"],
            "(int) S.sum()",
        )
    },
    Subject {
        designed: &[&[ADDED, &["added(S, 100)", "(int) S.get()"]]],
        ..loose(
            "LongAccumulator",
            ("LongAccumulator", "new LongAccumulator(Long::sum, 0)"),
            &["added(S, 1)", "added(S, 10)", "(int) S.get()", "(int) S.getThenReset()"],
            "(int) S.get()",
        )
    },
    Subject {
        designed: &[&[ADDED, &["added(S, 100)", "(int) S.get()"]]],
        ..loose(
            "DoubleAccumulator",
            ("DoubleAccumulator", "new DoubleAccumulator(Double::sum, 0)"),
            &["added(S, 1)", "added(S, 10)", "(int) S.get()", "(int) S.getThenReset()"],
            "(int) S.get()",
        )
    },
];
