use crate::facts;
use crate::workshop::booted_at;
use analysis::{Analysis, Flag, Position};
use std::time::Instant;
#[test]
fn survey() {
    let Ok(list) = std::env::var("SURVEY") else { return };
    for home in crate::workshop::homes() {
        for file in list.split_whitespace() {
            let path = std::path::Path::new(file);
            let class = path.file_stem().unwrap().to_str().unwrap().to_owned();
            let machine = match std::panic::catch_unwind(|| booted_at(&home, path, &class)) {
                Ok(m) => m,
                Err(_) => {
                    eprintln!("FAIL {file}");
                    continue;
                }
            };
            let Ok(c) = machine.program.load(&class) else {
                eprintln!("NOCLASS {file}");
                continue;
            };
            let Some(main) = c.methods().iter().find(|m| m.name == "main") else {
                eprintln!("NOMAIN {file}");
                continue;
            };
            let facts = facts::of(&machine);
            let start = Instant::now();
            let mut analysis = Analysis::new(machine.program, facts, &[main]);
            let took = start.elapsed();
            let start = Instant::now();
            let effects = analysis.future(&[Position { method: main, index: 0, calling: false }]);
            let flags: Vec<&str> = Flag::ALL.iter().filter(|f| effects.has(f.0)).map(|f| f.1).collect();
            eprintln!(
                "SURVEY {} {class} methods {} {:?} {:?} {}",
                &home.display().to_string()[13..20],
                analysis.method_count(),
                took,
                start.elapsed(),
                flags.join(" ")
            );
            if let Ok(name) = std::env::var("OF") {
                if let Some(m) = c.methods().iter().find(|m| m.name == name) {
                    eprintln!("   OF {:?}", analysis.why(m, Flag::ANYTHING));
                }
            }
            if std::env::var("WHY").is_ok() {
                for f in [Flag::ANYTHING, Flag::ANY_MEMORY_WRITE, Flag::LOCKS_ANY, Flag::OPAQUE] {
                    eprintln!("   WHY {:?}", analysis.why(main, f));
                }
            }
        }
    }
}
