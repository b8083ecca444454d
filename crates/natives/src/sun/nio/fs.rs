//! Natives of `sun.nio.fs`: paths, and what is known about the JDK's own files.
pub(crate) mod directories;
pub(crate) mod native_dispatcher;
