//! Automata of random formulas accept exactly the words on which the formula holds by definition.

use crate::random::Random;
use crate::reference::accepts;
use temporal::{Formula, Lasso, complement, parse, translate};

#[test]
fn automata_accept_what_satisfies_the_formula() {
    let mut random = Random::new(1);
    let (mut accepted, mut too_large) = (0, 0);
    for _ in 0..1_500 {
        let size = random.below(9);
        let formula = random.formula(size, true);
        let Ok(automaton) = translate(&formula) else {
            too_large += 1;
            continue;
        };
        for _ in 0..12 {
            let valuations: Vec<u64> = random.lasso().valuations().to_vec();
            let from = random.below(valuations.len() as u64) as usize;
            let lasso = Lasso::new(valuations, from).unwrap();
            let holds = lasso.satisfies(&formula);
            accepted += u32::from(holds);
            assert_eq!(accepts(&automaton, &lasso, from), holds, "{formula} on {lasso:?}");
        }
    }
    assert!(too_large < 10, "{too_large} formulas are too large");
    assert!((3_000..15_000).contains(&accepted), "the test shows little: {accepted}");
}

#[test]
fn a_formula_and_its_negation_share_no_word_and_leave_none_out() {
    let mut random = Random::new(2);
    for _ in 0..500 {
        let size = random.below(7);
        let formula = random.formula(size, true);
        let (yes, no) = (translate(&formula).unwrap(), translate(&formula.negated()).unwrap());
        assert!(!yes.meets(&no), "{formula}");
    }
}

#[test]
fn complements_of_deterministic_automata_accept_the_rest() {
    let mut random = Random::new(3);
    let mut complemented = 0;
    for _ in 0..1_000 {
        let size = random.below(5);
        let formula = random.formula(size, true);
        let automaton = translate(&formula).unwrap();
        let Ok(rest) = complement(&automaton) else { continue };
        complemented += 1;
        let negation = translate(&formula.negated()).unwrap();
        assert!(!automaton.meets(&rest), "{formula}");
        for _ in 0..5 {
            let lasso = random.lasso();
            let from = lasso.valuations().len() - 1;
            assert_eq!(accepts(&rest, &lasso, from), accepts(&negation, &lasso, from), "{formula}");
        }
    }
    assert!(complemented > 200, "the test shows little: {complemented}");
}

#[test]
fn usual_formulas_have_small_automata() {
    let states = |text: &str| translate(&parse(text).unwrap().formula.negated()).unwrap().states.len();
    assert_eq!(states("[] a.b"), 2);
    assert_eq!(states("<> a.b"), 1);
    assert_eq!(states("[] (a.b -> <> c.d)"), 2);
    assert_eq!(states("[] <> a.b"), 2);
    assert!(states("[] (a.b -> (c.d U e.f))") <= 3);
}

#[test]
fn safety_is_read_off_the_operators() {
    let is_safety = |text: &str| parse(text).unwrap().formula.is_safety();
    assert!(is_safety("[] (a.b -> c.d W e.f)") && is_safety("!<> a.b") && is_safety("X a.b"));
    assert!(!is_safety("<> a.b") && !is_safety("[] (a.b -> <> c.d)") && !is_safety("a.b U c.d"));
    assert!(Formula::True.is_safety());
}
