//! Maps, sets and lists.

use super::{COMPUTING, MAP, SET, Subject, subject};

pub(crate) const SUBJECTS: &[Subject] = &[
    subject(
        "ConcurrentHashMap",
        ("ConcurrentHashMap<Integer, Integer>", "new ConcurrentHashMap<>()"),
        MAP,
        "of(S.get(1))",
    ),
    subject(
        "ConcurrentHashMap (functions)",
        ("ConcurrentHashMap<Integer, Integer>", "new ConcurrentHashMap<>()"),
        COMPUTING,
        "of(S.get(1))",
    ),
    subject(
        "ConcurrentHashMap.newKeySet()",
        ("Set<Integer>", "ConcurrentHashMap.newKeySet()"),
        SET,
        "of(S.contains(2))",
    ),
    subject(
        "ConcurrentSkipListMap",
        ("ConcurrentSkipListMap<Integer, Integer>", "new ConcurrentSkipListMap<>()"),
        MAP,
        "of(S.get(1))",
    ),
    subject(
        "ConcurrentSkipListSet",
        ("ConcurrentSkipListSet<Integer>", "new ConcurrentSkipListSet<>()"),
        SET,
        "of(S.contains(2))",
    ),
    subject(
        "CopyOnWriteArrayList",
        ("CopyOnWriteArrayList<Integer>", "new CopyOnWriteArrayList<>()"),
        &["of(S.addIfAbsent(1))", "of(S.add(2))", "S.size()", "of(S.remove((Object) 2))", "sum(S)"],
        "sum(S)",
    ),
    subject(
        "CopyOnWriteArrayList (bulk)",
        ("CopyOnWriteArrayList<Integer>", "new CopyOnWriteArrayList<>()"),
        &["of(S.addAll(List.of(1, 2)))", "cleared(S)", "S.size()", "sum(S.toArray())"],
        "sum(S)",
    ),
    subject("CopyOnWriteArraySet", ("CopyOnWriteArraySet<Integer>", "new CopyOnWriteArraySet<>()"), SET, "sum(S)"),
];
