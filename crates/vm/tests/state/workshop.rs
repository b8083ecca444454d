//! Booted machines that can run the programs in `tests/java`.

use loader::compile::CacheLocation;
use loader::jdk::discovery::HostEnvironment;
use loader::prepare::{Request, prepare};
use std::path::{Path, PathBuf};
use vm::launch::MainMethod;
use vm::schedule::{End, Order, Scheduler};
use vm::{Halt, Machine, Settings, Stream};

/// More than any of the programs needs.
pub(crate) const ROOMY: u64 = 256 << 20;

/// More than any of the programs takes.
const MOST_TURNS: u32 = 5_000_000;

/// What a run came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) output: String,
    pub(crate) errors: String,
    pub(crate) end: End,
}

/// The homes of all installed JDKs, in order.
pub(crate) fn homes() -> Vec<PathBuf> {
    let installed = std::fs::read_dir("/usr/lib/jvm").unwrap();
    let paths = installed.map(|entry| entry.unwrap().path().canonicalize().unwrap());
    let mut homes: Vec<PathBuf> = paths.filter(|path| path.join("lib/modules").is_file()).collect();
    homes.sort();
    homes.dedup();
    assert!(!homes.is_empty(), "no JDK in /usr/lib/jvm");
    homes
}

/// The Java files in a folder below this crate, in order.
pub(crate) fn sources(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut sources: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|end| end == "java")).collect();
    sources.sort();
    sources
}

/// A machine right after its boot, with the programs of this test on its class path.
pub(crate) fn booted(home: &Path) -> Machine {
    booted_with(home, sources("tests/java"))
}

/// A machine right after its boot, with some programs on its class path, each in a file of its name.
pub(crate) fn booted_with(home: &Path, sources: Vec<PathBuf>) -> Machine {
    let main = sources[0].file_stem().unwrap().to_string_lossy().into_owned();
    let request = Request { targets: sources, main: Some(main), jdk: Some(home.into()), ..Request::default() };
    let prepared = prepare(&request, &HostEnvironment::of_this_process(), &CacheLocation::of_this_process());
    let prepared = prepared.unwrap_or_else(|error| panic!("{error}"));
    let jdk = &prepared.jdk;
    let settings = Settings {
        max_heap: ROOMY,
        processors: Settings::PROCESSORS,
        ..Settings::of_jdk(&jdk.home, &jdk.version, jdk.feature)
    };
    natives::boot(prepared.source, false, settings, Halt::default()).unwrap_or_else(|error| panic!("{error}"))
}

/// Takes a machine back to its boot and starts a program.
pub(crate) fn start(machine: &mut Machine, class: &str) {
    machine.reset();
    machine.output.clear();
    let main = MainMethod { class: class.to_owned(), descriptor: "([Ljava/lang/String;)V", needs_instance: false };
    machine.try_launch(&main, &[]).unwrap();
}

/// A schedule drawn from a seed.
pub(crate) fn drawn(seed: u64) -> Scheduler {
    Scheduler::new(Order::Random { state: seed.wrapping_mul(2).wrapping_add(1) })
}

/// Runs what was started to its end.
pub(crate) fn finish(machine: &mut Machine, scheduler: Scheduler) -> Outcome {
    finish_with(machine, scheduler, |_| {})
}

/// The same with something done before every turn.
pub(crate) fn finish_with(
    machine: &mut Machine,
    mut scheduler: Scheduler,
    mut before_turn: impl FnMut(&mut Machine),
) -> Outcome {
    for _ in 0..MOST_TURNS {
        before_turn(machine);
        if let Some(end) = machine.take_turn(&mut scheduler) {
            return outcome(machine, end);
        }
    }
    panic!("the program does not end:\n{}", machine.describe_threads());
}

/// What a machine at its end has printed.
pub(crate) fn outcome(machine: &mut Machine, end: End) -> Outcome {
    let printed = std::mem::take(&mut machine.output);
    let text = |wanted: Stream| {
        let bytes = printed.iter().filter(|(stream, _)| *stream == wanted).flat_map(|(_, bytes)| bytes.iter().copied());
        String::from_utf8(bytes.collect()).unwrap()
    };
    Outcome { output: text(Stream::Output), errors: text(Stream::Error), end }
}

/// The canonical form of a machine's state.
pub(crate) fn canonical(machine: &mut Machine) -> Vec<u32> {
    machine.canonical().unwrap_or_else(|error| panic!("{error}"))
}
