//! Methods of the class library that a model knows by itself.

use crate::boxing::{self, Boxed};
use crate::concurrent;
use crate::helpers::{self, Helper};
use crate::{enums, texts};
use program::MethodRef;

/// What a method of the library is in a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    /// Nothing that a model has: constructors of `Object` and of exceptions, printing.
    Nothing,
    /// A constructor of a thread: the argument that is run, if there is one.
    MakeThread(Option<usize>),
    Start,
    /// With a time limit or without.
    Join {
        timed: bool,
    },
    Wait {
        timed: bool,
    },
    Notify,
    NotifyAll,
    Sleep,
    CurrentThread,
    IsAlive,
    Interrupt,
    IsInterrupted,
    /// `Thread.interrupted()`, which takes the interrupt back.
    Interrupted,
    SetDaemon,
    /// `setUncaughtExceptionHandler`, or the one for all threads.
    SetHandler {
        of_all: bool,
    },
    /// `Thread.stop` of JDK 17, which throws something in another thread.
    Stop,
    Suspend,
    Resume,
    IsDaemon,
    /// `System.exit`: nothing goes on.
    Exit,
    HoldsLock,
    /// Gives a text that nobody looks into.
    SomeText,
    /// Gives its argument, unless that is null.
    RequireNonNull,
    /// `equals` of objects without fields that a model knows, or of own ones.
    Equals,
    /// A computation with primitive values.
    Helper(Helper),
    /// `hashCode` of any object.
    HashCode,
    Text(texts::Use),
    Enum(enums::Use),
    /// `clone` of an array.
    Clone,
    /// Assertions are enabled; and the program is being checked.
    AssertionStatus,
    /// `Verify.chooseBoolean`.
    ChooseBoolean,
    /// `Verify.chooseInt`.
    ChooseInt,
    /// `Verify.random` of Java PathFinder: from 0 on.
    Random,
    /// Runs in which the argument is not so are of no interest.
    Assume(bool),
    BeginAtomic,
    EndAtomic,
    /// `Verify.print`: an event in a message sequence chart.
    Print,
    /// `Verify.always` and other operators of formulas.
    State,
    /// `Thread.run` of a thread that is called like any other object.
    RunTarget,
    /// `System.arraycopy`.
    ArrayCopy,
    /// `Objects.checkIndex`: gives an index that is within a length.
    CheckIndex,
    /// `Object.getClass`.
    GetClass,
    /// A call of a class of boxed values.
    Boxing(Boxed, boxing::Use),
    /// A call of `java.util.concurrent`.
    Concurrent(concurrent::Call),
}

/// The `Verify` of Java PathFinder.
const PATHFINDER: &str = "gov/nasa/jpf/vm/Verify";

/// Whether a class is one of those that programs talk to a checker with.
pub(crate) fn is_verify(class: program::ClassRef) -> bool {
    matches!(class.name, "sojourner/Verify" | PATHFINDER)
}

/// What is known of a method; nothing for those that a model does not have.
pub(crate) fn known(method: MethodRef) -> Option<Known> {
    if method.is_constructor() && is_throwable(method) {
        return Some(Known::Nothing);
    }
    if let Some((boxed, what)) = boxing::known(method) {
        return Some(Known::Boxing(boxed, what));
    }
    if let Some(helper) = helpers::known(method) {
        return Some(Known::Helper(helper));
    }
    if let Some(what) = texts::known(method) {
        return Some(Known::Text(what));
    }
    if let Some(what) = enums::known(method) {
        return Some(Known::Enum(what));
    }
    if let Some(call) = concurrent::known(method) {
        return Some(Known::Concurrent(call));
    }
    if method.class.name == "java/lang/Thread" {
        return of_thread(method);
    }
    let known = match (method.class.name, method.name, method.descriptor) {
        ("java/lang/Object" | "java/lang/Record", "<init>", _) => Known::Nothing,
        ("java/lang/Object", "hashCode", _) => Known::HashCode,
        ("java/lang/Object", "clone", _) => Known::Clone,
        ("java/lang/Object", "wait", "()V") => Known::Wait { timed: false },
        ("java/lang/Object", "wait", _) => Known::Wait { timed: true },
        ("java/lang/Object" | "java/lang/String" | "java/lang/Enum", "equals", _) => Known::Equals,
        ("java/lang/Object", "notify", _) => Known::Notify,
        ("java/lang/Object", "notifyAll", _) => Known::NotifyAll,
        ("java/lang/Object", "getClass", _) => Known::GetClass,
        ("jdk/internal/util/Preconditions", "checkIndex", types) if types.starts_with("(II") => Known::CheckIndex,
        ("java/lang/System", "arraycopy", _) => Known::ArrayCopy,
        ("java/lang/System", "exit", _) => Known::Exit,
        ("java/lang/Class", "desiredAssertionStatus", _) | ("sojourner/Verify", "isChecking", _) => {
            Known::AssertionStatus
        }
        ("java/util/Objects", "requireNonNull", "(Ljava/lang/Object;)Ljava/lang/Object;") => Known::RequireNonNull,
        ("java/io/PrintStream", "print" | "println" | "flush", _) => Known::Nothing,
        ("java/lang/Throwable", "printStackTrace" | "addSuppressed", _) => Known::Nothing,
        ("sojourner/Verify", "chooseBoolean", _) => Known::ChooseBoolean,
        ("sojourner/Verify", "chooseInt", "(II)I") => Known::ChooseInt,
        ("sojourner/Verify", "assume", _) => Known::Assume(true),
        (PATHFINDER, "ignoreIf", _) => Known::Assume(false),
        (PATHFINDER, "getBoolean" | "randomBool", "()Z") => Known::ChooseBoolean,
        (PATHFINDER, "getInt", "(II)I") => Known::ChooseInt,
        (PATHFINDER, "random", _) => Known::Random,
        ("sojourner/Verify" | PATHFINDER, "beginAtomic", _) => Known::BeginAtomic,
        ("sojourner/Verify" | PATHFINDER, "endAtomic", _) => Known::EndAtomic,
        (
            "sojourner/Verify" | PATHFINDER,
            "print",
            "(Ljava/lang/String;)V" | "(Ljava/lang/String;I)V" | "(Ljava/lang/String;Z)V",
        ) => Known::Print,
        ("sojourner/Verify", "progress", _) => Known::Nothing,
        ("sojourner/Verify", _, descriptor) if descriptor.ends_with(")Lsojourner/Verify$Formula;") => Known::State,
        _ => return None,
    };
    Some(known)
}

/// What is known of a method of `Thread`.
fn of_thread(method: MethodRef) -> Option<Known> {
    let known = match (method.name, method.descriptor) {
        ("<init>", "()V" | "(Ljava/lang/String;)V") => Known::MakeThread(None),
        ("<init>", "(Ljava/lang/Runnable;)V" | "(Ljava/lang/Runnable;Ljava/lang/String;)V") => {
            Known::MakeThread(Some(1))
        }
        ("start", _) => Known::Start,
        ("run", _) => Known::RunTarget,
        ("join", "()V") => Known::Join { timed: false },
        ("join", "(J)V" | "(JI)V") => Known::Join { timed: true },
        ("sleep", _) => Known::Sleep,
        ("yield" | "onSpinWait" | "setName" | "setPriority", _) => Known::Nothing,
        ("currentThread", _) => Known::CurrentThread,
        ("isAlive", _) => Known::IsAlive,
        ("interrupt", _) => Known::Interrupt,
        ("isInterrupted", "()Z") => Known::IsInterrupted,
        ("interrupted", _) => Known::Interrupted,
        // Later JDKs have a `stop` that only throws, and then none.
        ("stop", "()V") if method.class.declared_method("stop0", "(Ljava/lang/Object;)V").is_some() => Known::Stop,
        ("suspend", _) => Known::Suspend,
        ("resume", _) => Known::Resume,
        ("setDaemon", _) => Known::SetDaemon,
        ("setUncaughtExceptionHandler", _) => Known::SetHandler { of_all: false },
        ("setDefaultUncaughtExceptionHandler", _) => Known::SetHandler { of_all: true },
        ("isDaemon", _) => Known::IsDaemon,
        ("holdsLock", _) => Known::HoldsLock,
        ("getName", _) => Known::SomeText,
        _ => return None,
    };
    Some(known)
}

fn is_throwable(method: MethodRef) -> bool {
    let above = |class: &program::ClassRef| class.super_class;
    !method.class.is_application()
        && std::iter::successors(Some(method.class), above).any(|class| class.name == "java/lang/Throwable")
}
