//! `ConcurrentHashMap` and `ConcurrentSkipListMap`: keys with their values, in the order of the keys' numbers.
//!
//! Accesses of one key are single steps (docs/linearizability.md). The counters behind `size` and `isEmpty` are not: a
//! model knows them where no other thread is alive, and says that it does not elsewhere. Keys and values are compared
//! by their numbers, or as boxed values: those with an `equals` of the program are refused, and so are functions,
//! iterators, views and bulk operations. An assertion says that cells suffice.

use super::Invocation;
use crate::body::Body;
use crate::expression::Expression;
use analysis::whole::ObjectNumber;
use flow::form::{Statement, Value};
use program::{MethodRef, dispatch};

/// What a call does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Make,
    Get,
    GetOrDefault,
    ContainsKey,
    Put,
    PutIfAbsent,
    Remove,
    /// Removes or replaces a key that has a value.
    RemoveValue,
    Replace,
    ReplaceValue,
    Size,
    IsEmpty,
}

const MAPS: &[&str] = &["java/util/concurrent/ConcurrentHashMap", "java/util/concurrent/ConcurrentSkipListMap"];

const INTERFACES: &[&str] = &["java/util/concurrent/ConcurrentMap", "java/util/Map", "java/util/AbstractMap"];

pub(crate) fn known(method: MethodRef) -> Option<Use> {
    if !MAPS.contains(&method.class.name) && !INTERFACES.contains(&method.class.name) {
        return None;
    }
    let takes = |count: usize| method.descriptor.matches("Ljava/lang/Object;").count() >= count;
    Some(match (method.name, method.descriptor) {
        ("<init>", "()V" | "(I)V" | "(IF)V" | "(IFI)V") if MAPS.contains(&method.class.name) => Use::Make,
        ("get", _) => Use::Get,
        ("getOrDefault", _) => Use::GetOrDefault,
        ("containsKey", _) => Use::ContainsKey,
        ("put", _) => Use::Put,
        ("putIfAbsent", _) => Use::PutIfAbsent,
        ("remove", types) if types.ends_with(")Z") => Use::RemoveValue,
        ("remove", _) => Use::Remove,
        ("replace", _) if takes(3) && method.descriptor.ends_with(")Z") => Use::ReplaceValue,
        ("replace", _) => Use::Replace,
        ("size", _) => Use::Size,
        ("isEmpty", _) => Use::IsEmpty,
        _ => return None,
    })
}

const NULL: &str = "java/lang/NullPointerException";
const SIZE: &str = "java/lang/IllegalArgumentException";

pub(crate) fn raises(what: Use, statement: &Statement) -> Vec<&'static str> {
    match (what, statement.operands.get(1)) {
        (Use::Size | Use::IsEmpty, _) | (Use::Make, None | Some(Value::Int(0..))) => Vec::new(),
        (Use::Make, _) => vec![SIZE],
        _ => vec![NULL],
    }
}

/// A map as a model writes it.
struct Map {
    key: String,
    value: String,
    size: String,
    cells: u32,
}

impl Map {
    /// Looks for a key: `found` is its index, or the size.
    fn search(&self, key: &str) -> String {
        let Map { key: of, size, .. } = self;
        let at = of.replace("@", "found");
        format!("found = 0; do :: found < {size} && !same_value({at}, {key}) -> found++ :: else -> break od")
    }

    fn key_at(&self, index: &str) -> String {
        self.key.replace('@', index)
    }

    fn value_at(&self, index: &str) -> String {
        self.value.replace('@', index)
    }

    /// Puts a key in that is not there: keys are in the order of their numbers, so that maps are told apart by what is
    /// in them.
    fn insertion(&self, key: &str, value: &str) -> String {
        let Map { size, cells, .. } = self;
        let (k, v) = (|at| self.key_at(at), |at| self.value_at(at));
        format!(
            "assert({size} + 1 <= {cells}); found = {size}; do :: found > 0 && {} > {key} -> {} = {}; {} = {}; found-- \
             :: else -> break od; {} = {key}; {} = {value}; {size}++",
            k("found - 1"),
            k("found"),
            k("found - 1"),
            v("found"),
            v("found - 1"),
            k("found"),
            v("found")
        )
    }

    /// Takes the key that was found out.
    fn removal(&self) -> String {
        let size = &self.size;
        let (k, v) = (|at| self.key_at(at), |at| self.value_at(at));
        format!(
            "{size}--; do :: found < {size} -> {} = {}; {} = {}; found++ :: else -> break od; {} = null; {} = null",
            k("found"),
            k("found + 1"),
            v("found"),
            v("found + 1"),
            k("found"),
            v("found")
        )
    }
}

impl Body<'_, '_> {
    pub(super) fn use_map(&mut self, invocation: &Invocation<'_>, what: Use) {
        let (Some((key, slot)), Some((value, _)), Some((size, _))) =
            (self.held(invocation, 0), self.held(invocation, 1), self.value(invocation, 2))
        else {
            return;
        };
        let id = invocation.id;
        self.variables.insert(String::from("found"), "short");
        let cells = self.cells_of_queues(slot.class);
        let at = |name: &str| format!("{name}({}, @)", invocation.object);
        let map = Map { key: at(&key), value: at(&value), size, cells };
        match what {
            Use::Make => {
                if invocation.statement.operands.len() > 1 {
                    self.require(invocation, 1, 0, SIZE);
                }
                self.demand_cells(invocation, usize::MAX);
            }
            Use::Size | Use::IsEmpty => {
                self.must_be_alone(invocation);
                let deed = self.deed_here(id);
                let read = match what {
                    Use::Size => invocation.reading(map.size.clone(), deed),
                    _ => invocation.reading(format!("({} == 0)", map.size), deed).boolean(),
                };
                self.define(id, read);
            }
            _ => self.access_key(invocation, &map, what),
        }
    }

    /// The counters of a map are known where no other thread is alive.
    fn must_be_alone(&mut self, invocation: &Invocation<'_>) {
        let threads = self.cx.objects.threads(self.cx.thread);
        let others = (1..threads).map(|thread| format!("(status[{thread}] != alive || me == {thread})"));
        let alone = others.collect::<Vec<_>>().join(" && ");
        let alone = if alone.is_empty() { String::from("true") } else { alone };
        let at = self.cx.setting.words(self.place(invocation.id));
        let number = self.cx.unmodelled(format!("the size of a map while other threads are alive, at {at}"));
        self.step(invocation.id, &format!("if :: {alone} :: else -> unmodelled({number}) fi;"));
    }

    fn access_key(&mut self, invocation: &Invocation<'_>, map: &Map, what: Use) {
        let id = invocation.id;
        let key = invocation.argument(1);
        self.compare_by_number(invocation, 1);
        self.raise_if(id, &format!("{key} == null"), NULL);
        self.tell_equal(invocation, &key);
        let (second, third) = (invocation.argument(2), invocation.argument(3));
        for number in 2..invocation.arguments.len() {
            if what != Use::GetOrDefault && what != Use::RemoveValue {
                self.raise_if(id, &format!("{} == null", invocation.argument(number)), NULL);
            }
        }
        let gives_bool = matches!(what, Use::ContainsKey | Use::RemoveValue | Use::ReplaceValue);
        let got = if gives_bool { self.free_variable("got", "bool") } else { self.got("ref") };
        let (search, value) = (map.search(&key), map.value_at("found"));
        let there = match what {
            Use::Get | Use::GetOrDefault | Use::PutIfAbsent => format!("{got} = {value}"),
            Use::ContainsKey => format!("{got} = true"),
            Use::Put | Use::Replace => format!("{got} = {value}; {value} = {second}"),
            Use::Remove => format!("{got} = {value}; {}", map.removal()),
            _ => {
                self.compare_by_number(invocation, 2);
                let change = match what {
                    Use::RemoveValue => map.removal(),
                    _ => format!("{value} = {third}"),
                };
                format!(
                    "told_equal({value}, {second}); {got} = same_value({value}, {second}); if :: {got} -> {change} :: else fi"
                )
            }
        };
        let missing = match what {
            Use::Put | Use::PutIfAbsent => format!("{got} = null; {}", map.insertion(&key, &second)),
            Use::GetOrDefault => format!("{got} = {second}"),
            _ if gives_bool => format!("{got} = false"),
            _ => format!("{got} = null"),
        };
        let text = format!("{search}; if :: found < {} -> {there} :: else -> {missing} fi; found = 0", map.size);
        self.step(id, &format!("atomic {{ {text} }};"));
        if invocation.statement.to.is_some() {
            self.define(id, Expression { is_boolean: gives_bool, ..Expression::atom(got) });
        }
    }

    /// Whether something is equal must be known by its number.
    fn tell_equal(&mut self, invocation: &Invocation<'_>, object: &str) {
        self.cx.asked.borrow_mut().told = true;
        self.cx.asked.borrow_mut().equals = true;
        self.writer.statement(&format!("told_equal({object}, {object});"), self.line(invocation.id), None);
    }

    /// Refuses an operand whose `equals` is one of the program's, and keys of a skip list that have no order of theirs.
    fn compare_by_number(&mut self, invocation: &Invocation<'_>, number: usize) {
        let (world, points_to) = (self.cx.world(), self.cx.world().points_to());
        let Some(operand) = invocation.statement.operands.get(number) else { return };
        let equals = self.cx.program().load("java/lang/Object").ok();
        let equals = equals.and_then(|class| class.declared_method("equals", "(Ljava/lang/Object;)Z"));
        let map = points_to.of(self.method, invocation.statement.operands[0]);
        let is_list = |one| points_to.object(one).class.is_some_and(|class| class.name.contains("SkipList"));
        let is_sorted = map.iter().any(is_list) && number == 1;
        let mut objects: Vec<ObjectNumber> = points_to.of(self.method, *operand).iter().collect();
        if number == 2 {
            objects.extend(map.iter().flat_map(|one| points_to.contents(one).iter().collect::<Vec<_>>()));
        }
        let is_strange = |one: &ObjectNumber| {
            if matches!(*one, ObjectNumber::LIBRARY | ObjectNumber::TEXT) {
                return false;
            }
            let selected = points_to.object(*one).class.zip(equals);
            let selected = selected.and_then(|(class, equals)| dispatch::select(class, equals).ok());
            is_sorted || selected.is_some_and(|selected| world.is_own(selected.class))
        };
        if objects.iter().any(is_strange) {
            let what = "a map whose keys or values are compared by methods of the program";
            self.cx.refuse(what, Some(self.place(invocation.id)));
        }
    }
}
