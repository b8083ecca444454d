//! What may stand on the command line as a TARGET.

use crate::workshop::with_every_jdk;
use program::source::ClassSource;
use std::fs;

const MAIN: &str = "package shop; public class Main { public static void main(String[] a) { new Cart(); } }";
const CART: &str = "package shop; class Cart {}";

#[test]
fn a_class_file_brings_its_siblings() {
    with_every_jdk(|workshop| {
        workshop.write("src/shop/Cart.java", CART);
        workshop.compile("src/shop/Main.java", &format!("{MAIN} class Cart {{}}"), "out");
        let prepared =
            workshop.prepare_targets(&[&workshop.path("out/shop/Main.class")]).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(prepared.entry.class, "shop/Main");
        assert!(prepared.source.find_class("shop/Cart").unwrap().is_some());
    });
}

#[test]
fn of_several_class_files_the_one_with_a_main_is_started() {
    with_every_jdk(|workshop| {
        workshop.compile("src/shop/Main.java", &format!("{MAIN} class Cart {{}}"), "out");
        let [main, cart] = ["Main", "Cart"].map(|name| workshop.path(&format!("out/shop/{name}.class")));
        assert_eq!(workshop.main_of(&[&cart, &main, &cart]), Ok("shop/Main".to_string()));
        let message = workshop.main_of(&[&cart]).unwrap_err();
        assert!(message.starts_with("class shop.Cart cannot be started"), "{message}");
    });
}

#[test]
fn a_class_file_in_the_wrong_place_is_served_alone() {
    with_every_jdk(|workshop| {
        workshop.compile("src/shop/Main.java", &format!("{MAIN} class Cart {{}}"), "out");
        let moved = workshop.path("Elsewhere.class");
        fs::rename(workshop.path("out/shop/Main.class"), &moved).unwrap();
        let prepared = workshop.prepare_targets(&[&moved]).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(prepared.entry.class, "shop/Main");
        assert!(prepared.source.find_class("shop/Cart").unwrap().is_none());
    });
}

#[test]
fn a_directory_of_sources_is_compiled_and_one_of_classes_is_used() {
    with_every_jdk(|workshop| {
        workshop.write("project/src/shop/Main.java", MAIN);
        workshop.write("project/src/shop/Cart.java", CART);
        workshop.write("project/src/module-info.java", "module shop {}");
        workshop.write("project/.hidden/Broken.java", "not java");
        assert_eq!(workshop.main_of(&[&workshop.path("project")]), Ok("shop/Main".to_string()));

        let text = "public class Main { public static void main(String[] a) {} }";
        workshop.compile("both/Main.java", text, "both");
        workshop.write("both/Main.java", "this would not compile");
        assert_eq!(workshop.main_of(&[&workshop.path("both")]), Ok("Main".to_string()));
    });
}

#[test]
fn targets_may_be_mixed() {
    with_every_jdk(|workshop| {
        let items = workshop.compile("lib/stock/Item.java", "package stock; public class Item {}", "items");
        let text = "class App { public static void main(String[] a) { new stock.Item(); Other.call(); } }";
        let app = workshop.write("app/App.java", text);
        let other = workshop.write("other/Other.java", "class Other { static void call() {} }");
        let prepared = workshop.prepare_targets(&[&app, &items, &other, &app]).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(prepared.entry.class, "App");
        for class in ["stock/Item", "Other"] {
            assert!(prepared.source.find_class(class).unwrap().is_some(), "{class}");
        }
    });
}

#[test]
fn what_is_no_target_is_named() {
    with_every_jdk(|workshop| {
        let text = workshop.write("notes.txt", "");
        let message = |path: &str| workshop.main_of(&[&workshop.path(path)]).unwrap_err();
        assert_eq!(message("Nowhere.java"), "Nowhere.java: no such file or directory");
        fs::create_dir(workshop.path("empty")).unwrap();
        assert_eq!(message("empty"), "empty: there is neither a .class nor a .java file in this directory");
        let expected = "notes.txt: a target is a .java, .class or .jar file or a directory of classes";
        assert_eq!(workshop.main_of(&[&text]), Err(expected.to_string()));
    });
}

#[test]
fn malformed_classes_are_named() {
    with_every_jdk(|workshop| {
        workshop.write("out/Main.class", [0xca, 0xfe, 0xd0, 0x0d, 0, 0, 0, 61]);
        let message = workshop.main_of(&[&workshop.path("out/Main.class")]).unwrap_err();
        assert!(message.starts_with("out/Main.class: "), "{message}");
        assert_eq!(workshop.main_of(&[&workshop.path("out")]), Err(message));
    });
}
