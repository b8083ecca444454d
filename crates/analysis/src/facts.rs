//! What the analysis is told about the machine that will run the program.

use library::Effect;
use program::{ClassRef, FieldRef, MethodRef};

/// What the analysis needs to know about the machine.
pub struct Facts {
    /// What a native or replaced method does; `None` if its Java code runs. A native method without an answer is
    /// opaque.
    pub native: Box<dyn Fn(MethodRef) -> Option<Effect>>,
    /// Fields, static or not, with the classes of the objects that they hold when the analysis begins; a field that
    /// holds an array counts as holding its elements too. Such an object is of no account until some code reads the
    /// field.
    pub held: Vec<(FieldRef, ClassRef)>,
    /// The classes of further objects that are at hand from the beginning: of the threads' frames, and of what natives
    /// may allocate apart from exceptions and the classes that their descriptors name.
    pub instantiated: Vec<ClassRef>,
    /// Whether a class is initialised in every state, so that its initialiser never runs any more.
    pub initialized: Box<dyn Fn(ClassRef) -> bool>,
    /// The value of a static final `int` or `boolean` field, if it is the same whenever the program reads it: code that
    /// such a constant switches off (assertions above all) is not looked at.
    pub constant: Box<dyn Fn(FieldRef) -> Option<i32>>,
    /// What a static method always answers, null being 0, where that is known.
    pub answer: Box<dyn Fn(MethodRef) -> Option<i32>>,
    /// Methods that are assumed never to run until the contrary is seen, see [`crate::Analysis::is_refuted`].
    pub unlikely: Box<dyn Fn(MethodRef) -> bool>,
}
