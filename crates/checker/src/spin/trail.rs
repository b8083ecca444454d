//! The run that a verifier has found, as `pan -r` tells it.

/// A step of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// Who makes it: processes by the order of their start.
    pub(super) process: usize,
    /// The line of the model.
    pub(super) line: u32,
    /// Whether it starts a process.
    pub(super) starts: bool,
    /// What it does, as the verifier writes it.
    pub(super) statement: String,
}

/// A run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Trail {
    pub(super) steps: Vec<Step>,
    /// Where what is repeated for ever begins, if something is: its steps, or staying in the last state.
    pub(super) repeats_from: Option<usize>,
}

/// Reads a run. Numbers of processes are given anew when processes end, the youngest first. The steps of so many others
/// that are no threads and come before the process of main are left out.
pub(super) fn read(text: &str, others: usize) -> Trail {
    let mut trail = Trail::default();
    let mut alive: Vec<usize> = vec![0];
    let mut started = 1;
    // Behind the run it is told where the processes stand.
    let is_told =
        |line: &&str| !line.contains("#processes") && !line.starts_with("pan:1:") && !line.starts_with("spin:");
    for line in text.lines().take_while(is_told) {
        if line.contains("START OF CYCLE") {
            trail.repeats_from = Some(trail.steps.len());
        }
        let Some(Told { number, line, statement }) = parts(line) else { continue };
        let Some(number) = number.checked_sub(others) else { continue };
        let process = alive.get(number).copied().unwrap_or(number);
        let starts = statement.contains("(run ");
        if starts {
            alive.push(started);
            started += 1;
        }
        if statement.contains("-end-") {
            alive.truncate(number);
        }
        trail.steps.push(Step { process, line, starts, statement: statement.to_owned() });
    }
    trail
}

/// A step as it is told.
struct Told<'a> {
    number: usize,
    line: u32,
    statement: &'a str,
}

fn parts(line: &str) -> Option<Told<'_>> {
    let (number, rest) = line.trim_start().split_once(':')?;
    number.parse::<u64>().ok()?;
    let rest = rest.trim_start().strip_prefix("proc")?.trim_start();
    let (process, rest) = rest.split_once(' ')?;
    let (_, rest) = rest.split_once(") ")?;
    let (place, rest) = rest.trim_start().split_once(' ')?;
    let (_, line) = place.rsplit_once(':')?;
    let statement = rest.split_once('[').map_or("", |(_, statement)| statement.trim_end().trim_end_matches(']'));
    Some(Told { number: process.parse().ok()?, line: line.parse().ok()?, statement })
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn processes_keep_their_numbers() {
        let text = "\
  1:\tproc  0 (main_thread) model.pml:8 (state 1)\t[status[me] = 1]
  2:\tproc  0 (main_thread) model.pml:9 (state 2)\t[(run Walker_thread(value_3))]
  3:\tproc  1 (Walker_thread) model.pml:20 (state 9)\t[-end-]
  4:\tproc  0 (main_thread) model.pml:10 (state 3)\t[(run Walker_thread(value_4))]
  5:\tproc  1 (Walker_thread) model.pml:18 (state 1)\t[else]
pan: elapsed time 0 seconds
";
        let steps = read(text, 0).steps;
        let told: Vec<(usize, u32, bool)> = steps.iter().map(|step| (step.process, step.line, step.starts)).collect();
        assert_eq!(told, [(0, 8, false), (0, 9, true), (1, 20, false), (0, 10, true), (2, 18, false)]);
    }

    #[test]
    fn a_claim_is_no_thread() {
        let text = "\
pan: ltl formula claim_1
MSC: ~G 4
  1:\tproc  0 (claim_1) model.pml:4 (state 3)\t[(!(done))]
  2:\tproc  1 (main_thread) model.pml:15 (state 4)\t[(run Spinner(2))]
<<<<<START OF CYCLE>>>>>
  3:\tproc  0 (claim_1) model.pml:4 (state 3)\t[(!(done))]
  4:\tproc  2 (Spinner) model.pml:6 (state 4)\t[(!(flag))]
spin: trail ends after 9 steps
";
        let trail = read(text, 1);
        let told: Vec<(usize, u32)> = trail.steps.iter().map(|step| (step.process, step.line)).collect();
        assert_eq!(told, [(0, 15), (1, 6)]);
        assert_eq!(trail.repeats_from, Some(1));
    }
}
