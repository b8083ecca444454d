//! The part of a model that is the same for all programs: monitors and threads as JLS 17 has them.

use crate::concurrent::{barrier, condition, read_write};
use crate::endings::Endings;
use crate::held_up::HeldUp;
use crate::structure::words;

/// What a program needs of it.
pub(crate) struct Needs {
    pub(crate) interrupts: bool,
    pub(crate) endings: Endings,
    pub(crate) held_up: HeldUp,
    /// Whether monitors of threads are used.
    pub(crate) thread_monitors: bool,
    /// Whether threads that wait for each other are to be found while others go on.
    pub(crate) circles: bool,
    /// Whether there are conditions of locks.
    pub(crate) conditions: bool,
    pub(crate) read_write: bool,
    pub(crate) barriers: bool,
    /// Whether threads hand objects over.
    pub(crate) hand_offs: bool,
    /// Whether the program parks threads.
    pub(crate) parks: bool,
    /// Whether steps are told that are progress.
    pub(crate) progress: bool,
    /// The options of `start`.
    pub(crate) kinds: Vec<String>,
    /// The numbers of threads.
    pub(crate) threads: u32,
    /// Whether somebody may notice the end of a thread.
    pub(crate) ends: bool,
    /// The type of numbers of entries.
    pub(crate) entries: &'static str,
    /// Whether somebody waits on a monitor.
    pub(crate) waits: bool,
}

/// Monitors: who has entered, how often, and who waits.
pub(crate) fn monitors(needs: &Needs) -> Vec<String> {
    let mut lines = vec![
        String::from(
            "/* Monitors: the thread that has entered one, how often, and for each thread where it waits (JLS 17.1, 17.2). */",
        ),
        String::from("ref owner[OBJECTS];"),
        format!("{} entered[OBJECTS];", needs.entries),
        String::from("ref waiting[THREADS];"),
    ];
    if needs.interrupts {
        lines.push(String::from("bool interrupted[THREADS];"));
        lines.push(String::from("bool woken[THREADS];               /* by an interrupt */"));
        lines.push(String::from(
            "#define fail_if_interrupted(failed) atomic { if :: interrupted[me] -> interrupted[me] = false; thrown = an_InterruptedException; goto failed :: else fi }",
        ));
    }
    let proviso = needs.held_up.proviso();
    if needs.circles {
        lines.push(String::from("ref wanted[THREADS];              /* the monitor for which a thread waits */"));
        lines.push(String::from(
            "#define no_circle() do :: holder == me -> assert(false) :: holder != me && wanted[holder] == null -> break :: else -> holder = owner[wanted[holder]] od; holder = null",
        ));
        lines.push(format!(
            "#define enter(o) atomic {{ if :: owner[o] == null || owner[o] == me :: else -> wanted[me] = o; holder = owner[o]; no_circle(); owner[o] == null{proviso}; wanted[me] = null fi; owner[o] = me; entered[o]++ }}",
        ));
    } else {
        let is_free = match proviso {
            "" => String::from("owner[o] == null || owner[o] == me"),
            _ => format!("(owner[o] == null || owner[o] == me){proviso}"),
        };
        lines.push(format!("#define enter(o) atomic {{ {is_free} -> owner[o] = me; entered[o]++ }}"));
    }
    lines.extend([String::from(
        "#define leave(o) atomic { entered[o]--; if :: entered[o] == 0 -> owner[o] = null :: else fi }",
    )]);
    lines.extend(waits(needs));
    let want = |thread: u32| if needs.circles { format!("; wanted[{thread}] = o") } else { String::new() };
    let notified = (1..needs.threads)
        .map(|thread| format!(":: waiting[{thread}] == o -> waiting[{thread}] = null{}", want(thread)));
    let notified: Vec<String> = notified.collect();
    lines.push(format!("#define notify(o) atomic {{ if {} :: else fi }}", notified.join(" ")));
    let each = (1..needs.threads)
        .map(|thread| format!("if :: waiting[{thread}] == o -> waiting[{thread}] = null{} :: else fi", want(thread)))
        .collect::<Vec<_>>();
    lines.push(format!("#define notify_all(o) atomic {{ {} }}", each.join("; ")));
    if needs.conditions {
        lines.extend(condition::macros(needs));
    }
    if needs.read_write {
        lines.extend(read_write::macros(needs.threads));
    }
    if needs.barriers {
        lines.extend(barrier::macros(needs.threads));
    }
    if needs.hand_offs {
        lines.extend(crate::concurrent::hand_off::macros());
    }
    if needs.parks {
        lines.push(String::from("bool permit[THREADS];"));
    }
    lines
}

fn waits(needs: &Needs) -> Vec<String> {
    let begin = match needs.interrupts {
        true => {
            "if :: interrupted[me] -> interrupted[me] = false; thrown = an_InterruptedException; goto failed :: else fi; "
        }
        false => "",
    };
    let end = match needs.interrupts {
        true => {
            "; if :: woken[me] -> woken[me] = false; interrupted[me] = false; thrown = an_InterruptedException; goto failed :: else fi"
        }
        false => needs.held_up.dies(),
    };
    let proviso = needs.held_up.proviso();
    let go = "saved = entered[o]; entered[o] = 0; owner[o] = null; waiting[me] = o";
    let back = match needs.circles {
        true => "wanted[me] = null; owner[o] = me; entered[o] = saved; saved = 0",
        false => "owner[o] = me; entered[o] = saved; saved = 0",
    };
    vec![
        format!("#define begin_wait(o, failed) atomic {{ {begin}{go} }}"),
        format!(
            "#define end_wait(o, failed) atomic {{ waiting[me] == null && owner[o] == null{proviso} -> {back}{end} }}"
        ),
        format!(
            "#define end_wait_or_time_out(o, failed) atomic {{ owner[o] == null{proviso} -> waiting[me] = null; {back}{end} }}"
        ),
        String::from(
            "#define must_own(o, failed) if :: owner[o] != me -> thrown = an_IllegalMonitorStateException; goto failed :: else fi",
        ),
    ]
}

/// Exceptions that statements raise.
pub(crate) fn exceptions() -> Vec<String> {
    vec![
        String::from("/* Exceptions: thrown holds one on its way to where it is caught. */"),
        String::from(
            "#define raise_if(condition, exception, caught) if :: condition -> thrown = exception; goto caught :: else fi",
        ),
    ]
}

/// Threads: what became of them.
pub(crate) fn threads(needs: &Needs) -> Vec<String> {
    let mut lines = vec![
        String::from("/* Threads: new, alive or ended. */"),
        String::from("#define alive 1"),
        String::from("#define ended 2"),
        String::from("byte status[THREADS];"),
        String::from(
            "#define must_be_new(t, failed) if :: status[t] != 0 -> thrown = an_IllegalThreadStateException; goto failed :: else fi",
        ),
    ];
    if !needs.kinds.is_empty() {
        let counted = needs.endings.started();
        lines
            .push(format!("#define start(t) atomic {{ status[t] = alive; {counted}if {} fi }}", needs.kinds.join(" ")));
    }
    let woken = (1..needs.threads)
        .filter(|_| needs.waits)
        .map(|thread| {
            format!(
                "; if :: waiting[{thread}] == me -> waiting[{thread}] = null{} :: else fi",
                if needs.circles { format!("; wanted[{thread}] = me") } else { String::new() }
            )
        })
        .collect::<Vec<_>>();
    let counted = needs.endings.finished("me");
    let guard = match (needs.thread_monitors, needs.held_up.suspends) {
        (false, false) => "",
        (true, false) => "owner[me] == null || owner[me] == me -> ",
        (false, true) => "!suspended[me] -> ",
        (true, true) => "(owner[me] == null || owner[me] == me) && !suspended[me] -> ",
    };
    let progress = if needs.progress { "progressed = !progressed; " } else { "" };
    lines.push(match needs.ends {
        true => {
            format!("#define finish() atomic {{ {guard}{progress}status[me] = ended{}{counted} }}", woken.concat())
        }
        false => String::from("#define finish() skip                 /* nobody asks for the end of a thread */"),
    });
    lines.extend(needs.endings.macros());
    lines.extend(needs.held_up.macros(needs.circles));
    let proviso = needs.held_up.proviso();
    let join = match needs.interrupts {
        true => format!(
            "atomic {{ if :: status[t] != alive{proviso} :: status[t] == alive && interrupted[me]{proviso} -> interrupted[me] = false; thrown = an_InterruptedException; goto failed fi }}"
        ),
        false if needs.held_up.stops => {
            format!("atomic {{ (status[t] != alive || stopped[me]){proviso}{} }}", needs.held_up.dies())
        }
        false => format!("(status[t] != alive{proviso})"),
    };
    lines.push(format!("#define join(t, failed) {join}"));
    if needs.interrupts {
        let want = if needs.circles { "wanted[t] = waiting[t]; " } else { "" };
        lines.push(format!(
            "#define interrupt(t) atomic {{ interrupted[t] = true; if :: waiting[t] != null -> {want}waiting[t] = null; woken[t] = true :: else fi }}",
        ));
        // Whoever joins a thread that is not alive keeps an interrupt.
        lines.push(String::from(
            "#define join_or_time_out(t, failed) atomic { if :: status[t] == alive && interrupted[me] -> interrupted[me] = false; thrown = an_InterruptedException; goto failed :: else fi }",
        ));
        lines.push(String::from(
            "#define sleep(failed) if :: interrupted[me] -> interrupted[me] = false; thrown = an_InterruptedException; goto failed :: !interrupted[me] fi",
        ));
    }
    lines
}

/// What is used of these lines: macros and variables without anybody who names them are left out.
pub(crate) fn used(lines: Vec<String>, body: &[String]) -> Vec<String> {
    let mut kept = lines;
    loop {
        let is_used = |(number, line): (usize, &String)| {
            let Some(name) = declared(line) else { return true };
            let others = kept.iter().enumerate().filter(|(other, _)| *other != number).map(|(_, line)| line);
            let mut told = others.chain(body).filter(|line| !line.trim_start().starts_with("/*"));
            told.any(|line| words(line).any(|word| word == name))
        };
        let used: Vec<bool> = kept.iter().enumerate().map(is_used).collect();
        if used.iter().all(|used| *used) {
            return without_empty_parts(kept);
        }
        let mut used = used.into_iter();
        kept.retain(|_| used.next().unwrap_or(true));
    }
}

/// The name that a line declares.
fn declared(line: &str) -> Option<&str> {
    let line = line.strip_prefix("local ").unwrap_or(line);
    let (kind, rest) = line.split_once(' ')?;
    let is_declaration = matches!(kind, "#define" | "typedef" | "ref" | "byte" | "bool" | "int" | "short" | "int64");
    words(rest).next().filter(|_| is_declaration)
}

/// Headlines with nothing below them are left out.
fn without_empty_parts(lines: Vec<String>) -> Vec<String> {
    let is_empty =
        |number: usize| lines[number].starts_with("/*") && lines.get(number + 1).is_none_or(String::is_empty);
    let kept = (0..lines.len()).filter(|number| !is_empty(*number));
    kept.map(|number| lines[number].clone()).collect()
}

/// The stack of each thread, for methods that call themselves.
pub(crate) fn stack(cells: u32) -> Vec<String> {
    vec![
        String::from("/* What a caller still needs when a method that may call it again has come back. */"),
        format!("#define STACK {cells}"),
        String::from("#define push(value) stack[stack_top] = value; stack_top++"),
        String::from("#define pop(variable) stack_top--; variable = stack[stack_top]; stack[stack_top] = 0"),
    ]
}
