//! A run of one toy leads the search on another one that is like it.

use model::{Choice, Violation};
use search::toys::{Counter, Flaw, Philosophers, Playing, Toy};
use search::{Lead, pursue};

/// Nobody is in a hurry.
static NEVER: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

/// Agents in the order in which they should move.
struct Agents {
    order: Vec<u32>,
    /// Who has moved, and who is about to.
    moved: Vec<u32>,
    chosen: Option<u32>,
}

impl<T: Toy> Lead<Playing<'_, T>> for Agents {
    fn fits(&mut self, _: &mut Playing<'_, T>, followed: usize, choice: Choice) -> (u32, usize) {
        match self.order.get(followed) {
            Some(agent) if *agent == choice.agent => (0, followed + 1),
            _ => (1, followed),
        }
    }

    fn chosen(&mut self, _: &mut Playing<'_, T>, choice: Choice) {
        self.chosen = Some(choice.agent);
    }

    fn moved(&mut self, _: &mut Playing<'_, T>, choice: Choice) {
        assert_eq!(self.chosen.take(), Some(choice.agent));
        self.moved.push(choice.agent);
    }

    fn taken_back(&mut self) {
        self.moved.pop().unwrap();
    }
}

/// The run to a flaw that is found along an order, and the flaw.
fn found<T: Toy>(toy: &T, order: &[u32], most_steps: u64) -> Option<(String, String)> {
    let mut agents = Agents { order: order.to_vec(), moved: Vec::new(), chosen: None };
    let is_wanted = |_: &Flaw| true;
    let found = pursue(&mut Playing::new(toy), &mut agents, &is_wanted, most_steps, &NEVER);
    let (schedule, flaw) = found?;
    let made: Vec<u32> = schedule.choices().iter().map(|choice| choice.agent).collect();
    assert!(made.starts_with(&agents.moved) && made.len() <= agents.moved.len() + 1, "{made:?}, {:?}", agents.moved);
    Some((schedule.to_string(), flaw.key()))
}

#[test]
fn a_run_that_fits_is_followed_to_the_letter() {
    let counter = Counter { agents: 2, atomic: false };
    let expected = Some(("1 0*2 1".into(), "the counter is 1".into()));
    assert_eq!(found(&counter, &[1, 0, 0, 1], 4), expected);
    assert_eq!(found(&counter, &[1, 0, 0, 1], 3), None);
}

#[test]
fn what_the_run_does_not_have_is_put_in() {
    let three = Counter { agents: 3, atomic: false };
    let (schedule, _) = found(&three, &[0, 1, 0, 1], 10).unwrap();
    assert!(schedule.starts_with("0 1 0 1 2"), "{schedule}");
}

#[test]
fn a_run_that_leads_nowhere_does_no_harm() {
    let philosophers = Philosophers { number: 3, meals: 1, polite: false };
    let (schedule, _) = found(&philosophers, &[2; 20], 100_000).unwrap();
    assert_eq!(schedule, "2 0 1");
    let polite = Philosophers { polite: true, ..philosophers };
    assert_eq!(found(&polite, &[0, 1, 2], 100_000), None);
}
