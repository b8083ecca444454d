//! Futures and executors. Tasks count how many there were.

use super::{Subject, loose, subject};

const POOL: &[&str] = &["worked(S)", "closed(S)", "of(S.isShutdown())"];

pub(crate) const SUBJECTS: &[Subject] = &[
    // Running it a second time does not wait for the first.
    loose(
        "FutureTask",
        ("FutureTask<Integer>", "new FutureTask<>(() -> 7)"),
        &["ran(S)", "of(S.isDone())", "of(S.cancel(false))", "got(S)"],
        "of(S.isCancelled())",
    ),
    subject(
        "CompletableFuture",
        ("CompletableFuture<Integer>", "new CompletableFuture<>()"),
        &["of(S.complete(1))", "of(S.complete(2))", "S.getNow(0)", "S.join()", "of(S.isDone())"],
        "S.getNow(0)",
    ),
    subject(
        "CompletableFuture (stages)",
        ("CompletableFuture<Integer>", "new CompletableFuture<>()"),
        &[
            "of(S.complete(1))",
            "S.thenApply(x -> x + 1).join()",
            "S.thenApply(x -> x + 1).getNow(0)",
            "S.thenCombine(S, Integer::sum).getNow(0)",
        ],
        "S.getNow(0)",
    ),
    subject(
        "ThreadPoolExecutor",
        ("ExecutorService", "Executors.newFixedThreadPool(1, DAEMONS)"),
        POOL,
        "of(S.isShutdown())",
    ),
    subject(
        "ScheduledThreadPoolExecutor",
        ("ScheduledExecutorService", "Executors.newScheduledThreadPool(1, DAEMONS)"),
        &["workedSoon(S)", "worked(S)", "of(S.isShutdown())"],
        "of(S.isShutdown())",
    ),
    subject("ForkJoinPool", ("ForkJoinPool", "new ForkJoinPool(1)"), POOL, "of(S.isShutdown())"),
    Subject {
        since: 21,
        ..subject(
            "ThreadPerTaskExecutor",
            ("ExecutorService", "virtual()"),
            &["closed(S)", "of(S.isShutdown())", "worked(S)"],
            "of(S.isShutdown())",
        )
    },
];
