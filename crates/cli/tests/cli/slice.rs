//! `sojourner slice`: the report, the jar, and what is said where there is no slice.

use crate::json_reader::{Value, read};
use crate::session::{Ended, Session, complaint, default_jdk, end, jdks};
use std::process::Command;

const VISITORS: &str = include_str!("../../../../docs/examples/Visitors.java");

/// A directory with a program in it.
fn session(name: &str, text: &str) -> Session {
    let session = Session::new();
    session.write(name, text);
    session
}

fn visitors() -> Session {
    session("Visitors.java", VISITORS)
}

/// The number of the line that contains this.
fn line_of(text: &str) -> usize {
    VISITORS.lines().position(|line| line.contains(text)).expect("a line of the program") + 1
}

fn at(text: &str) -> String {
    format!("Visitors.java:{}", line_of(text))
}

fn slice(session: &Session, arguments: &[&str]) -> Ended {
    session.run(&[&["slice"], arguments].concat())
}

fn numbers(value: &Value) -> Vec<usize> {
    match value {
        Value::List(items) => {
            items.iter().map(|item| if let Value::Number(number) = item { *number as usize } else { 0 }).collect()
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_text_begins_with_the_sum_and_marks_what_is_removed() {
    let session = visitors();
    let ended = end(session.command(&["slice", "Visitors.java", "--for", &at("visitors: ")]).env("COLUMNS", "80"));
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(0)), "{}", ended.stdout);
    let first = ended.stdout.lines().next().unwrap_or_default();
    assert!(first.starts_with(&format!("slice of Visitors for {}: ", at("visitors: "))), "{first}");
    let sum = ended.stdout.split_once("\n\n").map_or("", |(sum, _)| sum).replace("\n ", "");
    assert!(sum.ends_with("1 of 1 class, 1 of 2 places that start threads"), "{sum}");
    for (text, mark) in [("lights = 1 - lights", '-'), ("count = count + 1", ' '), ("chairs = 4", '-')] {
        let number = line_of(text);
        let shown = format!("{mark} {number:>4} | ");
        assert!(ended.stdout.lines().any(|line| line.starts_with(&shown) && line.contains(text)), "{}", ended.stdout);
    }
    assert!(ended.stdout.lines().all(|line| line.chars().count() <= 80), "{}", ended.stdout);
}

#[test]
fn json_has_everything() {
    let why = at("count = count + 1");
    let ended = slice(&visitors(), &["Visitors.java", "--for", &at("visitors: "), "--why", &why, "--format", "json"]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(0)), "{}", ended.stdout);
    let report = read(&ended.stdout);
    assert_eq!(*report.member("command"), Value::Text("slice".to_owned()));
    assert_eq!(*report.member("sliced"), Value::Bool(true));
    let file = report.member("files").item(0);
    assert!(numbers(file.member("removed")).contains(&line_of("lights = 1 - lights")), "{}", ended.stdout);
    assert!(numbers(file.member("kept")).contains(&line_of("count = count + 1")), "{}", ended.stdout);
    let chain = report.member("why").item(0).member("chain");
    assert_eq!(*report.member("why").item(0).member("line"), Value::Text(why));
    assert!(matches!(chain, Value::List(links) if !links.is_empty()), "{}", ended.stdout);
}

#[test]
fn html_is_one_page_that_strikes_what_is_removed() {
    let session = visitors();
    let ended =
        slice(&session, &["Visitors.java", "--for", &at("visitors: "), "--format", "html", "--report", "a.html"]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(0)), "{}", ended.stdout);
    assert!(ended.stdout.starts_with("slice of Visitors") && ended.stdout.lines().count() == 1, "{}", ended.stdout);
    let page = std::fs::read_to_string(session.path("a.html")).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"), "{page}");
    assert!(page.contains("            <del>lights = 1 - lights;</del>"), "{page}");
    assert!(!page.contains("://") && !page.contains("<script"), "{page}");
}

#[test]
fn a_jar_runs_on_every_jdk_and_prints_what_was_asked_for() {
    for jdk in jdks() {
        let session = visitors();
        let home = jdk.home.to_str().unwrap();
        let arguments =
            ["Visitors.java", "--for", &at("visitors: "), "--output", "small.jar", "--jdk", home, "--quiet"];
        let ended = slice(&session, &arguments);
        assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(0)), "{}", ended.stdout);
        let mut java = Command::new(jdk.home.join("bin/java"));
        let ran = end(java.args(["-Xverify:all", "-jar", "small.jar"]).current_dir(session.path("")));
        assert_eq!((ran.stdout.as_str(), ran.status), ("visitors: 2\n", Some(0)), "{ran:?}");
    }
}

#[test]
fn two_runs_give_the_same_bytes() {
    let session = visitors();
    let output = |name: &str| {
        let arguments = ["Visitors.java", "--for", "race", "--why", &at("count = count + 1"), "--output", name];
        let ended = slice(&session, &arguments);
        (ended, std::fs::read(session.path(name)).unwrap())
    };
    assert_eq!(output("one.jar"), output("two.jar"));
}

/// A complaint about a criterion, after the name of the tool.
fn complaint_about(session: &Session, target: &str, criterion: &str) -> String {
    let ended = slice(session, &[target, "--for", criterion]);
    assert_eq!((ended.stdout.as_str(), ended.status), ("", Some(2)), "{ended:?}");
    ended.stderr
}

#[test]
fn a_criterion_for_which_there_is_nothing_gets_what_there_is() {
    let session = visitors();
    let about = |criterion: &str| complaint_about(&session, "Visitors.java", criterion);
    let line = "sojourner: --for: line 1 of Visitors.java has no code that can be reached from main; the nearest line that has is 3\n";
    assert_eq!(about("Visitors.java:1"), line);
    let file = "sojourner: --for: no code of Visitor.java can be reached from main; there is code of Visitors.java\n";
    assert_eq!(about("Visitor.java:7"), file);
    let field = "sojourner: --for: class Visitors has no field coun that is used; it has DOOR, count, lights\n";
    assert_eq!(about("Visitors.coun"), field);
    let class = "sojourner: --for: no class Visitor whose fields are used; there are Visitors\n";
    assert_eq!(about("Visitor.count"), class);
    for wrong in ["Visitors.java:x", "deadlocks", "", "."] {
        let complaint = about(wrong);
        assert!(
            complaint.contains("for '--for <CRITERION>'") && complaint.contains("a criterion is deadlock"),
            "{complaint}"
        );
    }
}

#[test]
fn why_asks_for_lines_only() {
    let ended = slice(&visitors(), &["Visitors.java", "--for", "race", "--why", "Visitors.count"]);
    let words = "a line is the name of a file and a number, as in Buffer.java:17";
    assert!(ended.stderr.contains(words) && ended.status == Some(2), "{ended:?}");
}

#[test]
fn classes_without_line_numbers_can_be_asked_for_fields() {
    let session = visitors();
    let mut javac = Command::new(default_jdk().javac().unwrap());
    let compiled = end(javac.args(["-g:none", "-d", "out", "Visitors.java"]).current_dir(session.path("")));
    assert_eq!(compiled.status, Some(0), "{compiled:?}");
    let complaint = complaint_about(&session, "out", "Visitors.java:9");
    assert!(complaint.contains("no line numbers (compile with -g)"), "{complaint}");
    let ended = slice(&session, &["out", "--for", "Visitors.count"]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(0)), "{}", ended.stdout);
    // Two places in one method cannot be told apart by lines, and yet one is gone.
    assert!(ended.stdout.contains("1 of 2 places that start\n  threads"), "{}", ended.stdout);
}

#[test]
fn a_class_without_line_numbers_is_named_beside_others() {
    let bare = "class Bare {\n    static int count;\n    static void add() {\n        count++;\n    }\n}\n";
    let session = session("Bare.java", bare);
    let main = "class Main {\n    public static void main(String[] a) {\n        Bare.add();\n    }\n}\n";
    std::fs::write(session.path("Main.java"), main).unwrap();
    for options in [["-g:none", "Bare.java"], ["-g", "Main.java"]] {
        let mut javac = Command::new(default_jdk().javac().unwrap());
        let compiled = end(javac.args(options).args(["-cp", "out", "-d", "out"]).current_dir(session.path("")));
        assert_eq!(compiled.status, Some(0), "{compiled:?}");
    }
    let complaint = complaint_about(&session, "out", "Bare.java:4");
    let words = "there is code of Main.java; without line numbers (compile with -g) is Bare\n";
    assert!(complaint.ends_with(words), "{complaint}");
}

#[test]
fn what_starts_threads_in_a_copy_of_a_method_is_kept() {
    let text = "class Starter {\n    static int n;\n    static void go(int k) {\n        if (k == 1) {\n            \
                new Thread(() -> { n = 1; }).start();\n        } else {\n            n = k * k * k;\n        }\n    }\n    \
                public static void main(String[] a) {\n        go(1);\n        go(2);\n        assert n == 8;\n    }\n}\n";
    let ended = slice(&session("Starter.java", text), &["Starter.java", "--for", "assertion", "--evaluate"]);
    assert!(ended.stdout.contains("2 copies of methods"), "{}", ended.stdout);
    assert!(ended.stdout.contains("kept     Starter.go, line 5"), "{}", ended.stdout);
}

#[test]
fn threads_that_are_stopped_anywhere_are_refused() {
    let text = "class Stops {\n    static int x;\n    public static void main(String[] a) {\n        \
                Thread other = new Thread(() -> x = 1);\n        other.start();\n        other.stop();\n    }\n}\n";
    let ended = slice(&session("Stops.java", text), &["Stops.java", "--for", "Stops.x"]);
    assert_eq!(ended.status, Some(3), "{ended:?}");
    let place = "a thread that is stopped wherever it is, at Stops.main, line 6";
    assert!(ended.stdout.contains(place), "{}", ended.stdout);
}

#[test]
fn reflection_is_refused_by_name_and_place() {
    let text = "class Mirror {\n    static int x;\n    public static void main(String[] a) throws Exception {\n        \
                Mirror.class.getDeclaredField(\"x\").setInt(null, 1);\n        System.out.println(x);\n    }\n}\n";
    let session = session("Mirror.java", text);
    let ended = slice(&session, &["Mirror.java", "--for", "Mirror.x", "--output", "m.jar"]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(3)), "{}", ended.stdout);
    assert!(ended.stdout.starts_with("no slice of Mirror for Mirror.x: "), "{}", ended.stdout);
    assert!(ended.stdout.contains("at Mirror.main, line 4"), "{}", ended.stdout);
    assert!(!session.path("m.jar").exists());
    let ended = slice(&session, &["Mirror.java", "--for", "Mirror.x", "--format", "json"]);
    assert_eq!(*read(&ended.stdout).member("sliced"), Value::Bool(false));
}

#[test]
fn the_jar_and_the_report_are_not_mixed_up() {
    let session = visitors();
    let ended = slice(&session, &["Visitors.java", "--for", "race", "--output", "slice.html"]);
    assert!(ended.stderr.contains("--report FILE is for the report") && ended.status == Some(2), "{ended:?}");
    let ended = slice(&session, &["Visitors.java", "--for", "race", "--format", "sarif"]);
    assert!(ended.stderr.contains("a slice has none; use human, json or html") && ended.status == Some(2), "{ended:?}");
    assert_eq!(slice(&session, &["Visitors.java", "--for", "race", "--output", "all.jar", "--quiet"]).status, Some(0));
    let ended = slice(&session, &["all.jar", "--for", "race", "--output", "./all.jar"]);
    assert_eq!(
        (ended.stderr.as_str(), ended.status),
        ("sojourner: ./all.jar: the slice would replace the program\n", Some(2))
    );
    let ended = slice(&session, &["Visitors.java"]);
    assert!(ended.stderr.contains("--for <CRITERION>") && ended.status == Some(2), "{ended:?}");
}

/// Runs are simulated only to find a warning again.
#[test]
fn runs_and_seeds_need_a_warning() {
    let text = "class Racy {\n    static int x;\n    public static void main(String[] a) {\n        \
                new Thread(() -> x++).start();\n        x++;\n    }\n}\n";
    let session = session("Racy.java", text);
    let refused = complaint("sojourner: --runs and --seed need a warning, as in --for warning:2\n", 2);
    assert_eq!(slice(&session, &["Racy.java", "--runs", "3", "--for", "deadlock"]), refused);
    assert_eq!(slice(&session, &["Racy.java", "--for", "deadlock", "--seed", "0"]), refused);
    let ended = slice(&session, &["Racy.java", "--for", "warning:1", "--runs", "3", "--seed", "1"]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(0)), "{}", ended.stdout);
}
