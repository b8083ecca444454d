//! Every method of every module has a form, and each form is well made.

use classfile::ClassFile;
use flow::form::{Form, Operation, StatementId};
use flow::{Control, DefUse, MethodInFile};
use jimage::Image;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

#[test]
fn every_method_of_every_module_has_a_form() {
    for home in homes() {
        let bytes = std::fs::read(home.join("lib/modules")).unwrap();
        let methods = AtomicUsize::new(0);
        for_each_class(&bytes, &|path, file| {
            for info in &file.methods {
                if info.code(&file.pool).unwrap().is_some() {
                    let form = Form::of(MethodInFile { file, info }).unwrap_or_else(|error| panic!("{path}: {error}"));
                    check(&form).unwrap_or_else(|error| panic!("{path}: {error}\n{form}"));
                    methods.fetch_add(1, Ordering::Relaxed);
                }
            }
        });
        assert!(methods.into_inner() > 20_000, "{}", home.display());
    }
}

fn check(form: &Form) -> Result<(), String> {
    let mut next = 0;
    for block in &form.blocks {
        if block.statements.start != next || block.statements.is_empty() {
            return Err(format!("block at {next}"));
        }
        next = block.statements.end;
        for id in block.statement_ids() {
            if form.statement(id).operation.ends_block() != (id == block.end()) {
                return Err(format!("end at {id:?}"));
            }
        }
        for catcher in &block.handlers {
            let first = StatementId(form.block(catcher.block).statements.start);
            if form.statement(first).operation != Operation::Catch {
                return Err(format!("handler at {first:?}"));
            }
        }
    }
    let def_use = DefUse::of(form);
    for id in form.statement_ids() {
        for (number, operand) in form.statement(id).operands.iter().enumerate() {
            if operand.variable().is_some() && def_use.reaching(id, number).is_empty() {
                return Err(format!("nothing reaches operand {number} of {id:?}"));
            }
        }
    }
    let control = Control::of(form, |_| true);
    let tree = control.post_dominators();
    match form.statement_ids().find(|id| tree.parent(*id).is_none()) {
        Some(id) => Err(format!("{id:?} has no post-dominator")),
        None => Ok(()),
    }
}

fn homes() -> Vec<PathBuf> {
    let installed = std::fs::read_dir("/usr/lib/jvm").unwrap();
    let paths = installed.map(|entry| entry.unwrap().path().canonicalize().unwrap());
    let mut homes: Vec<PathBuf> = paths.filter(|path| path.join("lib/modules").is_file()).collect();
    homes.sort();
    homes.dedup();
    assert!(!homes.is_empty(), "no JDK in /usr/lib/jvm");
    homes
}

/// Calls `visit` for a stable part of the classes of all modules, or for all with `ALL_CLASSES`, on all processors.
fn for_each_class(image: &[u8], visit: &(dyn Fn(&str, &ClassFile<'_>) + Sync)) {
    let image = Image::parse(image).unwrap();
    let all = std::env::var_os("ALL_CLASSES").is_some();
    let is_chosen =
        |path: &str| all || path.bytes().fold(0u32, |sum, byte| sum.wrapping_mul(31) + u32::from(byte)) % 8 == 0;
    let entries = image.entries().map(Result::unwrap).filter(|entry| entry.extension == "class");
    let entries: Vec<_> = entries.filter(|entry| is_chosen(&entry.path())).collect();
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for part in entries.chunks(entries.len().div_ceil(workers)) {
            scope.spawn(move || {
                for entry in part {
                    let (path, content) = (entry.path(), image.content(entry).unwrap());
                    let file = ClassFile::parse(&content);
                    visit(&path, &file.unwrap_or_else(|error| panic!("{path}: {error}")));
                }
            });
        }
    });
}
