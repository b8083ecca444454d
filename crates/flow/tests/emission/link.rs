//! Has a JVM link classes, and so verify them.

use crate::java::{self, Directory};
use classfile::ClassFile;
use classfile::opcode::IRETURN;
use flow::rewrite::Rewriting;
use std::path::Path;
use std::process::Command;

/// Links classes by their internal names with everything verified; fails if one is refused. How many were linked.
pub(crate) fn link(home: &Path, options: &[String], class_path: Option<&Path>, names: &[String]) -> usize {
    let driver = Directory::new();
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/emission/Link.java");
    java::compile(home, &[source.into()], driver.path());
    break_class(&driver.path().join("Broken.class"));
    let list = driver.path().join("classes");
    let names = names.iter().map(|name| name.replace('/', ".")).chain(["Broken".to_owned()]);
    std::fs::write(&list, names.collect::<Vec<String>>().join("\n")).unwrap();
    let mut command = Command::new(home.join("bin/java"));
    command.args(["-Xverify:all", "-XX:TieredStopAtLevel=1"]).args(options).arg("-cp");
    command.arg(std::env::join_paths([driver.path()].into_iter().chain(class_path)).unwrap());
    let output = java::run(command.arg("Link").arg(list));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    let refused: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix("refused ")).collect();
    assert!(matches!(refused[..], [only] if only.starts_with("Broken")), "{}:\n{}", home.display(), refused.join("\n"));
    said.lines().find_map(|line| line.strip_prefix("linked ")).unwrap_or_default().parse().unwrap()
}

/// Returns an int that is not there: so it is known that the verifier looks.
fn break_class(place: &Path) {
    let bytes = std::fs::read(place).unwrap();
    let file = ClassFile::parse(&bytes).unwrap();
    let mut rewriting = Rewriting::of(&file).unwrap();
    let number = file.methods.iter().position(|info| file.pool.text(info.name).unwrap() == "broken").unwrap();
    rewriting.replace_code(number, vec![0, 1, 0, 1, 0, 0, 0, 1, IRETURN, 0, 0, 0, 0]);
    std::fs::write(place, rewriting.finish().unwrap()).unwrap();
}
