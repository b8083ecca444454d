//! Frame maps of the class libraries of the installed JDKs: all of their code is accepted, and the kinds of slots agree with
//! the stack maps that `javac` wrote.

mod agreement;
mod every_method;
mod jdk;
mod stack_map_table;
