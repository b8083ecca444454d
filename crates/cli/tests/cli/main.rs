//! The real binary: whole outputs of help texts, complaints and reports, and the exit statuses scripts rely on.

mod abstraction;
mod analyze;
mod callbacks;
mod challenge;
mod check;
mod check_options;
mod check_slice;
mod coverage;
mod declared;
mod doctor;
mod explore;
mod failures;
mod help;
mod host;
mod interruption;
#[path = "../../../report/tests/report/json_reader.rs"]
mod json_reader;
mod limits;
mod look;
mod preview;
mod processors;
mod programs;
mod promela;
mod replay;
mod restrictions;
mod runtimes;
mod second_opinion;
mod session;
mod slice;
mod slice_source;
mod temporal;
mod wrong_input;
