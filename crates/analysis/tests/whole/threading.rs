//! Threads, what they may do at once, and what they share.

use crate::workshop::{Subject, on_every_jdk};
use analysis::whole::{Escape, Parallel, Place, RootKind, Threads};

/// Roots in words: where they start, what they run, whether they may be several.
fn roots(subject: &Subject) -> Vec<String> {
    let threads = Threads::of(&subject.world);
    let word = |root| {
        let root = threads.root(root);
        let kind = match root.kind {
            RootKind::Main => "main".to_owned(),
            RootKind::Start(place) => format!("{}", subject.line(place)),
            RootKind::Library => "library".to_owned(),
        };
        let entries: Vec<String> = root.entries.iter().map(|method| subject.name(*method)).collect();
        format!("{kind}: {}{}", entries.join(", "), if root.may_be_several { " several" } else { "" })
    };
    threads.roots().map(word).collect()
}

/// The last statement of a line that accesses a field, in a method whose name begins so.
fn access(subject: &Subject, method: &str, line: u32) -> Place {
    let methods = subject.world.methods().filter(|number| subject.name(*number).starts_with(method));
    let places = methods.flat_map(|method| subject.world.places(method));
    let mut accesses = places.filter(|place| subject.world.field(*place).is_some() && subject.line(*place) == line);
    accesses.by_ref().last().unwrap_or_else(|| panic!("no access in {line}"))
}

/// Which lines of a method may run in parallel with an access of another one.
fn parallel_lines(subject: &Subject, method: &str, lines: &[u32], other: Place) -> Vec<u32> {
    let parallel = Parallel::of(&subject.world);
    let may = |line: &u32| parallel.may_happen_in_parallel(access(subject, method, *line), other);
    lines.iter().copied().filter(may).collect()
}

#[test]
fn before_a_start_nothing_is_in_parallel() {
    on_every_jdk("Threading$Subclass", |subject| {
        assert_eq!(roots(subject), ["main: Subclass.main", "36: Worker.run"]);
        let run = access(subject, "Worker.run", 18);
        assert_eq!(parallel_lines(subject, "Subclass.main", &[35, 37], run), [37]);
        let constructor = access(subject, "Worker.<init>", 13);
        assert!(!Parallel::of(&subject.world).may_happen_in_parallel(constructor, run), "called before the start");
        assert!(!Parallel::of(&subject.world).may_happen_in_parallel(run, run), "one thread only");
    });
}

#[test]
fn only_what_another_thread_can_find_is_shared() {
    on_every_jdk("Threading$Subclass", |subject| {
        let escape = Escape::of(&subject.world, &Threads::of(&subject.world));
        let points_to = subject.world.points_to();
        let named = |wanted: &str| {
            points_to.objects().find(|object| subject.word(*object) == wanted).unwrap_or_else(|| panic!("no {wanted}"))
        };
        assert!(escape.is_shared(named("Box@32")) && escape.is_shared(named("Worker@34")));
        assert!(escape.is_shared(named("Box@18")), "main reads it");
        assert!(!escape.escapes(named("Box@33")), "only main knows it");
    });
}

#[test]
fn threads_run_what_they_are_given() {
    on_every_jdk("Threading$Given", |subject| {
        let expected = ["main: Given.main", "48: Task.run", "49: Given.lambda$main$0"];
        assert_eq!(roots(subject), expected);
        let count = access(subject, "Given.lambda$main$0", 47);
        assert_eq!(parallel_lines(subject, "Given.main", &[50], count), [50]);
    });
}

#[test]
fn a_start_has_its_threads() {
    on_every_jdk("Threading$Given", |subject| {
        let threads = Threads::of(&subject.world);
        let start = |line| {
            let places = subject.at_line("Given.main", line);
            places.into_iter().find(|place| !subject.world.starts(*place).is_empty()).unwrap()
        };
        let root = threads.started_at(start(48)).unwrap();
        assert_eq!(threads.roots_of(subject.method("Task.run")).collect::<Vec<_>>(), [root]);
        let objects = subject.world.started_objects(start(49)).unwrap();
        assert_eq!(subject.words(objects), ["Thread@47"]);
    });
}

#[test]
fn a_start_in_a_loop_starts_several() {
    on_every_jdk("Threading$Looping", |subject| {
        assert_eq!(roots(subject), ["main: Looping.main", "58: Worker.run several"]);
        let run = access(subject, "Worker.run", 18);
        let parallel = Parallel::of(&subject.world);
        assert!(parallel.may_happen_in_parallel(run, run));
        assert!(parallel.may_happen_in_parallel(access(subject, "Worker.<init>", 13), run), "of the next one");
    });
}

#[test]
fn behind_a_join_the_thread_is_gone() {
    on_every_jdk("Threading$Joined", |subject| {
        let first = access(subject, "Joined.lambda$main$0", 72);
        let second = access(subject, "Joined.lambda$main$1", 77);
        assert_eq!(parallel_lines(subject, "Joined.main", &[74, 80], first), [74]);
        assert_eq!(parallel_lines(subject, "Joined.main", &[74, 80], second), [80], "a time-out may come first");
        let parallel = Parallel::of(&subject.world);
        assert!(!parallel.may_happen_in_parallel(first, second));
        assert!(!parallel.may_happen_in_parallel(access(subject, "Joined.last", 68), first));
        assert!(!parallel.may_happen_in_parallel(access(subject, "Joined.last", 68), second));
    });
}

#[test]
fn a_join_that_fails_is_none() {
    on_every_jdk("Threading$Interrupted", |subject| {
        let first = access(subject, "Interrupted.lambda$main$0", 89);
        assert_eq!(parallel_lines(subject, "Interrupted.main", &[93, 95, 97], first), [95, 97]);
    });
}

#[test]
fn what_is_before_the_starter_is_before_the_started() {
    on_every_jdk("Threading$Nested", |subject| {
        let inner = access(subject, "Nested.lambda", 109);
        assert_eq!(parallel_lines(subject, "Nested.main", &[106, 112], inner), [112]);
        assert_eq!(parallel_lines(subject, "Nested.lambda", &[108, 110], inner), [110]);
    });
}

#[test]
fn the_library_may_call_at_any_time() {
    on_every_jdk("Threading$Pooled", |subject| {
        assert_eq!(roots(subject), ["main: Pooled.main", "library: Pooled.lambda$main$0 several"]);
        let task = access(subject, "Pooled.lambda$main$0", 123);
        assert_eq!(parallel_lines(subject, "Pooled.main", &[121], task), [121]);
    });
    on_every_jdk("Threading$Handed", |subject| {
        assert_eq!(roots(subject), ["main: Handed.main", "library: Worker.run several"]);
    });
}

#[test]
fn a_thread_may_be_its_own_target() {
    on_every_jdk("Threading$Factory", |subject| {
        assert_eq!(roots(subject), ["main: Factory.main", "library: Factory.lambda$main$0, Task.run several"]);
    });
}
