//! Messages of null pointer exceptions, compared with those of the real JVM for the same class files.
//!
//! `Shapes.java` is compiled by each installed JDK, with and without names of local variables, and run by it. The JVM's
//! own log of exceptions tells which instruction failed.

use crate::{installed, java};
use classfile::opcode::INVOKESPECIAL;
use classfile::{ClassFile, MemberInfo};
use program::null_message::describe;
use std::path::Path;

const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bytecode/Shapes.java");

/// The fewest shapes that a run must have compared.
const FEWEST: usize = 110;

#[test]
fn messages_without_variable_names_are_those_of_the_jvm() {
    installed::homes().iter().for_each(|home| compare(home, "-g:source,lines"));
}

#[test]
fn messages_with_variable_names_are_those_of_the_jvm() {
    installed::homes().iter().for_each(|home| compare(home, "-g"));
}

fn compare(home: &Path, debugging: &str) {
    let classes = java::compile(home, SOURCE, debugging);
    let bytes = std::fs::read(classes.path().join("Shapes.class")).unwrap();
    let file = ClassFile::parse(&bytes).unwrap();
    let run = java::run(home, classes.path(), "Shapes");
    let mut differences = Vec::new();
    for line in run.output.lines() {
        let (name, expected) = line.split_once('\t').unwrap();
        let found = found(&file, name, &run).unwrap_or_else(|| "null".to_owned());
        if found != expected {
            differences.push(format!("{name}\n  java: {expected}\n  here: {found}"));
        }
    }
    assert!(differences.is_empty(), "{} {debugging}:\n{}", home.display(), differences.join("\n"));
    assert!(run.output.lines().count() >= FEWEST, "only {} shapes", run.output.lines().count());
}

/// The message for the instruction of a method at which the JVM threw, or made, the exception.
fn found(file: &ClassFile<'_>, name: &str, run: &java::Run) -> Option<String> {
    let is_it = |method: &&MemberInfo<'_>| file.pool.text(method.name).unwrap() == name;
    let method = file.methods.iter().find(is_it).unwrap();
    if name.starts_with("constructed") {
        let instructions = method.code(&file.pool).unwrap().unwrap().instructions().unwrap();
        let call = instructions.iter().find(|instruction| instruction.opcode == INVOKESPECIAL).unwrap();
        return describe(file, method, call.pc);
    }
    describe(file, method, run.thrown_at(name))
}
