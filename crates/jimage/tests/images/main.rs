//! The reader against the images of all installed JDKs and of what their `jlink` makes, whole and corrupted.

mod compressed;
mod corrupted;
mod jdk;
mod linked;
mod random;
mod whole;
