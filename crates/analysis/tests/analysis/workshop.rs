//! Analyses of the programs in `tests/java`, on the JDKs at hand.

use crate::facts;
use analysis::{Analysis, Effects, Flag, Position};
use loader::compile::CacheLocation;
use loader::jdk::discovery::HostEnvironment;
use loader::prepare::{Request, prepare};
use program::{ClassRef, FieldRef, MethodRef, Program};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use vm::{Halt, Machine, Settings};

/// A program and its analysis.
pub(crate) struct Subject {
    pub(crate) program: &'static Program,
    pub(crate) analysis: Analysis,
}

/// The homes of all installed JDKs, in order.
pub(crate) fn homes() -> Vec<PathBuf> {
    let installed = std::fs::read_dir("/usr/lib/jvm").unwrap();
    let paths = installed.map(|entry| entry.unwrap().path().canonicalize().unwrap());
    let mut homes: Vec<PathBuf> = paths.filter(|path| path.join("lib/modules").is_file()).collect();
    homes.sort();
    homes.dedup();
    assert!(!homes.is_empty(), "no JDK in /usr/lib/jvm");
    homes
}

/// The main method of a program of `tests/java`, analysed on every JDK.
pub(crate) fn on_every_jdk(class: &str, check: impl Fn(&mut Subject)) {
    for home in homes() {
        check(&mut analysed(&home, class));
    }
}

/// The analysis of everything that the main method of a class reaches.
pub(crate) fn analysed(home: &Path, class: &str) -> Subject {
    let machine = booted(home, class);
    let program = machine.program;
    let main = method(program, class, "main");
    Subject { program, analysis: Analysis::new(program, facts::of(&machine), &[main]) }
}

/// A machine right after its boot.
pub(crate) fn booted(home: &Path, class: &str) -> Machine {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java").join(format!("{class}.java"));
    booted_at(home, &source, class).unwrap_or_else(|| panic!("{class} cannot be compiled"))
}

/// A machine right after its boot, with a program from anywhere; `None` if it is not for this JDK.
pub(crate) fn booted_at(home: &Path, source: &Path, class: &str) -> Option<Machine> {
    let request = Request {
        targets: vec![source.to_owned()],
        main: Some(class.to_owned()),
        jdk: Some(home.into()),
        ..Request::default()
    };
    let prepared = prepare(&request, &HostEnvironment::of_this_process(), &CacheLocation::of_this_process());
    let prepared = prepared.ok()?;
    let jdk = &prepared.jdk;
    let settings = Settings {
        max_heap: 256 << 20,
        processors: Settings::PROCESSORS,
        ..Settings::of_jdk(&jdk.home, &jdk.version, jdk.feature)
    };
    Some(natives::boot(prepared.source, false, settings, Halt::default()).unwrap_or_else(|error| panic!("{error}")))
}

/// The method of a class with this name, whatever its descriptor.
pub(crate) fn method(program: &'static Program, class: &str, name: &str) -> MethodRef {
    let class = program.load(class).unwrap_or_else(|error| panic!("{error}"));
    class.methods().iter().find(|method| method.name == name).unwrap_or_else(|| panic!("no {name} in {}", class.name))
}

impl Subject {
    pub(crate) fn class(&self, name: &str) -> ClassRef {
        self.program.load(name).unwrap_or_else(|error| panic!("{error}"))
    }

    pub(crate) fn field(&self, class: &str, name: &str) -> FieldRef {
        self.class(class).field_named(name).unwrap_or_else(|| panic!("no {name} in {class}"))
    }

    /// What a thread that enters a method may do.
    pub(crate) fn effects(&mut self, class: &str, name: &str) -> Rc<Effects> {
        self.effects_from(class, name, 0)
    }

    /// Why the main method of a class may do this.
    pub(crate) fn why(&mut self, class: &str, flag: Flag) -> Vec<String> {
        self.analysis.why(method(self.program, class, "main"), flag)
    }

    /// What a thread that stands at an instruction of a method may do.
    pub(crate) fn effects_from(&mut self, class: &str, name: &str, index: u32) -> Rc<Effects> {
        let method = method(self.program, class, name);
        self.analysis.may_effects(&[Position { method, index, calling: false }])
    }

    /// The index of the `number`-th instruction of a method that calls or accesses a member of this name.
    pub(crate) fn index_of(&self, class: &str, name: &str, member: &str, number: usize) -> u32 {
        let method = method(self.program, class, name);
        let file = method.class.file.as_ref().unwrap();
        let code = method.info().unwrap().code(&file.pool).unwrap().unwrap();
        let names = |operand: &classfile::code::Operand| match operand {
            classfile::code::Operand::Pool(entry) | classfile::code::Operand::Interface { pool: entry, .. } => {
                file.pool.member(*entry).is_ok_and(|reference| reference.name == member)
            }
            _ => false,
        };
        let instructions = code.instructions().unwrap();
        let found = instructions.iter().enumerate().filter(|(_, instruction)| names(&instruction.operand)).nth(number);
        u32::try_from(found.unwrap_or_else(|| panic!("no {member} in {name}")).0).unwrap()
    }
}
