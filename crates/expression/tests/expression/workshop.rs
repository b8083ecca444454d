//! Machines that have run a program to its end.

use loader::compile::CacheLocation;
use loader::jdk::discovery::HostEnvironment;
use loader::prepare::{Request, prepare};
use std::path::{Path, PathBuf};
use vm::launch::MainMethod;
use vm::schedule::{Order, Scheduler};
use vm::{Halt, Machine, Settings};

/// More than the programs take.
const MOST_TURNS: usize = 1_000_000;

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

/// A machine that has booted and stands before `main` of a class.
pub(crate) fn started(home: &Path, class: &str) -> Machine {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java");
    let targets = vec![folder.join("Zoo.java"), folder.join("shop/Till.java")];
    let request =
        Request { targets, main: Some(class.replace('/', ".")), jdk: Some(home.into()), ..Request::default() };
    let prepared = prepare(&request, &HostEnvironment::of_this_process(), &CacheLocation::of_this_process());
    let prepared = prepared.unwrap_or_else(|error| panic!("{error}"));
    let jdk = &prepared.jdk;
    let settings = Settings {
        max_heap: 64 << 20,
        processors: Settings::PROCESSORS,
        ..Settings::of_jdk(&jdk.home, &jdk.version, jdk.feature)
    };
    let mut machine =
        natives::boot(prepared.source, false, settings, Halt::default()).unwrap_or_else(|error| panic!("{error}"));
    let main = MainMethod { class: class.to_owned(), descriptor: "([Ljava/lang/String;)V", needs_instance: false };
    machine.try_launch(&main, &[]).unwrap();
    machine
}

/// Runs a program to its end, one instruction at a time, looking at every state.
pub(crate) fn finish(machine: &mut Machine, mut look: impl FnMut(&Machine)) {
    let mut scheduler = Scheduler::new(Order::Fair).with_turns_up_to(1);
    for _ in 0..MOST_TURNS {
        look(machine);
        if machine.take_turn(&mut scheduler).is_some() {
            return;
        }
    }
    panic!("the program does not end");
}

/// A machine at the end of a program.
pub(crate) fn finished(home: &Path, class: &str) -> Machine {
    let mut machine = started(home, class);
    finish(&mut machine, |_| {});
    machine
}
