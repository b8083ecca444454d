//! A simulated run as a list of turns, and its text.

use std::fmt;

/// One decision of the scheduler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This thread, numbered by the order of starting, may execute so many instructions; it may come to wait before
    /// that.
    Thread { number: u32, instructions: u64 },
    /// Time passes until the timed wait of this thread is over.
    Time { of: u32 },
}

/// The turns of a run, from the beginning of `main`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turns(pub Vec<Turn>);

/// `0*150 1*20 t1 0*7`: thread 0 may execute 150 instructions, thread 1 then 20, the timed wait of thread 1 ends, and
/// so on.
impl fmt::Display for Turns {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, turn) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { " " };
            match turn {
                Turn::Thread { number, instructions } => write!(formatter, "{separator}{number}*{instructions}")?,
                Turn::Time { of } => write!(formatter, "{separator}t{of}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Turn, Turns};

    #[test]
    fn turns_are_written_in_order() {
        let turns = vec![Turn::Thread { number: 0, instructions: 12 }, Turn::Time { of: 1 }];
        assert_eq!(Turns(turns).to_string(), "0*12 t1");
    }
}
