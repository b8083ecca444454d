//! The console stream against a real `PrintStream`, by `ConsoleDriver.java`.

use synth::console::{ConsoleSpec, Locking, synthesize};

use crate::java::Workshop;

#[test]
fn the_console_prints_what_a_print_stream_prints() {
    for locking in [Locking::Monitor, Locking::Internal] {
        let workshop = Workshop::new(&format!("console-{locking:?}"));
        workshop.add("ConsoleStream", &synthesize(&ConsoleSpec { locking }).unwrap());
        workshop.compare("ConsoleDriver", 24, 22);
    }
}

#[test]
fn only_the_programs_own_code_runs_outside_the_monitor() {
    let workshop = Workshop::new("console-locking");
    workshop.add("ConsoleStream", &synthesize(&ConsoleSpec { locking: Locking::Monitor }).unwrap());
    let listing = workshop.disassemble("ConsoleStream");
    let unlocked: Vec<&str> = listing
        .lines()
        .filter(|line| line.ends_with(");") && line.contains("public") && !line.contains("synchronized"))
        .map(str::trim)
        .collect();
    let expected = [
        "public void print(java.lang.Object);",
        "public void println(java.lang.Object);",
        "public void write(byte[]);",
        "public void writeBytes(byte[]);",
        "public java.io.PrintStream format(java.lang.String, java.lang.Object[]);",
        "public java.io.PrintStream format(java.util.Locale, java.lang.String, java.lang.Object[]);",
        "public boolean checkError();",
    ];
    assert_eq!(unlocked, expected);
}
