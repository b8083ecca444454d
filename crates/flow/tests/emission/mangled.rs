//! Forms with statements left out, operands replaced and branches folded at random: what is written has another meaning
//! but is still verified.
//!
//! Only what is no reference is left out or replaced: the type of a reference is the business of whoever transforms a
//! form. `java.base` stays as it is, since the JVM has to start. `ALL_CLASSES` takes all others.

use crate::classes::homes;
use crate::java::Directory;
use crate::library::{hash, link_patched, rewrite};
use crate::round_trip;
use classfile::ClassFile;
use flow::form::{Form, Operation, Statement, Value};
use flow::typing::Kind;
use jimage::Image;

#[test]
fn mangled_code_passes_the_verifier() {
    for home in homes() {
        let bytes = std::fs::read(home.join("lib/modules")).unwrap();
        let directory = Directory::new();
        let written = rewrite(&Image::parse(&bytes).unwrap(), directory.path(), is_chosen, |file, classes| {
            let mut random = Random::of(file);
            round_trip::changed_class(file, classes, |form| mangle(form, &mut random))
        });
        let linked = link_patched(&home, directory.path(), &written);
        assert!(linked > written.len() / 10 * 9, "{}: {linked} of {} linked", home.display(), written.len());
    }
}

fn is_chosen(path: &str) -> bool {
    let is_part = std::env::var_os("ALL_CLASSES").is_some() || hash(path) % 16 == 1;
    is_part && !path.starts_with("/java.base/") && !path.ends_with("module-info.class")
}

/// Numbers that look random and are the same for a class in every run.
struct Random(u32);

impl Random {
    fn of(file: &ClassFile<'_>) -> Random {
        Random(hash(&file.name().unwrap()) | 1)
    }

    /// Whether something happens that happens once in so many times.
    fn once_in(&mut self, times: u32) -> bool {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0.is_multiple_of(times)
    }
}

fn mangle(form: &mut Form, random: &mut Random) {
    for number in 0..form.statements.len() {
        let is_number = |value: Value| form.kind_of(value) != Kind::Reference;
        let to = form.statements[number].to.map(Value::Variable);
        if to.is_some_and(is_number) && random.once_in(5) {
            let nothing = Statement { operation: Operation::Move, operands: vec![Value::Int(0)], to: None, origin: 0 };
            form.statements[number] = nothing;
        }
        for operand in 0..form.statements[number].operands.len() {
            let value = form.statements[number].operands[operand];
            if random.once_in(5) {
                form.statements[number].operands[operand] = constant(form.kind_of(value)).unwrap_or(value);
            }
        }
    }
    for block in &mut form.blocks {
        let end = &mut form.statements[block.statements.end as usize - 1];
        if matches!(end.operation, Operation::Branch(_) | Operation::Switch(_)) && random.once_in(5) {
            let kept = if random.once_in(2) { block.targets[0] } else { block.targets[block.targets.len() - 1] };
            (end.operation, end.operands, block.targets) = (Operation::Jump, vec![], vec![kept]);
        }
    }
}

/// A value of a kind that is no reference.
fn constant(kind: Kind) -> Option<Value> {
    match kind {
        Kind::Int => Some(Value::Int(40_000)),
        Kind::Long => Some(Value::Long(-7)),
        Kind::Float => Some(Value::Float(1.5f32.to_bits())),
        Kind::Double => Some(Value::Double(2.5f64.to_bits())),
        _ => None,
    }
}
