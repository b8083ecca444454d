//! The door to the virtual machine: one function that runs a prepared program.

use loader::prepare::Prepared;

/// Everything a simulated run needs.
pub(crate) struct Launch {
    /// The classes, the entry point and the JDK.
    pub(crate) program: Prepared,
    /// The arguments of its main method.
    pub(crate) arguments: Vec<String>,
    /// The random schedule to take; the fair one without it.
    pub(crate) seed: Option<u64>,
    /// How many bytes the objects of the program may take.
    pub(crate) max_heap: u64,
    /// Whether to tell the cost of the run at its end.
    pub(crate) stats: bool,
}

/// Runs the program to its end; the result is its exit status, the error a sentence that says what is not possible.
pub(crate) fn launch(launch: &Launch) -> Result<u8, String> {
    let Launch { program, arguments, seed, max_heap, stats } = launch;
    let schedule = seed.map_or("the fair schedule".to_string(), |seed| format!("schedule {seed}"));
    Err(format!(
        "unsupported: this build prepares programs and has no virtual machine to run them \
         ({:?} main of {} on JDK {}, {} arguments, {schedule}, {max_heap} bytes, statistics: {stats})",
        program.entry.kind,
        program.entry.class,
        program.jdk.version,
        arguments.len()
    ))
}
