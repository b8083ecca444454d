//! Which class is started, and by which of its methods.

use crate::workshop::{Workshop, with_every_jdk};
use loader::entry::{EntryPoint, MainKind};
use loader::prepare::Request;
use std::process::Command;

const FULL: &str = "public static void main(String[] a) {}";

fn start(workshop: &Workshop, name: &str, text: &str, main: Option<&str>) -> Result<EntryPoint, String> {
    let targets = vec![workshop.write(name, text)];
    let request = Request { targets, main: main.map(str::to_string), ..Request::default() };
    let prepared = workshop.prepare(request);
    prepared.map(|prepared| prepared.entry).map_err(|error| workshop.relative(&error.to_string()))
}

/// Whether the `java` of the JDK starts class `Main` of this text.
fn real_launcher_starts(workshop: &Workshop, text: &str) -> bool {
    let classes = workshop.compile("launch/Main.java", text, "launch/out");
    let mut java = Command::new(workshop.jdk.home.join("bin/java"));
    java.arg("-cp").arg(classes).arg("Main").output().unwrap().status.success()
}

#[test]
fn of_a_source_file_it_is_the_first_class_with_a_main() {
    with_every_jdk(|workshop| {
        let nested = format!("class Z {{ static class Deep {{ {FULL} }}\n int x; }}");
        let text = format!("{nested}\ninterface Y {{ int f(); }}\nclass B {{ {FULL} }}\nclass A {{ {FULL} }}");
        let class = |text: &str| start(workshop, "Main.java", text, None).map(|entry| entry.class);
        assert_eq!(class(&text), Ok("B".to_string()), "top-level classes come first");
        assert_eq!(class(&nested), Ok("Z$Deep".to_string()));
        let late =
            format!("class Z {{ static class Deep {{ {FULL} }}\n Z(int x) {{}}\n {FULL} }}\nclass A {{ {FULL} }}");
        assert_eq!(class(&late), Ok("Z".to_string()), "the outer class before the one inside it");
        assert_eq!(class("class Z { }"), Err("Main.java: no class with a main method was found".to_string()));
    });
}

#[test]
fn classes_of_other_files_do_not_count() {
    with_every_jdk(|workshop| {
        workshop.write("Other.java", format!("class Other {{ {FULL} }}"));
        let message = "Main.java: no class with a main method was found".to_string();
        assert_eq!(start(workshop, "Main.java", "class Main { Other other; }", None), Err(message));
    });
}

#[test]
fn several_mains_need_a_choice() {
    with_every_jdk(|workshop| {
        let first = workshop.write("p/B.java", format!("package p; class B {{ {FULL} }}"));
        let second = workshop.write("p/A.java", format!("package p; class A {{ {FULL} class In {{ {FULL} }} }}"));
        let expected = "more than one class has a main method: p.A, p.B; pick one with --main CLASS";
        assert_eq!(workshop.main_of(&[&first, &second]), Err(expected.to_string()));
        let named = |main: &str| {
            let request = Request {
                targets: vec![first.clone(), second.clone()],
                main: Some(main.to_string()),
                ..Request::default()
            };
            workshop.prepare(request).map(|prepared| prepared.entry.class).map_err(|error| error.to_string())
        };
        assert_eq!(named("p.A"), Ok("p/A".to_string()));
        assert_eq!(named("p.A$In"), Ok("p/A$In".to_string()));
        assert_eq!(named("p/B"), Ok("p/B".to_string()));
        assert_eq!(named("p.C"), Err("main class p.C (named by --main) was not found".to_string()));
    });
}

#[test]
fn a_main_may_be_inherited() {
    with_every_jdk(|workshop| {
        let text = format!("class Base {{ {FULL} }} class Sub extends Base {{}}");
        let entry = start(workshop, "Main.java", &text, Some("Sub")).unwrap();
        let expected = EntryPoint {
            class: "Sub".to_string(),
            declared_by: "Base".to_string(),
            kind: MainKind::StaticWithArguments,
        };
        assert_eq!(entry, expected);
        let text = format!("interface Base {{ {FULL} }} class Sub implements Base {{}}");
        let message = start(workshop, "Main.java", &text, Some("Sub")).unwrap_err();
        assert!(message.starts_with("class Sub cannot be started by the launcher of JDK "), "{message}");
    });
}

#[test]
fn the_loose_forms_need_java_25() {
    with_every_jdk(|workshop| {
        let shapes = [
            ("static void main(String[] a) {}", MainKind::StaticWithArguments),
            ("protected static void main() {}", MainKind::Static),
            ("void main(String... a) {}", MainKind::InstanceWithArguments),
            ("void main() {} private static void main(String[] a) {}", MainKind::Instance),
            ("static void main() {} static int main(String[] a) { return 0; }", MainKind::Static),
        ];
        for (method, kind) in shapes {
            let text = format!("class Main {{ {method} }}");
            let found = start(workshop, "Main.java", &text, Some("Main")).map(|entry| entry.kind);
            assert_eq!(found.is_ok(), real_launcher_starts(workshop, &text), "{method}");
            if workshop.jdk.feature >= 25 {
                assert_eq!(found, Ok(kind), "{method}");
            } else {
                let reason = "it has no method public static void main(String[])";
                let feature = workshop.jdk.feature;
                assert_eq!(
                    found,
                    Err(format!("class Main cannot be started by the launcher of JDK {feature}: {reason}"))
                );
            }
        }
    });
}

#[test]
fn refusals_say_what_is_wrong_with_the_main() {
    with_every_jdk(|workshop| {
        let cases = [
            ("public void main(String[] a) {}", "main(String[]) of class Main is not static"),
            ("public static int main(String[] a) { return 0; }", "main(String[]) of class Main does not return void"),
        ];
        let newer = [
            ("Main(int x) {} void main() {}", "it has no constructor without parameters that is not private"),
            ("private Main() {} void main() {}", "it has no constructor without parameters that is not private"),
            ("private void main() {}", "it has no main method that is not private"),
            ("abstract void f(); void main() {}", "it is abstract, and its main method needs an instance"),
        ];
        let cases = if workshop.jdk.feature < 25 { &cases[..] } else { &newer[..] };
        for (members, reason) in cases {
            let kind = if members.starts_with("abstract") { "abstract class" } else { "class" };
            let text = format!("{kind} Main {{ {members} }}");
            assert!(!real_launcher_starts(workshop, &text), "{members}");
            let found = start(workshop, "Main.java", &text, Some("Main"));
            let feature = workshop.jdk.feature;
            assert_eq!(found, Err(format!("class Main cannot be started by the launcher of JDK {feature}: {reason}")));
        }
    });
}

#[test]
fn compact_source_files_start_on_java_25() {
    with_every_jdk(|workshop| {
        let found = start(workshop, "Hello.java", "void main() { IO.println(\"hello\"); }", None);
        match found {
            Ok(entry) => assert_eq!((entry.class.as_str(), entry.kind), ("Hello", MainKind::Instance)),
            Err(message) => {
                assert!(workshop.jdk.feature < 25 && message.contains("Hello.java:1: error: "), "{message}")
            }
        }
    });
}

#[test]
fn a_class_that_is_its_own_ancestor_ends_the_search() {
    with_every_jdk(|workshop| {
        let text = "class Alpha {} class Beta extends Alpha {} class Gamma extends Beta {}";
        let file = workshop.compile("Main.java", text, "out").join("Beta.class");
        let bytes = std::fs::read(&file).unwrap();
        let start = bytes.windows(5).position(|window| window == b"Alpha").unwrap();
        let patched = [&bytes[..start], b"Gamma", &bytes[start + 5..]].concat();
        std::fs::write(&file, patched).unwrap();
        let request = Request { targets: vec![workshop.path("out")], main: Some("Gamma".into()), ..Request::default() };
        let message = workshop.prepare(request).map(|prepared| prepared.entry).unwrap_err().to_string();
        assert!(message.starts_with("class Gamma cannot be started by the launcher of JDK "), "{message}");
    });
}
