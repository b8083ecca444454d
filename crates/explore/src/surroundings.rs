//! What explored runs have read from their surroundings, in words.
//!
//! `vm::native::surroundings` decides what was read; here it gets its name. A proof carries every one of them.

use evidence::FixedAnswer;
use vm::Machine;
use vm::surroundings::Source;

/// The answers that some explored run has read, each with the place where it was first seen to.
pub(crate) fn fixed_answers(machine: &Machine) -> Vec<FixedAnswer> {
    let read = machine.exploring.facts.surroundings.iter();
    read.filter_map(|(source, place)| {
        let (name, words, sentence) = described(*source)?;
        let sentence = sentence.replace("{processors}", &machine.settings.processors.to_string());
        Some(FixedAnswer { name, words, sentence: format!("{sentence} (Read at {place}.)") })
    })
    .collect()
}

/// The name, a few words, and a sentence.
fn described(source: Source) -> Option<(&'static str, &'static str, &'static str)> {
    Some(match source {
        Source::Random => (
            "random",
            "random numbers",
            "Random numbers without a seed were one fixed sequence; --enumerate-random explores every answer of java.util.Random.",
        ),
        Source::Clock => {
            ("clock", "clock", "The clock stood still but for waits: between two readings any time may pass.")
        }
        Source::Date => ("date", "date", "The date was one moment, which only waits moved."),
        Source::IdentityHash => (
            "identity-hash",
            "identity hashes",
            "Identity hashes (Object.hashCode, System.identityHashCode) were one fixed sequence.",
        ),
        Source::TableOrder => (
            "table-order",
            "orders of hash tables",
            "Hash tables whose places depend on identity hashes were gone through in one order.",
        ),
        Source::SaltedOrder => (
            "salted-order",
            "orders of Set.of and Map.of",
            "Sets and maps made by Set.of and Map.of were gone through in one order; every JVM has another.",
        ),
        Source::ThreadIds => ("thread-ids", "thread ids", "Thread ids were counted from one fixed number on."),
        Source::Processors => (
            "processors",
            "number of processors",
            "The machine had {processors} processors; --processors N makes it N.",
        ),
        Source::CommonPool => (
            "common-pool",
            "size of the common pool",
            "The common pool was that of a machine with {processors} processors; --processors N makes it N.",
        ),
        Source::Memory => {
            ("memory", "sizes of memory", "The sizes of memory that Runtime tells were those of one heap.")
        }
        Source::References => (
            "references",
            "references",
            "Weak and soft references were never cleared: nothing was collected that they refer to.",
        ),
        Source::Host => (
            "host",
            "properties of the host",
            "Properties of the host (user, operating system, locale, time zone, encodings) were those of one host, without a name and environment variables.",
        ),
        Source::Seed | Source::TableHash => return None,
    })
}
