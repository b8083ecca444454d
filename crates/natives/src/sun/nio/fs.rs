//! Natives of `sun.nio.fs`: paths, and what is known about the JDK's own files.
pub mod directories;
pub mod native_dispatcher;
