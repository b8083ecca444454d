//! The linked program: classes, layouts, dispatch tables and pre-decoded code; append-only and shared by all states.
pub mod source;
