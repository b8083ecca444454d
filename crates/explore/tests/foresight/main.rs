//! Real runs of corpus programs: whatever a thread does, each of the may-effects that the reduction has had of it, or
//! of the one that started it, has foreseen.
//!
//! Every twentieth program, chosen by its name, so that new programs do not change the choice; `FORESIGHT=all` takes
//! all, `FORESIGHT=waiting/` those whose topic or name contains that. Library calls are run step by step, so that
//! everything in them is looked at.

mod initializing;

use analysis::Flag;
use explore::{Explorer, Foresight, Options};
use library::Nondeterminism;
use loader::compile::CacheLocation;
use loader::jdk::discovery::HostEnvironment;
use loader::prepare::{Request, prepare};
use model::{Choice, StateVector, Step, TransitionSystem};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use vm::launch::MainMethod;
use vm::{Halt, Machine, Settings, ThreadId};

/// Steps of one run.
const MOST_STEPS: usize = 150;

/// Runs of one program.
const RUNS: u64 = 1;

/// One program in so many is looked at.
const SHARE: u64 = 32;

#[test]
fn every_operation_was_foreseen() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/check");
    let programs = chosen(&folder);
    let mut seen = 0;
    let mut wrong = Vec::new();
    for home in homes() {
        for program in &programs {
            let (operations, unforeseen) = observe(&home, program);
            seen += operations;
            wrong.extend(unforeseen);
        }
    }
    println!("{seen} operations of {} programs", programs.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 10 * programs.len(), "only {seen} operations were seen");
}

/// The homes of all installed JDKs, in order.
fn homes() -> Vec<PathBuf> {
    let installed = std::fs::read_dir("/usr/lib/jvm").unwrap();
    let paths = installed.map(|entry| entry.unwrap().path().canonicalize().unwrap());
    let mut homes: Vec<PathBuf> = paths.filter(|path| path.join("lib/modules").is_file()).collect();
    homes.sort();
    homes.dedup();
    homes
}

/// The programs to look at, in order.
fn chosen(folder: &Path) -> Vec<PathBuf> {
    let files = |folder: &Path| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut all: Vec<PathBuf> = files(folder).filter(|path| path.is_dir()).flat_map(|path| files(&path)).collect();
    let wish = std::env::var("FORESIGHT").ok();
    all.retain(|file| {
        let name = file.strip_prefix(folder).unwrap().display().to_string();
        let is_wanted = match wish.as_deref() {
            None => hash(&name).is_multiple_of(SHARE),
            Some("all") => true,
            Some(part) => name.contains(part),
        };
        is_wanted && name.ends_with(".java")
    });
    all.sort();
    assert!(!all.is_empty(), "no program is called {wish:?}");
    all
}

/// FNV-1a: the same on every machine and in every release of the compiler.
fn hash(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A machine at the beginning of the main method; `None` if the program is not for this JDK.
fn launched(home: &Path, source: &Path) -> Option<Machine> {
    let class = source.file_stem().unwrap().to_string_lossy().into_owned();
    let (targets, main) = (vec![source.to_owned()], Some(class));
    let request = Request { targets, main, jdk: Some(home.into()), ..Request::default() };
    let prepared = prepare(&request, &HostEnvironment::of_this_process(), &CacheLocation::of_this_process()).ok()?;
    let jdk = &prepared.jdk;
    let settings =
        Settings { max_heap: 256 << 20, assertions: true, ..Settings::of_jdk(&jdk.home, &jdk.version, jdk.feature) };
    let mut machine =
        natives::boot(prepared.source, false, settings, Halt::default()).unwrap_or_else(|error| panic!("{error}"));
    let kind = prepared.entry.kind;
    let class = prepared.entry.class;
    let main = MainMethod { class, descriptor: kind.descriptor(), needs_instance: kind.needs_instance() };
    machine.try_launch(&main, &[]).ok()?;
    Some(machine)
}

/// Runs a program by chance: how many operations were checked, and what was not foreseen.
fn observe(home: &Path, source: &Path) -> (usize, Option<String>) {
    let Some(machine) = launched(home, source) else { return (0, None) };
    let nondeterminism = Nondeterminism { atomic_calls: false, ..Nondeterminism::USUAL };
    // Whoever is not prepared for this begins again where it is asked; nothing is foreseen of what comes then.
    let questions = library::Question::Words.into();
    let Ok(explorer) = Explorer::new(machine, Options { nondeterminism, questions, ..Options::default() }) else {
        return (0, None);
    };
    let mut run = Run { explorer, seen: 0, foreseen: Vec::new(), inherited: Vec::new(), unforeseen: None };
    let mut start = StateVector::default();
    run.explorer.encode(&mut start);
    for seed in 0..RUNS {
        run.explorer.restore(&start);
        (run.foreseen, run.inherited) = (Vec::new(), Vec::new());
        run.go(seed);
    }
    (run.seen, run.unforeseen.map(|what| format!("{}, {}: {what}", source.display(), home.display())))
}

struct Run {
    explorer: Explorer,
    seen: usize,
    /// All that was foreseen of each thread, or of the one that started it.
    foreseen: Vec<Vec<Foresight>>,
    /// Those of the thread that moved last: whom it has started has them, too.
    inherited: Vec<Foresight>,
    unforeseen: Option<String>,
}

impl Run {
    fn go(&mut self, seed: u64) {
        let mut chance = seed.wrapping_mul(2_862_933_555_777_941_757).wrapping_add(3_037_000_493);
        for _ in 0..MOST_STEPS {
            let living = self.check();
            let mut choices: Vec<Choice> = Vec::new();
            self.explorer.choices(&mut choices);
            if choices.is_empty() || self.unforeseen.is_some() {
                return;
            }
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let choice = choices[(chance >> 33) as usize % choices.len()];
            let Some(mover) = living.get(choice.agent as usize) else { return };
            let inherited = self.foreseen[mover.0 as usize].clone();
            if !matches!(self.explorer.step(choice), Step::Done) {
                return;
            }
            self.inherited = inherited;
        }
    }

    /// Asks for the may-effects of each thread, and looks whether the past ones have foreseen what it does next. The
    /// answer is who lives.
    fn check(&mut self) -> Vec<ThreadId> {
        let living = self.explorer.foresight();
        for now in &living {
            let number = now.thread.0 as usize;
            if self.foreseen.len() <= number {
                self.foreseen.resize(number + 1, self.inherited.clone());
            }
            let past = &mut self.foreseen[number];
            let is_same =
                |known: &Foresight| Rc::ptr_eq(&known.may_effects, &now.may_effects) && known.next == now.next;
            if !past.iter().any(is_same) {
                past.push(now.clone());
            }
            for foreseen in past.iter() {
                // May-effects that contain everything are right without merit.
                self.seen += usize::from(!foreseen.may_effects.has(Flag::ANYTHING));
                if let Some(operation) = self.explorer.unforeseen_operation(now.thread, foreseen) {
                    self.unforeseen = Some(format!("thread {number} {operation:?}: {foreseen:?}"));
                }
            }
        }
        living.iter().map(|now| now.thread).collect()
    }
}
