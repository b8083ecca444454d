//! `sojourner run` with input that cannot be run: what it says and how it exits.

use crate::session::{Session, complaint, default_jdk, end};
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
fn a_missing_entry_of_the_class_path_is_a_warning() {
    let session = Session::new();
    session.write("Main.java", format!("class Main {{ {MAIN} }}"));
    let ended = session.run(&["run", "Main.java", "--cp", "lib/gone.jar"]);
    let warning = "sojourner: warning: lib/gone.jar: this entry of the class path does not exist\n";
    assert!(ended.stderr.starts_with(warning), "{ended:?}");
}
