//! What a booted machine tells the analysis.

use analysis::Facts;
use library::{Effect, Question, Questions};
use program::{ClassId, ClassRef, Field, MethodRef};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;
use vm::{Machine, NativeTable};

/// Methods that the analysis was told to have no observable effect: class and name.
pub(super) type PassedOver = Rc<RefCell<BTreeSet<(&'static str, &'static str)>>>;

/// The facts of a machine: true in its present state and all that follow.
///
/// `passed_over` learns which methods were taken to have no observable effect. `own_kinds`: the program may have
/// exceptions, enumerations or texts of its own. `asked`: what it may do that is not expected otherwise.
pub(super) fn of(machine: &Machine, own_kinds: bool, asked: Questions, passed_over: &PassedOver) -> Facts {
    let natives = machine.natives.clone();
    let all = (0..machine.program.class_count() as u32).map(|number| machine.program.class(ClassId(number)));
    let initialized: BTreeSet<ClassId> =
        all.filter(|class| machine.has_initialized(class)).map(|class| class.id).collect();
    let constants = constants(machine);
    let passed_over = Rc::clone(passed_over);
    Facts {
        native: Box::new(move |method| match is_unexpected(&natives, method, asked) {
            true => Some(Effect::Local),
            false => effect(&natives, method, own_kinds, &passed_over),
        }),
        // The reduction finds out which objects of the boot the program can get at.
        held: Vec::new(),
        instantiated: instantiated(machine),
        initialized: Box::new(move |class| initialized.contains(&class.id)),
        answer: Box::new(move |method| (is_guarded(method) && !asked.contains(Question::SecurityManager)).then_some(0)),
        constant: Box::new(move |field| constants.get(&std::ptr::from_ref(field)).copied()),
        unlikely: Box::new(|_| false),
    }
}

/// The static final ints and booleans of the classes that are initialised in every state.
fn constants(machine: &Machine) -> FxHashMap<*const Field, i32> {
    let all = (0..machine.program.class_count() as u32).map(|number| machine.program.class(ClassId(number)));
    let mut constants = FxHashMap::default();
    for class in all.filter(|class| machine.has_initialized(class)) {
        let Some(mirror) = class.mirror() else { continue };
        let fixed = |field: &&Field| field.is_static() && field.is_final() && matches!(field.basic_type(), b'I' | b'Z');
        for field in class.fields().iter().filter(fixed) {
            let value = machine.heap.word(mirror + field.offset(machine.known.class)) as i32;
            constants.insert(std::ptr::from_ref(field), value);
        }
    }
    constants
}

fn effect(natives: &NativeTable, method: MethodRef, own_kinds: bool, passed_over: &PassedOver) -> Option<Effect> {
    match (method.class.name, method.name) {
        ("java/lang/Thread", "isTerminated") => return Some(Effect::Life),
        ("jdk/internal/util/ArraysSupport", "vectorizedMismatch") => return Some(Effect::Arrays),
        _ => {}
    }
    if natives.claims(method).is_effect_free(own_kinds) {
        passed_over.borrow_mut().insert((method.class.name, method.name));
        return Some(Effect::Local);
    }
    natives.effect_of_call(method)
}

/// Whether a call of this method raises a question that nobody has asked: then the exploration begins again, and what
/// it would do after that is of no account. That holds only of a question that every call raises, whoever makes it and
/// whoever lives then: where some did not, the thread would go on, with effects that nobody has foreseen.
fn is_unexpected(natives: &NativeTable, method: MethodRef, asked: Questions) -> bool {
    !asked.contains(Question::Words) && natives.claims(method).questions().contains(Question::Words)
}

/// The method by which the JDK asks for the security manager.
fn is_guarded(method: MethodRef) -> bool {
    method.class.name == "java/lang/System" && method.name == "getSecurityManager"
}

/// Classes whose objects the VM itself makes, whatever the program does: strings, mirrors, and exceptions.
fn instantiated(machine: &Machine) -> Vec<ClassRef> {
    let throwable = machine.program.loaded("java/lang/Throwable");
    let thrown = |class: &ClassRef| throwable.is_some_and(|throwable| class.is_subclass_of(throwable));
    let initialized = |class: &ClassRef| machine.has_initialized(class);
    let classes = (0..machine.program.class_count() as u32).map(|number| machine.program.class(ClassId(number)));
    let exceptions = classes.filter(|class| !class.is_array() && thrown(class) && initialized(class));
    exceptions.chain([machine.known.string, machine.known.class]).collect()
}
