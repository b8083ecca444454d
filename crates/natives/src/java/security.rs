//! Natives of `java.security`.
pub mod access_controller;
