//! Natives of `sun.nio.ch`: channels to the JDK's own files; sockets are refused (see `refused`).
pub(crate) mod file_dispatcher;
