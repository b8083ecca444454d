//! Slices, explored: they have the verdict of the original.

mod corpus;
mod dependences;
mod workshop;
