//! `sojourner abstract` and `check --abstract`: files of abstractions, what follows, the jar on a real JVM, complaints;
//! `--match` and `--replace`; no solver.

use crate::json_reader::{Value, read};
use crate::session::{Session, default_jdk};
use std::process::Command;

const QUEUE: &str = "\
public class Queue {
    static int size;
    static int most;

    public static void main(String[] arguments) {
        for (int turn = 0; turn < 5; turn++) {
            if (size < 100) {
                size = size + 10;
            }
            most = Math.max(most, size);
        }
        long half = most / 2L;
        assert half >= 0 && most % 7 >= 0;
    }
}
";

const LEVELS: &str = "\
# how full it is
define level: empty: value == 0; low: value > 0 && value < 10; high: value >= 10 && value < 100
data Queue.size = level
";

fn session() -> Session {
    let session = Session::new();
    session.write("Queue.java", QUEUE);
    session.write("queue.abstractions", LEVELS);
    session
}

fn texts(value: &Value, name: &str) -> Vec<String> {
    let Value::List(items) = value else { panic!("{value:?}") };
    let text = |item: &Value| match item.member(name) {
        Value::Text(text) => text.clone(),
        other => panic!("{other:?}"),
    };
    items.iter().map(text).collect()
}

#[test]
fn a_file_defines_an_abstraction_and_what_follows_is_listed() {
    let session = session();
    let ended = session.run(&["abstract", "Queue.java", "--abstractions", "queue.abstractions", "--format", "json"]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(0)), "{}", ended.stdout);
    let report = read(&ended.stdout);
    let followers = texts(report.member("followers"), "what");
    assert!(followers.contains(&String::from("field Queue.most")), "{followers:?}");
    let named = texts(report.member("followers"), "abstraction");
    assert!(named.iter().all(|name| name == "level"), "{named:?}");
    let ended = session.run(&["abstract", "Queue.java", "--abstractions", "queue.abstractions"]);
    assert!(ended.stdout.contains("field Queue.most must follow (level), because of Queue.main"), "{}", ended.stdout);
}

#[test]
fn a_real_jvm_verifies_and_runs_the_jar() {
    let session = session();
    let data = "Queue.size=signs";
    let ended = session.run(&["abstract", "Queue.java", "--data", data, "--output", "queue.jar"]);
    assert_eq!(ended.status, Some(0), "{}", ended.stderr);
    for seed in 0..5 {
        let seed = format!("-Dsojourner.seed={seed}");
        let mut java = Command::new(default_jdk().home.join("bin/java"));
        java.args(["-Xverify:all", &seed, "-jar"]).arg(session.path("queue.jar"));
        let done = java.output().unwrap();
        // Runs that are none of the program are discarded; nothing else may go wrong.
        let complaint = String::from_utf8_lossy(&done.stderr).into_owned();
        let is_fine = done.status.success() || complaint.contains("Verify$Discarded");
        assert!(is_fine && !complaint.contains("VerifyError"), "{complaint}");
    }
}

#[test]
fn predicates_that_are_missing_are_named_and_added() {
    let session = Session::new();
    let text = "\
public class Next {
    static int number = 1;

    public static void main(String[] arguments) {
        number = number + 1;
        assert number != 5;
    }
}
";
    session.write("Next.java", text);
    let options = ["check", "Next.java", "--abstract", "--remove", "Next.number"];
    let ended = session.run(&options);
    assert_eq!(ended.status, Some(3), "{}", ended.stdout);
    let told = ended.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("would decide (--refine N adds such predicates)"), "{told}");
    let ended = session.run(&[&options[..], &["--refine", "4", "--format", "json"]].concat());
    assert_eq!(ended.status, Some(0), "{}", ended.stdout);
    assert!(ended.stdout.contains("refined by --predicate 'Next: Next.number == 5'"), "{}", ended.stdout);
}

#[test]
fn wrong_abstractions_are_complained_about() {
    let session = session();
    session.write("wrong.abstractions", "data Queue.size=level\nlevel: low: value < 3\n");
    let complaint = |arguments: &[&str]| {
        let ended = session.run(&[&["check", "Queue.java"], arguments].concat());
        assert_eq!(ended.status, Some(2), "{arguments:?}: {}", ended.stdout);
        ended.stderr
    };
    let said = complaint(&["--abstract", "--abstractions", "wrong.abstractions"]);
    assert!(said.contains("wrong.abstractions: line 2: 'level:' is none of remove, predicate, data, define"), "{said}");
    let said = complaint(&["--abstract", "--data", "Queue.size=sings"]);
    assert!(said.contains("there is no abstraction 'sings': signs, parity,"), "{said}");
    let said = complaint(&["--abstract", "--data", "Queue.length=signs"]);
    assert!(said.contains("has no field length"), "{said}");
    let said = complaint(&["--data", "Queue.size=signs"]);
    assert!(said.contains("need --abstract"), "{said}");
    let said = complaint(&["--abstract"]);
    assert!(said.contains("there is nothing to abstract"), "{said}");
    for (wrong, why) in [
        (["--match", "Queue.length"], "Queue has no static field length"),
        (["--match", "in(Queue.main)"], "where threads stand and what they wait for is compared anyway"),
        (["--match", "Kiwi: size > 0"], "the program has no class Kiwi"),
        (["--replace", "Queue.main"], "replaces nothing"),
        (["--replace", "Queue.length=any"], "class Queue has no method length"),
        (["--replace", "Queue.main=any 0..3"], "does not answer numbers from 0 to 3"),
        (["--replace", "Queue=Queue"], "is, or extends, what it is to replace"),
        (["--replace", "Queue.main=Queue.run"], "class Queue has no static method run"),
    ] {
        let said = complaint(&wrong);
        assert!(said.contains(why), "{wrong:?}: {said}");
    }
    let said = complaint(&["--match", "Queue.size", "--property", "termination"]);
    assert!(said.contains("--match finds violations of single states and steps"), "{said}");
}

/// The program runs as it is under `--match`, so its data is what the run shows; nothing found is no proof.
#[test]
fn what_is_compared_of_states_is_told() {
    let session = session();
    let ended = session.run(&["check", "Queue.java", "--match", "Queue.size / 50", "--format", "json"]);
    assert_eq!(ended.status, Some(3), "{}", ended.stdout);
    let report = read(&ended.stdout);
    assert_eq!(report.member("reason"), &Value::Text(String::from("matching")));
    assert!(
        ended.stdout.contains("compared exactly but for Queue.size, and variables that hold that"),
        "{}",
        ended.stdout
    );
}

#[test]
fn a_replacement_is_named_by_the_proof() {
    let session = Session::new();
    let text = "\
public class Coin {
    static boolean toss() {
        return System.nanoTime() % 2 == 0;
    }

    public static void main(String[] arguments) {
        assert toss() || arguments.length == 0;
    }
}
";
    session.write("Coin.java", text);
    let ended = session.run(&["check", "Coin.java", "--replace", "Coin.toss=any", "--format", "json"]);
    assert_eq!(ended.status, Some(0), "{}{}", ended.stdout, ended.stderr);
    assert!(ended.stdout.contains("Coin.toss=any was taken to do at least what the program does"), "{}", ended.stdout);
    assert!(ended.stdout.contains("\"sc\""), "data races are not looked for: {}", ended.stdout);
    let ended = session.run(&["check", "Coin.java", "--replace", "under:Coin.toss=any"]);
    assert_eq!(ended.status, Some(3), "{}", ended.stdout);
}

/// Everything but abstractions works without a solver, and those say how to get one.
#[test]
fn a_solver_that_is_missing_is_named_with_a_way_to_install_it() {
    let session = session();
    let home = default_jdk().home;
    let run = |arguments: &[&str]| {
        let mut command = session.command(arguments);
        let done = command.env("PATH", home.join("bin")).env("JAVA_HOME", &home).output().unwrap();
        (String::from_utf8_lossy(&done.stdout).into_owned(), done.status.code())
    };
    let (said, status) = run(&["check", "Queue.java", "--abstract", "--data", "Queue.size=signs"]);
    assert_eq!(status, Some(3), "{said}");
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        said.starts_with("unknown: an abstraction needs a solver, and neither z3 nor cvc5 is on the PATH"),
        "{said}"
    );
    assert!(said.contains("apt-get install z3"), "{said}");
    let (said, status) = run(&["check", "Queue.java"]);
    assert_eq!(status, Some(0), "{said}");
}

#[test]
fn where_no_data_is_left_out_the_states_are_those_of_the_program() {
    let session = Session::new();
    let text = "\
public class Pair {
    static int total;

    static synchronized void set(int value) {
        total = value;
    }

    public static void main(String[] arguments) {
        new Thread(() -> set(1)).start();
        set(2);
    }
}
";
    session.write("Pair.java", text);
    let states = |more: &[&str]| {
        let options = ["check", "Pair.java", "--search", "dfs", "--por", "off", "--format", "json"];
        let ended = session.run(&[&options[..], more].concat());
        let report = read(&ended.stdout);
        (report.member("stats").member("states").clone(), ended.status)
    };
    let (whole, status) = states(&[]);
    assert_eq!(status, Some(0));
    assert_eq!(states(&["--match", "true"]), (whole.clone(), Some(3)));
    let (fewer, status) = states(&["--match", "Pair.total / 100"]);
    assert_eq!(status, Some(3));
    assert_ne!(fewer, whole);
}

/// The words of a command, with what stands between single quotes as one.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (number, part) in command.split('\'').enumerate() {
        match number % 2 {
            0 => words.extend(part.split_whitespace().map(String::from)),
            _ => words.push(part.to_owned()),
        }
    }
    words
}

/// What `docs/abstraction.md` shows is what happens: the verdict, and the states that it says there are.
#[test]
fn the_commands_of_the_document_do_what_it_says() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
    let document = std::fs::read_to_string(format!("{root}docs/abstraction.md")).unwrap();
    let blocks: Vec<&str> = document.split("```sh\n").skip(1).collect();
    assert!(blocks.len() >= 5, "{}", blocks.len());
    for block in blocks {
        let (command, text) = block.split_once("```").unwrap();
        let words = words(&command.replace("\\\n", " "));
        let arguments: Vec<&str> = words.iter().skip(1).map(String::as_str).collect();
        let name = arguments[1];
        let source = std::fs::read_to_string(format!("{root}tests/corpus/check/abstraction/{name}")).unwrap();
        let session = Session::new();
        session.write(name, &source);
        let ended = session.run(&arguments);
        let is_violated = source.starts_with("//@ verdict: violated") && arguments[0] == "check";
        assert_eq!(ended.status, Some(i32::from(is_violated)), "{command}: {}{}", ended.stdout, ended.stderr);
        if let Some((_, said)) = text.lines().nth(2).unwrap_or("").split_once("The answer is `holds`, after ") {
            let count = said.split_whitespace().next().unwrap();
            assert!(ended.stdout.contains(&format!("the program has {count} states")), "{command}: {}", ended.stdout);
        }
    }
}

#[test]
fn predicates_over_two_classes_are_of_both() {
    let session = Session::new();
    let text = "\
public class Two {
    static class A {
        int x;
    }

    static class B {
        int y;
        static int all;
    }

    public static void main(String[] arguments) {
        A a = new A();
        B b = new B();
        a.x = 1;
        assert a.x > b.y;
    }
}
";
    session.write("Two.java", text);
    let run = |predicate: &str| {
        let fixed = ["check", "Two.java", "--abstract", "--remove", "A.x", "--remove", "B.y"];
        session.run(&[&fixed[..], &["--predicate", "B: y == 0", "--predicate", predicate]].concat())
    };
    for fits in ["A, B: A.x > B.y", "B, A: A.x > B.y", "xGTy: Two.A.x > Two.B.y"] {
        assert_eq!(run(fits).status, Some(0), "{fits}");
    }
    for (wrong, why) in [
        ("A, B: A.x > 0", "does not depend on objects of both classes"),
        ("name: A.x > 0", "is about one class"),
        ("A, A: A.x > 0", "is about one class"),
        ("A, B: x > B.y", "has its class before it"),
        ("A, B: A.z > B.y", "has no field z"),
        ("A, C: A.x > C.y", "the program has no class C"),
        ("Planer: x > 0", "the program has no class Planer"),
    ] {
        let ended = run(wrong);
        assert_eq!(ended.status, Some(2), "{wrong}: {}", ended.stdout);
        assert!(ended.stderr.contains(why), "{wrong}: {}", ended.stderr);
    }
}
