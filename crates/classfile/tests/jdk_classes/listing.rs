//! The members of a class as lines of text, once from `javap -p -c -l -s` and once from our own structures.

use classfile::attributes::{Code, ExceptionHandler};
use classfile::code::{Instruction, Operand};
use classfile::{ClassFile, ConstantPool, opcode};

/// One field or method; the lines have single spaces and no comments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Member {
    pub(crate) descriptor: String,
    pub(crate) code: Vec<String>,
    pub(crate) handlers: Vec<String>,
    pub(crate) lines: Vec<String>,
    pub(crate) variables: Vec<String>,
}

/// Reads what `javap` says about one class.
pub(crate) fn of_javap(listing: &str) -> Vec<Member> {
    let mut members: Vec<Member> = Vec::new();
    let mut section = "";
    for line in listing.lines() {
        let line = line.split("//").next().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some(descriptor) = line.strip_prefix("descriptor: ") {
            members.push(Member { descriptor: descriptor.to_owned(), ..Member::default() });
            section = "";
        } else if let Some(next) = section_name(&line) {
            section = next;
        } else if line.is_empty() {
            section = "";
        } else if let Some(lines) = members.last_mut().and_then(|member| lines_of(member, section)) {
            lines.push(line);
        }
    }
    members
}

fn section_name(line: &str) -> Option<&'static str> {
    let names = ["Code:", "Exception table:", "LineNumberTable:", "LocalVariableTable:"];
    // The heads of the columns count as names of sections, so that they are not taken for rows.
    match line {
        "from to target type" => Some(names[1]),
        "Start Length Slot Name Signature" => Some(names[3]),
        _ => names.into_iter().find(|name| *name == line),
    }
}

/// Where the lines of a section go; lines outside sections are the heads of members and go nowhere.
fn lines_of<'m>(member: &'m mut Member, section: &str) -> Option<&'m mut Vec<String>> {
    match section {
        "Code:" => Some(&mut member.code),
        "Exception table:" => Some(&mut member.handlers),
        "LineNumberTable:" => Some(&mut member.lines),
        "LocalVariableTable:" => Some(&mut member.variables),
        _ => None,
    }
}

/// Writes what we read in the words of `javap`.
pub(crate) fn of_class(class: &ClassFile<'_>) -> Vec<Member> {
    let members = class.fields.iter().chain(&class.methods);
    let listed = members.map(|member| {
        let descriptor = class.pool.text(member.descriptor).unwrap().into_owned();
        let code = member.code(&class.pool).unwrap();
        code.map_or(Member { descriptor: descriptor.clone(), ..Member::default() }, |code| Member {
            descriptor,
            code: code.instructions().unwrap().iter().flat_map(|found| instruction(found, code.bytecode)).collect(),
            handlers: code.handlers.iter().map(|found| handler(found, &class.pool)).collect(),
            lines: lines(&code),
            variables: variables(&code, &class.pool),
        })
    });
    listed.collect()
}

fn handler(handler: &ExceptionHandler, pool: &ConstantPool<'_>) -> String {
    let ExceptionHandler { start, end, handler, catch_type } = *handler;
    match catch_type {
        0 => format!("{start} {end} {handler} any"),
        class => format!("{start} {end} {handler} Class {}", pool.class_name(class).unwrap()),
    }
}

fn lines(code: &Code<'_>) -> Vec<String> {
    code.line_numbers().unwrap().iter().map(|found| format!("line {}: {}", found.line, found.start)).collect()
}

fn variables(code: &Code<'_>, pool: &ConstantPool<'_>) -> Vec<String> {
    let variables = code.local_variables().unwrap().into_iter();
    let listed = variables.map(|found| {
        let (name, descriptor) = (pool.text(found.name).unwrap(), pool.text(found.descriptor).unwrap());
        format!("{} {} {} {name} {descriptor}", found.start, found.length, found.local)
    });
    listed.collect()
}

fn instruction(instruction: &Instruction, bytecode: &[u8]) -> Vec<String> {
    let is_wide = bytecode[instruction.pc as usize] == opcode::WIDE;
    let wide = if is_wide { "_w" } else { "" };
    let head = format!("{}: {}{wide}", instruction.pc, opcode::mnemonic(instruction.opcode));
    match &instruction.operand {
        Operand::TableSwitch(switch) => {
            switch_lines(head, (switch.low..=switch.high).zip(switch.targets.iter().copied()), switch.default)
        }
        Operand::LookupSwitch(switch) => switch_lines(head, switch.pairs.iter().copied(), switch.default),
        operand if names_its_local(instruction.opcode) => {
            assert!(matches!(operand, Operand::Local(0..=3)), "{instruction:?}");
            vec![head]
        }
        Operand::None => vec![head],
        // The two bytes that must be zero are shown as an operand.
        Operand::Pool(index) if instruction.opcode == opcode::INVOKEDYNAMIC => vec![format!("{head} #{index}, 0")],
        operand => vec![format!("{head} {}", plain_operand(operand))],
    }
}

/// Whether the mnemonic ends in the number of a local variable, as in `aload_0`.
fn names_its_local(number: u8) -> bool {
    let name = opcode::mnemonic(number);
    name.contains("load_") || name.contains("store_")
}

fn plain_operand(operand: &Operand) -> String {
    match operand {
        Operand::Local(local) => local.to_string(),
        Operand::Increment { local, amount } => format!("{local}, {amount}"),
        Operand::Immediate(value) => value.to_string(),
        Operand::Pool(index) => format!("#{index}"),
        Operand::Interface { pool, count } => format!("#{pool}, {count}"),
        Operand::MultiArray { pool, dimensions } => format!("#{pool}, {dimensions}"),
        Operand::NewArray(code) => {
            ["boolean", "char", "float", "double", "byte", "short", "int", "long"][usize::from(code - 4)].to_owned()
        }
        Operand::Branch(target) => target.to_string(),
        Operand::None | Operand::TableSwitch(_) | Operand::LookupSwitch(_) => {
            panic!("{operand:?} has lines of its own")
        }
    }
}

fn switch_lines(head: String, cases: impl Iterator<Item = (i32, u32)>, default: u32) -> Vec<String> {
    let cases = cases.map(|(value, target)| format!("{value}: {target}"));
    let end = [format!("default: {default}"), "}".to_owned()];
    [head + " {"].into_iter().chain(cases).chain(end).collect()
}
