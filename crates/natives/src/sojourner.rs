//! Natives of the VM's own classes: text output and string joining.

pub(crate) mod junit;
pub(crate) mod verify;

use crate::arguments::{int, reference};
use vm::{Machine, Native, NativeEntry, Stream, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "sojourner/Intrinsics.join([Ljava/lang/String;)Ljava/lang/String;" => join,
    implements "sojourner/ConsoleStream.emit(Ljava/lang/String;)V" => emit,
    implements "sojourner/ConsoleStream.emitBytes([BII)V" => emit_bytes,
];

fn join(machine: &mut Machine, arguments: &[u64]) -> Native {
    let mut units = Vec::new();
    for part in machine.references(reference(arguments, 0)) {
        units.extend(machine.string_units(part));
    }
    machine.new_string_utf16(&units).into()
}

/// Which stream a console object is: 1 is standard output.
fn stream(machine: &Machine, arguments: &[u64]) -> Stream {
    let console = reference(arguments, 0);
    let field = machine.peek_class(console).field_named("descriptor");
    let number = field.map_or(1, |field| machine.heap.field(console, program::layout::HEADER_WORDS + field.word));
    if number == 2 { Stream::Error } else { Stream::Output }
}

fn emit(machine: &mut Machine, arguments: &[u64]) -> Native {
    let stream = stream(machine, arguments);
    let units = machine.string_units(reference(arguments, 1));
    machine.emit(stream, &encode(&units));
    Native::Return(0)
}

/// UTF-8, with `?` for lone surrogates as the JDK's encoder writes them.
fn encode(units: &[u16]) -> Vec<u8> {
    let text: String = char::decode_utf16(units.iter().copied()).map(|unit| unit.unwrap_or('?')).collect();
    text.into_bytes()
}

fn emit_bytes(machine: &mut Machine, arguments: &[u64]) -> Native {
    let stream = stream(machine, arguments);
    let (offset, length) = (int(arguments, 2) as usize, int(arguments, 3) as usize);
    let bytes = machine.bytes(reference(arguments, 1));
    match bytes.get(offset..offset + length) {
        Some(part) => {
            machine.emit(stream, part);
            Native::Return(0)
        }
        None => machine.throw_bare("java/lang/IndexOutOfBoundsException").into(),
    }
}
