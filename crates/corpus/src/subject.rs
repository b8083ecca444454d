//! Sojourner itself: where its binary is and how it is asked to run a program.
//!
//! `SOJOURNER` names a binary to test; otherwise the harness builds the package `sojourner` in the target folder it
//! was itself built in, so that what is tested is always the present source.

use crate::answer::Answer;
use crate::error::HarnessError;
use crate::expectation::Expectation;
use crate::jdk::Jdk;
use crate::outcome::Outcome;
use crate::program::Program;
use crate::warnings::Warnings;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// An interpreter without optimisation is too slow for the whole corpus.
const PROFILE: &str = "release";

/// How long one check may take: no assertion about speed, but a search that will not end must say so.
const TIME_LIMIT: &str = "20s";

/// A binary that understands `sojourner run`, `check` and `replay`.
#[derive(Debug)]
pub struct Subject {
    binary: PathBuf,
}

impl Subject {
    /// The binary `SOJOURNER` names, or else one built now below `target`.
    pub fn find(target: &Path) -> Result<Self, HarnessError> {
        match env::var_os("SOJOURNER") {
            Some(binary) => Ok(Self { binary: binary.into() }),
            None => Self::build(target),
        }
    }

    /// Where it is.
    pub fn binary(&self) -> &Path {
        &self.binary
    }

    /// What it does with `program`, whose classes are in `classes`, on the class library of `jdk`.
    pub fn run(&self, jdk: &Jdk, program: &Program, classes: &Path) -> Result<Outcome, HarnessError> {
        let mut command = Command::new(&self.binary);
        command.arg("run").arg("--jdk").arg(&jdk.home).arg("--main").arg(&program.name).arg(classes);
        if !program.header.args.is_empty() {
            command.arg("--").args(&program.header.args);
        }
        Outcome::of(&mut command)
    }

    /// Its verdict on `program` with these further options; where a file is named, it saves the schedule of the first
    /// violation there.
    pub fn check(
        &self,
        jdk: &Jdk,
        program: &Program<Expectation>,
        classes: &Path,
        options: &[&str],
        schedule: Option<&Path>,
    ) -> Result<Answer, HarnessError> {
        let mut command = self.command("check", jdk, program, classes);
        command.args(["--time-limit", TIME_LIMIT]).args(options).args(&program.header.search);
        if let Some(schedule) = schedule {
            command.arg("--save-schedule").arg(schedule);
        }
        Answer::read(&Outcome::of(&mut command)?)
    }

    /// What it warns of after a few simulated runs of a program.
    pub fn analyze<H>(
        &self,
        jdk: &Jdk,
        program: &Program<H>,
        classes: &Path,
        options: &[&str],
    ) -> Result<Warnings, HarnessError> {
        let mut command = Command::new(&self.binary);
        command.arg("analyze").arg("--jdk").arg(&jdk.home).arg("--main").arg(&program.name).arg(classes);
        command.args(["--format", "json"]).args(options);
        Warnings::read(&Outcome::of(&mut command)?)
    }

    /// How it decides what it suspects.
    pub fn guided<H>(&self, jdk: &Jdk, program: &Program<H>, classes: &Path) -> Result<Warnings, HarnessError> {
        let mut command = Command::new(&self.binary);
        command.arg("check").arg("--jdk").arg(&jdk.home).arg("--main").arg(&program.name).arg(classes);
        command.args(["--guided", "--time-limit", TIME_LIMIT, "--format", "json"]);
        Warnings::read(&Outcome::of(&mut command)?)
    }

    /// What happens when it runs `program` by a saved schedule.
    pub fn replay(
        &self,
        jdk: &Jdk,
        program: &Program<Expectation>,
        classes: &Path,
        options: &[&str],
        schedule: &Path,
    ) -> Result<Answer, HarnessError> {
        let mut command = self.command("replay", jdk, program, classes);
        command.args(options).arg("--schedule").arg(schedule);
        Answer::read(&Outcome::of(&mut command)?)
    }

    fn command(&self, name: &str, jdk: &Jdk, program: &Program<Expectation>, classes: &Path) -> Command {
        let mut command = Command::new(&self.binary);
        command.arg(name).arg("--jdk").arg(&jdk.home).arg("--main").arg(&program.name).arg(classes);
        command.args(["--format", "json"]).args(&program.header.options);
        command
    }

    fn build(target: &Path) -> Result<Self, HarnessError> {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(["build", "--quiet", "--package", "sojourner", "--profile", PROFILE]);
        command.arg("--target-dir").arg(target).current_dir(env!("CARGO_MANIFEST_DIR"));
        let status = command.status().map_err(HarnessError::during("cargo build"))?;
        if !status.success() {
            return Err(HarnessError::new("the package `sojourner` does not build"));
        }
        Ok(Self { binary: target.join(PROFILE).join("sojourner") })
    }
}
