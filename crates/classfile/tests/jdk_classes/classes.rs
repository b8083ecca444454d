//! The class files of an image.

use jimage::Image;
use std::borrow::Cow;

/// A class file and its path in the image, `/java.base/java/lang/Object.class`.
pub(crate) struct ImageClass<'a> {
    pub(crate) path: String,
    pub(crate) bytes: Cow<'a, [u8]>,
}

/// All class files of an image in the order of their paths, module descriptors included.
pub(crate) fn all(image_bytes: &[u8]) -> Vec<ImageClass<'_>> {
    let image = Image::parse(image_bytes).unwrap();
    let entries = image.entries().map(Result::unwrap).filter(|entry| entry.extension == "class");
    let mut classes: Vec<ImageClass<'_>> =
        entries.map(|entry| ImageClass { path: entry.path(), bytes: image.content(&entry).unwrap() }).collect();
    classes.sort_by(|left, right| left.path.cmp(&right.path));
    assert!(classes.len() > 5_000, "an image of only {} classes", classes.len());
    classes
}

/// The class files of `java.base`, without its module descriptor.
pub(crate) fn of_java_base(image_bytes: &[u8]) -> Vec<ImageClass<'_>> {
    let mut classes = all(image_bytes);
    classes.retain(|class| class.path.starts_with("/java.base/") && !class.path.ends_with("/module-info.class"));
    classes
}
