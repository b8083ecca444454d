//! What the class library calls back is foreseen: each statement of `callbacks/statements.txt` makes some method of the
//! program run, which writes a field, and somebody looks at the field before or after. A search that does not expect
//! the write sends whoever looks ahead, once and for all, and proves that nothing is ever seen.

use crate::session::Session;
use std::fmt::Write;

const STATEMENTS: &str = include_str!("callbacks/statements.txt");

/// Imports, and an object that notes whenever it is asked for anything.
const BEGINNING: &str = r#"import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.*;

enum M { A }
record R(Object x) {}

class O implements Comparable<O> {
    static volatile int asked;
    public String toString() { asked = 1; return "o"; }
    public int hashCode() { asked = 1; return 1; }
    public boolean equals(Object other) { asked = 1; return other == this; }
    public int compareTo(O other) { asked = 1; return 0; }
}
"#;

/// Who looks, and when: main beside the statement; main as the last thing that it does; another thread beside main.
const SHAPES: [&str; 3] = [
    "Thread caller = new Thread(() -> { STATEMENT }); caller.start(); \
     int seen = O.asked; caller.join(); assert seen == 0;",
    "new Thread(() -> { STATEMENT }).start(); assert O.asked == 0;",
    "Thread looking = new Thread(() -> { assert O.asked == 0; }); looking.start(); STATEMENT looking.join();",
];

#[test]
fn whatever_the_library_calls_is_foreseen() {
    let session = Session::new();
    let mut source = String::from(BEGINNING);
    for (number, statement) in STATEMENTS.lines().enumerate() {
        let tried = format!("try {{ {statement} }} catch (Exception thrown) {{ }}");
        let body = SHAPES[number % SHAPES.len()].replace("STATEMENT", &tried);
        let main = format!("public static void main(String[] arguments) throws Exception {{ O o = new O(); {body} }}");
        writeln!(source, "class Case{number} {{ {main} }}").unwrap();
    }
    session.write("Callbacks.java", source);
    for (number, statement) in STATEMENTS.lines().enumerate() {
        let main = format!("Case{number}");
        let options = ["--main", &main, "--quiet", "--challenge", "off", "--max-states", "20000"];
        let ended = session.run(&[&["check", "Callbacks.java"], &options[..]].concat());
        assert!(ended.stdout.starts_with("violated: assertion"), "{statement}: {ended:?}");
    }
}
