//! Natives of `java.lang.invoke`.
pub mod call_sites;
pub mod forms;
pub mod members;
pub mod species;
