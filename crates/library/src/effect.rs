//! What a native, or a Java method that the VM replaces, may do to other threads: the words that `natives` lists, `vm`
//! makes operations of and `analysis` makes flags of. An effect that claims less than the method does hides runs; one
//! that claims more costs states.

/// What other threads could observe of a native, decided before it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing: it depends on constants, on the running thread and on objects that only it can reach.
    Local,
    /// `Unsafe`: one access of the object in the first argument at the offset in the second, of `1 << shift` bytes.
    Memory { write: bool, plain: bool, shift: u8 },
    /// Reads the contents of the receiver (`clone`) or of an argument; copies also write an array (`arraycopy`).
    Contents { write: bool },
    /// Reads arrays of any kind.
    Arrays,
    /// Gives the object in the first argument its identity hash.
    Hash,
    /// Accesses what the `java.lang.ref.Reference` in the first argument refers to.
    Referent { write: bool },
    /// Tells whether the thread in the first argument lives.
    Life,
    /// Tells whether the thread in the first argument was started, runs, waits or has ended.
    Standing,
    /// `Object.wait`.
    Wait,
    /// `Object.notify` and `notifyAll`.
    Notify { all: bool },
    /// Starts the thread in the first argument.
    Start,
    /// `LockSupport.park`.
    Park,
    /// `LockSupport.unpark`.
    Unpark,
    /// `Thread.interrupt`.
    Interrupt,
    /// Gives way, and looks at the interrupt status (`Thread.sleep`, `Thread.yield`).
    Sleep,
    /// Reads the clock.
    Clock,
    /// Asks for a choice by itself.
    Choice,
    /// Anything but running Java code: it is taken to depend on everything.
    Opaque,
    /// Runs Java code or initialises classes that cannot be known from the call: reflection, class loading.
    Calls,
}
