//! Tidy: what holds of this repository as a whole, and no compiler checks.
//!
//! Each module is one rule, with what is wrong in the tree (`problems`) and, where a machine can mend it, the files as
//! they should be (`blessed`). The tests of this crate fail for whatever is wrong; `cargo run -p tidy` says it faster,
//! and `cargo run -p tidy -- bless` mends. Names are read from the tree and from `cargo metadata`, never from lists;
//! lists hold exceptions only, each with its reason, and an exception that is needed no more is wrong, too.

pub mod comments;
pub mod console;
pub mod dependencies;
pub mod files;
pub mod flags;
pub mod manifests;
pub mod names;
pub mod numbers;
pub mod offers;
mod page;
pub mod problem;
pub mod public;
pub mod rooms;
mod source;
pub mod tree;
