//! `./run-tests` itself: it refuses what it does not know, adds up what passed, and fails if anything fails.
//!
//! A `cargo` of our own builds nothing and names one program as every test.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tidy::tree::Tree;

const CARGO: &str = r#"#!/usr/bin/env bash
artifact() {
    echo '{"reason":"compiler-artifact","manifest_path":"/x/crates/'"$1"'/Cargo.toml","target":{"kind":["'"$2"'"],"crate_types":["bin"],"name":"'"$3"'","src_path":"x"},"profile":{"overflow_checks":true,"test":true},"executable":"'"$PROGRAM"'"}'
}
case "$*" in
    *--no-run*)
        artifact model lib model
        artifact tidy test tree
        for name in checks differential analyses; do artifact corpus test $name; done ;;
    "$BROKEN"*) echo "cargo says no"; exit 101 ;;
    run*) exit 1 ;; # the philosophers have a deadlock
esac
"#;

const PROGRAM: &str = r#"#!/usr/bin/env bash
echo "test result: ok. 3 passed; 0 failed; 0 ignored"
if [ "$(basename "$PWD")" = "$WRONG" ]; then echo "something is wrong"; exit 101; fi
"#;

/// A folder with programs that stand for the real ones.
struct Stage(PathBuf);

impl Stage {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("tidy-layers-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let idle = "#!/bin/sh\n";
        for (file, text) in [("cargo", CARGO), ("program", PROGRAM), ("spin", idle), ("z3", idle), ("curl", idle)] {
            let path = folder.join(file);
            fs::write(&path, text).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        }
        Self(folder)
    }

    fn run(&self, arguments: &[&str], settings: &[(&str, &str)]) -> (Output, String) {
        let path = format!("{}:{}", self.0.display(), std::env::var("PATH").unwrap());
        let mut command = Command::new(root().join("run-tests"));
        command.args(arguments).env("PATH", path).env("CARGO_TARGET_DIR", self.0.join("target"));
        command.env("PROGRAM", self.0.join("program")).env("BROKEN", "nothing").env("WRONG", "nothing");
        let output = command.envs(settings.iter().copied()).output().unwrap();
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        (output, printed)
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn root() -> PathBuf {
    let tree = Tree::here().unwrap();
    Path::new(tree.root()).to_owned()
}

#[test]
fn what_it_does_not_know_is_refused() {
    let stage = Stage::new("unknown");
    for arguments in [&["fast"][..], &["quick", "long"], &["--quick"]] {
        let (output, printed) = stage.run(arguments, &[]);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(printed.is_empty() && !output.stderr.is_empty(), "{arguments:?}");
    }
    let (output, printed) = stage.run(&["--help"], &[]);
    assert!(output.status.success() && printed.contains("./run-tests quick"), "{printed}");
}

#[test]
fn what_passed_is_added_up() {
    let (output, printed) = Stage::new("passed").run(&["quick"], &[]);
    assert!(output.status.success(), "{printed}");
    let last = printed.lines().last().unwrap();
    assert!(last.starts_with("test result: ok. 18 passed; 0 failed; "), "{printed}");
    assert!(
        printed.contains("left out by quick: ") && printed.contains("  corpus: a sample of the checks"),
        "{printed}"
    );
}

#[test]
fn a_part_that_fails_makes_everything_fail() {
    let (output, printed) = Stage::new("failed").run(&["quick"], &[("WRONG", "model")]);
    assert_eq!(output.status.code(), Some(1), "{printed}");
    assert!(printed.lines().last().unwrap().starts_with("test result: FAILED. 18 passed; 1 failed; "), "{printed}");
    assert!(printed.contains("something is wrong") && printed.contains("== failed\nunit tests\n"), "{printed}");
}

#[test]
fn a_lint_that_fails_does_and_a_build_that_fails_ends_it() {
    let (output, printed) = Stage::new("lint").run(&["quick"], &[("BROKEN", "clippy")]);
    assert_eq!(output.status.code(), Some(1), "{printed}");
    assert!(printed.contains("== failed\ncargo clippy\n") && printed.contains("18 passed; 1 failed"), "{printed}");
    let (output, printed) = Stage::new("first").run(&["quick"], &[("BROKEN", "run")]);
    assert_eq!(output.status.code(), Some(1), "{printed}");
    assert!(printed.contains("== failed\nthe README's first command\n"), "{printed}");
    let (output, printed) = Stage::new("build").run(&["quick"], &[("BROKEN", "build")]);
    assert_eq!(output.status.code(), Some(1), "{printed}");
    assert!(printed.lines().last().unwrap().starts_with("test result: FAILED. 0 passed; 1 failed; "), "{printed}");
}
