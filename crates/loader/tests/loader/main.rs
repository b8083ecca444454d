//! The loader with real compilers, real jars and the class libraries of every JDK of this machine.

mod api;
mod class_lookup;
mod compiling;
mod discovery;
mod entries;
mod jars;
mod targets;
mod workshop;
