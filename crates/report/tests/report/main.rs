//! Reports of hand-made findings: whole texts, and JSON that another reader accepts.

mod chart;
mod document;
mod findings;
mod formats;
mod json_reader;
mod schedule;
mod slices;
mod text;
