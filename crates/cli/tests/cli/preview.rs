//! `--enable-preview`: sources and class files with the preview features of a release, as with `javac` and `java`.

use crate::session::{Session, default_jdk, end};
use std::fs;
use std::process::Command;

const SOURCE: &str = "class Main { public static void main(String[] arguments) { System.out.print(\"hello\"); } }";

/// A directory with a source and its class, marked as one with preview features: `javac` does so only where they are
/// used.
fn compiled() -> Session {
    let session = Session::new();
    session.write("Main.java", SOURCE);
    let mut javac = Command::new(default_jdk().javac().unwrap());
    assert_eq!(end(javac.args(["-d", "out", "Main.java"]).current_dir(session.path(""))).status, Some(0));
    let mut class = fs::read(session.path("out/Main.class")).unwrap();
    class[4..6].copy_from_slice(&[0xff, 0xff]);
    session.write("out/Main.class", class);
    session
}

#[test]
fn classes_with_preview_features_run_where_they_are_enabled() {
    let session = compiled();
    let enabled = session.run(&["run", "out", "--enable-preview"]);
    assert_eq!((enabled.stdout.as_str(), enabled.status), ("hello", Some(0)), "{enabled:?}");
    let refused = session.run(&["run", "out"]);
    let version = default_jdk().feature + 44;
    let complaint = format!("Preview features are not enabled for Main (class file version {version}.65535)");
    assert!(refused.stderr.contains(&complaint) && refused.status == Some(1), "{refused:?}");
}

#[test]
fn sources_are_compiled_with_preview_features_once_for_each_setting() {
    let session = compiled();
    for option in [&["--enable-preview"][..], &[], &["--enable-preview"]] {
        let ended = session.run(&[&["check", "Main.java", "--quiet"], option].concat());
        assert_eq!((ended.stderr.as_str(), ended.status), ("", Some(0)), "{ended:?}");
    }
    let replay = session.run(&["check", "Main.java", "--enable-preview", "--find", "true"]);
    assert!(replay.stdout.contains("--enable-preview --find"), "{replay:?}");
}
