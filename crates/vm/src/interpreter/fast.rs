//! The fast path of the interpreter: everything that needs only the running thread and the heap.
//!
//! [`execute`] runs until an instruction needs more (resolution, a native, a monitor, an exception, a scheduling
//! decision), stores its position in the frame and says so; the slow path takes over at exactly that instruction.
//! Nothing of an instruction has happened when it is handed over. Instructions are those of JVMS chapter 6, see
//! [`program::Op`].

mod object_checks;
mod stack_depth;

pub(crate) use stack_depth::{stack_charge, stack_end};

use crate::recording::{Recorder, Spot, What};
use crate::state::heap::Heap;
use crate::state::initialization_word::InitializationWord;
use crate::state::reference::{Reference, double, float, float_slot, int, int_slot};
use crate::threads::thread::{Frame, OnReturn, Thread};
use object_checks::{compare, is_instance, is_observable_read, long, may_store};
use program::instruction::{FieldFlags, number as op};
use program::layout::{HEADER_BYTES, HEADER_WORDS};
use program::{ClassRef, Code, MethodRef};
use std::sync::atomic::Ordering;

/// Why [`execute`] stopped; the frame on top stands at the instruction in question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// The budget is used up.
    Budget,
    /// The instruction needs the slow path.
    Slow,
    NullPointer,
    ArrayIndex {
        index: i32,
        length: u32,
    },
    DivideByZero,
    /// Exploring: another thread could observe the instruction.
    Observable,
}

/// Runs the interpreter has: each is compiled on its own, so that none pays for another.
pub(crate) mod mode {
    /// Nothing but the program.
    pub(crate) const PLAIN: u8 = 0;
    /// Stops before whatever another thread could observe.
    pub(crate) const PAUSING: u8 = 1;
    /// Notes accesses of memory.
    pub(crate) const RECORDING: u8 = 2;
    /// Beside `PAUSING`: stops after calls and returns, too.
    pub(crate) const AT_CALLS: u8 = 4;
    pub(crate) const WITHIN: u8 = PAUSING | AT_CALLS;
    /// Beside others: notes where the thread comes (`program::Visits`).
    pub(crate) const VISITING: u8 = 8;
}

/// Runs the top frame of `thread` (and what it calls) for at most `budget` instructions, in one of the [`mode`]s.
#[expect(clippy::too_many_lines, reason = "the dispatcher: one arm for each operation")]
pub(crate) fn execute<const MODE: u8>(
    heap: &mut Heap,
    thread: &mut Thread,
    classes: &[ClassRef],
    me: u32,
    stack_limit: u32,
    budget: &mut u64,
    recorder: &mut Recorder,
) -> Exit {
    let in_progress = InitializationWord::in_progress(me);
    let Thread { frames, slots, saved_from, .. } = thread;
    let stack: &mut [u64] = slots;
    let Some(frame) = frames.last() else { return Exit::Slow };
    let mut code: &'static Code = frame.code;
    let mut words = code.words();
    let mut pc = frame.pc as usize;
    let mut base = frame.base as usize;
    let mut top = frame.top as usize;
    let mut left = *budget;

    macro_rules! leave {
        ($exit:expr) => {{
            if let Some(frame) = frames.last_mut() {
                frame.pc = pc as u32;
                frame.top = top as u32;
            }
            *budget = left;
            return $exit;
        }};
    }
    macro_rules! push {
        ($value:expr) => {{
            let value = $value;
            stack[top] = value;
            top += 1;
            pc += 1;
        }};
    }
    macro_rules! push_wide {
        ($value:expr) => {{
            let value = $value;
            stack[top] = value;
            stack[top + 1] = 0;
            top += 2;
            pc += 1;
        }};
    }
    macro_rules! unary {
        ($x:ident: $get:ident => $value:expr) => {{
            let $x = $get(stack[top - 1]);
            stack[top - 1] = $value;
            pc += 1;
        }};
    }
    macro_rules! binary {
        ($x:ident, $y:ident: $get:ident => $value:expr) => {{
            let $x = $get(stack[top - 2]);
            let $y = $get(stack[top - 1]);
            top -= 1;
            stack[top - 1] = $value;
            pc += 1;
        }};
    }
    macro_rules! binary_wide {
        ($x:ident, $y:ident: $get:ident => $value:expr) => {{
            let $x = $get(stack[top - 4]);
            let $y = $get(stack[top - 2]);
            top -= 2;
            stack[top - 2] = $value;
            pc += 1;
        }};
    }
    macro_rules! shift_wide {
        ($x:ident, $y:ident => $value:expr) => {{
            let $x = stack[top - 3];
            let $y = int(stack[top - 1]) as u32;
            top -= 1;
            stack[top - 2] = $value;
            pc += 1;
        }};
    }
    macro_rules! visit {
        ($what:ident($($argument:expr),+)) => {{
            if MODE & mode::VISITING != 0 && let Some(visits) = &code.visits {
                visits.$what($($argument),+);
            }
        }};
    }
    macro_rules! branch {
        ($word:ident, $pops:literal, $condition:expr) => {{
            let taken = $condition;
            visit!(branch(pc, taken));
            top -= $pops;
            pc = if taken { ($word >> 32) as usize } else { pc + 1 };
        }};
    }
    macro_rules! array_at {
        ($array_depth:literal) => {{
            let array = Reference::from_slot(stack[top - $array_depth]);
            if array.is_null() {
                leave!(Exit::NullPointer);
            }
            let index = int(stack[top - $array_depth + 1]);
            let length = heap.length(array);
            if index as u32 >= length {
                leave!(Exit::ArrayIndex { index, length });
            }
            (array, index as u32)
        }};
    }
    macro_rules! observe_array {
        ($array:ident) => {{
            if MODE & mode::PAUSING != 0 && heap.is_shared_array($array) {
                leave!(Exit::Observable);
            }
        }};
    }
    macro_rules! record {
        ($what:ident, $object:expr, $offset:expr, $size:expr, $flags:expr, $value:expr) => {{
            if MODE == mode::RECORDING {
                let spot = Spot { object: $object, offset: $offset, size: $size, flags: $flags };
                recorder.note(frames, pc as u32, What::$what, spot, $value);
            }
        }};
    }
    macro_rules! record_element {
        ($what:ident, $array:ident, $index:ident, $shift:expr) => {
            record!($what, $array, HEADER_BYTES + ($index << $shift), 1 << $shift, 0, 0)
        };
    }
    macro_rules! record_field {
        ($what:ident, $object:ident, $word:ident, $value:expr) => {
            record!($what, $object, 8 * (($word >> 16) as u16 as u32), 8, ($word >> 8) as u8, $value)
        };
    }
    macro_rules! record_static {
        ($what:ident, $word:ident, $index:ident, $value:expr) => {
            if MODE == mode::RECORDING {
                let mirror = Reference($index - ($word >> 16) as u16 as u32);
                // What an initialiser does to its own class, others wait for.
                if heap.initialization(mirror.0) != in_progress {
                    record_field!($what, mirror, $word, $value);
                }
            }
        };
    }
    macro_rules! observe_read {
        ($object:ident, $word:ident) => {{
            if MODE & mode::PAUSING != 0
                && heap.is_shared($object)
                && is_observable_read(heap, $object, ($word >> 8) as u8)
            {
                leave!(Exit::Observable);
            }
        }};
    }
    macro_rules! observe_write {
        ($object:ident, $word:ident) => {{
            if MODE & mode::PAUSING != 0 && heap.is_shared($object) && ($word >> 8) as u8 & FieldFlags::CACHE == 0 {
                leave!(Exit::Observable);
            }
        }};
    }
    macro_rules! observe_static {
        ($word:ident, $index:ident, $constant:expr) => {{
            if MODE & mode::PAUSING != 0 && !$constant {
                let mirror = $index - ($word >> 16) as u16 as u32;
                // While a class is being initialised, other threads wait for that before they look at it.
                if heap.initialization(mirror) != in_progress {
                    leave!(Exit::Observable);
                }
            }
        }};
    }
    macro_rules! load_element {
        ($word:ident, $operand:ident, $shift:literal, $x:ident => $value:expr, $slots:literal) => {{
            let array = Reference::from_slot(stack[base + $operand]);
            let index = stack[base + ($word >> 8) as u8 as usize];
            let length = if array.is_null() { 0 } else { heap.length(array) };
            let watched = MODE == mode::RECORDING || MODE & mode::PAUSING != 0 && heap.is_shared_array(array);
            if int(index) as u32 >= length || watched {
                // The array instruction itself throws or is observed, with its operands on the stack.
                stack[top] = array.slot();
                stack[top + 1] = index;
                top += 2;
                pc += 2;
                continue;
            }
            let $x = heap.element(array, int(index) as u32, $shift);
            stack[top] = $value;
            if $slots == 2 {
                stack[top + 1] = 0;
            }
            top += $slots;
            pc += 3;
            left = left.saturating_sub(2);
        }};
    }
    macro_rules! if_locals {
        ($word:ident, $operand:ident, $x:ident, $y:ident => $condition:expr) => {{
            let $x = int(stack[base + $operand]);
            let $y = int(stack[base + ($word >> 8) as u8 as usize]);
            pc = if $condition { ($word >> 32) as usize } else { pc + 3 };
            left = left.saturating_sub(2);
        }};
    }
    macro_rules! if_longs {
        ($word:ident, $x:ident, $y:ident => $condition:expr) => {{
            let ($x, $y) = (stack[top - 4] as i64, stack[top - 2] as i64);
            top -= 4;
            pc = if $condition { ($word >> 32) as usize } else { pc + 2 };
            left = left.saturating_sub(1);
        }};
    }
    macro_rules! array_load {
        ($shift:literal, $x:ident => $value:expr) => {{
            let (array, index) = array_at!(2);
            observe_array!(array);
            record_element!(Read, array, index, $shift);
            let $x = heap.element(array, index, $shift);
            top -= 1;
            stack[top - 1] = $value;
            pc += 1;
        }};
    }
    macro_rules! array_store {
        ($shift:literal) => {{
            let (array, index) = array_at!(3);
            observe_array!(array);
            record_element!(Write, array, index, $shift);
            heap.set_element(array, index, $shift, stack[top - 1]);
            top -= 3;
            pc += 1;
        }};
    }
    macro_rules! enter {
        ($method:expr, $arguments:expr) => {{
            let method: MethodRef = $method;
            let Some(callee) = method.plain_code() else { leave!(Exit::Slow) };
            let new_base = top - $arguments;
            let end = stack_end(new_base as u32, callee);
            if end as usize > stack.len() || stack_charge(end, frames.len()) > stack_limit {
                leave!(Exit::Slow);
            }
            if let Some(frame) = frames.last_mut() {
                frame.pc = pc as u32;
                frame.top = new_base as u32;
            }
            base = new_base;
            top = new_base + callee.max_locals as usize;
            pc = 0;
            code = callee;
            words = code.words();
            frames.push(Frame {
                method,
                code,
                pc: 0,
                base: base as u32,
                top: top as u32,
                lock: Reference::NULL,
                on_return: OnReturn::Deliver,
                overdue: 0,
            });
            if MODE & mode::AT_CALLS != 0 {
                leave!(Exit::Budget);
            }
        }};
    }
    macro_rules! receiver {
        ($arguments:expr) => {{
            let receiver = Reference::from_slot(stack[top - $arguments]);
            if receiver.is_null() {
                leave!(Exit::NullPointer);
            }
            receiver
        }};
    }
    macro_rules! return_value {
        ($slots:literal) => {{
            let depth = frames.len();
            let frame = &frames[depth - 1];
            if depth < 2 || depth - 2 < *saved_from || frame.on_return != OnReturn::Deliver || !frame.lock.is_null() {
                leave!(Exit::Slow);
            }
            let value = if $slots > 0 { stack[top - $slots] } else { 0 };
            if MODE == mode::RECORDING && $slots == 0 && !frame.method.is_static() {
                recorder.note_built(frames, pc as u32, stack[base]);
            }
            frames.pop();
            let frame = &frames[depth - 2];
            code = frame.code;
            words = code.words();
            pc = frame.pc as usize + 1;
            base = frame.base as usize;
            top = frame.top as usize;
            if $slots > 0 {
                stack[top] = value;
            }
            if $slots > 1 {
                stack[top + 1] = 0;
            }
            top += $slots;
            if MODE & mode::AT_CALLS != 0 {
                leave!(Exit::Budget);
            }
        }};
    }
    macro_rules! class_ready {
        ($class:expr) => {{
            let mirror = $class.mirror().unwrap_or(0);
            let state = heap.initialization(mirror);
            if state != InitializationWord::INITIALIZED && state != in_progress {
                leave!(Exit::Slow);
            }
        }};
    }
    macro_rules! static_ready {
        ($word:ident) => {{
            let index = ($word >> 32) as u32;
            if ($word >> 8) as u8 & FieldFlags::INITIALIZED == 0 {
                let mirror = index - ($word >> 16) as u16 as u32;
                let state = heap.initialization(mirror);
                if state != InitializationWord::INITIALIZED && state != in_progress {
                    leave!(Exit::Slow);
                }
            }
            index
        }};
    }

    loop {
        if left == 0 {
            leave!(Exit::Budget);
        }
        left -= 1;
        visit!(reach(pc));
        let word = words[pc].load(Ordering::Relaxed);
        let operand = (word >> 16) as u16 as usize;
        match word as u8 {
            op::Nop => pc += 1,
            op::Push => push!(word >> 32),
            op::PushLong => push_wide!((word >> 32) as u32 as i32 as i64 as u64),
            op::PushWide => push_wide!(code.wide_constants[(word >> 32) as usize]),
            op::LdcCell => {
                let cell = heap.word((word >> 32) as u32);
                if cell == 0 {
                    leave!(Exit::Slow);
                }
                push!(cell);
            }
            op::Load => push!(stack[base + operand]),
            op::LoadLoad => {
                stack[top] = stack[base + operand];
                stack[top + 1] = stack[base + (word >> 32) as usize];
                top += 2;
                pc += 2;
                left = left.saturating_sub(1);
            }
            op::LoadElement8 => load_element!(word, operand, 0, x => int_slot(i32::from(x as u8 as i8)), 1),
            op::LoadElement32 => load_element!(word, operand, 2, x => x, 1),
            op::LoadElement64 => load_element!(word, operand, 3, x => x, 2),
            op::IfLocalsEq => if_locals!(word, operand, x, y => x == y),
            op::IfLocalsNe => if_locals!(word, operand, x, y => x != y),
            op::IfLocalsLt => if_locals!(word, operand, x, y => x < y),
            op::IfLocalsGe => if_locals!(word, operand, x, y => x >= y),
            op::IfLocalsGt => if_locals!(word, operand, x, y => x > y),
            op::IfLocalsLe => if_locals!(word, operand, x, y => x <= y),
            op::IfLongsEq => if_longs!(word, x, y => x == y),
            op::IfLongsNe => if_longs!(word, x, y => x != y),
            op::IfLongsLt => if_longs!(word, x, y => x < y),
            op::IfLongsGe => if_longs!(word, x, y => x >= y),
            op::IfLongsGt => if_longs!(word, x, y => x > y),
            op::IfLongsLe => if_longs!(word, x, y => x <= y),
            op::IincGoto => {
                let local = &mut stack[base + operand];
                *local = int_slot(int(*local).wrapping_add(i32::from((word >> 8) as u8 as i8)));
                pc = (word >> 32) as usize;
                left = left.saturating_sub(1);
            }
            op::LoadWide => push_wide!(stack[base + operand]),
            op::Store => {
                top -= 1;
                stack[base + operand] = stack[top];
                pc += 1;
            }
            op::StoreWide => {
                top -= 2;
                stack[base + operand] = stack[top];
                stack[base + operand + 1] = 0;
                pc += 1;
            }
            op::ArrayLoad8 => array_load!(0, x => int_slot(i32::from(x as u8 as i8))),
            op::ArrayLoadChar => array_load!(1, x => x),
            op::ArrayLoadShort => array_load!(1, x => int_slot(i32::from(x as u16 as i16))),
            op::ArrayLoad32 => array_load!(2, x => x),
            op::ArrayLoad64 => {
                let (array, index) = array_at!(2);
                observe_array!(array);
                record_element!(Read, array, index, 3);
                stack[top - 2] = heap.element(array, index, 3);
                stack[top - 1] = 0;
                pc += 1;
            }
            op::ArrayStore8 => {
                let (array, index) = array_at!(3);
                observe_array!(array);
                record_element!(Write, array, index, 0);
                let value = stack[top - 1];
                let boolean = heap.class_id(array) == heap.boolean_array();
                heap.set_element(array, index, 0, if boolean { value & 1 } else { value });
                top -= 3;
                pc += 1;
            }
            op::ArrayStore16 => array_store!(1),
            op::ArrayStore32 => array_store!(2),
            op::ArrayStore64 => {
                let (array, index) = array_at!(4);
                observe_array!(array);
                record_element!(Write, array, index, 3);
                heap.set_element(array, index, 3, stack[top - 2]);
                top -= 4;
                pc += 1;
            }
            op::ArrayStoreReference => {
                let (array, index) = array_at!(3);
                observe_array!(array);
                let value = Reference::from_slot(stack[top - 1]);
                if !value.is_null() && !may_store(heap, classes, array, value) {
                    leave!(Exit::Slow);
                }
                record_element!(Write, array, index, 2);
                heap.set_element(array, index, 2, value.slot());
                top -= 3;
                pc += 1;
            }
            op::Pop => {
                top -= 1;
                pc += 1;
            }
            op::Pop2 => {
                top -= 2;
                pc += 1;
            }
            op::Dup => push!(stack[top - 1]),
            op::DupX1 => {
                let (a, b) = (stack[top - 1], stack[top - 2]);
                stack[top - 2] = a;
                stack[top - 1] = b;
                push!(a);
            }
            op::DupX2 => {
                let (a, b, c) = (stack[top - 1], stack[top - 2], stack[top - 3]);
                stack[top - 3] = a;
                stack[top - 2] = c;
                stack[top - 1] = b;
                push!(a);
            }
            op::Dup2 => {
                stack[top] = stack[top - 2];
                stack[top + 1] = stack[top - 1];
                top += 2;
                pc += 1;
            }
            op::Dup2X1 => {
                let (a, b, c) = (stack[top - 1], stack[top - 2], stack[top - 3]);
                stack[top - 3..top + 2].copy_from_slice(&[b, a, c, b, a]);
                top += 2;
                pc += 1;
            }
            op::Dup2X2 => {
                let (a, b, c, d) = (stack[top - 1], stack[top - 2], stack[top - 3], stack[top - 4]);
                stack[top - 4..top + 2].copy_from_slice(&[b, a, d, c, b, a]);
                top += 2;
                pc += 1;
            }
            op::Swap => {
                stack.swap(top - 1, top - 2);
                pc += 1;
            }
            op::Iadd => binary!(x, y: int => int_slot(x.wrapping_add(y))),
            op::Isub => binary!(x, y: int => int_slot(x.wrapping_sub(y))),
            op::Imul => binary!(x, y: int => int_slot(x.wrapping_mul(y))),
            op::Iand => binary!(x, y: int => int_slot(x & y)),
            op::Ior => binary!(x, y: int => int_slot(x | y)),
            op::Ixor => binary!(x, y: int => int_slot(x ^ y)),
            op::Ishl => binary!(x, y: int => int_slot(x.wrapping_shl(y as u32))),
            op::Ishr => binary!(x, y: int => int_slot(x.wrapping_shr(y as u32))),
            op::Iushr => binary!(x, y: int => int_slot((x as u32).wrapping_shr(y as u32) as i32)),
            op::Idiv => {
                if int(stack[top - 1]) == 0 {
                    leave!(Exit::DivideByZero);
                }
                binary!(x, y: int => int_slot(x.wrapping_div(y)));
            }
            op::Irem => {
                if int(stack[top - 1]) == 0 {
                    leave!(Exit::DivideByZero);
                }
                binary!(x, y: int => int_slot(x.wrapping_rem(y)));
            }
            op::Ladd => binary_wide!(x, y: long => x.wrapping_add(y) as u64),
            op::Lsub => binary_wide!(x, y: long => x.wrapping_sub(y) as u64),
            op::Lmul => binary_wide!(x, y: long => x.wrapping_mul(y) as u64),
            op::Land => binary_wide!(x, y: long => (x & y) as u64),
            op::Lor => binary_wide!(x, y: long => (x | y) as u64),
            op::Lxor => binary_wide!(x, y: long => (x ^ y) as u64),
            op::Ldiv => {
                if stack[top - 2] == 0 {
                    leave!(Exit::DivideByZero);
                }
                binary_wide!(x, y: long => x.wrapping_div(y) as u64);
            }
            op::Lrem => {
                if stack[top - 2] == 0 {
                    leave!(Exit::DivideByZero);
                }
                binary_wide!(x, y: long => x.wrapping_rem(y) as u64);
            }
            op::Lshl => shift_wide!(x, y => (x as i64).wrapping_shl(y) as u64),
            op::Lshr => shift_wide!(x, y => (x as i64).wrapping_shr(y) as u64),
            op::Lushr => shift_wide!(x, y => x.wrapping_shr(y)),
            op::Fadd => binary!(x, y: float => float_slot(x + y)),
            op::Fsub => binary!(x, y: float => float_slot(x - y)),
            op::Fmul => binary!(x, y: float => float_slot(x * y)),
            op::Fdiv => binary!(x, y: float => float_slot(x / y)),
            op::Frem => binary!(x, y: float => float_slot(x % y)),
            op::Dadd => binary_wide!(x, y: double => (x + y).to_bits()),
            op::Dsub => binary_wide!(x, y: double => (x - y).to_bits()),
            op::Dmul => binary_wide!(x, y: double => (x * y).to_bits()),
            op::Ddiv => binary_wide!(x, y: double => (x / y).to_bits()),
            op::Drem => binary_wide!(x, y: double => (x % y).to_bits()),
            op::Ineg => unary!(x: int => int_slot(x.wrapping_neg())),
            op::Fneg => unary!(x: float => float_slot(-x)),
            op::Lneg => {
                stack[top - 2] = (stack[top - 2] as i64).wrapping_neg() as u64;
                pc += 1;
            }
            op::Dneg => {
                stack[top - 2] = (-double(stack[top - 2])).to_bits();
                pc += 1;
            }
            op::Iinc => {
                let local = &mut stack[base + operand];
                *local = int_slot(int(*local).wrapping_add((word >> 32) as u32 as i32));
                pc += 1;
            }
            op::I2l => {
                stack[top - 1] = i64::from(int(stack[top - 1])) as u64;
                push!(0);
            }
            op::I2d => {
                stack[top - 1] = f64::from(int(stack[top - 1])).to_bits();
                push!(0);
            }
            op::F2l => {
                stack[top - 1] = (float(stack[top - 1]) as i64) as u64;
                push!(0);
            }
            op::F2d => {
                stack[top - 1] = f64::from(float(stack[top - 1])).to_bits();
                push!(0);
            }
            op::L2i => {
                top -= 1;
                stack[top - 1] &= 0xffff_ffff;
                pc += 1;
            }
            op::L2f => {
                top -= 1;
                stack[top - 1] = float_slot(stack[top - 1] as i64 as f32);
                pc += 1;
            }
            op::D2i => {
                top -= 1;
                stack[top - 1] = int_slot(double(stack[top - 1]) as i32);
                pc += 1;
            }
            op::D2f => {
                top -= 1;
                stack[top - 1] = float_slot(double(stack[top - 1]) as f32);
                pc += 1;
            }
            op::L2d => {
                stack[top - 2] = (stack[top - 2] as i64 as f64).to_bits();
                pc += 1;
            }
            op::D2l => {
                stack[top - 2] = (double(stack[top - 2]) as i64) as u64;
                pc += 1;
            }
            op::I2f => unary!(x: int => float_slot(x as f32)),
            op::F2i => unary!(x: float => int_slot(x as i32)),
            op::I2b => unary!(x: int => int_slot(i32::from(x as i8))),
            op::I2c => unary!(x: int => u64::from(x as u16)),
            op::I2s => unary!(x: int => int_slot(i32::from(x as i16))),
            op::Lcmp => {
                let (x, y) = (stack[top - 4] as i64, stack[top - 2] as i64);
                top -= 3;
                stack[top - 1] = int_slot(x.cmp(&y) as i32);
                pc += 1;
            }
            op::Fcmpl => binary!(x, y: float => int_slot(compare(f64::from(x), f64::from(y), -1))),
            op::Fcmpg => binary!(x, y: float => int_slot(compare(f64::from(x), f64::from(y), 1))),
            op::Dcmpl | op::Dcmpg => {
                let unordered = if word as u8 == op::Dcmpl { -1 } else { 1 };
                let order = compare(double(stack[top - 4]), double(stack[top - 2]), unordered);
                top -= 3;
                stack[top - 1] = int_slot(order);
                pc += 1;
            }
            op::Ifeq => branch!(word, 1, int(stack[top - 1]) == 0),
            op::Ifne => branch!(word, 1, int(stack[top - 1]) != 0),
            op::Iflt => branch!(word, 1, int(stack[top - 1]) < 0),
            op::Ifge => branch!(word, 1, int(stack[top - 1]) >= 0),
            op::Ifgt => branch!(word, 1, int(stack[top - 1]) > 0),
            op::Ifle => branch!(word, 1, int(stack[top - 1]) <= 0),
            op::IfIcmpeq => branch!(word, 2, int(stack[top - 2]) == int(stack[top - 1])),
            op::IfIcmpne => branch!(word, 2, int(stack[top - 2]) != int(stack[top - 1])),
            op::IfIcmplt => branch!(word, 2, int(stack[top - 2]) < int(stack[top - 1])),
            op::IfIcmpge => branch!(word, 2, int(stack[top - 2]) >= int(stack[top - 1])),
            op::IfIcmpgt => branch!(word, 2, int(stack[top - 2]) > int(stack[top - 1])),
            op::IfIcmple => branch!(word, 2, int(stack[top - 2]) <= int(stack[top - 1])),
            op::IfAcmpeq => branch!(word, 2, stack[top - 2] == stack[top - 1]),
            op::IfAcmpne => branch!(word, 2, stack[top - 2] != stack[top - 1]),
            op::Ifnull => branch!(word, 1, stack[top - 1] == 0),
            op::Ifnonnull => branch!(word, 1, stack[top - 1] != 0),
            op::Goto => pc = (word >> 32) as usize,
            op::TableSwitch => {
                let switch = &code.switches[(word >> 32) as usize];
                top -= 1;
                let offset = i64::from(int(stack[top])) - i64::from(switch.keys[0]);
                let way = usize::try_from(offset).ok().filter(|at| *at < switch.targets.len());
                visit!(switch((word >> 32) as usize, way));
                pc = way.map_or(switch.default, |at| switch.targets[at]) as usize;
            }
            op::LookupSwitch => {
                let switch = &code.switches[(word >> 32) as usize];
                top -= 1;
                let way = switch.keys.binary_search(&int(stack[top])).ok();
                visit!(switch((word >> 32) as usize, way));
                pc = way.map_or(switch.default, |at| switch.targets[at]) as usize;
            }
            op::Return => return_value!(0),
            op::ReturnOne => return_value!(1),
            op::ReturnTwo => return_value!(2),
            op::GetStaticOne => {
                let index = static_ready!(word);
                observe_static!(word, index, (word >> 8) as u8 & FieldFlags::CONSTANT != 0);
                record_static!(Read, word, index, 0);
                push!(heap.word(index));
            }
            op::GetStaticTwo => {
                let index = static_ready!(word);
                observe_static!(word, index, (word >> 8) as u8 & FieldFlags::CONSTANT != 0);
                record_static!(Read, word, index, 0);
                push_wide!(heap.word(index));
            }
            op::PutStaticOne => {
                let index = static_ready!(word);
                observe_static!(word, index, false);
                top -= 1;
                record_static!(Write, word, index, stack[top]);
                heap.set_word(index, stack[top]);
                pc += 1;
            }
            op::PutStaticTwo => {
                let index = static_ready!(word);
                observe_static!(word, index, false);
                top -= 2;
                record_static!(Write, word, index, stack[top]);
                heap.set_word(index, stack[top]);
                pc += 1;
            }
            op::GetFieldOne => {
                let object = receiver!(1);
                observe_read!(object, word);
                record_field!(Read, object, word, 0);
                stack[top - 1] = heap.field(object, operand as u32);
                pc += 1;
            }
            op::GetFieldTwo => {
                let object = receiver!(1);
                observe_read!(object, word);
                record_field!(Read, object, word, 0);
                stack[top - 1] = heap.field(object, operand as u32);
                push!(0);
            }
            op::PutFieldOne => {
                let object = receiver!(2);
                observe_write!(object, word);
                record_field!(Write, object, word, stack[top - 1]);
                heap.set_field(object, operand as u32, stack[top - 1]);
                top -= 2;
                pc += 1;
            }
            op::PutFieldTwo => {
                let object = receiver!(3);
                observe_write!(object, word);
                record_field!(Write, object, word, stack[top - 2]);
                heap.set_field(object, operand as u32, stack[top - 2]);
                top -= 3;
                pc += 1;
            }
            op::CallVirtual => {
                let arguments = (word >> 8) as u8 as usize;
                let object = receiver!(arguments);
                let Some(class) = classes.get(heap.class_id(object).0 as usize) else { leave!(Exit::Slow) };
                let Some(method) = class.dispatch_table().get(operand) else { leave!(Exit::Slow) };
                enter!(method, arguments);
            }
            op::CallSpecial => {
                let arguments = (word >> 8) as u8 as usize;
                receiver!(arguments);
                let Some(method) = code.site_method((word >> 32) as u32) else { leave!(Exit::Slow) };
                enter!(method, arguments);
            }
            op::CallStatic => {
                let Some(method) = code.site_method((word >> 32) as u32) else { leave!(Exit::Slow) };
                if operand == 0 {
                    class_ready!(method.class);
                }
                enter!(method, (word >> 8) as u8 as usize);
            }
            op::CallLinked => {
                let Some(method) = code.site_method((word >> 32) as u32) else { leave!(Exit::Slow) };
                class_ready!(method.class);
                enter!(method, (word >> 8) as u8 as usize);
            }
            op::NewObject => {
                let Some(class) = code.site_class((word >> 32) as u32) else { leave!(Exit::Slow) };
                class_ready!(class);
                if heap.wants_collection() || class.id.0 as usize >= classes.len() {
                    leave!(Exit::Slow);
                }
                let size = u64::from(HEADER_WORDS + class.instance_words);
                let Some(object) = heap.allocate(class.id, 0, size) else { leave!(Exit::Slow) };
                if MODE == mode::RECORDING {
                    recorder.note_birth(frames, pc as u32, object);
                }
                push!(object.slot());
            }
            op::CheckCastTo => {
                let object = Reference::from_slot(stack[top - 1]);
                if !object.is_null() && !is_instance(heap, classes, code.site_class((word >> 32) as u32), object) {
                    leave!(Exit::Slow);
                }
                pc += 1;
            }
            op::InstanceOfClass => {
                let object = Reference::from_slot(stack[top - 1]);
                let yes = !object.is_null() && is_instance(heap, classes, code.site_class((word >> 32) as u32), object);
                stack[top - 1] = u64::from(yes);
                pc += 1;
            }
            op::ArrayLength => {
                let array = receiver!(1);
                stack[top - 1] = u64::from(heap.length(array));
                pc += 1;
            }
            _ => {
                leave!(Exit::Slow);
            }
        }
    }
}
