//! What instructions do to the kinds of the slots of a frame: the abstract semantics that data flow steps by.
//!
//! Follows JVMS 4.9.2 and chapter 6 with all reference types taken as one. Code that breaks a structural constraint is
//! a [`Fault`]; what is not checked is listed in `frame_map`.

mod constant;
mod effect;
mod entry;
mod fault;
mod frame;
mod kind;
mod result;
pub mod shuffle;
mod step;

pub use entry::entry;
pub use fault::Fault;
pub use frame::Frame;
pub use kind::Kind;
pub(crate) use result::given_by;
pub use result::result_of;
pub use step::{LocalAccess, TypingContext, local_access, step};
