//! Worlds of the programs in `tests/java/whole`, on the JDKs at hand, and words for what is in them.

use analysis::whole::{MethodNumber, ObjectKind, ObjectNumber, ObjectSet, Place, World};
use flow::form::{Value, VariableId};
use loader::compile::CacheLocation;
use loader::jdk::discovery::HostEnvironment;
use loader::prepare::{Prepared, Request, prepare};
use program::Program;
use std::path::{Path, PathBuf};

/// A program and its world.
pub(crate) struct Subject {
    pub(crate) world: World,
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

/// The world of a class `File$Class` of `tests/java/whole/File.java`, on every JDK.
pub(crate) fn on_every_jdk(class: &str, check: impl Fn(&Subject)) {
    let file = class.split('$').next().unwrap_or(class);
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java/whole").join(format!("{file}.java"));
    for home in homes() {
        let prepared = prepared(&home, &source, class).unwrap_or_else(|| panic!("{class} cannot be compiled"));
        check(&subject(prepared, class));
    }
}

/// A compiled program; `None` if it is not for this JDK.
pub(crate) fn prepared(home: &Path, source: &Path, class: &str) -> Option<Prepared> {
    let request = Request {
        targets: vec![source.to_owned()],
        main: Some(class.to_owned()),
        jdk: Some(home.into()),
        ..Request::default()
    };
    prepare(&request, &HostEnvironment::of_this_process(), &CacheLocation::of_this_process()).ok()
}

fn subject(prepared: Prepared, class: &str) -> Subject {
    let program: &'static Program = Box::leak(Box::new(Program::new(Box::new(prepared.source))));
    program.load("java/lang/Object").unwrap();
    let class = program.load(class).unwrap();
    let main = class.methods().iter().find(|method| method.name == "main").unwrap();
    Subject { world: World::of(program, class, main) }
}

impl Subject {
    /// The one method of a name, as `Class.name`, that may run.
    pub(crate) fn method(&self, name: &str) -> MethodNumber {
        let mut found = self.world.methods().filter(|method| self.name(*method) == name);
        let method = found.next().unwrap_or_else(|| panic!("no {name} in {:?}", self.names()));
        assert_eq!(found.next(), None, "several {name}");
        method
    }

    /// `Class.name` of a method, the class without what it is nested in.
    pub(crate) fn name(&self, method: MethodNumber) -> String {
        let method = self.world.method(method).method;
        format!("{}.{}", simple(method.class.name), method.name)
    }

    /// The names of all methods that may run, in order.
    pub(crate) fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.world.methods().map(|method| self.name(method)).collect();
        names.sort();
        names
    }

    /// What a variable of a method may be, by its name in the source.
    pub(crate) fn variable(&self, method: &str, variable: &str) -> Vec<String> {
        let method = self.method(method);
        let form = &self.world.method(method).form;
        let mut all = ObjectSet::default();
        let mut found = false;
        for (number, known) in form.variables.iter().enumerate() {
            if known.name.as_deref() == Some(variable) {
                all.unite(&self.world.points_to().of(method, Value::Variable(VariableId(number as u32))));
                found = true;
            }
        }
        assert!(found, "no variable {variable}");
        self.words(&all)
    }

    /// Objects in words, in order.
    pub(crate) fn words(&self, set: &ObjectSet) -> Vec<String> {
        let mut words: Vec<String> = set.iter().map(|object| self.word(object)).collect();
        words.sort();
        words
    }

    /// `Class@line`, the line being that of the site.
    pub(crate) fn word(&self, object: ObjectNumber) -> String {
        let known = self.world.points_to().object(object);
        let class = known.class.map_or("lambda", |class| simple(class.name));
        match known.kind {
            ObjectKind::Library => "library".to_owned(),
            ObjectKind::Text => "text".to_owned(),
            ObjectKind::Mirror(class) => format!("{}.class", simple(class.name)),
            ObjectKind::Launched => format!("{class} launched"),
            ObjectKind::New(place) | ObjectKind::Lambda(place) => format!("{class}@{}", self.line(place)),
            ObjectKind::Copy(place) => format!("copy of {class}@{}", self.line(place)),
            ObjectKind::Array { site, .. } => format!("{class}@{}", self.line(site)),
        }
    }

    pub(crate) fn line(&self, place: Place) -> u32 {
        self.world.method(place.method).line(place.statement).unwrap()
    }

    /// The statements of a method in a line.
    pub(crate) fn at_line(&self, method: &str, line: u32) -> Vec<Place> {
        let method = self.method(method);
        let known = self.world.method(method);
        let all = known.form.statement_ids().filter(|statement| known.line(*statement) == Some(line));
        all.map(|statement| Place { method, statement }).collect()
    }

    /// The names of what the calls in a line of a method may run directly, in order.
    pub(crate) fn targets(&self, method: &str, line: u32) -> Vec<String> {
        let places = self.at_line(method, line);
        let mut names: Vec<String> =
            places.iter().flat_map(|place| self.world.targets(*place)).map(|target| self.name(*target)).collect();
        names.sort();
        names.dedup();
        names
    }
}

/// The name of a class without what it is nested in.
pub(crate) fn simple(name: &str) -> &str {
    let name = name.rsplit('/').next().unwrap_or(name);
    name.rsplit_once('$').map_or(name, |(_, simple)| simple)
}
