//! The state as a value: collected, undone, encoded and restored, while real programs run on every JDK found.

mod collecting;
mod corpus;
mod distinguishing;
mod equating;
mod restoring;
mod snapshot;
mod undoing;
mod workshop;
