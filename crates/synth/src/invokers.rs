//! Call sites of signature-polymorphic methods (JVMS §2.9.3): what runs where javac wrote `handle.invokeExact(…)` or
//! `variable.compareAndSet(…)`.

pub mod adapted_access;
pub mod method_handle;
pub mod var_handle;
