//! Jar files made by the JDK's own `jar`.

use crate::workshop::{Workshop, with_every_jdk};
use loader::prepare::Request;
use program::source::ClassSource;
use std::fs;

const MAIN: &str = "package shop; public class Main { public static void main(String[] a) { new stock.Item(); } }";
const ITEM: &str = "package stock; public class Item {}";

/// `app/app.jar`, whose manifest names a main class and `lib/more items.jar`.
fn pack(workshop: &Workshop) -> std::path::PathBuf {
    workshop.write("src/shop/Main.java", MAIN);
    workshop.compile("src/stock/Item.java", ITEM, "items");
    let sources = format!("{}", workshop.path("src").display());
    let (main, out) = (format!("{sources}/shop/Main.java"), workshop.path("main").display().to_string());
    let items = workshop.path("items").display().to_string();
    workshop.tool("javac", &["-cp", &items, "-d", &out, &main]);
    workshop.jar("app/lib/more items.jar", "", &workshop.path("items"));
    let manifest = "Main-Class: shop.Main\nClass-Path: lib/missing.jar lib/more%20items.jar ./app.jar\n";
    workshop.jar("app/app.jar", manifest, &workshop.path("main"))
}

#[test]
fn the_manifest_names_the_main_class_and_further_jars() {
    with_every_jdk(|workshop| {
        let prepared = workshop.prepare_targets(&[&pack(workshop)]).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(prepared.entry.class, "shop/Main");
        assert_eq!(prepared.source.roots().len(), 2);
        assert!(prepared.source.find_class("stock/Item").unwrap().is_some());
        assert!(prepared.source.find_resource("META-INF/MANIFEST.MF").unwrap().is_some());
        assert!(prepared.source.find_resource("stock/").unwrap().is_none());
    });
}

#[test]
fn a_manifest_that_names_no_class_is_an_error() {
    with_every_jdk(|workshop| {
        let classes = workshop.compile("src/stock/Item.java", ITEM, "items");
        let jar = workshop.jar("app.jar", "Main-Class: shop.Nothing\n", &classes);
        let message = "main class shop.Nothing (named by the manifest of app.jar) was not found";
        assert_eq!(workshop.main_of(&[&jar]), Err(message.to_string()));
        let jar = workshop.jar("plain.jar", "", &classes);
        assert_eq!(workshop.main_of(&[&jar]), Err("plain.jar: no class with a main method was found".to_string()));
    });
}

#[test]
fn without_a_main_class_in_the_manifest_the_only_one_is_taken() {
    with_every_jdk(|workshop| {
        let text = "package shop; public class Main { public static void main(String[] a) {} }";
        let classes = workshop.compile("src/shop/Main.java", text, "main");
        let jar = workshop.jar("app.jar", "", &classes);
        assert_eq!(workshop.main_of(&[&jar]), Ok("shop/Main".to_string()));
    });
}

#[test]
fn multi_release_jars_give_the_newest_version_the_jdk_may_use() {
    with_every_jdk(|workshop| {
        let [plain, multi] = ["", "Multi-Release: true\n"].map(|manifest| {
            let versions = format!("META-INF/versions/{}", workshop.jdk.feature + 1);
            for (directory, text) in
                [("", "plain"), ("META-INF/versions/9", "nine"), ("META-INF/versions/17", "17"), (&versions, "new")]
            {
                workshop.write(&format!("classes/{directory}/shop/text"), text);
            }
            workshop.jar(&format!("{}.jar", manifest.len()), manifest, &workshop.path("classes"))
        });
        let text = |jar| {
            let jar = loader::jar::Jar::open(jar, workshop.jdk.feature).unwrap();
            String::from_utf8(jar.read("shop/text").unwrap().unwrap()).unwrap()
        };
        assert_eq!(text(&plain), "plain");
        assert_eq!(text(&multi), "17");
    });
}

#[test]
fn damaged_jars_are_named() {
    with_every_jdk(|workshop| {
        let jar = pack(workshop);
        let whole = fs::read(&jar).unwrap();
        let message = |bytes: &[u8]| workshop.main_of(&[&workshop.write("app/broken.jar", bytes)]).unwrap_err();
        let unreadable = "app/broken.jar: not a readable jar file: ";
        assert!(message(b"").starts_with(unreadable));
        assert!(message(b"this is no jar").starts_with(unreadable));
        assert!(message(&whole[..whole.len() / 2]).starts_with(unreadable));

        // Damage in the middle of the compressed class: found when it is read, and named with its entry.
        let name = b"shop/Main.class";
        let start = whole.windows(name.len()).position(|window| window == name).unwrap() + name.len();
        let mut damaged = whole.clone();
        damaged[start + 20..start + 40].fill(0xff);
        let message = message(&damaged);
        assert!(message.starts_with("app/broken.jar, entry shop/Main.class: "), "{message}");
    });
}

#[test]
fn a_damaged_manifest_is_named_with_its_line() {
    with_every_jdk(|workshop| {
        workshop.write("classes/META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nnonsense\n");
        let (jar, classes) = (workshop.path("odd.jar"), workshop.path("classes"));
        workshop.tool("jar", &["-cfM", jar.to_str().unwrap(), "-C", classes.to_str().unwrap(), "."]);
        let expected = "odd.jar, entry META-INF/MANIFEST.MF: line 2: not an attribute: nonsense";
        assert_eq!(workshop.main_of(&[&jar]), Err(expected.to_string()));
    });
}

#[test]
fn the_class_path_takes_lists_and_stars() {
    with_every_jdk(|workshop| {
        pack(workshop);
        let main = workshop.path("main");
        let stars = workshop.path("app/lib/*").display().to_string();
        let missing = format!("{}:{stars}", workshop.path("nowhere").display());
        let request = Request { targets: vec![main.clone()], classpath: Some(missing.into()), ..Request::default() };
        let error = workshop.prepare(request).err().map(|error| workshop.relative(&error.to_string()));
        assert_eq!(error.as_deref(), Some("nowhere: no such file or directory, named by the class path"));
        let request = Request { targets: vec![main], classpath: Some(stars.into()), ..Request::default() };
        let prepared = workshop.prepare(request).unwrap_or_else(|error| panic!("{error}"));
        assert!(prepared.source.find_class("stock/Item").unwrap().is_some());
        assert!(prepared.warnings.is_empty(), "{:?}", prepared.warnings);
    });
}
