//! Looking up classes and resources in the image and on the class path.

use crate::workshop::{Workshop, with_every_jdk};
use loader::image::JdkImage;
use loader::root::ClassRoot;
use loader::source::ProgramSource;
use program::source::{ClassSource, Origin};

fn source(workshop: &Workshop, roots: Vec<ClassRoot>) -> ProgramSource {
    ProgramSource::new(JdkImage::open(&workshop.jdk).unwrap(), roots, None)
}

fn origin_of_class(source: &ProgramSource, name: &str) -> Option<Origin> {
    let class = source.find_class(name).unwrap()?;
    let parsed = classfile::ClassFile::parse(class.bytes).unwrap();
    assert_eq!(parsed.name().unwrap(), name);
    Some(class.origin)
}

#[test]
fn classes_of_the_jdk_come_from_their_modules() {
    with_every_jdk(|workshop| {
        let source = source(workshop, Vec::new());
        let in_module = |module| Some(Origin::Jdk { module });
        assert_eq!(origin_of_class(&source, "java/lang/Object"), in_module("java.base"));
        assert_eq!(origin_of_class(&source, "java/util/Map$Entry"), in_module("java.base"));
        assert_eq!(origin_of_class(&source, "java/sql/Connection"), in_module("java.sql"));
        assert_eq!(origin_of_class(&source, "java/lang/NoSuchClass"), None);
        assert_eq!(origin_of_class(&source, "no/such/Package"), None);
        assert_eq!(origin_of_class(&source, "Unnamed"), None);
        assert_eq!(origin_of_class(&source, ""), None);
    });
}

#[test]
fn resources_are_found_like_classes() {
    with_every_jdk(|workshop| {
        let text = workshop.write("classes/shop/prices.txt", "7");
        let root = ClassRoot::Directory(workshop.path("classes"));
        let source = source(workshop, vec![root]);
        let origin = |name: &str| source.find_resource(name).unwrap().map(|found| found.origin);
        assert_eq!(origin("java/util/currency.data"), Some(Origin::Jdk { module: "java.base" }));
        assert_eq!(source.find_resource("shop/prices.txt").unwrap().unwrap().bytes, b"7");
        assert_eq!(origin("shop/nothing.txt"), None);
        assert_eq!(origin("shop"), None, "a directory is no resource");
        assert_eq!(origin("shop/prices.txt/x"), None);
        assert_eq!(origin("shop/../shop/prices.txt"), None);
        assert_eq!(origin(text.to_str().unwrap()), None, "an absolute path leaves the class path");
        assert_eq!(origin("shop/\0"), None);
    });
}

#[test]
fn a_package_of_the_jdk_cannot_be_extended_but_one_above_it_can() {
    with_every_jdk(|workshop| {
        workshop.write("classes/java/util/Intruder.class", "");
        workshop.write("classes/java/Fine.class", "x");
        let source = source(workshop, vec![ClassRoot::Directory(workshop.path("classes"))]);
        assert!(source.find_class("java/util/Intruder").unwrap().is_none());
        assert!(source.find_class("java/Fine").unwrap().is_some());
    });
}

#[test]
fn the_first_place_of_the_class_path_wins_and_answers_never_change() {
    with_every_jdk(|workshop| {
        let first = workshop.write("first/shop/Cart.class", "first");
        workshop.write("second/shop/Cart.class", "second");
        let roots = ["first", "second"].map(|name| ClassRoot::Directory(workshop.path(name)));
        let source = source(workshop, roots.to_vec());
        let bytes = || source.find_class("shop/Cart").unwrap().unwrap().bytes;
        let before = bytes();
        assert_eq!(before, b"first");
        std::fs::remove_file(first).unwrap();
        assert!(std::ptr::eq(before, bytes()), "the same name gives the same bytes");
    });
}

#[test]
fn a_directory_that_cannot_be_read_is_an_error_that_names_it() {
    with_every_jdk(|workshop| {
        let looped = workshop.path("classes/Loop.class");
        std::fs::create_dir_all(workshop.path("classes")).unwrap();
        std::os::unix::fs::symlink(&looped, &looped).unwrap();
        let source = source(workshop, vec![ClassRoot::Directory(workshop.path("classes"))]);
        let error = source.find_class("Loop").unwrap_err();
        assert_eq!(error.place, looped.display().to_string());
        assert!(error.reason.contains("symbolic links"), "{}", error.reason);
    });
}
