//! What an initialiser of the class library does counts for the step that begins it: whoever could do something
//! meanwhile that matters to it belongs to the persistent set. In the program the initialiser and the other thread take
//! seeds from one counter.

use super::{homes, launched};
use explore::{Explorer, Options};
use model::{Choice, StateVector, Step, TransitionSystem};
use std::path::Path;
use vm::exploring::Operation;

/// Steps of main until it must stand before the initialiser.
const MOST_STEPS: usize = 20;

#[test]
fn an_initializer_of_the_library_meets_what_it_changes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/check/initialisation");
    for home in homes() {
        let machine = launched(&home, &folder.join("SeedTakenMeanwhile.java")).unwrap();
        let mut explorer = Explorer::new(machine, Options::default()).unwrap();
        assert!(comes_to_initializer(&mut explorer), "main was not stopped before the initialiser");
        let mut choices: Vec<Choice> = Vec::new();
        let persistent = explorer.choices(&mut choices);
        let others = choices[..persistent].iter().filter(|choice| choice.agent != 0).count();
        assert!(others > 0, "main alone suffices on {}: {choices:?}", home.display());
    }
}

/// Has main move until it stands before the initialiser. An instruction that was never executed does not tell what it
/// is about; so each step is made once, and taken back.
fn comes_to_initializer(explorer: &mut Explorer) -> bool {
    for _ in 0..MOST_STEPS {
        let (mut before, mut after) = (StateVector::default(), StateVector::default());
        explorer.encode(&mut before);
        let mut choices: Vec<Choice> = Vec::new();
        explorer.choices(&mut choices);
        let Some(choice) = choices.into_iter().find(|choice| choice.agent == 0) else { return false };
        assert!(matches!(explorer.step(choice), Step::Done));
        explorer.encode(&mut after);
        explorer.restore(&before);
        let next = explorer.foresight()[0].next;
        if matches!(next, Operation::Initialize(class) if class.name == "java/lang/Math$RandomNumberGeneratorHolder") {
            return true;
        }
        explorer.restore(&after);
    }
    false
}
