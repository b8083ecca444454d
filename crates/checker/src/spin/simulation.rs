//! Bounds by simulation: some random runs of a model, which need no C compiler, before a verifier is made of it.
//!
//! A run that finds a bound too small says by how much the model has to grow at least. What no run finds the verifier
//! does, which looks at all of them: nothing rests on the simulation. Models with parts in C cannot be simulated.

use super::{grow, tools};
use crate::control::Control;
use crate::error::Error;
use crate::observer::Observer;
use crate::promela_model::{Modelled, Translation, model};
use crate::question::Question;
use crate::target::Target;
use loader::process;
use loader::temporary::TemporaryDirectory;
use promela::{Failure, Model};
use std::io;
use std::process::Command;

/// How many runs there are, each with a seed of its own, and how long they are.
const RUNS: u32 = 4;
const STEPS: u32 = 20_000;

/// What Spin writes before the assertion that has failed.
const FAILED: &str = "text of failed assertion: assert";

/// A model whose bounds suffice for some random runs, as far as they can grow, or why there is none.
pub fn fitted_model(
    target: &Target,
    question: &Question,
    translation: &Translation,
    control: &dyn Control,
    observer: &mut dyn Observer,
) -> Result<Modelled, Error> {
    let mut translation = translation.clone();
    loop {
        let mut modelled = model(target, question, &translation, control, observer)?;
        let Ok(made) = &modelled.model else { return Ok(modelled) };
        match too_small(made, control) {
            Ok(Some(bound)) if grow(&mut translation.bounds, made, bound.as_deref()) => {}
            Ok(_) => return Ok(modelled),
            Err(error) => {
                modelled.warnings.push(format!("the bounds of the model were not tried: {error}"));
                return Ok(modelled);
            }
        }
    }
}

/// The bound that some run finds too small.
pub(super) fn too_small(model: &Model, control: &dyn Control) -> io::Result<Option<Option<String>>> {
    if model.bounds.is_empty() || model.text.contains("c_code") {
        return Ok(None);
    }
    let directory = TemporaryDirectory::new()?;
    std::fs::write(directory.path().join(tools::MODEL), &model.text)?;
    for seed in 1..=RUNS {
        let mut command = Command::new("spin");
        command.args([&format!("-n{seed}"), &format!("-u{STEPS}"), "-B", "-b", tools::MODEL]);
        command.current_dir(directory.path());
        let Some(ended) = process::output(command, control.flag()).map_err(named)? else { return Ok(None) };
        let said = String::from_utf8_lossy(&ended.stdout).into_owned();
        let failed = said.lines().find_map(|line| Some(Failure::of(line.split_once(FAILED)?.1)));
        if let Some(Failure::Bound(bound)) = failed {
            return Ok(Some(bound));
        }
    }
    Ok(None)
}

fn named(error: io::Error) -> io::Error {
    match error.kind() {
        io::ErrorKind::NotFound => tools::missing("spin", "spin"),
        _ => error,
    }
}
