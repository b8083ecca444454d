//! Spin, the C compiler and the verifier: how they are called, and what they say.

use super::Spin;
use crate::control::Control;
use crate::observer::Observer;
use loader::process;
use model::{Progress, Reason, Statistics};
use promela::{Failure, ModelClaim};
use std::io;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// The file of the model.
pub(super) const MODEL: &str = "model.pml";

/// The longest run that the verifier looks at.
const DEPTH: &str = "-m2000000";

/// A swarm searches in random orders, and marks states by bits.
const SWARM: [&str; 3] = ["-DBITSTATE", "-DT_RAND", "-DP_RAND"];

/// Options of the verifier and of the compiler with which it still looks at everything, by their beginnings.
const EXACT: [&str; 17] = [
    "-w",
    "-m",
    "-h",
    "-n",
    "-v",
    "-O",
    "-g",
    "-march",
    "-DCOLLAPSE",
    "-DMA=",
    "-DNOREDUCE",
    "-DVECTORSZ",
    "-DMEMLIM",
    "-DNCORE",
    "-DSPACE",
    "-DNOFAIR",
    "-DREACH",
];

/// What the verifier has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// A state in which nobody can go on.
    EndState,
    /// An assertion of the model fails.
    Assertion(Failure),
    /// A run that breaks the claim.
    Claim,
}

/// What a verifier is made for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Purpose<'a> {
    /// Assertions and states in which nobody can go on.
    Safety { deadlocks: bool },
    /// Endless runs that break a claim, among so many processes.
    Claim { claim: &'a ModelClaim, processes: u32, idles: bool },
}

impl Purpose<'_> {
    /// What verifiers of one build have in common.
    pub(super) fn build(self) -> (Vec<String>, usize) {
        (self.compiler_options(), self.others_before_main())
    }

    /// What the C compiler is told.
    fn compiler_options(self) -> Vec<String> {
        match self {
            Purpose::Safety { .. } => vec![String::from("-DSAFETY"), String::from("-DNOCLAIM")],
            Purpose::Claim { claim, processes, .. } => {
                let mut options = vec![format!("-DNFAIR={}", promela::counters(processes))];
                options.extend(claim.needs_all.then(|| String::from("-DNOREDUCE")));
                options
            }
        }
    }

    /// How many processes there are before that of main: the claim, and the one that changes nothing.
    pub(super) fn others_before_main(self) -> usize {
        match self {
            Purpose::Safety { .. } => 0,
            Purpose::Claim { idles, .. } => 1 + usize::from(idles),
        }
    }

    /// What the verifier is told.
    fn verifier_options(self) -> Vec<String> {
        match self {
            Purpose::Safety { deadlocks } => (!deadlocks).then(|| String::from("-E")).into_iter().collect(),
            Purpose::Claim { claim, .. } => {
                let mut options = vec![String::from("-a"), String::from("-N"), claim.name.clone()];
                options.extend(claim.is_fair.then(|| String::from("-f")));
                options
            }
        }
    }
}

/// What the verifier has come to.
#[derive(Clone, Debug)]
pub(super) struct Outcome {
    pub(super) found: Option<Found>,
    /// Why it has not looked at everything.
    pub(super) incomplete: Option<Reason>,
    pub(super) statistics: Statistics,
}

impl Outcome {
    /// What this run and the next one have come to together.
    pub(super) fn and(self, next: &Outcome) -> Outcome {
        let (one, other) = (self.statistics, &next.statistics);
        let statistics = Statistics {
            states: one.states + other.states,
            revisited: one.revisited + other.revisited,
            transitions: one.transitions + other.transitions,
            max_depth: one.max_depth.max(other.max_depth),
            store_bytes: one.store_bytes.max(other.store_bytes),
            peak_bytes: one.peak_bytes.max(other.peak_bytes),
            elapsed: one.elapsed + other.elapsed,
            ..one
        };
        Outcome { found: next.found.clone(), incomplete: next.incomplete.clone().or(self.incomplete), statistics }
    }
}

/// Lets Spin read the model; false if somebody wanted to stop.
fn generate(directory: &Path, purpose: Purpose<'_>, control: &dyn Control) -> io::Result<bool> {
    let mut command = Command::new("spin");
    command.args((purpose.others_before_main() == 2).then_some("-DFAIR")).args(["-a", MODEL]);
    let Some(made) = run(command, directory, "spin", control)? else { return Ok(false) };
    let said = words(&made);
    if !made.status.success() || said.contains("Error:") {
        if said.contains("preprocessing failed") {
            return Err(missing("gcc, with which spin reads a model,", "gcc"));
        }
        return Err(io::Error::other(format!("spin does not take the model: {}", said.trim())));
    }
    Ok(true)
}

/// Makes the verifier; false if somebody wanted to stop.
pub(super) fn build(directory: &Path, spin: &Spin, purpose: Purpose<'_>, control: &dyn Control) -> io::Result<bool> {
    if !generate(directory, purpose, control)? {
        return Ok(false);
    }
    let mut command = Command::new("cc");
    command.args(["-O2", "-w", "-fwrapv", "-DVECTORSZ=16384"]).args(purpose.compiler_options());
    // The reduction of Spin does not know that another process may forbid this one to move.
    let has_provisos = std::fs::read_to_string(directory.join(MODEL))?.contains(" provided (");
    let is_reduced = !purpose.compiler_options().iter().any(|option| option == "-DNOREDUCE");
    command.args((has_provisos && is_reduced).then_some("-DNOREDUCE"));
    command.args(spin.memory.map(|megabytes| format!("-DMEMLIM={megabytes}")));
    command.args(spin.cores.filter(|cores| *cores > 1).map(|cores| format!("-DNCORE={cores}")));
    if spin.swarm.is_some() {
        command.args(SWARM);
    }
    command.args(&spin.compiler).args(["-o", "pan", "pan.c"]);
    let Some(made) = run(command, directory, "cc", control)? else { return Ok(false) };
    if !made.status.success() {
        let said = format!("cc does not take the verifier: {}", words(&made).trim());
        return Err(io::Error::new(io::ErrorKind::InvalidInput, said));
    }
    Ok(true)
}

/// Runs the verifier. If somebody wanted to stop, it had come as far as it has said last.
pub(super) fn explore(
    directory: &Path,
    spin: &Spin,
    purpose: Purpose<'_>,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> io::Result<Outcome> {
    let began = Instant::now();
    let (mut seen, mut last) = (Statistics::default(), Statistics::default());
    let members = spin.swarm.unwrap_or(1);
    for member in 0..members {
        let mut command = Command::new(directory.join("pan"));
        command.arg(DEPTH).args(purpose.verifier_options());
        if spin.swarm.is_some() {
            command.args(member_options(member));
        }
        command.args(&spin.verifier).current_dir(directory);
        let Some(ended) = process::output_and_lines(command, control.flag(), &mut |line| {
            if let Some(progress) = progress(line, began.elapsed()) {
                observer.progress(Progress {
                    statistics: &progress,
                    depth: progress.max_depth,
                    bytes: progress.peak_bytes,
                });
                last = progress;
            }
        })?
        else {
            let incomplete = Some(control.reason().unwrap_or(Reason::Interrupted));
            let statistics = Statistics { elapsed: began.elapsed(), ..last };
            return Ok(Outcome { found: None, incomplete, statistics });
        };
        let is_exact = |option: &String| EXACT.iter().any(|exact| option.starts_with(exact));
        let is_approximate = spin.swarm.is_some() || !spin.compiler.iter().chain(&spin.verifier).all(is_exact);
        let mut outcome = read(&words(&ended), is_approximate, began.elapsed())?;
        seen.states = seen.states.max(outcome.statistics.states);
        seen.transitions += outcome.statistics.transitions;
        seen.runs += 1;
        if outcome.found.is_some() || member + 1 >= members {
            if spin.swarm.is_some() {
                let Statistics { states, transitions, runs, .. } = seen;
                outcome.statistics = Statistics { states, transitions, runs, ..outcome.statistics };
            }
            return Ok(outcome);
        }
    }
    Err(io::Error::other("a swarm of nobody"))
}

/// A member of a swarm has an order, a hash function, a number of bits and a size of its own (Holzmann, Joshi and Groce
/// 2008).
fn member_options(member: u32) -> [String; 4] {
    [
        format!("-RS{}", 1 + member),
        format!("-h{}", member % 500),
        format!("-k{}", 2 + member % 4),
        format!("-w{}", 24 + member % 4),
    ]
}

/// `Depth=  119 States=    1e+06 Transitions= 2.3e+06 Memory=   543.213 t=  1.1 R=   9e+05`
fn progress(line: &str, elapsed: Duration) -> Option<Statistics> {
    let number = |word: &str| {
        let rest = line.split_once(word)?.1;
        rest.split_whitespace().next()?.parse::<f64>().ok()
    };
    let (depth, states) = (number("Depth=")?, number("States=")?);
    Some(Statistics {
        states: states as u64,
        transitions: number("Transitions=")? as u64,
        max_depth: depth as u64,
        peak_bytes: (number("Memory=")? * 1_048_576.0) as u64,
        elapsed,
        ..Statistics::default()
    })
}

/// The run that the verifier has found, as it tells it; nothing if somebody wanted to stop.
pub(super) fn trail(directory: &Path, purpose: Purpose<'_>, control: &dyn Control) -> io::Result<Option<String>> {
    let mut command = Command::new(directory.join("pan"));
    command.arg("-r");
    if let Purpose::Claim { claim, .. } = purpose {
        command.args(["-N", &claim.name]);
    }
    Ok(run(command, directory, "pan", control)?.map(|told| words(&told)))
}

fn run(mut command: Command, directory: &Path, name: &str, control: &dyn Control) -> io::Result<Option<Output>> {
    command.current_dir(directory);
    process::output(command, control.flag()).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => missing(name, if name == "cc" { "gcc" } else { name }),
        _ => error,
    })
}

/// A program that is not there, and in which package of Debian it is.
pub(super) fn missing(name: &str, package: &str) -> io::Error {
    let words = format!("{name} is not installed (on Debian: apt-get install {package})");
    io::Error::new(io::ErrorKind::NotFound, words)
}

fn words(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

fn read(text: &str, is_approximate: bool, elapsed: Duration) -> io::Result<Outcome> {
    let found = text.lines().filter(|line| line.starts_with("pan:")).find_map(|line| match line {
        _ if line.contains("invalid end state") => Some(Found::EndState),
        _ if line.contains("acceptance cycle") || line.contains("end state in claim") => Some(Found::Claim),
        _ => {
            let asserted = line.split_once("assertion violated ")?.1;
            // What can be broken within finitely many steps is an assertion of the claim; those of models begin
            // otherwise.
            if asserted.trim_start().starts_with('!') {
                return Some(Found::Claim);
            }
            Some(Found::Assertion(Failure::of(asserted.rsplit_once(" (at").map_or(asserted, |(asserted, _)| asserted))))
        }
    });
    let errors = text.lines().find_map(|line| line.split_once("errors: ")?.1.trim().parse::<u64>().ok());
    let incomplete = match () {
        () if text.contains("max search depth too small") => Some(Reason::DepthLimit),
        () if ["out of memory", "memory limit", "-DMEMLIM bound"].iter().any(|word| text.contains(word)) => {
            Some(Reason::MemoryLimit)
        }
        () if found.is_none() && errors.is_none() => {
            let said: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).take(1).collect();
            let said = format!("the verifier does not run: {}", said.concat().trim());
            return Err(io::Error::new(io::ErrorKind::InvalidInput, said));
        }
        () if is_approximate => Some(Reason::Omission),
        () if found.is_none() && (errors != Some(0) || text.contains("Search not completed")) => {
            let last: Vec<&str> =
                text.lines().filter(|line| line.starts_with("pan:") || line.contains("rror")).collect();
            return Err(io::Error::other(format!("the verifier says: {}", last.join("; "))));
        }
        () => None,
    };
    let number = |word: &str| {
        let line = text.lines().find(|line| line.contains(word))?;
        line.split_whitespace().next()?.parse::<f64>().ok().map(|value| value as u64)
    };
    let depth = text.split_once("depth reached ").and_then(|(_, rest)| rest.split(',').next()?.trim().parse().ok());
    let vector = text.split_once("State-vector ").and_then(|(_, rest)| rest.split(' ').next()?.parse::<u64>().ok());
    let states = number("states, stored").unwrap_or(0);
    let statistics = Statistics {
        states,
        revisited: number("states, matched").unwrap_or(0),
        transitions: number("transitions (=").unwrap_or(0),
        max_depth: depth.unwrap_or(0),
        store_bytes: states * vector.unwrap_or(0),
        peak_bytes: megabytes(text),
        elapsed,
        ..Statistics::default()
    };
    Ok(Outcome { found, incomplete, statistics })
}

/// How many bytes a state needs, if the verifier has given up because it has no room for them:
/// `error, VECTORSZ too small, recompile pan.c with -DVECTORSZ=N with N>69472`.
pub(super) fn larger_state(error: &io::Error) -> Option<u64> {
    let told = error.to_string();
    let rest = told.split_once("-DVECTORSZ=N with N>")?.1;
    rest.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
}

fn megabytes(text: &str) -> u64 {
    let line = text.lines().find(|line| line.contains("total actual memory usage"));
    let number = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    number.map_or(0, |megabytes| (megabytes * 1_048_576.0) as u64)
}

#[cfg(test)]
mod tests {
    use super::progress;
    use std::time::Duration;

    #[test]
    fn the_verifier_says_how_far_it_has_come() {
        let line = "Depth=     119 States=    1e+06 Transitions= 2.34e+06 Memory=   543.250\tt=      1.1 R=   9e+05\n";
        let told = progress(line, Duration::ZERO).unwrap();
        assert_eq!((told.states, told.transitions, told.max_depth), (1_000_000, 2_340_000, 119));
        assert!(progress("State-vector 20 byte, depth reached 5, errors: 1", Duration::ZERO).is_none());
    }
}
