//! `sojourner test` on the JUnit classes of `tests/corpus/junit`, with the real JUnit: the verdict of every test.
//!
//! The first lines of a class say what must come of its tests (`//@ test: violated assertion | lost`), all of them and
//! no others. The jars of `jars.txt` are fetched as those of `tests/corpus/jars` are.

use corpus::json::Json;
use corpus::registry::{REGISTRY, jars};
use corpus::selection::{target_folder, wanted_jdks};
use corpus::subject::Subject;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::Command;

/// What is said about a test: `violated assertion`.
type Verdicts = BTreeMap<(String, String), String>;

#[test]
fn every_junit_test_gets_its_verdict() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/junit");
    let target = target_folder().unwrap();
    let Some(jars) = jars(&root.join("jars.txt"), &target.join("jars")) else {
        return println!("not checked: {REGISTRY} cannot be reached");
    };
    let classpath = std::env::join_paths(jars).unwrap();
    let expected = expected(&root);
    let classes: BTreeSet<&String> = expected.keys().map(|(class, _)| class).collect();
    assert!(classes.len() >= 20, "{} classes", classes.len());
    let subject = Subject::find(&target).unwrap();
    for jdk in wanted_jdks().unwrap() {
        let mut command = Command::new(subject.binary());
        command.arg("test").arg(&root).arg("--classpath").arg(&classpath).arg("--jdk").arg(&jdk.home);
        command.args(["--time-limit", "2m", "--format", "json"]);
        let output = command.output().unwrap();
        let found = found(&Json::parse(&output.stdout).unwrap());
        assert_eq!(found, expected, "on {}", jdk.feature);
        assert_eq!(output.status.code(), Some(1), "on {}", jdk.feature);
        println!("{} passed, 0 failed on {}", found.len(), jdk.feature);
    }
}

/// What a run of the command prints, with these words after its name.
fn test(classpath: &OsStr, words: &[&str]) -> (String, Option<i32>) {
    let subject = Subject::find(&target_folder().unwrap()).unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/junit");
    let mut command = Command::new(subject.binary());
    command.current_dir(root).arg("test").args(words).arg("--classpath").arg(classpath);
    let output = command.output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (printed, output.status.code())
}

#[test]
fn the_command_has_its_formats_and_statuses() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/junit");
    let Some(jars) = jars(&root.join("jars.txt"), &target_folder().unwrap().join("jars")) else {
        return println!("not checked: {REGISTRY} cannot be reached");
    };
    let classpath = std::env::join_paths(jars).unwrap();
    let test = |words: &[&str]| test(&classpath, words);
    let lost = "LostUpdateTest.java";

    let (people, status) = test(&[lost]);
    assert_eq!(status, Some(1), "{people}");
    for words in
        ["LostUpdateTest\n", "  violated  withoutLock", "  holds     withLock", "How it happens", "2 tests: 1 violated"]
    {
        assert!(people.contains(words), "{words}: {people}");
    }
    assert!(!people.contains("AssertionFailureBuilder"), "the inside of an assertion is shown: {people}");

    let (brief, status) = test(&[lost, "--quiet", "--tests", "LostUpdateTest#with*Lock", "--tests", "No*"]);
    assert_eq!((brief.lines().count(), status), (1, Some(1)), "{brief}");
    let (one, status) = test(&[lost, "--tests", "LostUpdateTest#withLock"]);
    assert!(one.contains("1 test: 1 holds") && status == Some(0), "{one}");
    let (none, status) = test(&[lost, "--tests", "Nobody"]);
    assert!(none.contains("--tests Nobody: no test of that name") && status == Some(2), "{none}");
    let (cut, status) = test(&[lost, "--tests", "*#withLock", "--max-states", "3", "--format", "json"]);
    assert!(cut.contains("\"reason\": \"state-limit\"") && status == Some(3), "{cut}");
    let (late, status) = test(&[lost, "--tests", "*#withLock", "--budget", "1ms"]);
    assert!(late.contains("the budget was used up before this test") && status == Some(3), "{late}");
    let (fast, _) = test(&["LostUpdateTest.java", "ThrowsTest.java", "--fail-fast"]);
    assert!(fast.contains("further tests were not checked") && fast.contains("1 violated"), "{fast}");

    let (xml, _) = test(&[lost, "--format", "junit"]);
    assert!(
        xml.contains("<testsuite name=\"LostUpdateTest\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\""),
        "{xml}"
    );
    assert!(xml.contains("<failure type=\"org.opentest4j.AssertionFailedError\" message=\"assertion: "), "{xml}");
    let page = std::env::temp_dir().join(format!("sojourner-suite-{}.html", std::process::id()));
    let (paged, status) = test(&[lost, "--html", page.to_str().unwrap(), "--quiet"]);
    let text = fs::read_to_string(&page).unwrap();
    fs::remove_file(&page).unwrap();
    assert!(paged.starts_with("2 tests: 1 violated") && paged.lines().count() == 1 && status == Some(1), "{paged}");
    assert!(text.contains("\"test\":\"LostUpdateTest: withoutLock\"") && text.contains("\"states\":{"), "a run");
    let (sarif, _) = test(&[lost, "--format", "sarif"]);
    let sarif = Json::parse(sarif.as_bytes()).unwrap();
    let run = sarif.get("runs").unwrap().items()[0].clone();
    let rules: Vec<&str> =
        run.get("results").unwrap().items().iter().filter_map(|one| one.get("ruleId")?.text()).collect();
    assert_eq!(rules, ["assertion", "race"]);
}

/// What the classes say of themselves, by their names and those of the tests.
fn expected(root: &Path) -> Verdicts {
    let mut expected = Verdicts::new();
    for entry in fs::read_dir(root).unwrap() {
        let path = entry.unwrap().path();
        let Some(class) = path.file_name().and_then(|name| name.to_str()?.strip_suffix(".java")) else { continue };
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains("\n// why: "), "{class}: it does not say why");
        for line in text.lines().filter_map(|line| line.strip_prefix("//@ test: ")) {
            let (verdict, name) = line.split_once(" | ").unwrap();
            let before = expected.insert((class.to_owned(), name.to_owned()), verdict.to_owned());
            assert_eq!(before, None, "{class} {name}");
        }
    }
    expected
}

/// What was found, those of nested classes under the name of the outermost.
fn found(report: &Json) -> Verdicts {
    let tests = report.get("tests").map(Json::items).unwrap();
    tests.iter().map(|test| (key(test), words(test))).collect()
}

fn key(test: &Json) -> (String, String) {
    let text = |member: &str| test.get(member).and_then(Json::text).unwrap().to_owned();
    let class = text("class");
    (class.split('$').next().unwrap().to_owned(), text("name"))
}

fn words(test: &Json) -> String {
    let verdict = test.get("verdict").and_then(Json::text).unwrap();
    let violations = test.get("violations").map(Json::items).unwrap();
    let property = violations.first().and_then(|first| first.get("property")?.text());
    [Some(verdict), property].into_iter().flatten().collect::<Vec<_>>().join(" ")
}
