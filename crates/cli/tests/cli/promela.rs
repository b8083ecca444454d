//! `sojourner promela`: models, refusals, and what Spin says.

use crate::json_reader::{Value, read};
use crate::session::{Session, default_jdk, end};

const TWICE: &str = "\
public class Twice {
    static int count;

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> count++);
        Thread two = new Thread(() -> count++);
        one.start();
        two.start();
        one.join();
        two.join();
        assert count == 2;
    }
}
";

const LOCKED: &str = "\
public class Locked {
    static int count;

    static synchronized void add() {
        count++;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> add());
        one.start();
        add();
        one.join();
        assert count == 2;
    }
}
";

const COUNTDOWN: &str = "\
public class Countdown {
    static int left(int from) {
        while (from > 0) {
            from--;
        }
        return from;
    }

    static int at(int[] numbers, int index) {
        int found = numbers[index + 1];
        index = 0;
        return found + index;
    }

    public static void main(String[] arguments) {
        int begin = 3;
        int end = left(begin);
        assert end == 0 && begin > 1;
        int[] numbers = {7, 8, 9, 10};
        int place = begin - 2;
        assert at(numbers, place) == 9 && place == 1;
    }
}
";

const FLOATS: &str = "\
public class Floats {
    static double sum;

    public static void main(String[] arguments) {
        sum = sum + 1.5;
    }
}
";

#[test]
fn what_is_handed_over_belongs_to_the_caller() {
    let holds = session("Countdown.java", COUNTDOWN).run(&["promela", "Countdown.java", "--verify", "--quiet"]);
    assert_eq!(holds.status, Some(0), "{}{}", holds.stdout, holds.stderr);
    assert!(holds.stdout.starts_with("holds: "), "{}", holds.stdout);
}

fn session(name: &str, text: &str) -> Session {
    let session = Session::new();
    session.write(name, text);
    session
}

#[test]
fn a_model_has_the_names_of_the_program() {
    let session = session("Locked.java", LOCKED);
    let ended = session.run(&["promela", "Locked.java"]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(0)));
    for words in ["inline Locked_add()", "enter(Locked_class);", "Locked_count", "start(", "join("] {
        assert!(ended.stdout.contains(words), "{words}\n{}", ended.stdout);
    }
    let written = session.run(&["promela", "Locked.java", "--output", "locked.pml"]);
    assert_eq!((written.stdout.as_str(), written.status), ("", Some(0)));
    assert_eq!(std::fs::read_to_string(session.path("locked.pml")).unwrap(), ended.stdout);
}

#[test]
fn what_a_model_has_not_is_named() {
    let ended = session("Floats.java", FLOATS).run(&["promela", "Floats.java"]);
    assert_eq!(ended.status, Some(3), "{}", ended.stderr);
    assert!(ended.stderr.contains("a number of type double"), "{}", ended.stderr);
    assert!(ended.stderr.contains("at Floats.main, line 5"), "{}", ended.stderr);
    assert!(ended.stderr.contains("try --slice"), "{}", ended.stderr);
}

#[test]
fn spin_proves_and_contradicts() {
    let holds = session("Locked.java", LOCKED).run(&["promela", "Locked.java", "--verify", "--quiet"]);
    assert_eq!(holds.status, Some(0), "{}{}", holds.stdout, holds.stderr);
    assert!(holds.stdout.starts_with("holds: "), "{}", holds.stdout);
    let session = session("Twice.java", TWICE);
    let saved = ["promela", "Twice.java", "--verify", "--format", "json", "--save-schedule", "twice.schedule"];
    let violated = session.run(&saved);
    assert_eq!(violated.status, Some(1), "{}{}", violated.stdout, violated.stderr);
    let report = read(&violated.stdout);
    assert_eq!(*report.member("command"), Value::Text("promela".into()));
    let again = session.run(&["replay", "Twice.java", "--schedule", "twice.schedule", "--quiet"]);
    assert_eq!((again.stdout.as_str(), again.status), ("violated: assertion: java.lang.AssertionError\n", Some(1)));
}

#[test]
fn without_spin_nothing_is_decided() {
    let session = session("Locked.java", LOCKED);
    let home = default_jdk().home.display().to_string();
    let ended = end(session.command(&["promela", "Locked.java", "--verify", "--jdk", &home]).env("PATH", "/nowhere"));
    assert_eq!(ended.status, Some(3), "{}{}", ended.stdout, ended.stderr);
    let told = ended.stdout.replace('\n', " ");
    assert!(told.starts_with("unknown: spin is not installed"), "{told}");
    assert!(!told.contains("bug of the tool"), "{told}");
}

#[test]
fn options_that_other_programs_do_not_take_are_wrong() {
    let session = session("Locked.java", LOCKED);
    for (option, complaint) in [
        ("--compiler-option=--no-such-option", "cc does not take the verifier"),
        ("--verifier-option=-Zfoo", "the verifier does not run: saw option -Z"),
    ] {
        let ended = session.run(&["promela", "Locked.java", "--verify", "--quiet", option]);
        assert_eq!((ended.stdout.as_str(), ended.status), ("", Some(2)), "{}", ended.stderr);
        assert!(ended.stderr.contains(option) && ended.stderr.contains(complaint), "{}", ended.stderr);
    }
}

#[test]
fn bits_prove_nothing_and_say_what_does() {
    let session = session("Locked.java", LOCKED);
    let ended = session.run(&["promela", "Locked.java", "--verify", "--compiler-option=-DBITSTATE"]);
    assert_eq!(ended.status, Some(3), "{}{}", ended.stdout, ended.stderr);
    assert!(ended.stdout.contains("Try: without --swarm and -DBITSTATE"), "{}", ended.stdout);
}

#[test]
fn class_properties_are_asked_of_the_model() {
    let account = "\
public class Account {
    private int balance = 1;

    synchronized void take() {
        balance--;
    }

    boolean invariant() {
        return balance >= 0;
    }

    public static void main(String[] arguments) {
        Account account = new Account();
        new Thread(account::take).start();
        account.take();
    }
}
";
    let session = session("Account.java", account);
    let plain = session.run(&["promela", "Account.java", "--verify", "--quiet"]);
    assert_eq!(plain.status, Some(0), "{}{}", plain.stdout, plain.stderr);
    let asked = session.run(&["promela", "Account.java", "--verify", "--quiet", "--class-properties"]);
    let words = "violated: assertion: Account.invariant does not hold: it is false\n";
    assert_eq!((asked.stdout.as_str(), asked.status), (words, Some(1)), "{}", asked.stderr);
}

#[test]
fn options_of_the_verification_need_it() {
    let session = session("Locked.java", LOCKED);
    for wrong in [&["--save-schedule", "x"][..], &["--time-limit", "3s"], &["--objects", "0"], &["--property", "race"]]
    {
        let ended = session.run(&[&["promela", "Locked.java"], wrong].concat());
        assert_eq!((ended.stdout.as_str(), ended.status), ("", Some(2)), "{wrong:?}");
    }
}

#[test]
fn claims_are_about_the_arguments_that_are_given() {
    let given = "\
public class Given {
    static volatile int number;

    public static void main(String[] arguments) throws InterruptedException {
        int given = Integer.parseInt(arguments[0]);
        Thread thread = new Thread(() -> number = given);
        thread.start();
        thread.join();
    }
}
";
    let session = session("Given.java", given);
    let ask = |formula| session.run(&["promela", "Given.java", "--verify", "--quiet", "--ltl", formula, "--", "3"]);
    let holds = ask("<> (Given.number == 3)");
    assert_eq!(holds.status, Some(0), "{}{}", holds.stdout, holds.stderr);
    let violated = ask("<> (Given.number == 4)");
    assert_eq!(violated.status, Some(1), "{}{}", violated.stdout, violated.stderr);
}

#[test]
fn a_state_is_looked_for_first() {
    let growing = "\
public class Growing {
    static int count = 1;

    static void grow() {
        while (true) {
            count = count + count + 1;
        }
    }

    public static void main(String[] arguments) {
        new Thread(Growing::grow).start();
        grow();
    }
}
";
    let session = session("Growing.java", growing);
    let ask = ["promela", "Growing.java", "--verify", "--quiet", "--time-limit", "5m", "--find", "Growing.count == 7"];
    let found = session.run(&ask);
    assert_eq!((found.stdout.as_str(), found.status), ("violated: find: Growing.count == 7 holds\n", Some(1)));
}
