//! Asking a framework which tests there are: a simulated run of it that prints them.
//!
//! All classes are asked in one run. Where that run needs something that is not modelled, each class is asked by
//! itself: those that cannot be asked are unsupported by name, the others are found nevertheless.

use super::TestKind;
use crate::control::Control;
use crate::error::Error;
use crate::machine::{self, Launch};
use crate::target::Target;
use loader::prepare::Prepared;
use std::path::Path;
use vm::Stream;
use vm::schedule::{End, Order};

/// A test as the framework says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Listed {
    pub(super) id: String,
    pub(super) class: String,
    pub(super) method: String,
    pub(super) name: String,
    pub(super) kind: TestKind,
    /// It holds tests, and cannot be opened: what goes wrong is found by opening it.
    pub(super) is_container: bool,
}

/// What a listing program prints before each test.
const MARK: &str = "sojourner-test\t";

/// The tests of all classes of the TARGETs.
pub(super) fn list(starter: &Target, control: &dyn Control) -> Result<Vec<Listed>, Error> {
    let classes = classes(&starter.prepare(control)?, starter)?;
    match ask(starter, &classes, control)? {
        Ok(tests) => Ok(tests),
        Err(_) => {
            let mut tests = Vec::new();
            for class in classes {
                match ask(starter, std::slice::from_ref(&class), control)? {
                    Ok(listed) => tests.extend(listed),
                    Err(what) => tests.push(unsupported(class, what)),
                }
            }
            Ok(tests)
        }
    }
}

/// The binary names of the classes of the TARGETs themselves, sorted.
fn classes(program: &Prepared, starter: &Target) -> Result<Vec<String>, Error> {
    let compiled = program.recompilation.classes();
    let is_target = |path: &Path| compiled == Some(path) || starter.files.iter().any(|file| file == path);
    let mut classes = Vec::new();
    for file in starter.files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "class")) {
        classes.push(loader::inspect::name_of_file(file)?.replace('/', "."));
    }
    for root in program.source.roots().iter().filter(|root| is_target(root.path())) {
        let entries = root.class_entries().map_err(loader::error::LoadError::from)?;
        let names = entries.iter().filter_map(|entry| entry.strip_suffix(".class"));
        let named = names.filter(|name| !name.ends_with("-info") && !name.starts_with("META-INF/"));
        classes.extend(named.map(|name| name.replace('/', ".")));
    }
    classes.sort();
    classes.dedup();
    Ok(classes)
}

/// The tests of these classes, or what is not modelled.
fn ask(starter: &Target, classes: &[String], control: &dyn Control) -> Result<Result<Vec<Listed>, String>, Error> {
    let mut arguments = vec![String::from("--list")];
    arguments.extend_from_slice(classes);
    let target = Target { arguments, ..starter.clone() };
    let launch = Launch {
        program: target.prepare(control)?,
        target: &target,
        assertions: true,
        visits: false,
        halt: control.halt(),
    };
    let mut machine = match machine::launch(launch) {
        Ok(machine) => machine,
        Err(what) => return Ok(Err(what.to_string())),
    };
    let mut printed = [Vec::new(), Vec::new()];
    let end = machine.simulate(Order::Fair, |machine| {
        for (stream, bytes) in machine.output.drain(..) {
            printed[usize::from(stream == Stream::Error)].extend(bytes);
        }
    });
    let [output, errors] = printed.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    Ok(match end {
        End::Exit(0) => Ok(output.lines().filter_map(read).collect()),
        End::Exit(_) => Err(format!("the framework failed: {}", errors.lines().next().unwrap_or_default())),
        End::Unsupported { what, place } => Err(format!("{what} (at {place})")),
        End::Deadlock => Err(String::from("a framework that waits for ever when it is asked for its tests")),
        End::Discarded => Err(String::from("an assumption of the program that fails before a test begins")),
        End::Halted => return Err(loader::error::LoadError::Halted.into()),
    })
}

fn unsupported(class: String, what: String) -> Listed {
    let kind = TestKind::Unsupported(what);
    Listed { id: class.clone(), name: class.clone(), class, method: String::new(), kind, is_container: true }
}

/// A test, if the line says one.
fn read(line: &str) -> Option<Listed> {
    let fields: Vec<String> = line.strip_prefix(MARK)?.split('\t').map(unescaped).collect();
    let [what, id, class, method, name, reason] = <[String; 6]>::try_from(fields).ok()?;
    let kind = if what == "skipped" { TestKind::Skipped(reason) } else { TestKind::Runs };
    Some(Listed { id, class, method, name, kind, is_container: what == "broken" })
}

fn unescaped(field: &str) -> String {
    let mut text = String::new();
    let mut letters = field.chars();
    while let Some(letter) = letters.next() {
        text.push(match (letter, letter == '\\') {
            (_, true) => match letters.next() {
                Some('t') => '\t',
                Some('n') => '\n',
                Some('r') => '\r',
                other => other.unwrap_or('\\'),
            },
            (plain, false) => plain,
        });
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{TestKind, read};

    #[test]
    fn a_line_says_a_test() {
        let read_back =
            read("sojourner-test\tskipped\t[id]\tshop.CartTest\tadd\tadd [1] a\\tb\\\\\\nc\tnot yet").unwrap();
        assert_eq!(read_back.name, "add [1] a\tb\\\nc");
        assert_eq!(read_back.kind, TestKind::Skipped(String::from("not yet")));
        assert_eq!(read("what the program prints"), None);
        assert_eq!(read("sojourner-test\ttest\tonly"), None);
    }
}
