//! Natives of `java.security`.
pub(crate) mod access_controller;
