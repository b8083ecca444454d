//! What a search has done so far, in numbers.

use std::time::Duration;

/// What a search has covered, and what it cost.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Statistics {
    /// Distinct states, as far as the store can tell. 0 when sampling: nothing is stored then.
    pub states: u64,
    /// Arrivals in states that were known already.
    pub revisited: u64,
    /// Steps made.
    pub transitions: u64,
    /// Distinct states without choices; when sampling, runs that came to their end.
    pub ends: u64,
    /// States in which only a persistent part of the choices was explored.
    pub reduced: u64,
    /// Steps after which the program declared the run uninteresting.
    pub discarded: u64,
    /// The longest run from the start, in steps.
    pub max_depth: u64,
    /// Runs from the start, when sampling.
    pub runs: u64,
    /// The bound up to which the search was complete: all runs of so many steps (breadth first; nothing beyond the
    /// first state whose choices were reduced), or with so many preemptions (context bound).
    pub covered: Option<u64>,
    /// Runs that were tried beside a search that remembers states.
    pub sampled: u64,
    /// How many preemptions the runs had that were all explored beside such a search.
    pub preemptions: Option<u64>,
    /// Memory of the store.
    pub store_bytes: u64,
    /// The most memory that the search took at any time, as estimated by itself.
    pub peak_bytes: u64,
    /// The probability that the store took some new state for a known one, where that is possible.
    pub omission: Option<f64>,
    /// How long the search took.
    pub elapsed: Duration,
    /// How the number of states has grown.
    pub growth: Growth,
}

/// How many states there were after so many steps: some points of the curve, the same in every run.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Growth {
    points: Vec<(u64, u64)>,
    stride: u64,
}

/// Points that are kept at most.
const MOST_POINTS: usize = 128;

impl Growth {
    /// Notes a point, if it is time for one. Where there are too many, every second one is dropped.
    #[inline]
    pub fn note(&mut self, steps: u64, states: u64) {
        if steps >= self.points.last().map_or(0, |(last, _)| last + self.stride) {
            self.add(steps, states);
        }
    }

    fn add(&mut self, steps: u64, states: u64) {
        self.stride = self.stride.max(1);
        self.points.push((steps, states));
        if self.points.len() > MOST_POINTS {
            let mut number = 0;
            self.points.retain(|_| {
                number += 1;
                number % 2 == 1
            });
            self.stride *= 2;
        }
    }

    /// Steps and states, in order.
    pub fn points(&self) -> &[(u64, u64)] {
        &self.points
    }
}

impl Statistics {
    /// Memory of the store for each state.
    pub fn bytes_per_state(&self) -> f64 {
        self.store_bytes as f64 / self.states.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_curve_has_few_points_in_order() {
        let mut growth = Growth::default();
        (1..=100_000).for_each(|step| growth.note(step, step / 2));
        let points = growth.points();
        assert!(points.len() > MOST_POINTS / 2 - 1 && points.len() <= MOST_POINTS, "{}", points.len());
        assert!(points.windows(2).all(|two| two[0].0 < two[1].0 && two[0].1 <= two[1].1));
        assert!(points[points.len() - 1].0 > 95_000);
    }
}
