//! What other threads could observe of the natives: one list, by the beginnings of their signatures.
//!
//! A native that is not listed is opaque: an exploration stops before it and takes it to depend on everything. To list
//! one as `Local` means: it reads nothing but constants, its arguments and the running thread, or objects whose
//! contents do not change once they exist (classes, methods, strings); what it allocates only its caller can reach.
//! Errs on the safe side by leaving out.

use library::Effect;
use vm::native::EffectRule;

/// Natives that nobody can observe.
const LOCAL: &[&str] = &[
    "java/lang/Class.",
    "java/lang/Double.",
    "java/lang/Float.",
    "java/lang/IllegalThreadStateException.",
    "java/lang/Math.",
    "java/lang/Module.defineModule0",
    "java/lang/NullPointerException.",
    "java/lang/Object.getClass",
    "java/lang/Runtime.availableProcessors",
    "java/lang/Runtime.gc",
    "java/lang/Runtime.maxMemory",
    "java/lang/Shutdown.beforeHalt",
    "java/lang/Shutdown.logRuntimeExit",
    "java/lang/StackStreamFactory",
    "java/lang/StackTraceElement.",
    "java/lang/StrictMath.",
    "java/lang/StringUTF16.",
    "java/lang/System.mapLibraryName",
    "java/lang/System.registerNatives",
    "java/lang/Thread.clearInterruptEvent",
    "java/lang/Thread.currentCarrierThread",
    "java/lang/Thread.currentThread",
    "java/lang/Thread.ensureMaterializedForStackWalk",
    "java/lang/Thread.findScopedValueBindings",
    "java/lang/Thread.getNextThreadIdOffset",
    "java/lang/Thread.holdsLock",
    "java/lang/Thread.onSpinWait",
    "java/lang/Thread.registerNatives",
    "java/lang/Thread.scopedValueCache",
    "java/lang/Thread.setNativeName",
    "java/lang/Thread.setScopedValueCache",
    "java/lang/Thread.setPriority0",
    "java/lang/Throwable.",
    "java/lang/VirtualThread.registerNatives",
    "java/lang/invoke/LambdaForm.",
    "java/lang/invoke/MethodHandle.",
    "java/lang/invoke/MethodHandleNatives.expand",
    "java/lang/invoke/MethodHandleNatives.init",
    "java/lang/invoke/MethodHandleNatives.objectFieldOffset",
    "java/lang/invoke/MethodHandleNatives.resolve",
    "java/lang/invoke/MethodHandleNatives.staticField",
    "java/lang/reflect/Array.getLength",
    "java/lang/reflect/Array.multiNewArray",
    "java/lang/reflect/Array.newArray",
    "java/lang/reflect/Executable.",
    "java/lang/reflect/Field.getTypeAnnotationBytes0",
    "java/net/Inet6AddressImpl.getLocalHostName",
    "java/net/NetworkInterface.boundInetAddress0",
    "java/net/NetworkInterface.init",
    "java/security/AccessController.",
    "java/util/concurrent/atomic/AtomicLong.VMSupportsCS8",
    "jdk/internal/misc/CDS.",
    "jdk/internal/misc/PreviewFeatures.",
    "jdk/internal/misc/Unsafe.allocateInstance",
    "jdk/internal/misc/Unsafe.arrayBaseOffset0",
    "jdk/internal/misc/Unsafe.arrayIndexScale0",
    "jdk/internal/misc/Unsafe.fullFence",
    "jdk/internal/misc/Unsafe.loadFence",
    "jdk/internal/misc/Unsafe.objectFieldOffset",
    "jdk/internal/misc/Unsafe.registerNatives",
    "jdk/internal/misc/Unsafe.shouldBeInitialized0",
    "jdk/internal/misc/Unsafe.staticField",
    "jdk/internal/misc/Unsafe.storeFence",
    "jdk/internal/misc/Unsafe.throwException",
    "jdk/internal/misc/VM.getRuntimeArguments",
    "jdk/internal/misc/VM.latestUserDefinedLoader0",
    "jdk/internal/reflect/ConstantPool.",
    "jdk/internal/reflect/DirectConstructorHandleAccessor",
    "jdk/internal/reflect/DirectMethodHandleAccessor",
    "jdk/internal/reflect/NativeConstructorAccessorImpl.",
    "jdk/internal/reflect/NativeMethodAccessorImpl.",
    "jdk/internal/reflect/Reflection.",
    "jdk/internal/util/SystemProps",
    "jdk/internal/vm/Continuation.",
    "jdk/internal/vm/ContinuationSupport.",
    "sojourner/ConsoleStream.",
    "sojourner/Intrinsics.",
    "sojourner/Linkage.",
    "sojourner/Verify.assume",
    "sojourner/Verify.endAtomic",
    "sojourner/Verify.isChecking",
    "sojourner/Verify.print",
    "sojourner/Verify.progress",
    "sojourner/junit/Outcome.",
    "gov/nasa/jpf/vm/Verify.addComment",
    "gov/nasa/jpf/vm/Verify.endAtomic",
    "gov/nasa/jpf/vm/Verify.ignoreIf",
    "gov/nasa/jpf/vm/Verify.isRunningInJPF",
    "gov/nasa/jpf/vm/Verify.vmIsMatchingStates",
];

/// Natives that run Java code, or initialise classes that their arguments name.
pub const CALLS: &[&str] = &[
    "java/lang/Class.forName0",
    "java/lang/ClassLoader.",
    "java/lang/StackStreamFactory",
    "java/lang/invoke/MethodHandleNatives.",
    "java/lang/reflect/Array.get(",
    "java/lang/reflect/Array.set(",
    "java/util/Random.",
    "java/util/concurrent/ThreadLocalRandom.",
    "jdk/internal/loader/BuiltinClassLoader.",
    "jdk/internal/misc/Unsafe.allocateInstance",
    "jdk/internal/misc/Unsafe.ensureClassInitialized0",
    "jdk/internal/reflect/",
    "sojourner/ClassLoading.",
    "sojourner/Linkage.",
];

/// Natives that others can observe, and how.
const OBSERVED: &[EffectRule] = &[
    ("java/lang/Object.clone", Effect::Contents { write: false }),
    ("java/lang/System.arraycopy", Effect::Contents { write: true }),
    ("java/lang/Object.hashCode", Effect::Hash),
    ("java/lang/System.identityHashCode", Effect::Hash),
    ("java/lang/ref/Reference.refersTo0", Effect::Referent { write: false }),
    ("java/lang/ref/PhantomReference.refersTo0", Effect::Referent { write: false }),
    ("java/lang/ref/Reference.clear0", Effect::Referent { write: true }),
    ("java/lang/ref/PhantomReference.clear0", Effect::Referent { write: true }),
    ("java/lang/Thread.isAlive", Effect::Life),
    ("java/lang/Thread.getState", Effect::Standing),
    ("java/lang/Thread.threadState", Effect::Standing),
    ("java/lang/Object.wait", Effect::Wait),
    ("java/lang/Object.notify()", Effect::Notify { all: false }),
    ("java/lang/Object.notifyAll()", Effect::Notify { all: true }),
    ("java/lang/Thread.start0", Effect::Start),
    ("java/lang/Thread.interrupt0", Effect::Interrupt),
    ("java/lang/Thread.sleep", Effect::Sleep),
    ("java/lang/Thread.yield", Effect::Sleep),
    ("java/lang/System.currentTimeMillis", Effect::Clock),
    ("java/lang/System.nanoTime", Effect::Clock),
    ("jdk/internal/misc/VM.getNanoTimeAdjustment", Effect::Clock),
    ("gov/nasa/jpf/vm/Verify.breakTransition(Ljava/lang/String;II)", Effect::Choice),
    ("gov/nasa/jpf/vm/Verify.getBoolean(", Effect::Choice),
    ("gov/nasa/jpf/vm/Verify.getDoubleFromList", Effect::Choice),
    ("gov/nasa/jpf/vm/Verify.getFloatFromList", Effect::Choice),
    ("gov/nasa/jpf/vm/Verify.getInt(II)", Effect::Choice),
    ("gov/nasa/jpf/vm/Verify.getIntFromList", Effect::Choice),
    ("gov/nasa/jpf/vm/Verify.getLongFromList", Effect::Choice),
    ("gov/nasa/jpf/vm/Verify.random(", Effect::Choice),
    ("gov/nasa/jpf/vm/Verify.randomBool", Effect::Choice),
    ("java/util/Random.next", Effect::Choice),
    ("java/util/concurrent/ThreadLocalRandom.next", Effect::Choice),
    ("java/util/random/RandomGenerator.next", Effect::Choice),
    ("sojourner/Verify.choose(", Effect::Choice),
    ("sojourner/Verify.state(", Effect::Choice),
    ("jdk/internal/misc/Unsafe.park(", Effect::Park),
    ("jdk/internal/misc/Unsafe.unpark(", Effect::Unpark),
    // A choice, or its own code.
    ("jdk/internal/misc/Unsafe.weakCompareAndSet", Effect::Choice),
];

/// The element types of `Unsafe`'s accesses, with the binary logarithm of their size. A reference in an array has four
/// bytes.
const ELEMENTS: &[(&str, u8)] = &[
    ("Boolean", 0),
    ("Byte", 0),
    ("Char", 1),
    ("Short", 1),
    ("Int", 2),
    ("Float", 2),
    ("Reference", 2),
    ("Long", 3),
    ("Double", 3),
];

/// All rules.
pub fn rules() -> Vec<EffectRule> {
    let local = LOCAL.iter().map(|start| (*start, Effect::Local));
    let memory = ELEMENTS.iter().flat_map(|(element, shift)| memory_rules(element, *shift));
    local.chain(OBSERVED.iter().copied()).chain(memory).collect()
}

fn memory_rules(element: &str, shift: u8) -> [EffectRule; 8] {
    let rule = |start: &str, end: &str, write: bool, plain: bool| {
        let signature = format!("jdk/internal/misc/Unsafe.{start}{element}{end}(");
        (&*Box::leak(signature.into_boxed_str()), Effect::Memory { write, plain, shift })
    };
    [
        rule("get", "", false, true),
        rule("get", "Volatile", false, false),
        rule("put", "", true, true),
        rule("put", "Volatile", true, false),
        rule("compareAndSet", "", true, false),
        rule("compareAndExchange", "", true, false),
        rule("getAndAdd", "", true, false),
        rule("getAndSet", "", true, false),
    ]
}
