//! Synthesised classes judged by a real JVM: what they do must be what javac's own code does.
//!
//! Each test writes class files, compiles a Java driver beside them and runs it on every JDK of the machine from 17 on.
//! The driver prints each case twice, as compiled by javac and as synthesised; both columns must agree.

mod call_site;
mod concat;
mod console;
mod java;
mod jdk_sites;
mod lambda;
mod lambda_form;
mod method_handle;
mod record_methods;
mod reflective_call;
mod relink;
mod switches;
mod var_handle;
mod writer;
