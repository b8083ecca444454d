//! Names in a model: as in Java, but for what Promela, C and the preprocessor keep to themselves.

use std::collections::BTreeMap;

/// Words that mean something else in Promela, in the C code that Spin makes of it, or in the prelude.
const RESERVED: &[&str] = &[
    "active",
    "assert",
    "atomic",
    "bit",
    "bool",
    "break",
    "byte",
    "c_code",
    "c_decl",
    "c_expr",
    "c_state",
    "c_track",
    "chan",
    "d_step",
    "d_proctype",
    "do",
    "else",
    "empty",
    "enabled",
    "eval",
    "false",
    "fi",
    "for",
    "full",
    "get_priority",
    "goto",
    "hidden",
    "if",
    "in",
    "init",
    "inline",
    "int",
    "len",
    "local",
    "ltl",
    "mtype",
    "nempty",
    "never",
    "nfull",
    "notrace",
    "np_",
    "od",
    "of",
    "pc_value",
    "pid",
    "printf",
    "priority",
    "proctype",
    "provided",
    "return",
    "run",
    "select",
    "set_priority",
    "short",
    "show",
    "skip",
    "timeout",
    "trace",
    "true",
    "typedef",
    "unless",
    "unsigned",
    "xr",
    "xs",
    "auto",
    "case",
    "char",
    "const",
    "continue",
    "default",
    "double",
    "enum",
    "extern",
    "float",
    "long",
    "register",
    "restrict",
    "signed",
    "sizeof",
    "static",
    "struct",
    "switch",
    "union",
    "void",
    "volatile",
    "while",
    "linux",
    "unix",
    "i386",
    "U",
    "V",
    "W",
    "X",
    "M",
    "G",
    "F",
    "null",
    "me",
    "ref",
    "thrown",
    "owner",
    "entered",
    "wanted",
    "holder",
    "woken",
    "finish",
    "alive",
    "ended",
    "depth",
    "waiting",
    "status",
    "awaiting",
    "place",
    "signal",
    "signal_all",
    "give_up",
    "interrupt",
    "sleep",
    "no_circle",
    "running",
    "daemon",
    "queued",
    "alone",
    "alone_in",
    "the_end",
    "all_threads",
    "back",
    "failed_for_all",
    "hand_best",
    "hand_come",
    "hand_find",
    "hand_go",
    "hand_item",
    "hand_leave",
    "hand_n",
    "hand_place",
    "hand_queue",
    "handler_of_all",
    "stopped",
    "suspended",
    "text_add",
    "text_buffer",
    "text_end",
    "text_find",
    "text_hash",
    "text_length",
    "text_letter",
    "text_n",
    "text_o",
    "text_p",
    "text_v",
    "told_alone",
    "told_apart",
    "told_equal",
    "told_hash",
    "told_text",
    "turn",
    "unmodelled",
    "writer_first",
    "hash_of",
    "same_value",
    "moves",
    "raise_if",
    "inside",
    "complete",
    "kept",
    "at_rest",
    "objects_at_rest",
    "as_writer",
    "queue_place",
    "at_barrier",
    "spoiled",
    "trip",
    "moved",
    "permit",
    "interrupted",
    "enter",
    "leave",
    "wait",
    "notify",
    "notify_all",
    "start",
    "join",
    "ignored",
    "result",
    "saved",
    "stack",
    "stack_top",
    "STACK",
    "push",
    "pop",
    "returned",
    "printm",
    "high",
    "low",
    "int64",
    "carry",
    "untold",
    "at",
    "last",
    "_last",
    "_pid",
    "_nr_pr",
    "main_thread",
    "until",
    "weakuntil",
    "release",
    "always",
    "eventually",
    "next",
    "equivalent",
    "implies",
    "stronguntil",
    "now",
    "uchar",
    "State",
    "trpt",
    "memcnt",
    "over",
    "begun",
    "followed",
    "nobody",
    "FAIR",
    "progressed",
    "somebody_moves",
];

/// A name as Promela allows it.
pub(crate) fn legal(name: &str) -> String {
    let mut legal: String =
        name.chars().map(|letter| if letter.is_ascii_alphanumeric() || letter == '_' { letter } else { '_' }).collect();
    if legal.is_empty() || legal.starts_with(|letter: char| letter.is_ascii_digit() || letter == '_') {
        legal.insert(0, 'x');
    }
    // What formulas are made of.
    let is_ours = ["atom_", "claim_", "stated_"].iter().any(|ours| legal.starts_with(ours));
    if RESERVED.contains(&legal.as_str()) || is_ours {
        legal.push('_');
    }
    legal
}

/// Gives each thing a name of its own.
#[derive(Default)]
pub(crate) struct Unique {
    taken: BTreeMap<String, u32>,
}

impl Unique {
    /// The first of these names that nobody has, or else the last one with a number.
    pub(crate) fn name(&mut self, wanted: &[String]) -> String {
        for name in wanted.iter().map(|name| legal(name)) {
            if !self.taken.contains_key(&name) {
                self.taken.insert(name.clone(), 1);
                return name;
            }
        }
        let last = legal(wanted.last().map_or("x", String::as_str));
        let mut number = self.taken.get(&last).copied().unwrap_or(1);
        loop {
            number += 1;
            let name = format!("{last}_{number}");
            if !self.taken.contains_key(&name) {
                self.taken.insert(last, number);
                self.taken.insert(name.clone(), 1);
                return name;
            }
        }
    }
}

/// A class in a row: the last part of its name, and longer ones.
pub(crate) fn of_class(java_name: &str) -> Vec<String> {
    let simple = java_name.rsplit_once('.').map_or(java_name, |(_, simple)| simple);
    let inner = simple.rsplit_once('$').map_or(simple, |(_, inner)| inner);
    let is_named = inner.starts_with(|letter: char| letter.is_ascii_alphabetic());
    let mut names = vec![simple.replace('$', "_"), java_name.replace(['.', '$'], "_")];
    if is_named {
        names.insert(0, inner.to_owned());
    }
    names
}
