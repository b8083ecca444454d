//! The flow of code, method by method: everything that asks where control and data go stands on this room.
//!
//! Follows the class file alone (JVMS 4 and 6); knows no linked classes, no states, and nothing of the class library.

mod blocks;
pub mod body;
mod control;
mod def_use;
pub mod emit;
mod error;
pub mod fixpoint;
pub mod form;
mod handler;
mod hierarchy;
mod kinds;
mod liveness;
mod method_in_file;
pub mod rewrite;
pub mod typing;

pub use blocks::Blocks;
pub use body::Body;
pub use control::{Control, Tree};
pub use def_use::{DefUse, Definition};
pub use error::{FlowError, FlowErrorKind};
pub use handler::Handler;
pub use hierarchy::Hierarchy;
pub use kinds::for_each_frame;
pub use liveness::Liveness;
pub use method_in_file::MethodInFile;
