//! What of a program nobody wrote, and therefore counts for nothing: the same as JaCoCo leaves out of javac's code.
//!
//! Follows the filters of JaCoCo 0.8.14 (org.jacoco.core.internal.analysis.filter) for: synthetic methods other than
//! lambdas, `values` and `valueOf` and empty constructors of enumerations, private constructors that do nothing,
//! members of records, the handler that leaves a monitor, copies of `finally`, the closing of resources, the test
//! whether assertions are enabled, the first half of a switch over strings, and the default of a switch that needs
//! none. May err: other compilers than javac, and other languages, have more of their own; their code counts then.

use super::pieces::Piece;
use classfile::code::Operand;
use classfile::opcode as op;
use classfile::{ConstantPool, attributes::ExceptionHandler};
use program::{ClassRef, MethodRef};

const SYNTHETIC: u16 = 0x1000;
const PRIVATE: u16 = 0x0002;

/// Whether nothing of a class counts.
pub(super) fn is_class_left_out(class: ClassRef) -> bool {
    class.file.as_ref().is_none_or(|file| file.access & SYNTHETIC != 0)
}

/// Whether nothing of a method counts.
pub(super) fn is_method_left_out(method: MethodRef, pieces: &[Piece]) -> bool {
    let access = method.info().map_or(0, |info| info.access);
    let parent = method.class.super_class.map_or("", |parent| parent.name);
    let is_synthetic = access & SYNTHETIC != 0 && !method.name.starts_with("lambda$");
    let is_of_enumeration = parent == "java/lang/Enum"
        && (method.name == "valueOf" && method.descriptor.starts_with("(Ljava/lang/String;)")
            || method.name == "values" && method.descriptor.starts_with("()")
            || method.is_constructor() && has_opcodes(pieces, &ENUM_CONSTRUCTOR));
    let is_empty = method.is_constructor()
        && access & PRIVATE != 0
        && method.descriptor == "()V"
        && has_opcodes(pieces, &EMPTY_CONSTRUCTOR);
    let is_of_record = parent == "java/lang/Record" && is_made_for_record(method, pieces);
    is_synthetic || is_of_enumeration || is_empty || is_of_record
}

const EMPTY_CONSTRUCTOR: [u8; 3] = [op::ALOAD_0, op::INVOKESPECIAL, op::RETURN];
const ENUM_CONSTRUCTOR: [u8; 5] = [op::ALOAD_0, op::ALOAD_1, op::ILOAD_2, op::INVOKESPECIAL, op::RETURN];

fn has_opcodes(pieces: &[Piece], opcodes: &[u8]) -> bool {
    pieces.iter().map(|piece| piece.instruction.opcode).eq(opcodes.iter().copied())
}

/// An accessor that returns its field, or a method that `ObjectMethods` makes.
fn is_made_for_record(method: MethodRef, pieces: &[Piece]) -> bool {
    let opcodes: Vec<u8> = pieces.iter().map(|piece| piece.instruction.opcode).collect();
    let is_generated =
        matches!(method.name, "toString" | "hashCode" | "equals") && opcodes.contains(&op::INVOKEDYNAMIC);
    let is_accessor = matches!(opcodes[..], [op::ALOAD_0, op::GETFIELD, op::IRETURN..=op::ARETURN])
        && method.class.fields().iter().any(|field| field.name == method.name);
    is_generated && opcodes.len() <= 5 || is_accessor
}

/// Marks the instructions of a method that count for nothing.
pub(super) fn leave_out(method: MethodRef, pieces: &mut [Piece]) {
    let Some(file) = method.class.file.as_ref() else { return };
    let attribute = method.info().and_then(|info| info.code(&file.pool).ok()?);
    let handlers = attribute.map(|attribute| attribute.handlers).unwrap_or_default();
    let mut code = Listing { pieces, pool: &file.pool, handlers };
    code.monitor_handlers();
    code.closed_resources();
    code.finally_copies();
    code.assertion_tests();
    code.string_switches();
    code.needless_defaults();
}

struct Listing<'a> {
    pieces: &'a mut [Piece],
    pool: &'a ConstantPool<'static>,
    handlers: Vec<ExceptionHandler>,
}

impl Listing<'_> {
    fn opcode(&self, index: usize) -> u8 {
        self.pieces.get(index).map_or(op::NOP, |piece| piece.instruction.opcode)
    }

    /// The local variable that an instruction loads or stores, if it does.
    fn local(&self, index: usize) -> Option<u16> {
        match self.pieces.get(index)?.instruction.operand {
            Operand::Local(local) => Some(local),
            _ => None,
        }
    }

    fn stores_reference(&self, index: usize) -> bool {
        matches!(self.opcode(index), op::ASTORE | op::ASTORE_0..=op::ASTORE_3)
    }

    fn loads_reference(&self, index: usize) -> bool {
        matches!(self.opcode(index), op::ALOAD | op::ALOAD_0..=op::ALOAD_3)
    }

    /// `Class.name` of the member that an instruction uses.
    fn member(&self, index: usize) -> Option<(String, String)> {
        let entry = match self.pieces.get(index)?.instruction.operand {
            Operand::Pool(pool) | Operand::Interface { pool, .. } => pool,
            _ => return None,
        };
        let member = self.pool.member(entry).ok()?;
        let class = self.pool.class_name(member.class_index).ok()?;
        Some((class.into_owned(), member.name.into_owned()))
    }

    fn is_member(&self, index: usize, class: Option<&str>, name: &str) -> bool {
        self.member(index).is_some_and(|(found, called)| called == name && class.is_none_or(|class| class == found))
    }

    fn index_of(&self, position: u32) -> usize {
        self.pieces.partition_point(|piece| piece.instruction.pc < position)
    }

    fn leave_out(&mut self, range: std::ops::RangeInclusive<usize>) {
        let last = self.pieces.len().saturating_sub(1);
        if *range.start() <= last {
            self.pieces[*range.start()..=(*range.end()).min(last)].iter_mut().for_each(|piece| piece.left_out = true);
        }
    }

    /// The handlers of every exception, by the index of their first instruction.
    fn catch_all(&self) -> Vec<usize> {
        let all = self.handlers.iter().filter(|handler| handler.catch_type == 0);
        let mut targets: Vec<usize> = all.map(|handler| self.index_of(u32::from(handler.handler))).collect();
        targets.sort_unstable();
        targets.dedup();
        targets
    }

    /// `synchronized`: whatever is thrown, the monitor is left.
    fn monitor_handlers(&mut self) {
        for at in self.catch_all() {
            let leaves = self.stores_reference(at)
                && self.loads_reference(at + 1)
                && self.opcode(at + 2) == op::MONITOREXIT
                && self.loads_reference(at + 3)
                && self.opcode(at + 4) == op::ATHROW;
            if leaves {
                self.leave_out(at..=at + 4);
            }
        }
    }

    /// `try (resource)`, as javac has it from release 11 on: what closes after an exception, and the test for null of
    /// what closes without one.
    fn closed_resources(&mut self) {
        let targets: Vec<usize> = self.handlers.iter().map(|h| self.index_of(u32::from(h.handler))).collect();
        for at in targets {
            if let Some((end, resource)) = self.closing_handler(at) {
                self.leave_out(at..=end);
                self.leave_out_closing(at, resource);
            }
        }
    }

    /// `astore t; [aload r; ifnull;] aload r; invoke close; goto; astore x; aload t; aload x; invoke addSuppressed;
    /// aload t; athrow`: its end, and `r`.
    fn closing_handler(&self, at: usize) -> Option<(usize, u16)> {
        let throwable = self.stores_reference(at).then(|| self.local(at)).flatten()?;
        let tests = self.loads_reference(at + 1) && self.opcode(at + 2) == op::IFNULL;
        let load = if tests { at + 3 } else { at + 1 };
        let resource = self.local(load).filter(|_| self.loads_reference(load))?;
        let fits = self.is_member(load + 1, None, "close")
            && self.opcode(load + 2) == op::GOTO
            && self.stores_reference(load + 3)
            && self.local(load + 4) == Some(throwable)
            && self.is_member(load + 6, Some("java/lang/Throwable"), "addSuppressed")
            && self.local(load + 7) == Some(throwable)
            && self.opcode(load + 8) == op::ATHROW;
        fits.then_some((load + 8, resource))
    }

    /// The closing at the end of the block, before the handler: `[aload r; ifnull;] aload r; invoke close; goto`. On
    /// other ways out of the block it counts.
    fn leave_out_closing(&mut self, handler: usize, resource: u16) {
        let Some(jump) = handler.checked_sub(1).filter(|jump| self.opcode(*jump) == op::GOTO) else { return };
        let loads = |index: Option<usize>| {
            index.is_some_and(|index| self.loads_reference(index) && self.local(index) == Some(resource))
        };
        if !loads(jump.checked_sub(2)) || !self.is_member(jump - 1, None, "close") {
            return;
        }
        let tests = loads(jump.checked_sub(4)) && self.opcode(jump - 3) == op::IFNULL;
        self.leave_out(if tests { jump - 4 } else { jump - 2 }..=jump);
    }

    /// `finally` is written once, and copied to every way out of its block.
    fn finally_copies(&mut self) {
        for at in self.catch_all() {
            let Some(size) = self.finally_size(at) else { continue };
            let inside = |code: &Self, index: usize| code.is_guarded_by(index, at);
            let mut copies: Vec<usize> = Vec::new();
            for index in 0..self.pieces.len() {
                if !inside(self, index) {
                    continue;
                }
                let goes_on = !matches!(self.opcode(index), op::GOTO | op::ATHROW | op::IRETURN..=op::RETURN);
                let jump = match self.pieces[index].instruction.operand {
                    Operand::Branch(target) => Some(self.index_of(target)),
                    _ => None,
                };
                copies.extend(jump.into_iter().chain(goes_on.then_some(index + 1)).filter(|to| !inside(self, *to)));
                // The value that is returned is stored first.
                let stores_result = index + 1 < self.pieces.len() && self.local(index).is_some();
                copies.extend(stores_result.then_some(index + 1).filter(|to| !inside(self, *to)));
            }
            copies.sort_unstable();
            copies.dedup();
            for copy in copies {
                self.merge(at + 1, copy, size);
            }
            self.leave_out(at..=at);
            self.leave_out(at + 1 + size..=at + 2 + size);
        }
    }

    fn is_guarded_by(&self, index: usize, handler: usize) -> bool {
        let Some(position) = self.pieces.get(index).map(|piece| piece.instruction.pc) else { return false };
        self.handlers.iter().any(|guard| {
            guard.catch_type == 0
                && self.index_of(u32::from(guard.handler)) == handler
                && (u32::from(guard.start)..u32::from(guard.end)).contains(&position)
        })
    }

    /// How many instructions a handler executes before it throws again what it has caught.
    fn finally_size(&self, at: usize) -> Option<usize> {
        let caught = self.stores_reference(at).then(|| self.local(at)).flatten()?;
        let throws = |index: &usize| {
            self.loads_reference(*index) && self.local(*index) == Some(caught) && self.opcode(index + 1) == op::ATHROW
        };
        let end = (at + 1..self.pieces.len()).find(throws)?;
        let size = end - at - 1;
        let is_left_out = self.pieces[at].left_out;
        (size > 0 && !is_left_out).then_some(size)
    }

    /// Counts a copy together with the original, where it is one.
    fn merge(&mut self, original: usize, copy: usize, size: usize) {
        let same = |k: usize| {
            let (one, other) = (self.pieces.get(original + k), self.pieces.get(copy + k));
            one.zip(other).is_some_and(|(one, other)| one.instruction.opcode == other.instruction.opcode)
        };
        if copy == original || copy + size > self.pieces.len() || !(0..size).all(same) {
            return;
        }
        for k in 0..size {
            let (reached, ways) = (self.pieces[copy + k].reached, self.pieces[copy + k].ways.clone());
            let piece = &mut self.pieces[original + k];
            piece.reached |= reached;
            for (mine, theirs) in piece.ways.values_mut().zip(ways.values()) {
                *mine |= theirs;
            }
            self.pieces[copy + k].left_out = true;
        }
        if self.opcode(copy + size) == op::GOTO {
            self.leave_out(copy + size..=copy + size);
        }
    }

    /// `assert`: the compiler asks whether it is enabled.
    fn assertion_tests(&mut self) {
        for at in 0..self.pieces.len() {
            if self.opcode(at) == op::GETSTATIC && self.is_member(at, None, "$assertionsDisabled") {
                self.leave_out(at + 1..=at + 1);
            }
            if self.is_member(at, Some("java/lang/Class"), "desiredAssertionStatus") {
                // ldc; invoke; ifne; iconst_1; goto; iconst_0; putstatic
                self.leave_out(at.saturating_sub(1)..=at + 5);
            }
        }
    }

    /// A switch over strings: the one over hashes finds a number, and the one over numbers is what was written.
    fn string_switches(&mut self) {
        for at in 0..self.pieces.len() {
            let begins = self.opcode(at) == op::ICONST_M1
                && self.loads_reference(at + 2)
                && self.is_member(at + 3, Some("java/lang/String"), "hashCode")
                && self.is_switch(at + 4);
            let Some(number) = self.local(at + 1).filter(|_| begins) else { continue };
            let second =
                (at + 5..self.pieces.len()).find(|load| self.local(*load) == Some(number) && self.is_switch(load + 1));
            if let Some(load) = second {
                self.leave_out(at + 5..=load);
                self.pieces[at + 4].ways.clear();
            }
        }
    }

    fn is_switch(&self, index: usize) -> bool {
        matches!(self.opcode(index), op::TABLESWITCH | op::LOOKUPSWITCH)
    }

    /// The default of a switch over all values of an enumeration or of a sealed type: it throws.
    fn needless_defaults(&mut self) {
        for at in 0..self.pieces.len() {
            let default = match &self.pieces[at].instruction.operand {
                Operand::TableSwitch(switch) => switch.default,
                Operand::LookupSwitch(switch) => switch.default,
                _ => continue,
            };
            let target = self.index_of(default);
            let Some(Operand::Pool(entry)) = self.pieces.get(target).map(|piece| piece.instruction.operand.clone())
            else {
                continue;
            };
            let thrown = self.pool.class_name(entry).map(std::borrow::Cow::into_owned).unwrap_or_default();
            let is_needless = self.opcode(target) == op::NEW
                && matches!(&*thrown, "java/lang/MatchException" | "java/lang/IncompatibleClassChangeError");
            if is_needless && let Some(end) = (target..self.pieces.len()).find(|i| self.opcode(*i) == op::ATHROW) {
                self.leave_out(target..=end);
                self.pieces[at].ways.remove(&default);
            }
        }
    }
}
