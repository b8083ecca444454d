//! The linked program: classes, layouts, dispatch tables and pre-decoded code; append-only and shared by all states.
//!
//! Nothing here executes and nothing here belongs to a state: a class, once linked, never changes, except that lazily
//! computed facts (decoded code, resolved call sites, frame maps) are filled in once, with the same result whoever does
//! it. Classes live as long as the process, so references to them are plain `&'static` pointers.

pub mod access;
pub mod class;
pub mod code;
mod consuming_call;
pub mod decode;
pub mod dispatch;
mod entry_values;
pub mod error;
pub(crate) mod frame_map;
mod handed_on;
pub mod instruction;
pub mod layout;
pub mod method;
pub mod names;
pub mod null_message;
pub mod polymorphic;
pub mod registry;
pub mod resolve;
pub mod source;
pub mod superinstructions;
mod visits;

pub use class::{Class, ClassId, ClassKind, ClassRef, Field, FieldRef};
pub use code::{Code, SiteTarget};
pub use consuming_call::ConsumingCall;
pub use entry_values::EntryValue;
pub use error::{LinkError, LinkErrorKind};
pub use flow::Handler;
pub use frame_map::{FrameMap, FrameMaps};
pub use handed_on::HandedOn;
pub use instruction::{Instruction, Op};
pub use method::{Method, MethodId, MethodRef};
pub use polymorphic::PolymorphicSite;
pub use registry::Program;
pub use visits::Visits;
