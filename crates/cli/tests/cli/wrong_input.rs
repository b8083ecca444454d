//! `sojourner run` with input that cannot be run: what it says and how it exits.

use crate::session::{Ended, Session, complaint, default_jdk, end, jdks};
use std::process::Command;

const MAIN: &str = "public static void main(String[] arguments) {}";

#[test]
fn what_the_user_typed_wrong_ends_with_two() {
    let session = Session::new();
    session.write("notes.txt", "");
    session.write("Two.java", format!("class One {{ {MAIN} }} class Two {{ {MAIN} }}"));
    session.write("Other.java", format!("class Other {{ {MAIN} }}"));
    session.write("None.java", "class None { }");
    session.write("empty/readme", "");
    let run = |arguments: &[&str]| session.run(&[&["run"], arguments].concat());

    let missing = "sojourner: Gone.java: no such file or directory\n";
    assert_eq!(run(&["Gone.java"]), complaint(missing, 2));
    let kind = "sojourner: notes.txt: a target is a .java, .class or .jar file or a directory of classes\n";
    assert_eq!(run(&["notes.txt"]), complaint(kind, 2));
    let empty = "sojourner: empty: there is neither a .class nor a .java file in this directory\n";
    assert_eq!(run(&["empty"]), complaint(empty, 2));
    let no_main = "sojourner: None.java: no class with a main method was found\n";
    assert_eq!(run(&["None.java"]), complaint(no_main, 2));
    let several = "sojourner: more than one class has a main method: One, Other, Two; pick one with --main CLASS\n";
    assert_eq!(run(&["Two.java", "Other.java"]), complaint(several, 2));
    let unknown = "sojourner: main class shop.Main (named by --main) was not found\n";
    assert_eq!(run(&["Two.java", "--main", "shop.Main"]), complaint(unknown, 2));
    let jdk = "sojourner: nowhere: no such directory\n";
    assert_eq!(run(&["Two.java", "--jdk", "nowhere"]), complaint(jdk, 2));
}

#[test]
fn tests_are_looked_for_in_what_is_there() {
    let session = Session::new();
    session.write("notes.txt", "");
    session.write("None.java", "class None { }");
    let missing = "sojourner: Gone.java: no such file or directory\n";
    assert_eq!(session.run(&["test", "Gone.java"]), complaint(missing, 2));
    let kind = "sojourner: notes.txt: a target is a .java, .class or .jar file or a directory of classes\n";
    assert_eq!(session.run(&["test", "notes.txt"]), complaint(kind, 2));
    let framework = "neither JUnit 5 nor JUnit 4 is on the class path";
    assert!(session.run(&["test", "None.java"]).stderr.contains(framework));
}

#[test]
fn the_messages_of_javac_are_the_complaint() {
    let session = Session::new();
    session.write("Wrong.java", "class Wrong {\n    int x = \"text\";\n}\n");
    let mut javac = Command::new(default_jdk().javac().unwrap());
    let javac = end(javac.args(["-d", "out", "Wrong.java"]).current_dir(session.path("")));
    assert!(javac.stderr.starts_with("Wrong.java:2: error: "), "{}", javac.stderr);
    assert_eq!(session.run(&["run", "Wrong.java"]), complaint(&javac.stderr, 2));
}

#[test]
fn an_unusable_java_home_ends_with_two() {
    let session = Session::new();
    session.write("Main.java", format!("class Main {{ {MAIN} }}"));
    let run = end(session.command(&["run", "Main.java"]).env("JAVA_HOME", "nowhere"));
    let expected = "sojourner: JAVA_HOME cannot be used: nowhere: no such directory \
                    (change it, or name a JDK with --jdk DIR)\n";
    assert_eq!(run, complaint(expected, 2));
}

#[test]
fn damaged_files_end_with_125() {
    let session = Session::new();
    let broken_jar = "sojourner: app.jar: not a readable jar file: invalid Zip archive: Could not find EOCD\n";
    session.write("app.jar", "no jar");
    assert_eq!(session.run(&["run", "app.jar"]), complaint(broken_jar, 125));
    for (name, bytes, part) in [
        ("Magic.class", &[0xca, 0xfe, 0xd0, 0x0d, 0, 0, 0, 61][..], "0xCAFED00D"),
        ("Short.class", &[0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 61], "truncated"),
        ("Future.class", &[0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 99], "99"),
    ] {
        session.write(name, bytes);
        let ended = session.run(&["run", name]);
        let message = ended.stderr.strip_prefix(&format!("sojourner: {name}: ")).unwrap_or_default();
        assert!(message.to_lowercase().contains(&part.to_lowercase()) && message.lines().count() == 1, "{ended:?}");
        assert_eq!((ended.stdout.as_str(), ended.status), ("", Some(125)), "{name}");
    }
}

#[test]
fn a_missing_entry_of_the_class_path_is_wrong_input() {
    let session = Session::new();
    session.write("Main.java", format!("class Main {{ {MAIN} }}"));
    for command in ["run", "check", "analyze"] {
        for entry in ["lib/gone.jar", "gone/*"] {
            let complaint_about = format!("sojourner: {entry}: no such file or directory, named by the class path\n");
            assert_eq!(session.run(&[command, "Main.java", "--cp", entry]), complaint(&complaint_about, 2));
        }
    }
}

#[test]
fn a_class_that_is_newer_than_the_jdk_is_wrong_input() {
    let session = Session::new();
    session.write("Main.java", format!("class Main {{ {MAIN} }}"));
    let jdks = jdks();
    for (newer, older) in jdks.iter().flat_map(|newer| jdks.iter().map(move |older| (newer, older))) {
        if newer.feature <= older.feature {
            continue;
        }
        let mut javac = Command::new(newer.javac().unwrap());
        assert_eq!(end(javac.args(["-d", "out", "Main.java"]).current_dir(session.path(""))).status, Some(0));
        let (version, feature) = (newer.feature + 44, older.feature);
        let complaint_about = format!(
            "sojourner: out/Main.class: class file version {version} needs JDK {} or newer; JDK {feature} reads versions up to {}\n",
            newer.feature,
            feature + 44
        );
        for target in ["out", "out/Main.class"] {
            let ended = session.run(&["check", target, "--jdk", older.home.to_str().unwrap()]);
            assert_eq!(
                Ended { stderr: ended.stderr.replace(session.path("").to_str().unwrap(), ""), ..ended },
                complaint(&complaint_about, 2)
            );
        }
    }
}

/// A program whose library is not there, and what it makes of that.
fn without_library(body: &str) -> Session {
    let session = Session::new();
    session.write("Part.java", "public class Part { static int size() { return 1; } }");
    session.write(
        "Whole.java",
        format!("public class Whole {{ public static void main(String[] a) throws Exception {{ {body} }} }}"),
    );
    let mut javac = Command::new(default_jdk().javac().unwrap());
    let ended = end(javac.args(["-d", "out", "Whole.java", "Part.java"]).current_dir(session.path("")));
    assert_eq!(ended.status, Some(0), "{ended:?}");
    std::fs::remove_file(session.path("out/Part.class")).unwrap();
    session
}

#[test]
fn a_class_that_is_on_no_class_path_is_no_bug_of_the_program() {
    let session = without_library("System.out.println(Part.size());");
    for property in ["exception", "deadlock"] {
        let ended = session.run(&["check", "out", "--quiet", "--property", property]);
        let verdict = "unknown: the program needs something that is not modelled: class Part, which is on no class path (in thread main)\n";
        assert_eq!((ended.stdout.as_str(), ended.status), (verdict, Some(3)), "{ended:?}");
    }
    let ended = session.run(&["analyze", "out", "--quiet"]);
    assert!(ended.stdout.contains("class Part, which is on no class path") && ended.status == Some(3), "{ended:?}");
}

#[test]
fn a_program_may_do_without_a_class() {
    let session = without_library("try { Part.size(); } catch (NoClassDefFoundError missing) { }");
    assert_eq!(session.run(&["check", "out", "--quiet"]).status, Some(0));
    let session = without_library("Class.forName(\"Part\");");
    let ended = session.run(&["check", "out", "--quiet"]);
    let verdict = "violated: exception: java.lang.ClassNotFoundException: Part\n";
    assert_eq!((ended.stdout.as_str(), ended.status), (verdict, Some(1)), "{ended:?}");
}
