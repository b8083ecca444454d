//! What the analysis is told about the machine that will run the program.

use program::{ClassRef, FieldRef, MethodRef};

/// What a native, or a Java method that the VM replaces, may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NativeFact {
    /// Nothing that others could observe.
    Local,
    /// Accesses memory by object and offset (`Unsafe`): any field or element.
    Memory { write: bool, plain: bool },
    /// Reads the contents of an array or object (`clone`); copies also write arrays (`arraycopy`).
    Contents { write: bool },
    /// Reads arrays of any kind.
    Arrays,
    /// Gives an object its identity hash.
    Hash,
    /// Accesses what a `java.lang.ref.Reference` refers to.
    Referent { write: bool },
    /// Looks whether a thread lives.
    Life,
    /// `Object.wait`.
    Wait,
    /// `Object.notify` and `notifyAll`.
    Notify,
    /// Starts a thread (`Thread.start0`).
    Start,
    /// `LockSupport.park`.
    Park,
    /// `LockSupport.unpark`.
    Unpark,
    /// `Thread.interrupt0`.
    Interrupt,
    /// `Thread.sleep` and `Thread.yield`.
    Sleep,
    /// Reads the clock.
    Clock,
    /// Asks the exploration for a choice.
    Choice,
    /// Is taken to depend on everything, but runs no Java code.
    Opaque,
    /// Runs Java code or initialises classes that cannot be known from the call: reflection, class loading.
    Calls,
}

/// What the analysis needs to know about the machine.
pub struct Facts {
    /// What a native or replaced method does; `None` if its Java code runs. A native method without an answer is opaque.
    pub native: Box<dyn Fn(MethodRef) -> Option<NativeFact>>,
    /// Fields, static or not, with the classes of the objects that they hold when the analysis begins; a field that holds an
    /// array counts as holding its elements too. Such an object is of no account until some code reads the field.
    pub held: Vec<(FieldRef, ClassRef)>,
    /// The classes of further objects that are at hand from the beginning: of the threads' frames, and of what natives may
    /// allocate apart from exceptions and the classes that their descriptors name.
    pub instantiated: Vec<ClassRef>,
    /// Whether a class is initialised in every state, so that its initialiser never runs any more.
    pub initialized: Box<dyn Fn(ClassRef) -> bool>,
    /// The value of a static final `int` or `boolean` field, if it is the same whenever the program reads it: code that such a
    /// constant switches off (assertions above all) is not looked at.
    pub constant: Box<dyn Fn(FieldRef) -> Option<i32>>,
    /// What a static method always answers, null being 0, where that is known.
    pub answer: Box<dyn Fn(MethodRef) -> Option<i32>>,
    /// Methods that are assumed never to run until the contrary is seen, see [`crate::Analysis::is_refuted`].
    pub unlikely: Box<dyn Fn(MethodRef) -> bool>,
}
