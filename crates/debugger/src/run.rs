//! What is debugged: a run with its states, which can be led elsewhere. Whoever executes programs implements it.

use evidence::{CodeLocation, Film, Inside, Offer};

/// A run.
pub trait Run {
    /// The run with the states inside of its steps, line by line.
    fn film(&self) -> &Film;

    /// What is wrong at its end, in a sentence.
    fn violation(&self) -> Option<String>;

    /// The file with the source of a place.
    fn source(&self, place: &CodeLocation) -> Option<String>;

    /// What is inside of the step that leads to a state, instruction by instruction.
    fn instructions(&mut self, state: usize) -> Inside;

    /// The ways to go on from a state.
    fn offers(&self, state: usize) -> &[Offer];

    /// Takes one of these ways, and goes on from there by itself; complains where that does not work.
    fn take(&mut self, state: usize, offer: &Offer) -> Result<(), String>;

    /// The run as it was before the last way was taken; whether there was one.
    fn undo(&mut self) -> Result<bool, String>;
}
