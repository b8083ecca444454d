//! Classes packed into a jar that `java -jar` runs.
//!
//! Follows: JAR File Specification, "JAR Manifest". The same classes always give the same bytes: entries are sorted by
//! name, and all have the earliest time that a zip file can name.

use std::collections::BTreeMap;
use std::io::{Cursor, Write};
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// Bytes of a line of a manifest, without its end.
const MANIFEST_LINE: usize = 72;

/// A jar with this main class (`shop.Main`) and these classes, by internal names (`shop/Main`).
pub fn runnable_jar(main: &str, maker: &str, classes: &[(String, Vec<u8>)]) -> Result<Vec<u8>, ZipError> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    let mut jar = ZipWriter::new(Cursor::new(Vec::new()));
    let mut add = |name: &str, bytes: &[u8]| {
        jar.start_file(name, options)?;
        jar.write_all(bytes).map_err(ZipError::from)
    };
    add("META-INF/MANIFEST.MF", manifest(main, maker).as_bytes())?;
    let sorted: BTreeMap<&str, &[u8]> = classes.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())).collect();
    for (name, bytes) in sorted {
        add(&format!("{name}.class"), bytes)?;
    }
    Ok(jar.finish()?.into_inner())
}

fn manifest(main: &str, maker: &str) -> String {
    let attributes = [("Manifest-Version", "1.0"), ("Created-By", maker), ("Main-Class", main)];
    let lines: String = attributes.iter().map(|(name, value)| folded(&format!("{name}: {value}"))).collect();
    format!("{lines}\r\n")
}

/// A long line goes on after a space in the next one.
fn folded(line: &str) -> String {
    let mut folded = String::new();
    let mut used = 0;
    for character in line.chars() {
        if used + character.len_utf8() > MANIFEST_LINE {
            folded.push_str("\r\n ");
            used = 1;
        }
        folded.push(character);
        used += character.len_utf8();
    }
    folded + "\r\n"
}

#[cfg(test)]
mod tests {
    use super::{manifest, runnable_jar};
    use crate::jar::Jar;
    use crate::manifest::Manifest;
    use crate::temporary::TemporaryDirectory;

    #[test]
    fn a_long_name_is_folded_and_read_again() {
        let name = format!("a.{}.Über", "b".repeat(150));
        let text = manifest(&name, "maker");
        assert!(text.lines().all(|line| line.len() <= 72), "{text}");
        assert_eq!(Manifest::parse(&text).unwrap().main_class, Some(name));
    }

    #[test]
    fn a_jar_has_its_classes_and_the_same_bytes_whatever_their_order() {
        let classes = [("b/B".to_owned(), vec![1, 2]), ("A".to_owned(), vec![3])];
        let mut turned = classes.clone();
        turned.reverse();
        let bytes = runnable_jar("b.B", "maker", &classes).unwrap();
        assert_eq!(bytes, runnable_jar("b.B", "maker", &turned).unwrap());
        let directory = TemporaryDirectory::new().unwrap();
        let path = directory.path().join("x.jar");
        std::fs::write(&path, bytes).unwrap();
        let jar = Jar::open(&path, 17).unwrap();
        assert_eq!(
            (jar.class_entries(), jar.read("b/B.class").unwrap()),
            (vec!["A.class", "b/B.class"], Some(vec![1, 2]))
        );
        assert_eq!(jar.manifest().main_class.as_deref(), Some("b.B"));
    }
}
