//! Parts of a program that something else stands in for: the body of a method a contract, a class another class.
//!
//! A contract is Java code of choices and assumptions, a static method of another class with the same parameters, or
//! any value within bounds. Whether what is put there does at least what was there before (an over-approximation), or
//! at most that (an under-approximation), is the word of whoever asks for it and is not checked here: a verdict names
//! it.

mod body;
mod renaming;

use crate::names::class_named;
use crate::predicate::{SpecificationError, complain};
use classfile::ClassFile;
use flow::FlowError;
use flow::rewrite::Rewriting;
use program::{ClassRef, MethodRef, Program};
use slicing::class_file;
use std::collections::BTreeMap;
use std::fmt;

/// The flag of a native method (JVMS table 4.6-A).
const NATIVE: u16 = 0x0100;

/// What the replaced program can do, compared with the original.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// At least what the original can.
    Over,
    /// At most that.
    Under,
}

/// What stands in for the body of a method.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Contract {
    /// Any value of its type.
    Any,
    /// Any number within these bounds.
    Within(i32, i32),
    /// What a static method of this name does: of a class, and a method.
    Call(String, String),
}

/// One replacement, as users write it: `a.B=c.D`, `a.B.m=c.D.n`, `a.B.m=any`, `under:a.B.m=any 0..3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandIn {
    text: String,
    original: String,
    by: String,
    extent: Option<Extent>,
}

impl fmt::Display for StandIn {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

impl StandIn {
    /// Reads what a user has written.
    pub fn read(text: &str) -> Result<StandIn, SpecificationError> {
        let (extent, rest) = match text.split_once(':') {
            Some(("over", rest)) => (Some(Extent::Over), rest),
            Some(("under", rest)) => (Some(Extent::Under), rest),
            _ => (None, text),
        };
        let Some((original, by)) = rest.split_once('=') else {
            return complain(format!(
                "'{text}' replaces nothing: write a.B=c.D, a.B.method=c.D.method or a.B.method=any"
            ));
        };
        let (original, by) = (original.trim().to_owned(), by.trim().to_owned());
        Ok(StandIn { text: text.trim().to_owned(), original, by, extent })
    }

    /// What an annotation of a method says: `any`, `any 0..3`, `c.D.method`, with or without `over:` and `under:`.
    fn of_method(class: ClassRef, method: &str, by: &str) -> Option<StandIn> {
        let (extent, by) = by.split_once(':').map_or(("", by), |(extent, by)| (extent, by));
        let extent = if extent.is_empty() { String::new() } else { format!("{extent}:") };
        StandIn::read(&format!("{extent}{}.{method}={by}", class.java_name())).ok()
    }
}

/// Replacements that a program declares of its methods.
pub fn declared_stand_ins(program: &Program) -> Vec<StandIn> {
    let mut all = Vec::new();
    for class in crate::names::own_classes(program) {
        let Some(file) = &class.file else { continue };
        for method in &file.methods {
            let Ok(name) = file.pool.text(method.name) else { continue };
            let texts = crate::annotated::texts(file, |table| method.attribute(table));
            all.extend(texts.iter().filter_map(|text| StandIn::of_method(class, &name, text)));
        }
    }
    all
}

/// A program in which something was replaced.
#[derive(Clone, Debug, Default)]
pub struct Replaced {
    /// Internal names and bytes of all classes.
    pub classes: Vec<(String, Vec<u8>)>,
    /// Class and method, as places name them, of code that the original does not have; without a method all of a class.
    pub foreign: Vec<(String, Option<String>)>,
    /// The replacements, each with what it does.
    pub extents: Vec<(String, Extent)>,
}

impl Replaced {
    /// Whether code at a place belongs to something that was put there.
    pub fn is_foreign(&self, class: &str, method: &str) -> bool {
        let is_it = |(known, part): &(String, Option<String>)| {
            known == class && part.as_ref().is_none_or(|part| part == method)
        };
        self.foreign.iter().any(is_it)
    }

    /// Whether everything that was put there does at least, or at most, what was there.
    pub fn is_all(&self, extent: Extent) -> bool {
        self.extents.iter().all(|(_, one)| *one == extent)
    }
}

/// Replaces parts of a program whose classes are known by name.
pub fn replace(program: &Program, replacements: &[StandIn]) -> Result<Replaced, SpecificationError> {
    let mut replacing =
        Replacing { program, methods: BTreeMap::new(), classes: Vec::new(), replaced: Replaced::default() };
    for replacement in replacements {
        let extent = replacing.add(replacement)?;
        replacing.replaced.extents.push((replacement.text.clone(), extent));
    }
    replacing.finish()
}

struct Replacing<'a> {
    program: &'a Program,
    /// For each class the methods that get another body.
    methods: BTreeMap<u32, Vec<(MethodRef, Contract)>>,
    /// Classes that another one stands in for.
    classes: Vec<(ClassRef, ClassRef)>,
    replaced: Replaced,
}

impl Replacing<'_> {
    fn add(&mut self, replacement: &StandIn) -> Result<Extent, SpecificationError> {
        let StandIn { text, original, by, extent } = replacement;
        if let Ok(class) = class_named(self.program, original) {
            let other = class_named(self.program, by)?;
            if other == class || other.is_subclass_of(class) {
                return complain(format!("'{text}': {by} is, or extends, what it is to replace"));
            }
            self.classes.push((class, other));
            self.replaced.foreign.push((class.java_name(), None));
            return Ok(extent.unwrap_or(Extent::Over));
        }
        let Some((class, name)) = original.rsplit_once('.') else {
            return complain(format!("'{text}': the program has no class {original}"));
        };
        let class = class_named(self.program, class)?;
        let methods: Vec<MethodRef> = class.methods().iter().filter(|method| method.name == name).collect();
        if methods.is_empty() || name.starts_with('<') {
            return complain(format!("'{text}': class {} has no method {name}", class.java_name()));
        }
        let contract = contract(text, by)?;
        for method in methods {
            if method.is_abstract() {
                return complain(format!("'{text}': {name} has no body that could be replaced"));
            }
            self.methods.entry(class.id.0).or_default().push((method, contract.clone()));
        }
        self.replaced.foreign.push((class.java_name(), Some(name.to_owned())));
        if let Contract::Call(class, _) = &contract {
            self.replaced.foreign.push((class_named(self.program, class)?.java_name(), None));
        }
        let usual = if matches!(contract, Contract::Within(..)) { Extent::Under } else { Extent::Over };
        Ok(extent.unwrap_or(usual))
    }

    fn finish(mut self) -> Result<Replaced, SpecificationError> {
        let mut written = Vec::new();
        for class in crate::names::own_classes(self.program) {
            if let Some(methods) = self.methods.get(&class.id.0) {
                written.push((class, self.with_bodies(class, methods)?));
            }
        }
        for (class, other) in &self.classes {
            let file = class_file(other).map_err(|error| SpecificationError { message: error.message })?;
            written.push((class, renaming::renamed(file, other.name, class.name)?));
        }
        self.replaced.classes = slicing::with_referenced(self.program, written);
        Ok(self.replaced)
    }

    fn with_bodies(&self, class: ClassRef, methods: &[(MethodRef, Contract)]) -> Result<Vec<u8>, SpecificationError> {
        let refused = |error: FlowError| SpecificationError { message: error.message };
        let file: &ClassFile<'_> = class_file(class).map_err(refused)?;
        let mut rewriting = Rewriting::of(file).map_err(refused)?;
        for (method, contract) in methods {
            let code = body::body(self.program, method, contract, &mut rewriting.pool)?;
            let member = &file.methods[method.index as usize];
            if member.access & NATIVE != 0 {
                rewriting.drop_method(method.index as usize);
                rewriting.add_method(member.access & !NATIVE, method.name, method.descriptor, &code);
            } else {
                rewriting.replace_code(method.index as usize, code);
            }
        }
        rewriting.finish().map_err(refused)
    }
}

fn contract(text: &str, by: &str) -> Result<Contract, SpecificationError> {
    let Some(rest) = by.strip_prefix("any") else {
        return match by.rsplit_once('.') {
            Some((class, method)) => Ok(Contract::Call(class.to_owned(), method.to_owned())),
            None => complain(format!("'{text}': write c.D.method, any, or any A..B behind the =")),
        };
    };
    if rest.trim().is_empty() {
        return Ok(Contract::Any);
    }
    let bounds =
        rest.split_once("..").and_then(|(from, to)| Some((from.trim().parse().ok()?, to.trim().parse().ok()?)));
    match bounds {
        Some((from, to)) if from <= to => Ok(Contract::Within(from, to)),
        _ if rest.contains('.') && !rest.starts_with(' ') => {
            let (class, method) = by.rsplit_once('.').unwrap_or((by, ""));
            Ok(Contract::Call(class.to_owned(), method.to_owned()))
        }
        _ => complain(format!("'{text}': bounds are two numbers, as in any 0..3")),
    }
}
