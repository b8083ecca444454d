//! `java.lang.System`: the clock, array copies, streams.

use crate::arguments::{int, reference};
use program::layout::Element;
use vm::heap::Heap;
use vm::surroundings::Source;
use vm::{Detour, Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/System.registerNatives()V" => nothing,
    implements "java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V" => arraycopy,
    implements "java/lang/System.identityHashCode(Ljava/lang/Object;)I" => identity_hash_code,
    implements "java/lang/System.currentTimeMillis()J" => current_time_millis,
    implements "java/lang/System.nanoTime()J" => nano_time,
    implements "jdk/internal/misc/VM.getNanoTimeAdjustment(J)J" => nano_time_adjustment,
    implements "java/lang/System.setIn0(Ljava/io/InputStream;)V" => set_in,
    implements "java/lang/System.setOut0(Ljava/io/PrintStream;)V" => set_out,
    implements "java/lang/System.setErr0(Ljava/io/PrintStream;)V" => set_err,
    implements "java/lang/System.mapLibraryName(Ljava/lang/String;)Ljava/lang/String;" => map_library_name,
];

fn nothing(_machine: &mut Machine, _arguments: &[u64]) -> Native {
    Native::Return(0)
}

fn identity_hash_code(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.reads(Source::IdentityHash);
    Native::Return(u64::from(machine.identity_hash(reference(arguments, 0))))
}

fn current_time_millis(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.reads(Source::Date);
    Native::Return(machine.epoch_nanos() / 1_000_000)
}

fn nano_time(machine: &mut Machine, _arguments: &[u64]) -> Native {
    machine.reads(Source::Clock);
    Native::Return(machine.read_clock())
}

fn nano_time_adjustment(machine: &mut Machine, arguments: &[u64]) -> Native {
    machine.reads(Source::Date);
    let offset = (arguments[0] as i64).wrapping_mul(1_000_000_000);
    Native::Return((machine.epoch_nanos() as i64).wrapping_sub(offset) as u64)
}

fn set_stream(machine: &mut Machine, name: &str, stream: u64) -> Native {
    machine.set_static_field(machine.known.system, name, stream).into()
}

fn set_in(machine: &mut Machine, arguments: &[u64]) -> Native {
    set_stream(machine, "in", arguments[0])
}

fn set_out(machine: &mut Machine, arguments: &[u64]) -> Native {
    set_stream(machine, "out", arguments[0])
}

fn set_err(machine: &mut Machine, arguments: &[u64]) -> Native {
    set_stream(machine, "err", arguments[0])
}

fn map_library_name(machine: &mut Machine, arguments: &[u64]) -> Native {
    let name = machine.text(reference(arguments, 0));
    machine.new_string(&format!("lib{name}.so")).into()
}

fn arraycopy(machine: &mut Machine, arguments: &[u64]) -> Native {
    let copy = Copy {
        from: reference(arguments, 0),
        from_index: int(arguments, 1),
        to: reference(arguments, 2),
        to_index: int(arguments, 3),
        count: int(arguments, 4),
    };
    copy.run(machine).into()
}

/// One `System.arraycopy`.
struct Copy {
    from: Reference,
    from_index: i32,
    to: Reference,
    to_index: i32,
    count: i32,
}

impl Copy {
    fn run(&self, machine: &mut Machine) -> Detoured<()> {
        if self.from.is_null() || self.to.is_null() {
            return Err(machine.throw_bare("java/lang/NullPointerException"));
        }
        let (source, target) = (machine.class_of(self.from), machine.class_of(self.to));
        let (Some(element), Some(target_element)) = (Heap::element_kind(source), Heap::element_kind(target)) else {
            let (role, class) = if source.is_array() { ("destination", target) } else { ("source", source) };
            let message = format!("arraycopy: {role} type {} is not an array", class.java_name());
            return Err(machine.throw_new("java/lang/ArrayStoreException", &message));
        };
        if element != target_element {
            let message = type_mismatch(source, target, element, target_element);
            return Err(machine.throw_new("java/lang/ArrayStoreException", &message));
        }
        self.check_bounds(machine, source, target)?;
        if element != Element::Reference || source.is_subclass_of(target) {
            self.copy_all(machine, element);
            return Ok(());
        }
        self.copy_checked(machine, source, target)
    }

    fn check_bounds(
        &self,
        machine: &mut Machine,
        source: program::ClassRef,
        target: program::ClassRef,
    ) -> Detoured<()> {
        let (from_length, to_length) = (machine.heap.length(self.from), machine.heap.length(self.to));
        let message = if self.from_index < 0 {
            format!("source index {} out of bounds for {}", self.from_index, described(source, from_length))
        } else if self.to_index < 0 {
            format!("destination index {} out of bounds for {}", self.to_index, described(target, to_length))
        } else if self.count < 0 {
            format!("length {} is negative", self.count)
        } else if i64::from(self.from_index) + i64::from(self.count) > i64::from(from_length) {
            let last = i64::from(self.from_index) + i64::from(self.count);
            format!("last source index {last} out of bounds for {}", described(source, from_length))
        } else if i64::from(self.to_index) + i64::from(self.count) > i64::from(to_length) {
            let last = i64::from(self.to_index) + i64::from(self.count);
            format!("last destination index {last} out of bounds for {}", described(target, to_length))
        } else {
            return Ok(());
        };
        Err(machine.throw_new("java/lang/ArrayIndexOutOfBoundsException", &format!("arraycopy: {message}")))
    }

    fn copy_all(&self, machine: &mut Machine, element: Element) {
        let shift = element.shift();
        machine.heap.copy_elements(
            self.from,
            self.from_index as u32,
            self.to,
            self.to_index as u32,
            self.count as u32,
            shift,
        );
    }

    fn copy_checked(
        &self,
        machine: &mut Machine,
        source: program::ClassRef,
        target: program::ClassRef,
    ) -> Detoured<()> {
        for index in 0..self.count as u32 {
            let value = Reference::from_slot(machine.heap.element(self.from, self.from_index as u32 + index, 2));
            if let Some(refusal) = self.refused(machine, source, target, index, value) {
                return Err(refusal);
            }
            machine.heap.set_element(self.to, self.to_index as u32 + index, 2, value.slot());
        }
        Ok(())
    }

    fn refused(
        &self,
        machine: &mut Machine,
        source: program::ClassRef,
        target: program::ClassRef,
        index: u32,
        value: Reference,
    ) -> Option<Detour> {
        let component = target.component()?;
        if value.is_null() || machine.class_of(value).is_subclass_of(component) {
            return None;
        }
        let from = source.component().map_or(String::new(), |class| class.java_name());
        let message = format!(
            "arraycopy: element type mismatch: can not cast one of the elements of {from}[] to the type of the destination array, {}",
            component.java_name()
        );
        let _position = index;
        Some(machine.throw_new("java/lang/ArrayStoreException", &message))
    }
}

fn described(class: program::ClassRef, length: u32) -> String {
    match class.component() {
        Some(component) if component.is_primitive() => format!("{}[{length}]", component.name),
        Some(_) | None => format!("object array[{length}]"),
    }
}

fn type_mismatch(source: program::ClassRef, target: program::ClassRef, from: Element, to: Element) -> String {
    let name = |class: program::ClassRef, element: Element| match (class.component(), element) {
        (_, Element::Reference) | (None, _) => String::from("object array[]"),
        (Some(component), _) => format!("{}[]", component.name),
    };
    format!("arraycopy: type mismatch: can not copy {} into {}", name(source, from), name(target, to))
}
