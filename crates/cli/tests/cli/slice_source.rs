//! `sojourner slice --source`: where sources are found, what is written, and what is said of it.

use crate::json_reader::{Value, read};
use crate::session::{Ended, Session, default_jdk, end};
use std::process::Command;

const MAIN: &str = "package shop;\n\npublic class Main {\n    static int seen;\n\n    public static void main(String[] a) {\n        \
                    seen++;\n        Stock.fill();\n        System.out.println(Stock.count);\n        seen = 2;\n    }\n}\n";
const STOCK: &str = "package shop;\n\nclass Stock {\n    static int count;\n    static int noise;\n\n    static void fill() {\n        \
                     noise = 3;\n        count = 4;\n    }\n}\n";

/// A directory with a program of two files.
fn shop() -> Session {
    let session = Session::new();
    std::fs::create_dir_all(session.path("src/shop")).unwrap();
    session.write("src/shop/Main.java", MAIN);
    session.write("src/shop/Stock.java", STOCK);
    session
}

fn slice(session: &Session, arguments: &[&str]) -> Ended {
    session.run(&[&["slice", "--for", "Main.java:9"], arguments].concat())
}

fn written(session: &Session, file: &str) -> String {
    std::fs::read_to_string(session.path(file)).unwrap()
}

/// Compiles what was written, and answers what it prints.
fn printed(session: &Session, directory: &str, files: &[&str]) -> String {
    let mut javac = Command::new(default_jdk().javac().unwrap());
    let compiled = end(javac.args(["-d", "compiled"]).args(files).current_dir(session.path(directory)));
    assert_eq!(compiled.status, Some(0), "{compiled:?}");
    let mut java = Command::new(default_jdk().home.join("bin/java"));
    end(java.args(["-cp", "compiled", "shop.Main"]).current_dir(session.path(directory))).stdout
}

#[test]
fn files_that_the_compiler_found_by_itself_are_written_too() {
    let session = shop();
    let ended = slice(&session, &["src/shop/Main.java", "--source", "small"]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(0)), "{}", ended.stdout);
    let last = "Written as source to small, where it compiles:\n  shop/Main.java   8 of 10 lines left\n  \
                shop/Stock.java  8 of 9 lines left\n";
    assert!(ended.stdout.ends_with(last), "{}", ended.stdout);
    assert_eq!(
        written(&session, "small/shop/Main.java"),
        MAIN.replace("        seen++;", "").replace("        seen = 2;", "")
    );
    assert_eq!(written(&session, "small/shop/Stock.java"), STOCK.replace("        noise = 3;", ""));
    assert_eq!(printed(&session, "small", &["shop/Main.java", "shop/Stock.java"]), "4\n");
}

#[test]
fn sources_beside_classes_are_found_and_the_report_says_what_is_left() {
    let session = shop();
    let mut javac = Command::new(default_jdk().javac().unwrap());
    let compiled = end(javac.args(["-g", "shop/Main.java"]).current_dir(session.path("src")));
    assert_eq!(compiled.status, Some(0), "{compiled:?}");
    let ended = slice(&session, &["src", "--source", "small", "--format", "json"]);
    let report = read(&ended.stdout);
    let source = report.member("source");
    assert_eq!(*source.member("directory"), Value::Text("small".into()));
    assert_eq!(*source.member("put_back"), Value::Number(0.0));
    let Value::List(files) = source.member("files") else { panic!("{source:?}") };
    let main = files.iter().find(|file| *file.member("path") == Value::Text("shop/Main.java".into())).unwrap();
    assert_eq!((main.member("lines"), main.member("left")), (&Value::Number(10.0), &Value::Number(8.0)));
    assert_eq!(printed(&session, "small", &["shop/Main.java", "shop/Stock.java"]), "4\n");
    // What is there already is replaced, as by --output.
    assert_eq!(slice(&session, &["src", "--source", "small", "--quiet"]).status, Some(0));
}

#[test]
fn without_sources_it_says_what_to_do() {
    let session = shop();
    let mut javac = Command::new(default_jdk().javac().unwrap());
    let compiled =
        end(javac.args(["-g", "-d", "out", "-sourcepath", "src", "src/shop/Main.java"]).current_dir(session.path("")));
    assert_eq!(compiled.status, Some(0), "{compiled:?}");
    let ended = slice(&session, &["out", "--source", "small"]);
    let complaint = "sojourner: --source: the source of shop.Main is not known; name .java files, or a directory that has \
                     them beside the classes\n";
    assert_eq!((ended.stdout.as_str(), ended.stderr.as_str(), ended.status), ("", complaint, Some(2)));
    assert!(!session.path("small").exists());
}

#[test]
fn the_program_itself_is_never_replaced() {
    let session = shop();
    let ended = slice(&session, &["src", "--source", "src"]);
    let complaint = "sojourner: src/shop/Main.java: the slice would replace the program\n";
    assert_eq!((ended.stderr.as_str(), ended.status), (complaint, Some(2)));
    assert_eq!(written(&session, "src/shop/Main.java"), MAIN);
    let ended = slice(&session, &["src", "--source", "src/shop/Main.java"]);
    assert_eq!(ended.stderr, "sojourner: src/shop/Main.java: is no directory\n");
    let ended = slice(&session, &["src", "--source", "none/small"]);
    assert_eq!(ended.stderr, "sojourner: none/small: no such directory: none\n");
    let ended = slice(&session, &["src", "--source", "small", "--evaluate"]);
    assert!(ended.stderr.contains("cannot be used with") && ended.status == Some(2), "{ended:?}");
}

/// Nothing throws what is caught once the call is gone: `javac` refuses that.
#[test]
fn what_the_compiler_misses_is_put_back() {
    let session = Session::new();
    let text = "public class Quiet {\n    static int count;\n    static int noise;\n\n    static void hum() throws java.io.IOException {\n        \
                noise++;\n    }\n\n    public static void main(String[] a) {\n        try {\n            hum();\n            \
                count++;\n        } catch (java.io.IOException failure) {\n            count = 9;\n        }\n        \
                System.out.println(count);\n    }\n}\n";
    session.write("Quiet.java", text);
    let ended = session.run(&["slice", "Quiet.java", "--for", "Quiet.java:16", "--source", "small"]);
    assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(0)), "{}", ended.stdout);
    assert!(ended.stdout.contains("  put back, because it did not compile without: "), "{}", ended.stdout);
    assert_eq!(written(&session, "small/Quiet.java"), text.replace("        noise++;", ""));
}

#[test]
fn names_of_files_are_no_options() {
    let session = Session::new();
    let text = "class Odd {\n    public static void main(String[] a) {\n        System.out.println(1);\n    }\n}\n";
    for file in ["@odd.java", "-odd.java"] {
        session.write(file, text);
        let criterion = format!("{file}:3");
        let ended = session.run(&["slice", &format!("--for={criterion}"), "--source", "small", &format!("./{file}")]);
        assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(0)), "{}", ended.stdout);
        assert_eq!(written(&session, &format!("small/{file}")), text);
    }
}
