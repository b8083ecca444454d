//! Class files made on the fly for what the JDK would bootstrap at run time: lambdas, string concatenation, record
//! methods, pattern switches, method and variable handle call sites, lambda forms, reflective calls.
//!
//! Each module takes a plain description of a call site and gives the bytes of a class with one static entry point, so
//! that the VM links the site to an ordinary method: it never runs `java.lang.invoke` bootstrap code for what javac
//! emits and never re-enters the interpreter. The same description always gives the same bytes.
//!
//! Not here: any knowledge of the VM, of loaded classes or of access control. Synthesised classes read private members
//! of the classes they serve; whoever loads them must allow that.

pub mod bound_handle;
pub mod class_loading;
pub mod class_writer;
pub mod concat;
pub mod console;
pub mod conversion;
pub mod descriptor;
pub mod error;
pub mod invokers;
pub mod lambda;
pub mod lambda_form;
pub mod record_methods;
pub mod reflective_call;
pub mod rehearsal;
pub mod resources;
pub mod switches;
