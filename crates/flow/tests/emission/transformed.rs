//! Forms that were changed before they are written: what the code does afterwards, on the JVMs of the installed JDKs.

use crate::classes::{Classes, homes};
use crate::java::{self, Directory};
use classfile::ClassFile;
use classfile::opcode::{GOTO_W, INVOKESTATIC};
use flow::emit::{Emission, OwnShape, Shape};
use flow::form::{BlockId, Form, Operation, Statement, Value};
use flow::rewrite::{MemberKind, Rewriting};
use flow::{Body, MethodInFile};
use jimage::Image;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/emission/Transformed.java");

/// The lines that the program prints after something was done to its class.
fn lines(home: &Path, change: impl Fn(&mut Subject<'_>)) -> Vec<String> {
    let directory = Directory::new();
    let bytes = compiled(home);
    let file = ClassFile::parse(&bytes).unwrap();
    let image = std::fs::read(home.join("lib/modules")).unwrap();
    let classes = Classes::of(Image::parse(&image).unwrap());
    classes.add(&file);
    let mut subject = Subject { file: &file, rewriting: Rewriting::of(&file).unwrap(), classes };
    change(&mut subject);
    std::fs::write(directory.path().join("Transformed.class"), subject.rewriting.finish().unwrap()).unwrap();
    let mut command = Command::new(home.join("bin/java"));
    let output = java::run(command.args(["-Xverify:all", "-cp"]).arg(directory.path()).arg("Transformed"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

/// The class file of the program, made by a JDK's compiler once.
fn compiled(home: &Path) -> Vec<u8> {
    static MADE: Mutex<BTreeMap<PathBuf, Vec<u8>>> = Mutex::new(BTreeMap::new());
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    let make = || {
        let directory = Directory::new();
        java::compile(home, &[SOURCE.into()], directory.path());
        std::fs::read(directory.path().join("Transformed.class")).unwrap()
    };
    made.entry(home.to_owned()).or_insert_with(make).clone()
}

/// The class under change.
struct Subject<'a> {
    file: &'a ClassFile<'a>,
    rewriting: Rewriting<'a>,
    classes: Classes<'a>,
}

impl<'a> Subject<'a> {
    fn number(&self, name: &str) -> usize {
        self.file.methods.iter().position(|info| self.file.pool.text(info.name).unwrap() == name).unwrap()
    }

    fn method(&self, name: &str) -> MethodInFile<'a> {
        MethodInFile { file: self.file, info: &self.file.methods[self.number(name)] }
    }

    /// Changes the form of a method.
    fn change(&mut self, name: &str, change: impl FnOnce(&mut Form)) {
        let subject = self.method(name);
        let body = Body::read(subject).unwrap();
        let mut form = Form::of_body(subject, &body).unwrap();
        change(&mut form);
        let own = OwnShape::of(subject).unwrap();
        let emission = Emission { shape: own.shape(), form: &form, body: &body, hierarchy: &self.classes };
        let code = emission.code(&mut self.rewriting.pool).unwrap();
        self.rewriting.replace_code(self.number(name), code);
    }
}

/// Makes a statement do nothing.
fn remove(statement: &mut Statement) {
    *statement = Statement { operation: Operation::Move, operands: vec![Value::Int(0)], to: None, ..*statement };
}

fn line<'l>(lines: &'l [String], word: &str) -> &'l str {
    lines.iter().find(|line| line.starts_with(word)).unwrap()
}

#[test]
fn an_unchanged_program_says_what_its_source_says() {
    for home in homes() {
        let found = lines(&home, |_| {});
        let expected = [
            "branch 10 20",
            "missing some5",
            "caught 6 1",
            "specialised 723",
            "constructor yes1",
            "members unused dropped",
        ];
        assert_eq!(found, expected);
    }
}

#[test]
fn a_folded_branch_goes_one_way() {
    for home in homes() {
        let found = lines(&home, |subject| {
            subject.change("branch", |form| {
                let block = form.blocks.iter_mut().find(|block| block.targets.len() == 2).unwrap();
                let end = &mut form.statements[block.statements.end as usize - 1];
                assert!(matches!(end.operation, Operation::Branch(_)));
                (end.operation, end.operands) = (Operation::Jump, vec![]);
                block.targets.truncate(1);
            });
        });
        assert_eq!(line(&found, "branch"), "branch 20 20");
    }
}

#[test]
fn a_variable_without_value_has_the_default_of_its_kind() {
    for home in homes() {
        let found = lines(&home, |subject| {
            subject.change("missing", |form| {
                let is_first = |statement: &&mut Statement| {
                    statement.operation == Operation::Move && statement.operands != [Value::Long(6)]
                };
                form.statements.iter_mut().filter(is_first).take(2).for_each(remove);
            });
        });
        assert_eq!(line(&found, "missing"), "missing null0");
    }
}

#[test]
fn handlers_of_code_that_is_gone_do_no_harm() {
    for home in homes() {
        let found = lines(&home, |subject| {
            subject.change("caught", |form| {
                let is_call = |s: &&mut Statement| matches!(s.operation, Operation::Pool(INVOKESTATIC, _));
                form.statements.iter_mut().filter(is_call).for_each(remove);
            });
        });
        assert_eq!(line(&found, "caught"), "caught 3 1");
        let found = lines(&home, |subject| {
            subject.change("caught", |form| {
                let protected = form.blocks.iter().filter(|block| !block.handlers.is_empty());
                let ranges: Vec<_> = protected.map(|block| block.statements.clone()).collect();
                for number in ranges.into_iter().flatten() {
                    let statement = &mut form.statements[number as usize];
                    if statement.operation == Operation::Move {
                        remove(statement);
                    }
                }
            });
        });
        assert_eq!(line(&found, "caught"), "caught 5 1");
    }
}

#[test]
fn members_come_and_go() {
    for home in homes() {
        let found = lines(&home, |subject| {
            subject.rewriting.drop_method(subject.number("unused"));
            let dropped =
                subject.file.fields.iter().position(|info| subject.file.pool.text(info.name).unwrap() == "dropped");
            subject.rewriting.drop_field(dropped.unwrap());
            specialise(subject);
        });
        assert_eq!(line(&found, "specialised"), "specialised 4223");
        assert_eq!(line(&found, "members"), "members");
    }
}

/// A copy of `specialised` whose first parameter is 42, and the call of it in `main`.
fn specialise(subject: &mut Subject<'_>) {
    let original = subject.method("specialised");
    let body = Body::read(original).unwrap();
    let mut form = Form::of_body(original, &body).unwrap();
    let first = form.parameters.remove(0);
    let operands = form.statements.iter_mut().flat_map(|statement| &mut statement.operands);
    operands.filter(|value| **value == Value::Variable(first)).for_each(|value| *value = Value::Int(42));
    let (name, descriptor) = ("specialised$42", "(JLjava/lang/String;)I");
    let version = subject.file.major;
    let shape = Shape { class: "Transformed", name, descriptor, is_static: true, version };
    let emission = Emission { shape, form: &form, body: &body, hierarchy: &subject.classes };
    let code = emission.code(&mut subject.rewriting.pool).unwrap();
    subject.rewriting.add_method(0x000A, name, descriptor, &code);
    let entry = subject.rewriting.pool.reference(MemberKind::Method, "Transformed", name, descriptor);
    subject.change("main", |form| {
        let call = form.statements.iter_mut().find(|statement| statement.operands.contains(&Value::Long(20))).unwrap();
        call.operation = Operation::Pool(INVOKESTATIC, entry);
        call.operands.remove(0);
    });
}

/// Puts calls of `unused` before the ends of these blocks.
fn fill(subject: &mut Subject<'_>, form: &mut Form, blocks: &[usize], count: u32) {
    let entry = subject.rewriting.pool.reference(MemberKind::Method, "Transformed", "unused", "()I");
    let filler = Statement { operation: Operation::Pool(INVOKESTATIC, entry), operands: vec![], to: None, origin: 0 };
    for number in blocks {
        let end = form.blocks[*number].statements.end;
        let fillers = std::iter::repeat_n(filler.clone(), count as usize);
        form.statements.splice(end as usize - 1..end as usize - 1, fillers);
        form.blocks[*number].statements.end += count;
        for block in &mut form.blocks[number + 1..] {
            block.statements = block.statements.start + count..block.statements.end + count;
        }
    }
}

/// Lets two of the four blocks of a form change places.
fn swap(form: &mut Form, one: u32, other: u32) {
    let swapped = |block: BlockId| match block.0 {
        number if number == one => BlockId(other),
        number if number == other => BlockId(one),
        _ => block,
    };
    form.blocks.swap(one as usize, other as usize);
    let old = std::mem::take(&mut form.statements);
    for block in &mut form.blocks {
        let start = form.statements.len() as u32;
        form.statements.extend_from_slice(&old[block.statements.start as usize..block.statements.end as usize]);
        block.statements = start..form.statements.len() as u32;
        block.targets.iter_mut().for_each(|target| *target = swapped(*target));
    }
}

/// Writes `branch` with calls in some of its blocks and the last block in the place of another one.
fn write_filled(subject: &mut Subject<'_>, blocks: &[usize], count: u32, last: u32) -> Result<Vec<u8>, String> {
    let original = subject.method("branch");
    let body = Body::read(original).unwrap();
    let mut form = Form::of_body(original, &body).unwrap();
    assert_eq!(form.blocks.len(), 4);
    fill(subject, &mut form, blocks, count);
    swap(&mut form, last, 3);
    let own = OwnShape::of(original).unwrap();
    let emission = Emission { shape: own.shape(), form: &form, body: &body, hierarchy: &subject.classes };
    emission.code(&mut subject.rewriting.pool).map_err(|error| error.to_string())
}

#[test]
fn far_jumps_arrive() {
    // A branch that is far, one with another jump behind it that is far, and one that is far with a jump behind it.
    for (blocks, count, last) in [(&[1][..], 8_200, 3), (&[1, 2, 3], 5_400, 1), (&[1, 2, 3], 5_400, 2)] {
        let found = lines(&homes()[0], |subject| {
            let code = write_filled(subject, blocks, count, last).unwrap();
            assert!(code.contains(&GOTO_W));
            subject.rewriting.replace_code(subject.number("branch"), code);
        });
        assert_eq!(line(&found, "branch"), "branch 10 20", "{blocks:?} {last}");
    }
}

#[test]
fn too_much_code_is_refused() {
    lines(&homes()[0], |subject| {
        let error = write_filled(subject, &[1], 16_400, 3).unwrap_err();
        assert_eq!(error, "more than 65,535 bytes of code in method Transformed.branch(I)I");
    });
}
