//! The class files of an abstracted program.
//!
//! An assignment that may change bits becomes one atomic section: the bits change, and what is left of the value is
//! written, so that no other thread sees one without the other. Removed fields stay in their classes and hold zero for
//! ever: who accesses them still initialises classes and throws at null as before. Methods without replaced statements
//! stay byte for byte.

mod tokens;

use crate::coder::{VERIFY, kind_of};
use crate::plan::{Plan, Replacement, calls_constructor};
use crate::predicate::{Bearer, Predicate};
use crate::support::{self, Choices, Helper, NEXT, OBJECT, SUPPORT, Writer, mirror_name};
use crate::symbolic::initializes;
use analysis::whole::{MethodNumber, Place};
use classfile::ClassFile;
use classfile::opcode::*;
use flow::emit::{Emission, OwnShape, Shape};
use flow::form::{Block, Form, Home, Operation, Statement, Value, Variable, VariableId};
use flow::rewrite::{MemberKind, PoolBuilder, Rewriting};
use flow::typing::Kind;
use flow::{Body, FlowError, MethodInFile};
use program::{ClassId, ClassRef, Program};
use slicing::{Classes, NonNull, Setting};
use std::collections::BTreeMap;

/// Public and volatile, of fields; public and static, of methods; synthetic (JVMS tables 4.5-A and 4.6-A).
const BIT: u16 = 0x1041;
const PUBLIC: u16 = 0x0001;
const STATIC: u16 = 0x0008;
const HELPER: u16 = 0x1009;

/// The version of the class of helpers, which every JVM from Java 8 on reads.
const VERSION: u16 = 52;

/// Writes the classes of an abstracted program.
pub(crate) struct Rewriter<'a> {
    pub(crate) setting: &'a Setting<'a>,
    pub(crate) predicates: &'a [Predicate],
    pub(crate) plan: &'a Plan,
    pub(crate) choices: Choices,
}

impl Rewriter<'_> {
    /// All classes with their bytes, that of the helpers included.
    pub(crate) fn classes(&self) -> Result<Vec<(String, Vec<u8>)>, FlowError> {
        let non_null = self.setting.non_null();
        let mut methods: BTreeMap<u32, Vec<MethodNumber>> = BTreeMap::new();
        for (class, numbers) in slicing::methods_by_class(&self.setting.world) {
            methods.insert(class.id.0, numbers);
        }
        let program = self.setting.program();
        let mut written: Vec<(ClassRef, Vec<u8>)> = Vec::new();
        for class in own_classes(program) {
            let numbers = methods.get(&class.id.0).map(Vec::as_slice).unwrap_or_default();
            written.push((class, self.class(class, numbers, &non_null)?));
        }
        let mut all = slicing::with_referenced(program, written);
        all.push((SUPPORT.to_owned(), self.support()?));
        Ok(all)
    }

    fn class(&self, class: ClassRef, methods: &[MethodNumber], non_null: &NonNull<'_>) -> Result<Vec<u8>, FlowError> {
        let hierarchy = Classes { program: self.setting.program(), class };
        let mut rewriting = Rewriting::of(slicing::class_file(class)?)?;
        rewriting.open();
        for predicate in self.predicates.iter().filter(|one| one.bearer == Bearer::Object(class.id)) {
            rewriting.add_field(BIT, &predicate.bit, "Z");
        }
        if self.plan.listed.iter().any(|listed| listed.id == class.id) {
            rewriting.add_field(BIT, NEXT, &format!("L{};", class.name));
        }
        for number in methods {
            let known = self.setting.world.method(*number);
            let Ok(subject) = known.method.in_file() else { continue };
            let form = self.form(*number, non_null, &mut rewriting.pool);
            if form == known.form {
                continue;
            }
            let (body, own) = (Body::read(subject)?, OwnShape::of(subject)?);
            let emission = Emission { shape: own.shape(), form: &form, body: &body, hierarchy: &hierarchy };
            let code = emission.code(&mut rewriting.pool)?;
            rewriting.replace_code(known.method.index as usize, code);
        }
        rewriting.finish()
    }

    /// A method with its replaced statements.
    fn form(&self, number: MethodNumber, non_null: &NonNull<'_>, pool: &mut PoolBuilder<'_>) -> Form {
        let old = &self.setting.world.method(number).form;
        let mut new = Form { blocks: Vec::new(), statements: Vec::new(), ..old.clone() };
        for block in &old.blocks {
            let start = new.statements.len() as u32;
            for statement in block.statement_ids() {
                self.statement(Place { method: number, statement }, non_null, pool, &mut new);
            }
            let statements = start..new.statements.len() as u32;
            new.blocks.push(Block { statements, targets: block.targets.clone(), handlers: block.handlers.clone() });
        }
        new
    }

    fn statement(&self, place: Place, non_null: &NonNull<'_>, pool: &mut PoolBuilder<'_>, new: &mut Form) {
        let old = self.setting.world.statement(place);
        let call = |pool: &mut PoolBuilder<'_>, class: &str, name: &str, types: &str, operands: Vec<Value>| Statement {
            operation: Operation::Pool(INVOKESTATIC, pool.reference(MemberKind::Method, class, name, types)),
            operands,
            to: None,
            origin: old.origin,
        };
        match self.plan.replacements.get(&place) {
            None => new.statements.push(old.clone()),
            Some(Replacement::Zero) => self.zero(place, non_null, new),
            Some(Replacement::WithoutData) => new.statements.push(self.without_data(place)),
            Some(Replacement::Tokens(step)) => self.tokens(place, step, pool, new),
            Some(Replacement::Update { arguments, .. }) => {
                self.initialize_before(place, new);
                let is_checked = matches!(old.operation, Operation::Pool(PUTSTATIC, _)) || non_null.is_object(place, 0);
                if !is_checked {
                    // A null throws before the section begins.
                    let check =
                        pool.reference(MemberKind::Method, "java/lang/Object", "getClass", "()Ljava/lang/Class;");
                    let operation = Operation::Pool(INVOKEVIRTUAL, check);
                    let operands = vec![old.operands[0]];
                    new.statements.push(Statement { operation, operands, to: None, origin: old.origin });
                }
                let values = arguments.iter().map(|argument| argument.value).collect();
                let types = support::descriptor(arguments, "V");
                new.statements.push(call(pool, VERIFY, "beginAtomic", "()V", Vec::new()));
                new.statements.push(call(pool, SUPPORT, &helper_name(place), &types, values));
                new.statements.push(self.without_data(place));
                new.statements.push(call(pool, VERIFY, "endAtomic", "()V", Vec::new()));
            }
            Some(Replacement::Select { arguments, .. }) => {
                let values = arguments.iter().map(|argument| argument.value).collect();
                let types = support::descriptor(arguments, "I");
                let variable = Variable { kind: Kind::Int, home: Home::Operand, name: None, declared: None };
                new.variables.push(variable);
                let result = VariableId(new.variables.len() as u32 - 1);
                let asked = call(pool, SUPPORT, &helper_name(place), &types, values);
                new.statements.push(Statement { to: Some(result), ..asked });
                let operation = match &old.operation {
                    Operation::Switch(keys) => Operation::Switch(keys.clone()),
                    _ => Operation::Branch(IFNE),
                };
                let operands = vec![Value::Variable(result)];
                new.statements.push(Statement { operation, operands, to: None, origin: old.origin });
            }
        }
        self.register(place, pool, new);
    }

    /// What an assignment initialises is initialised before its section begins: initialisers change bits themselves,
    /// and may have to wait.
    fn initialize_before(&self, place: Place, new: &mut Form) {
        let old = self.setting.world.statement(place);
        let Operation::Pool(PUTSTATIC, entry) = old.operation else { return };
        let Some(field) = self.setting.world.field(place) else { return };
        if !initializes(self.setting, place) {
            return;
        }
        let kind = kind_of(field.descriptor);
        new.variables.push(Variable { kind, home: Home::Operand, name: None, declared: None });
        let to = Some(VariableId(new.variables.len() as u32 - 1));
        new.statements.push(Statement {
            operation: Operation::Pool(GETSTATIC, entry),
            operands: Vec::new(),
            to,
            origin: old.origin,
        });
    }

    /// A statement whose result is removed. One that may throw, or initialise a class, is executed all the same.
    fn zero(&self, place: Place, non_null: &NonNull<'_>, new: &mut Form) {
        let old = self.setting.world.statement(place);
        let has_effect = match old.operation {
            Operation::Pool(GETFIELD, _) => !non_null.is_object(place, 0),
            Operation::Pool(GETSTATIC, _) => true,
            _ => false,
        };
        if has_effect {
            new.statements.push(old.clone());
        } else if let Some(to) = old.to {
            let zero = zero_of(new.variable(to).kind);
            new.statements.push(Statement { operation: Operation::Move, operands: vec![zero], ..old.clone() });
        } else if old.operation.ends_block() {
            new.statements.push(old.clone());
        }
    }

    /// A statement with zeros for what is removed; a removed field gets zero whatever is assigned to it.
    fn without_data(&self, place: Place) -> Statement {
        let mut statement = self.setting.world.statement(place).clone();
        let form = &self.setting.world.method(place.method).form;
        let writes_removed = matches!(statement.operation, Operation::Pool(PUTFIELD | PUTSTATIC, _))
            && self.setting.world.field(place).is_some_and(|field| self.plan.removes(field));
        let last = statement.operands.len().saturating_sub(1);
        for (number, operand) in statement.operands.iter_mut().enumerate() {
            let is_removed = self.plan.is_removed(place.method, *operand) && form.kind_of(*operand) != Kind::Reference;
            if is_removed || writes_removed && number == last {
                *operand = zero_of(form.kind_of(*operand));
            }
        }
        statement
    }

    /// Behind the call of a constructor of the class library, an object is noted in the lists it belongs to.
    fn register(&self, place: Place, pool: &mut PoolBuilder<'_>, new: &mut Form) {
        let known = self.setting.world.method(place.method);
        let statement = self.setting.world.statement(place);
        let class = known.method.class;
        let is_top = class.super_class.is_none_or(|above| !above.is_application());
        if !known.method.is_constructor() || !is_top || !calls_constructor(statement, &known.form) {
            return;
        }
        let is_above = self.setting.world.resolved(place).is_some_and(|called| called.class.id != class.id);
        for listed in self.plan.listed.iter().filter(|listed| is_above && listed.is_subclass_of(class)) {
            let types = format!("({OBJECT})V");
            let entry = pool.reference(MemberKind::Method, SUPPORT, &registration_name(listed), &types);
            new.statements.push(Statement {
                operation: Operation::Pool(INVOKESTATIC, entry),
                operands: vec![statement.operands[0]],
                to: None,
                origin: statement.origin,
            });
        }
    }

    fn support(&self) -> Result<Vec<u8>, FlowError> {
        let bytes = support::template(VERSION);
        let malformed = |error: classfile::ClassFileError| FlowError {
            kind: flow::FlowErrorKind::Unsupported,
            message: error.to_string(),
        };
        let file = ClassFile::parse(&bytes).map_err(malformed)?;
        let mut rewriting = Rewriting::of(&file)?;
        for predicate in self.predicates.iter().filter(|one| one.bearer == Bearer::Class) {
            rewriting.add_field(BIT | STATIC, &predicate.bit, "Z");
        }
        self.add_pairs(&mut rewriting);
        for field in support::mirrored(self.predicates) {
            rewriting.add_field(BIT | STATIC, &mirror_name(field), field.0.descriptor);
        }
        for class in &self.plan.listed {
            rewriting.add_field(BIT | STATIC, &support::list_name(class), &format!("L{};", class.name));
        }
        let subject = MethodInFile { file: &file, info: &file.methods[0] };
        let body = Body::read(subject)?;
        for helper in self.helpers(&mut rewriting.pool) {
            let shape = Shape {
                class: SUPPORT,
                name: &helper.name,
                descriptor: &helper.descriptor,
                is_static: true,
                version: VERSION,
            };
            let hierarchy = Everything { program: self.setting.program() };
            let emission = Emission { shape, form: &helper.form, body: &body, hierarchy: &hierarchy };
            let code = emission.code(&mut rewriting.pool)?;
            rewriting.add_method(HELPER, &helper.name, &helper.descriptor, &code);
        }
        rewriting.finish()
    }

    /// What makes the class of helpers one of pairs of objects.
    fn add_pairs(&self, rewriting: &mut Rewriting<'_>) {
        if self.plan.pairs.is_empty() {
            return;
        }
        for predicate in self.predicates.iter().filter(|one| one.pair().is_some()) {
            rewriting.add_field(BIT, &predicate.bit, "Z");
        }
        let types = format!("L{SUPPORT};");
        for (name, types) in [(support::ONE, OBJECT), (support::TWO, OBJECT), (support::NEXT_PAIR, &types)] {
            rewriting.add_field(BIT, name, types);
        }
        for list in self.plan.pairs.iter().filter_map(|paired| support::list_of_pairs(paired.pair.bearer())) {
            rewriting.add_field(BIT | STATIC, &list, &types);
        }
        let above = rewriting.pool.reference(MemberKind::Method, "java/lang/Object", "<init>", "()V").to_be_bytes();
        // One place on the stack, one variable, five bytes: aload_0, invokespecial, return; no handlers, no attributes.
        let code = [0, 1, 0, 1, 0, 0, 0, 5, ALOAD_0, INVOKESPECIAL, above[0], above[1], RETURN, 0, 0, 0, 0];
        rewriting.add_method(PUBLIC, "<init>", "()V", &code);
    }

    fn helpers(&self, pool: &mut PoolBuilder<'_>) -> Vec<Helper> {
        let mut helpers = Vec::new();
        for class in &self.plan.listed {
            let writer = Writer::of_object(pool, self.predicates, self.choices);
            let form = writer.registration(class, self.plan.births.get(&class.id.0), &self.plan.pairs);
            helpers.push(Helper { name: registration_name(class), descriptor: format!("({OBJECT})V"), form });
        }
        self.token_helpers(pool, &mut helpers);
        for (place, replacement) in &self.plan.replacements {
            let (arguments, result) = match replacement {
                Replacement::Update { arguments, .. } => (arguments, "V"),
                Replacement::Select { arguments, .. } => (arguments, "I"),
                Replacement::Zero | Replacement::WithoutData | Replacement::Tokens(_) => continue,
            };
            let writer = Writer::new(pool, self.predicates, arguments, self.choices);
            let form = match replacement {
                Replacement::Update { groups, assignment, .. } => writer.update(groups, assignment),
                Replacement::Select { group, values, .. } => writer.select(group, &|row| values.of(row)),
                Replacement::Zero | Replacement::WithoutData | Replacement::Tokens(_) => continue,
            };
            helpers.push(Helper {
                name: helper_name(*place),
                descriptor: support::descriptor(arguments, result),
                form,
            });
        }
        helpers
    }
}

fn zero_of(kind: Kind) -> Value {
    match kind {
        Kind::Long => Value::Long(0),
        _ => Value::Int(0),
    }
}

/// The name of the method that decides a statement.
pub(crate) fn helper_name(place: Place) -> String {
    format!("statement${}${}", place.method.0, place.statement.0)
}

fn registration_name(class: ClassRef) -> String {
    format!("note${}", support::list_name(class))
}

/// The classes of the program that have a class file.
fn own_classes(program: &Program) -> Vec<ClassRef> {
    let classes = (0..program.class_count()).map(|number| program.class(ClassId(number as u32)));
    classes.filter(|class| class.is_application() && class.file.is_some()).collect()
}

/// Who extends whom, for code that no class of the program has.
struct Everything<'a> {
    program: &'a Program,
}

impl flow::Hierarchy for Everything<'_> {
    fn superclass(&self, name: &str) -> Option<String> {
        Some(self.program.load(name).ok()?.super_class?.name.to_owned())
    }

    fn is_interface(&self, name: &str) -> bool {
        self.program.load(name).is_ok_and(|class| class.is_interface())
    }
}
