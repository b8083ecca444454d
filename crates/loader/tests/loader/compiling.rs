//! `javac` and the cache of its results.

use crate::workshop::{Workshop, with_every_jdk};
use loader::compile::{CacheLocation, Compilation};
use loader::error::{InputError, LoadError};
use loader::jdk::Jdk;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

/// Nobody wants to stop.
static NEVER: AtomicBool = AtomicBool::new(false);

fn compile(workshop: &Workshop, sources: &[PathBuf], libraries: &[PathBuf]) -> Result<PathBuf, LoadError> {
    let compilation = Compilation {
        jdk: &workshop.jdk,
        release: workshop.jdk.feature,
        sources,
        libraries,
        preview: false,
        api: &[],
        halt: &NEVER,
    };
    compilation.run(&workshop.cache()).map(|compiled| compiled.directory().to_path_buf())
}

#[test]
fn the_same_contents_are_compiled_once() {
    with_every_jdk(|workshop| {
        let source = [workshop.write("Cart.java", "class Cart { int size; }")];
        let first = compile(workshop, &source, &[]).unwrap();
        let written = fs::metadata(first.join("Cart.class")).unwrap().modified().unwrap();
        let second = compile(workshop, &source, &[]).unwrap();
        assert_eq!(first, second);
        assert_eq!(fs::metadata(second.join("Cart.class")).unwrap().modified().unwrap(), written);
        workshop.write("Cart.java", "class Cart { long size; }");
        assert_ne!(compile(workshop, &source, &[]).unwrap(), first);
    });
}

#[test]
fn sources_that_javac_finds_by_itself_count_as_well() {
    with_every_jdk(|workshop| {
        let source = [workshop.write("src/shop/Cart.java", "package shop; class Cart { stock.Item item; }")];
        let item = workshop.write("src/stock/Item.java", "package stock; public class Item { int price; }");
        let first = compile(workshop, &source, &[]).unwrap();
        assert!(first.join("stock/Item.class").is_file());
        assert_eq!(compile(workshop, &source, &[]).unwrap(), first);
        fs::write(&item, "package stock; public class Item { long price; }").unwrap();
        let second = compile(workshop, &source, &[]).unwrap();
        assert_ne!(second, first);
        fs::write(&item, "package stock; public class Item { int price; }").unwrap();
        assert_eq!(compile(workshop, &source, &[]).unwrap(), first, "both results are kept");
    });
}

#[test]
fn a_file_that_appears_beside_a_source_is_noticed() {
    with_every_jdk(|workshop| {
        let source = [workshop.write("Cart.java", "class Cart { Record record; }")];
        let first = compile(workshop, &source, &[]).unwrap();
        workshop.write("Record.java", "class Record {}");
        let second = compile(workshop, &source, &[]).unwrap();
        assert!(!first.join("Record.class").exists() && second.join("Record.class").is_file());
    });
}

#[test]
fn libraries_are_found_and_their_changes_noticed() {
    with_every_jdk(|workshop| {
        let library = workshop.compile("lib/Item.java", "public class Item { public int price; }", "items");
        let source = [workshop.write("src/Cart.java", "class Cart { int sum(Item item) { return item.price; } }")];
        let libraries = [library];
        let first = compile(workshop, &source, &libraries).unwrap();
        assert!(!first.join("Item.class").exists());
        workshop.compile("lib/Item.java", "public class Item { public short price; byte more; }", "items");
        assert_ne!(compile(workshop, &source, &libraries).unwrap(), first);
        assert!(matches!(compile(workshop, &source, &[]), Err(LoadError::Input(InputError::Compilation { .. }))));
    });
}

#[test]
fn the_messages_of_javac_are_passed_on_unchanged() {
    with_every_jdk(|workshop| {
        let source = workshop.write("Cart.java", "class Cart {\n  int size = \"three\";\n}\n");
        let javac = std::process::Command::new(workshop.jdk.javac().unwrap()).arg(&source).output().unwrap();
        let Err(LoadError::Input(InputError::Compilation { messages })) =
            compile(workshop, std::slice::from_ref(&source), &[])
        else {
            panic!("the program does not compile");
        };
        assert_eq!(messages, String::from_utf8(javac.stderr).unwrap());
        assert!(messages.starts_with(&format!("{}:2: error: ", source.display())), "{messages}");
        let left = fs::read_dir(workshop.path("cache")).unwrap().count();
        assert_eq!(left, 0, "a failed compilation leaves nothing behind");
    });
}

#[test]
fn without_a_cache_the_classes_last_as_long_as_the_result() {
    with_every_jdk(|workshop| {
        let sources = [workshop.write("Cart.java", "class Cart {}")];
        let compilation = Compilation {
            jdk: &workshop.jdk,
            release: workshop.jdk.feature,
            sources: &sources,
            libraries: &[],
            preview: false,
            api: &[],
            halt: &NEVER,
        };
        // A file where the directory should be: nothing can be kept there.
        let blocked = CacheLocation::at(&workshop.write("blocked", "").join("cache"));
        for location in [CacheLocation::none(), blocked] {
            let compiled = compilation.run(&location).unwrap();
            let directory = compiled.directory().to_path_buf();
            assert!(directory.join("Cart.class").is_file());
            drop(compiled);
            assert!(!directory.exists());
        }
    });
}

#[test]
fn debug_information_and_the_encoding_do_not_depend_on_the_machine() {
    with_every_jdk(|workshop| {
        let text = "class Cart { static int s() { int count = 1; return count; } String s = \"Größe\"; }";
        let directory = compile(workshop, &[workshop.write("Cart.java", text)], &[]).unwrap();
        let bytes = fs::read(directory.join("Cart.class")).unwrap();
        let class = classfile::ClassFile::parse(&bytes).unwrap();
        let method = class.methods.iter().find(|method| class.pool.text(method.name).unwrap() == "s").unwrap();
        let code = method.code(&class.pool).unwrap().unwrap();
        assert!(!code.line_numbers().unwrap().is_empty() && !code.local_variables().unwrap().is_empty());
        assert!(bytes.windows("Größe".len()).any(|window| window == "Größe".as_bytes()));
    });
}

#[test]
fn a_run_time_environment_cannot_compile() {
    with_every_jdk(|workshop| {
        let home = workshop.path("runtime");
        let runtime = Jdk { home: home.clone(), ..workshop.jdk.clone() };
        let sources = [workshop.write("Cart.java", "class Cart {}")];
        let compilation = Compilation {
            jdk: &runtime,
            release: runtime.feature,
            sources: &sources,
            libraries: &[],
            preview: false,
            api: &[],
            halt: &NEVER,
        };
        let error = compilation.run(&workshop.cache()).map(|_| ()).unwrap_err();
        assert!(matches!(error, LoadError::Input(InputError::NoCompiler { home: named }) if named == home));
    });
}
