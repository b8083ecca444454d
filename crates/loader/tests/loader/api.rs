//! The classes through which programs talk to the checker: there where they are needed, and never in the way.

use crate::workshop::{Workshop, jdks, with_every_jdk};
use loader::api::{CLASSES, write_sources};
use loader::prepare::{Prepared, Request};
use program::source::{ClassSource, Origin};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const OWN: &str = "import sojourner.Verify;
    class Dice {
        public static void main(String[] arguments) {
            String side = Verify.chooseFrom(\"heads\", \"tails\");
            Verify.atomic(() -> Verify.print(side));
            Verify.assume(Verify.chooseInt(1, 6) > 0);
            Verify.assertTrue(!Verify.isChecking(), \"a JVM does not check\");
        }
    }";
const PATHFINDER: &str = "import gov.nasa.jpf.vm.Verify;
    class Coin { public static void main(String[] arguments) { System.out.println(Verify.getInt(3, 3)); } }";
const PLAIN: &str = "class Plain { public static void main(String[] arguments) {} }";

fn origin(prepared: &Prepared, class: &str) -> Option<Origin> {
    prepared.source.find_class(class).unwrap().map(|found| found.origin)
}

/// The text of a class file, as far as it shows names and strings.
fn text(prepared: &Prepared, class: &str) -> String {
    String::from_utf8_lossy(prepared.source.find_class(class).unwrap().unwrap().bytes).into_owned()
}

#[test]
fn a_source_that_refers_to_the_api_compiles_without_any_flag() {
    with_every_jdk(|workshop| {
        for (name, source) in [("Dice", OWN), ("Coin", PATHFINDER)] {
            let file = workshop.write(&format!("{name}.java"), source);
            let prepared = workshop.prepare_targets(&[&file]).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(prepared.entry.class, name);
            assert_eq!(origin(&prepared, name), Some(Origin::Application));
            assert_eq!(origin(&prepared, "sojourner/Verify"), Some(Origin::Api));
            assert_eq!(origin(&prepared, "sojourner/Verify$Discarded"), Some(Origin::Api));
            assert_eq!(origin(&prepared, "gov/nasa/jpf/vm/Verify"), Some(Origin::Api));
        }
    });
}

#[test]
fn other_sources_are_compiled_as_before() {
    with_every_jdk(|workshop| {
        let prepared = workshop.prepare_targets(&[&workshop.write("Plain.java", PLAIN)]).unwrap();
        let root = prepared.source.roots()[0].class_entries().unwrap();
        assert_eq!(root, ["Plain.class"]);
    });
}

/// Compiles a program against the API with plain `javac`, into a directory without the API.
fn classes_without_api(workshop: &Workshop, name: &str, source: &str) -> PathBuf {
    let api = workshop.path("written");
    let files = write_sources(&api).unwrap();
    let source = workshop.write(&format!("{name}.java"), source);
    let (library, output) = (workshop.path("library"), workshop.path("classes"));
    let texts: Vec<&str> = files.iter().map(|file| file.to_str().unwrap()).collect();
    workshop.tool("javac", &[&["-d", library.to_str().unwrap()], &texts[..]].concat());
    let [library, output, source] = [&library, &output, &source].map(|path| path.to_str().unwrap());
    workshop.tool("javac", &["-cp", library, "-d", output, source]);
    workshop.path("classes")
}

#[test]
fn classes_that_come_without_the_api_find_it() {
    with_every_jdk(|workshop| {
        let classes = classes_without_api(workshop, "Coin", PATHFINDER);
        let prepared = workshop.prepare_targets(&[&classes]).unwrap();
        assert_eq!(origin(&prepared, "gov/nasa/jpf/vm/Verify"), Some(Origin::Api));
        assert_eq!(origin(&prepared, "gov/nasa/jpf/vm/Verify$Nothing"), None);
        assert_eq!(origin(&prepared, "gov/nasa/jpf/vm/Other"), None);
    });
}

#[test]
fn a_copy_of_the_user_comes_first() {
    const COPY: &str = "package gov.nasa.jpf.vm;
        public class Verify { public static int getInt(int a, int b) { return \"copy\".length(); } }";
    with_every_jdk(|workshop| {
        let library = workshop.compile("gov/nasa/jpf/vm/Verify.java", COPY, "library");
        let source = workshop.write("own/Coin.java", PATHFINDER);
        let request = Request { targets: vec![source], classpath: Some(library.into()), ..Request::default() };
        let prepared = workshop.prepare(request).unwrap_or_else(|error| panic!("{error}"));
        assert!(text(&prepared, "gov/nasa/jpf/vm/Verify").contains("copy"));
        let coin = workshop.write("sources/Coin.java", PATHFINDER);
        let copy = workshop.write("sources/gov/nasa/jpf/vm/Verify.java", COPY);
        assert!(text(&workshop.prepare_targets(&[&coin]).unwrap(), "gov/nasa/jpf/vm/Verify").contains("copy"));
        assert!(text(&workshop.prepare_targets(&[&coin, &copy]).unwrap(), "gov/nasa/jpf/vm/Verify").contains("copy"));
    });
}

#[test]
fn the_written_sources_work_with_plain_java() {
    with_every_jdk(|workshop| {
        classes_without_api(workshop, "Dice", OWN);
        let path = format!("{}:{}", workshop.path("classes").display(), workshop.path("library").display());
        let run = |seed: &str| {
            let java = workshop.jdk.home.join("bin/java");
            let seed = format!("-Dsojourner.seed={seed}");
            let output = Command::new(java).args([&seed, "-cp", &path, "Dice"]).output().unwrap();
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            String::from_utf8(output.stdout).unwrap()
        };
        let sides: Vec<String> = (0..12).map(|seed| run(&seed.to_string())).collect();
        assert!(sides.contains(&"heads\n".to_owned()) && sides.contains(&"tails\n".to_owned()), "{sides:?}");
        assert_eq!(sides[3], run("3"));
    });
}

#[test]
fn sources_that_cannot_be_written_are_reported() {
    let error = write_sources(Path::new("/dev/null")).unwrap_err();
    assert!(error.to_string().starts_with("/dev/null/sojourner/Verify.java: cannot be written: "), "{error}");
}

/// `sojourner api DIR` hands these files out: they have to be free of warnings on every JDK.
#[test]
fn javac_has_nothing_to_complain_about() {
    for jdk in jdks() {
        let directory = loader::temporary::TemporaryDirectory::new().unwrap();
        let files = write_sources(directory.path()).unwrap();
        assert_eq!(files.len(), CLASSES.len());
        let mut javac = Command::new(jdk.javac().unwrap());
        let output = javac.arg("-Xlint:all").arg("-d").arg(directory.path()).args(&files).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        assert!(fs::exists(directory.path().join("sojourner/Verify.class")).unwrap());
    }
}
