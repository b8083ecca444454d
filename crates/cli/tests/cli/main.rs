//! The real binary: whole outputs of help texts, complaints and reports, and the exit statuses scripts rely on.

mod doctor;
mod help;
mod session;
mod wrong_input;
