//! Runs decoded code that only computes with ints and passes references around, checking the frame map at every step.

use program::{Code, FrameMaps, Instruction, Op};

/// A slot's contents. A zero may be an int or null, the code does not tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    Int(i32),
    Reference,
}

/// More steps than any test needs.
const MOST_STEPS: usize = 10_000;

/// The result of a method `(ILjava/lang/Object;)I` as text, or the class of the exception that leaves it.
pub(crate) fn run(code: &Code, maps: &FrameMaps, argument: i32) -> String {
    let mut locals = vec![Value::Int(0); code.max_locals.into()];
    locals[..2].copy_from_slice(&[Value::Int(argument), Value::Reference]);
    let mut frame = Frame { locals, stack: Vec::new(), index: 0 };
    for _ in 0..MOST_STEPS {
        frame.check(maps);
        match frame.step(code) {
            Step::Next => frame.index += 1,
            Step::Jump(target) => frame.index = target as usize,
            Step::Return(value) => return value.to_string(),
            Step::Throw => match handler(code, frame.index) {
                Some(target) => {
                    frame.stack = vec![Value::Reference];
                    frame.index = target;
                }
                None => return "java.lang.NullPointerException".to_owned(),
            },
        }
    }
    panic!("the code does not end")
}

enum Step {
    Next,
    Jump(u32),
    Return(i32),
    /// A `NullPointerException`: the tests throw null.
    Throw,
}

fn handler(code: &Code, index: usize) -> Option<usize> {
    let protects = |handler: &&program::Handler| (handler.start as usize..handler.end as usize).contains(&index);
    code.handlers.iter().find(protects).map(|handler| handler.target as usize)
}

struct Frame {
    locals: Vec<Value>,
    stack: Vec<Value>,
    index: usize,
}

impl Frame {
    /// References that can still be read are in the map, and nothing but references and nulls is.
    fn check(&self, maps: &FrameMaps) {
        let map = maps.at(self.index);
        assert!(map.is_reachable(), "{} is reached", self.index);
        assert_eq!(map.depth() as usize, self.stack.len(), "depth at {}", self.index);
        for (slot, value) in (0..).zip(self.locals.iter().chain(&self.stack)) {
            let needed = slot as usize >= self.locals.len() || map.is_live(slot);
            let place = format!("slot {slot} at {}: {value:?}", self.index);
            match value {
                Value::Reference => assert!(map.is_reference(slot) || !needed, "{place}"),
                Value::Int(0) => {}
                Value::Int(_) => assert!(!map.is_reference(slot), "{place}"),
            }
        }
    }

    fn pop(&mut self) -> Value {
        self.stack.pop().unwrap()
    }

    fn pop_int(&mut self) -> i32 {
        match self.pop() {
            Value::Int(value) => value,
            Value::Reference => panic!("a reference where an int is needed at {}", self.index),
        }
    }

    fn step(&mut self, code: &Code) -> Step {
        let Instruction { op, a, b, .. } = program::superinstructions::first_part(code.at(self.index));
        let local = usize::from(a);
        match op {
            Op::Nop => {}
            Op::Push => self.stack.push(Value::Int(b.cast_signed())),
            Op::Load => self.stack.push(self.locals[local]),
            Op::Store => self.locals[local] = self.pop(),
            Op::Pop => drop(self.pop()),
            Op::Dup => self.stack.push(*self.stack.last().unwrap()),
            Op::Swap => {
                let top = self.stack.len() - 1;
                self.stack.swap(top - 1, top);
            }
            Op::Iadd => {
                let sum = self.pop_int() + self.pop_int();
                self.stack.push(Value::Int(sum));
            }
            Op::Iinc => match &mut self.locals[local] {
                Value::Int(value) => *value += b.cast_signed(),
                Value::Reference => panic!("iinc of a reference"),
            },
            Op::Goto => return Step::Jump(b),
            Op::Ifeq | Op::Ifne => {
                return if (self.pop_int() == 0) == (op == Op::Ifeq) { Step::Jump(b) } else { Step::Next };
            }
            Op::ReturnOne => return Step::Return(self.pop_int()),
            Op::Throw => return Step::Throw,
            other => panic!("the evaluator does not know {other:?}"),
        }
        Step::Next
    }
}
