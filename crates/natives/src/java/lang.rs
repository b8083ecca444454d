//! Natives of `java.lang`.
pub mod class;
pub mod math;
pub mod null_pointer_exception;
pub mod numbers;
pub mod object;
pub mod process;
pub mod references;
pub mod runtime;
pub mod scoped_values;
pub mod stack_walker;
pub mod string;
pub mod system;
pub mod thread;
pub mod thread_dumps;
pub mod throwable;
