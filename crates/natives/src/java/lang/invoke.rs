//! Natives of `java.lang.invoke`.
pub(crate) mod call_sites;
pub(crate) mod forms;
pub(crate) mod members;
pub(crate) mod species;
