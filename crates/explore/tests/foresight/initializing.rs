//! What an initialiser of the class library may do counts for the step that begins it: whoever could do something
//! meanwhile that matters to it belongs to the persistent set.

use super::{homes, launched};
use explore::{Explorer, Options};
use model::{Choice, StateVector, Step, TransitionSystem};
use std::path::Path;
use vm::exploring::Operation;

/// Steps of main until it must stand before the initialiser.
const MOST_STEPS: usize = 20;

#[test]
fn an_initializer_of_the_library_meets_what_it_reads() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/check/initialisation");
    for home in homes() {
        let machine = launched(&home, &folder.join("EncodingSetMeanwhile.java")).unwrap();
        let mut explorer = Explorer::new(machine, Options::default()).unwrap();
        step_to_initializer(&mut explorer);
        let mut choices: Vec<Choice> = Vec::new();
        let persistent = explorer.choices(&mut choices);
        let others = choices[..persistent].iter().filter(|choice| choice.agent != 0).count();
        assert!(others > 0, "main alone suffices on {}: {choices:?}", home.display());
    }
}

/// Has main move until it stands before the initialiser. An instruction that was never executed does not tell what it
/// is about; so each step is made once, and taken back.
fn step_to_initializer(explorer: &mut Explorer) {
    for _ in 0..MOST_STEPS {
        let (mut before, mut after) = (StateVector::default(), StateVector::default());
        explorer.encode(&mut before);
        let mut choices: Vec<Choice> = Vec::new();
        explorer.choices(&mut choices);
        let choice = choices.into_iter().find(|choice| choice.agent == 0).unwrap();
        assert!(matches!(explorer.step(choice), Step::Done));
        explorer.encode(&mut after);
        explorer.restore(&before);
        let next = explorer.foresight()[0].next;
        if matches!(next, Operation::Initialize(class) if class.name == "java/util/PropertyResourceBundle") {
            return;
        }
        explorer.restore(&after);
    }
    panic!("main does not come to the initialiser");
}
