//! The real binary: whole outputs of help texts, complaints and reports, and the exit statuses scripts rely on.

mod analyze;
mod challenge;
mod check;
mod check_options;
mod check_slice;
mod doctor;
mod failures;
mod help;
mod host;
mod interruption;
#[path = "../../../report/tests/report/json_reader.rs"]
mod json_reader;
mod limits;
mod preview;
mod processors;
mod programs;
mod promela;
mod replay;
mod runtimes;
mod second_opinion;
mod session;
mod slice;
mod slice_source;
mod temporal;
mod wrong_input;
