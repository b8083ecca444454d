//! How runs end that do not end by themselves: what is refused names itself, and a deadlock says who waits for what.

use loader::compile::CacheLocation;
use loader::jdk::Jdk;
use loader::jdk::discovery::HostEnvironment;
use loader::prepare::{Request, prepare};
use std::path::{Path, PathBuf};
use vm::launch::MainMethod;
use vm::schedule::{End, Order};
use vm::{Halt, Machine, Settings};

/// Argument of `Refusals`, and the beginning of what is said.
const REFUSED: &[(&str, &str)] = &[
    ("read", "the file /tmp/there, by java.io.FileReader.<init>"),
    ("write", "the file not/there, by java.io.FileOutputStream.<init>"),
    ("random", "the file /tmp/there, by java.io.RandomAccessFile.<init>"),
    ("exists", "the file /etc/passwd, by java.io.File.exists"),
    ("list", "the file /tmp, by java.io.File.list"),
    ("delete", "the file /tmp/there, by java.io.File.delete"),
    ("path", "the file /tmp/there, by java.nio.file.Files.readString"),
    ("walk", "the file /tmp, by java.nio.file.Files.list"),
    ("release", "the file "),
    ("process", "a process, by java.lang.ProcessBuilder.start"),
    ("handle", "a process ("),
    ("name", "the host name localhost, by java.net.InetAddress.getByName"),
    ("connect", "the network ("),
    ("serve", "the network ("),
    ("input", "standard input, by "),
    ("line", "standard input, by java.io.BufferedReader.readLine"),
    ("scanner", "standard input, by java.util.Scanner.nextInt"),
    ("library", "the native library there, by java.lang.System.loadLibrary"),
    ("compress", "compression (java.util.zip.Deflater.init)"),
];

/// Argument of `Stuck`, and what is said of its threads.
const STUCK: &[(&str, &[&str])] = &[
    (
        "monitors",
        &[
            "thread \"main\" is blocked on the monitor of a java.lang.Object, held by \"other\" at Stuck.nested:37",
            "thread \"other\" is blocked on the monitor of a java.lang.Object, held by \"main\" at Stuck.nested:37",
        ],
    ),
    (
        "locks",
        &[
            "is parked for a java.util.concurrent.locks.ReentrantLock$NonfairSync, held by \"other\" at Stuck.nested:46",
            "is parked for a java.util.concurrent.locks.ReentrantLock$NonfairSync, held by \"main\" at Stuck.nested:46",
        ],
    ),
    ("wait", &["waits to be notified on a java.lang.Object at Stuck.main:18"]),
    ("join", &["waits for the end of thread \"main\" at Stuck.main:21"]),
    ("latch", &["is parked for a java.util.concurrent.CountDownLatch$Sync at Stuck.main:22"]),
    ("park", &["thread \"main\" is parked at Stuck.main:23"]),
];

fn jdks() -> Vec<Jdk> {
    let found = HostEnvironment::of_this_process().all_found().into_iter().filter_map(|found| found.jdk.ok());
    let jdks: Vec<Jdk> = found.filter(|jdk| jdk.javac().is_some()).collect();
    assert!(!jdks.is_empty(), "this test needs a JDK");
    jdks
}

/// A machine right after its boot, with the programs of `tests/java` on its class path.
fn booted(jdk: &Jdk) -> Machine {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java");
    let sources: Vec<PathBuf> = ["Refusals.java", "Stuck.java"].map(|name| folder.join(name)).into();
    let request =
        Request { targets: sources, main: Some("Stuck".into()), jdk: Some(jdk.home.clone()), ..Request::default() };
    let prepared = prepare(&request, &HostEnvironment::of_this_process(), &CacheLocation::of_this_process());
    let prepared = prepared.unwrap_or_else(|error| panic!("{error}"));
    let settings = Settings {
        max_heap: 256 << 20,
        processors: Settings::PROCESSORS,
        ..Settings::of_jdk(&jdk.home, &jdk.version, jdk.feature)
    };
    natives::boot(prepared.source, false, settings, Halt::default()).unwrap_or_else(|error| panic!("{error}"))
}

/// Runs a program from the boot to its end.
fn run(machine: &mut Machine, class: &str, argument: &str) -> End {
    machine.reset();
    let main = MainMethod { class: class.to_owned(), descriptor: "([Ljava/lang/String;)V", needs_instance: false };
    machine.try_launch(&main, &[argument.to_owned()]).unwrap();
    machine.simulate(Order::Fair, |_| {})
}

#[test]
fn what_is_outside_is_refused_by_name() {
    for jdk in jdks() {
        let mut machine = booted(&jdk);
        for (argument, expected) in REFUSED {
            match run(&mut machine, "Refusals", argument) {
                End::Unsupported { what, place } => {
                    assert!(what.starts_with(expected), "{argument} on JDK {}: {what}", jdk.feature);
                    assert!(place.starts_with("Refusals.main:"), "{argument} on JDK {}: {place}", jdk.feature);
                }
                other => panic!("{argument} on JDK {}: {other:?} {:?}", jdk.feature, machine.output),
            }
        }
    }
}

#[test]
fn a_deadlock_says_who_waits_for_what() {
    for jdk in jdks() {
        let mut machine = booted(&jdk);
        for (argument, expected) in STUCK {
            let end = run(&mut machine, "Stuck", argument);
            assert_eq!(end, End::Deadlock, "{argument} on JDK {}", jdk.feature);
            let said = machine.describe_threads();
            for line in *expected {
                assert!(said.contains(line), "{argument} on JDK {}: {said}", jdk.feature);
            }
        }
    }
}
