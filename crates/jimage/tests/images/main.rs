//! The reader against the images of all installed JDKs, whole and corrupted.

mod corrupted;
mod jdk;
mod whole;
