//! Every entry is found under its own path, and packages lead to their modules.

use std::collections::BTreeSet;
use std::process::Command;

use jimage::{Entry, Image};

use crate::jdk;

fn entries<'a>(image: &Image<'a>) -> Vec<Entry<'a>> {
    image.entries().collect::<Result<_, _>>().expect("an installed image is intact")
}

#[test]
fn every_entry_is_found_by_its_path() {
    for home in jdk::all() {
        let bytes = jdk::image_bytes(&home);
        let image = Image::parse(&bytes).unwrap();
        let entries = entries(&image);
        assert!(entries.len() > 10_000, "{} has only {} entries", home.display(), entries.len());
        for entry in &entries {
            let path = entry.path();
            assert_eq!(image.entry(&path).unwrap(), Some(*entry), "{path}");
            assert_eq!(image.find(&path).unwrap(), Some(image.content(entry).unwrap()), "{path}");
        }
    }
}

#[test]
fn classes_start_with_their_magic() {
    for home in jdk::all() {
        let bytes = jdk::image_bytes(&home);
        let image = Image::parse(&bytes).unwrap();
        for entry in entries(&image).iter().filter(|entry| entry.extension == "class") {
            let content = image.content(entry).unwrap();
            assert_eq!(content.get(..4), Some(&[0xca, 0xfe, 0xba, 0xbe][..]), "{}", entry.path());
        }
    }
}

#[test]
fn every_package_leads_to_the_module_of_its_classes() {
    for home in jdk::all() {
        let bytes = jdk::image_bytes(&home);
        let image = Image::parse(&bytes).unwrap();
        let entries = entries(&image);
        let classes = entries.iter().filter(|entry| entry.extension == "class" && !entry.parent.is_empty());
        let packages: BTreeSet<(&str, &str)> = classes
            .filter(|class| !class.parent.starts_with("META-INF"))
            .map(|class| (class.parent, class.module))
            .collect();
        for (package, module) in packages {
            assert_eq!(image.package_module(package), Some(module), "{package}");
        }
    }
}

#[test]
fn what_is_not_there_is_not_found() {
    for home in jdk::all() {
        let bytes = jdk::image_bytes(&home);
        let image = Image::parse(&bytes).unwrap();
        for path in [
            "",
            "/",
            "/java.base/java/lang/Objec",
            "/java.base/java/lang/Object.clas",
            "java/lang/Object.class",
            "é\0😀",
        ] {
            assert_eq!(image.find(path), Ok(None), "{path}");
        }
        assert_eq!(image.package_module("java"), None, "no module has classes in package java");
        assert_eq!(image.package_module("no/such/place"), None);
    }
}

#[test]
fn the_list_is_that_of_the_jimage_tool() {
    for home in jdk::all() {
        let bytes = jdk::image_bytes(&home);
        let image = Image::parse(&bytes).unwrap();
        let tool = Command::new(home.join("bin/jimage")).arg("list").arg(home.join("lib/modules")).output().unwrap();
        let listing = String::from_utf8(tool.stdout).unwrap();
        let expected = paths_of_listing(&listing);
        // The tool leaves out the two directories that the image itself is made of.
        let is_content = |path: &String| !path.starts_with("/packages") && !path.starts_with("/modules");
        let found: BTreeSet<String> = entries(&image).iter().map(Entry::path).filter(is_content).collect();
        assert!(expected.len() > 10_000, "the listing of {} was not understood", home.display());
        let difference: Vec<&String> = found.symmetric_difference(&expected).collect();
        assert!(difference.is_empty(), "{}: {difference:?}", home.display());
    }
}

/// The listing has a line `Module: name` before the indented names of each module.
fn paths_of_listing(listing: &str) -> BTreeSet<String> {
    let mut module = "";
    let mut paths = BTreeSet::new();
    for line in listing.lines() {
        if let Some(name) = line.strip_prefix("Module: ") {
            module = name;
        } else if let Some(name) = line.strip_prefix("    ") {
            paths.insert(format!("/{module}/{name}"));
        }
    }
    paths
}
