//! Run-time images that `jlink` made: compressed, with `java.base` alone, without a compiler.

use crate::session::{Session, end, jdks};
use loader::jdk::Jdk;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// Two threads, and a class of a module that the image does not have if there is an argument.
const SHOP: &str = "public class Shop {
    static int sold;
    static synchronized void sell() { sold++; }
    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(Shop::sell);
        other.start();
        sell();
        other.join();
        System.out.println(String.format(\"%d sold\", sold));
        if (arguments.length > 0) { System.out.println(new java.sql.Timestamp(0).getTime()); }
    }
}
";

/// The compressed image of each JDK that can link one; at least one has to. The first test that asks makes them.
fn images() -> &'static [(Jdk, PathBuf)] {
    static IMAGES: OnceLock<Vec<(Jdk, PathBuf)>> = OnceLock::new();
    let images = IMAGES.get_or_init(|| jdks().into_iter().filter_map(with_image).collect());
    assert!(!images.is_empty(), "no JDK here can link a run-time image");
    images
}

fn with_image(jdk: Jdk) -> Option<(Jdk, PathBuf)> {
    let image = linked(&jdk)?;
    Some((jdk, image))
}

/// Kept between runs of the tests; linked beside its place and moved there, so that a test that is stopped leaves no
/// half of it.
fn linked(jdk: &Jdk) -> Option<PathBuf> {
    let stamp = fs::metadata(jdk.modules_file()).unwrap().len();
    let image = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("image-{}-{stamp}", jdk.version));
    if !image.is_dir() {
        let unfinished = image.with_extension(std::process::id().to_string());
        let mut jlink = Command::new(jdk.home.join("bin/jlink"));
        jlink.args(["--add-modules", "java.base", "--compress=2", "--output"]).arg(&unfinished);
        jlink.output().ok().filter(|result| result.status.success())?;
        fs::rename(&unfinished, &image).unwrap();
    }
    Some(image)
}

#[test]
fn classes_run_and_are_checked_on_it() {
    for (jdk, image) in images() {
        let session = Session::new();
        session.write("Shop.java", SHOP);
        let mut javac = Command::new(jdk.javac().unwrap());
        javac.arg("-g").arg("-d").arg(session.path("classes")).arg(session.path("Shop.java"));
        assert!(javac.status().unwrap().success());
        let home = image.to_str().unwrap();
        let run = session.run(&["run", "--jdk", home, "classes"]);
        assert_eq!((run.stdout.as_str(), run.stderr.as_str(), run.status), ("2 sold\n", "", Some(0)));
        let check = session.run(&["check", "--jdk", home, "classes"]);
        assert!(check.stdout.starts_with("holds: Shop has no deadlock"), "{}{}", check.stdout, check.stderr);
        assert_eq!(check.status, Some(0));
    }
}

#[test]
fn sources_are_compiled_by_the_compiler_of_another_jdk() {
    for (jdk, image) in images() {
        let session = Session::new();
        session.write("Shop.java", SHOP);
        let run = session.run(&["run", "--jdk", image.to_str().unwrap(), "Shop.java"]);
        assert_eq!((run.stdout.as_str(), run.status), ("2 sold\n", Some(0)), "{}", run.stderr);
        let told = format!("has no javac: the sources are compiled by that of JDK {}", jdk.feature);
        assert!(run.stderr.contains(&told), "{}", run.stderr);
    }
}

#[test]
fn a_module_that_it_does_not_have_is_a_clear_word() {
    for (_, image) in images() {
        let session = Session::new();
        session.write("Shop.java", SHOP);
        let check = session.run(&["check", "--jdk", image.to_str().unwrap(), "Shop.java", "--", "sql"]);
        assert_eq!(check.status, Some(3), "{}{}", check.stdout, check.stderr);
        let first =
            "unknown: the program needs something that is not modelled: class java.sql.Timestamp, which is on no class";
        assert!(check.stdout.starts_with(first), "{}", check.stdout);
    }
}

#[test]
fn the_doctor_has_no_complaint() {
    for (jdk, image) in images() {
        let session = Session::new();
        let report = end(session.command(&["doctor"]).env("JAVA_HOME", image));
        let line = format!("* {:<10} {}  (named by JAVA_HOME)\n", jdk.version, image.canonicalize().unwrap().display());
        assert!(report.stdout.contains(&line), "{}", report.stdout);
        assert!(!report.stdout.contains("does not fit"), "{}", report.stdout);
        assert!(!report.stdout.contains("javac      missing"), "{}", report.stdout);
        assert_eq!(report.status, Some(0));
    }
}
