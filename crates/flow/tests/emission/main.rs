//! From the form back to class files: what is written passes the verifier of the installed JDKs and runs as before.

mod classes;
mod java;
mod library;
mod link;
mod mangled;
mod programs;
mod round_trip;
mod transformed;
