//! The three-address form, tried on hand-written code and on the class libraries of the installed JDKs.

mod every_method;
