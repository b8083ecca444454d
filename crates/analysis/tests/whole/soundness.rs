//! Real runs against the facts: whatever happens was said to be possible, whatever was said to be certain is so.
//!
//! Programs of the corpus are executed instruction by instruction, threads taken by chance. At each instruction of
//! own code: its method is in the world and was called as the call graph has it; its operands are in their points-to
//! sets, by allocation site where own code made them; where threads stand may be in parallel; locks said to be held are
//! held; objects that two threads use are shared; what is said to be made once is made once.
//!
//! A stable sample by the hash of the name; `WHOLE_PROGRAMS=all` tries every program, another value those whose path
//! contains it.

mod observer;
mod run;

use crate::workshop::homes;
use run::{Tally, observe};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

/// One program in so many is tried.
const SAMPLE: u64 = 64;

#[test]
fn what_happens_was_foreseen() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus");
    let (mut tally, mut failed) = (Tally::default(), Vec::new());
    for home in homes() {
        for program in ["check", "run"].into_iter().flat_map(|folder| chosen(&corpus.join(folder))) {
            println!("{} on {}", program.display(), home.display());
            let seen = catch_unwind(AssertUnwindSafe(|| observe(&home, &program, &mut tally)));
            failed.extend(seen.is_err().then_some(program));
        }
    }
    println!("{tally:?}");
    assert!(failed.is_empty(), "{failed:?}");
    assert!(tally.operands > 10_000, "too little was seen: {tally:?}");
    assert!(tally.pairs > 1_000 && tally.locks > 100 && tally.calls > 1_000, "too little was seen: {tally:?}");
}

fn chosen(folder: &Path) -> Vec<PathBuf> {
    let files = |folder: &Path| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut all: Vec<PathBuf> = files(folder).filter(|path| path.is_dir()).flat_map(|path| files(&path)).collect();
    all.retain(|file| file.extension().is_some_and(|end| end == "java"));
    all.sort();
    let wanted = std::env::var("WHOLE_PROGRAMS").unwrap_or_default();
    let is_chosen = |path: &PathBuf| match &*wanted {
        "" => hash(&path.file_name().unwrap().to_string_lossy()).is_multiple_of(SAMPLE),
        "all" => true,
        part => path.to_string_lossy().contains(part),
    };
    all.into_iter().filter(is_chosen).collect()
}

/// FNV-1a, so that the sample stays the same whatever programs are added.
fn hash(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
