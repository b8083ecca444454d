//! What natives without a model reach for, by the beginning of their signatures.
//!
//! A program that gets to one of them is told what it asked for and through which call, not which native is missing.
//! The first entry that matches counts. Natives that know more, such as a path, are not here but say it themselves.

use vm::native::Refusal;

/// The words, most special first.
pub(crate) const REFUSALS: &[Refusal] = &[
    ("java/io/Console", "the console"),
    ("jdk/internal/io/JdkConsole", "the console"),
    ("java/io/File", "a file"),
    ("java/io/RandomAccessFile", "a file"),
    ("java/io/UnixFileSystem", "the file system"),
    ("java/lang/ProcessHandleImpl", "a process"),
    ("java/lang/ProcessImpl", "a process"),
    ("java/net/", "the network"),
    ("java/nio/MappedMemoryUtils", "a mapped file"),
    ("java/util/zip/Deflater", "compression"),
    ("jdk/internal/foreign", "foreign functions"),
    ("jdk/internal/invoke/NativeEntryPoint", "foreign functions"),
    ("jdk/internal/loader/NativeLibrar", "a native library"),
    ("jdk/internal/loader/RawNativeLibraries", "a native library"),
    ("jdk/internal/misc/Signal", "a signal of the operating system"),
    ("jdk/internal/perf/Perf", "performance counters of the JVM"),
    ("jdk/internal/vm/Continuation", "continuations"),
    ("jdk/net/", "the network"),
    ("sun/management/", "management of the JVM"),
    ("com/sun/management/", "management of the JVM"),
    ("sun/net/", "the network"),
    ("sun/nio/ch/File", "a file"),
    ("sun/nio/ch/UnixFile", "a file"),
    ("sun/nio/ch/", "the network"),
    ("sun/nio/fs/", "the file system"),
];
