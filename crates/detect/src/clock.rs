//! Vector clocks (Fidge 1988, Mattern 1989): for each thread, up to which of its segments everything is known to have
//! happened.

/// A vector clock; threads without an entry stand at 0.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct VectorClock {
    times: Vec<u32>,
}

impl VectorClock {
    /// The time of a thread.
    #[inline]
    pub fn of(&self, thread: u32) -> u32 {
        self.times.get(thread as usize).copied().unwrap_or(0)
    }

    /// Whether a moment of a thread is known to have happened.
    #[inline]
    pub fn covers(&self, thread: u32, time: u32) -> bool {
        time <= self.of(thread)
    }

    /// A thread begins its next segment.
    pub fn advance(&mut self, thread: u32) {
        let index = thread as usize;
        if self.times.len() <= index {
            self.times.resize(index + 1, 0);
        }
        self.times[index] += 1;
    }

    /// What the other knows is known here too.
    pub fn join(&mut self, other: &VectorClock) {
        if self.times.len() < other.times.len() {
            self.times.resize(other.times.len(), 0);
        }
        for (own, theirs) in self.times.iter_mut().zip(&other.times) {
            *own = (*own).max(*theirs);
        }
    }
}

/// From threads and their times.
impl FromIterator<(u32, u32)> for VectorClock {
    fn from_iter<I: IntoIterator<Item = (u32, u32)>>(entries: I) -> VectorClock {
        let mut clock = VectorClock::default();
        for (thread, time) in entries {
            let index = thread as usize;
            clock.times.resize(clock.times.len().max(index + 1), 0);
            clock.times[index] = clock.times[index].max(time);
        }
        clock
    }
}

#[cfg(test)]
mod tests {
    use super::VectorClock;

    #[test]
    fn joining_takes_the_later_of_each() {
        let (mut one, mut other) = (VectorClock::default(), VectorClock::default());
        one.advance(2);
        one.advance(2);
        other.advance(0);
        other.advance(2);
        one.join(&other);
        assert_eq!((one.of(0), one.of(1), one.of(2), one.of(9)), (1, 0, 2, 0));
        assert!(one.covers(2, 2) && !one.covers(2, 3) && one.covers(7, 0));
    }
}
