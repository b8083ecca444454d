//! `sojourner check --second-opinion spin`: both answers side by side.

use crate::json_reader::{Value, read};
use crate::session::{Session, default_jdk, end};

const COUNTS: &str = "\
public class Counts {
    static int count;

    static SYNCHRONIZED void add() {
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

fn session(synchronized: &str) -> Session {
    let session = Session::new();
    session.write("Counts.java", COUNTS.replace("SYNCHRONIZED", synchronized));
    session
}

#[test]
fn both_answers_are_shown() {
    for (word, status, verdict) in [("synchronized", 0, "holds"), ("", 1, "violated")] {
        let session = session(word);
        let ended = session.run(&["check", "Counts.java", "--second-opinion", "spin", "--format", "json"]);
        assert_eq!(ended.status, Some(status), "{}{}", ended.stdout, ended.stderr);
        let report = read(&ended.stdout);
        assert_eq!(*report.member("verdict"), Value::Text(verdict.into()));
        let opinion = report.member("second_opinion");
        assert_eq!(*opinion.member("agreement"), Value::Text("agrees".into()));
        assert_eq!(*opinion.member("verdict"), Value::Text(verdict.into()));
        assert_ne!(*opinion.member("states"), Value::Number(0.0));
    }
    let told = session("synchronized").run(&["check", "Counts.java", "--second-opinion", "spin"]);
    assert!(told.stdout.contains("\nSecond opinion: Spin agrees: holds.\n"), "{}", told.stdout);
    let rows = |name: &str| told.stdout.lines().filter(|line| line.trim_start().starts_with(name)).count();
    assert_eq!((rows("search "), rows("Spin ")), (1, 1), "{}", told.stdout);
}

#[test]
fn without_a_model_the_verdict_stays() {
    let session = Session::new();
    session.write(
        "Floats.java",
        "public class Floats {\n    static double sum;\n    public static void main(String[] a) {\n        sum = sum + 1.5;\n    }\n}\n",
    );
    let ended = session.run(&["check", "Floats.java", "--second-opinion", "spin"]);
    assert_eq!(ended.status, Some(0), "{}{}", ended.stdout, ended.stderr);
    assert!(ended.stdout.contains("Spin was not asked, because there is no model"), "{}", ended.stdout);
    assert!(ended.stdout.contains("a number of type double"), "{}", ended.stdout);
    assert!(ended.stdout.contains("at Floats.main, line 4"), "{}", ended.stdout);
    let asked = session.run(&["check", "Floats.java", "--second-opinion", "spin", "--spurious-wakeups"]);
    assert!(asked.stdout.contains("options for what may happen in a run"), "{}", asked.stdout);
}

#[test]
fn without_spin_the_verdict_stays() {
    let session = session("synchronized");
    let home = default_jdk().home.display().to_string();
    let arguments = ["check", "Counts.java", "--second-opinion", "spin", "--jdk", &home];
    let ended = end(session.command(&arguments).env("PATH", "/nowhere"));
    assert_eq!(ended.status, Some(0), "{}{}", ended.stdout, ended.stderr);
    assert!(ended.stdout.replace('\n', " ").contains("spin is not installed"), "{}", ended.stdout);
}

#[test]
fn spin_is_asked_about_formulas_too() {
    let session = session("synchronized");
    for (formula, status, verdict) in [("<> Counts.count == 2", 0, "holds"), ("[] Counts.count == 0", 1, "violated")] {
        let ended =
            session.run(&["check", "Counts.java", "--ltl", formula, "--second-opinion", "spin", "--format", "json"]);
        assert_eq!(ended.status, Some(status), "{}{}", ended.stdout, ended.stderr);
        let report = read(&ended.stdout);
        let opinion = report.member("second_opinion");
        assert_eq!(*opinion.member("agreement"), Value::Text("agrees".into()), "{}", ended.stdout);
        assert_eq!(*opinion.member("verdict"), Value::Text(verdict.into()));
    }
}
