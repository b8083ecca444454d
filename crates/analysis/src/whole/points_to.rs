//! What variables, fields and elements may refer to.

use super::adoption::Adoption;
use super::constraints::{Constraints, NodeId};
use super::objects::{Object, ObjectKind, ObjectNumber, Objects};
use super::place::MethodNumber;
use super::set::ObjectSet;
use super::solver::{Key, Use};
use flow::form::{Value, VariableId};
use program::{ClassRef, FieldRef};
use rustc_hash::FxHashMap;

/// The solution: for each variable and field the objects that it may refer to. Never too few in a closed world.
pub struct PointsTo {
    constraints: Constraints<Use>,
    objects: Vec<Object>,
    first_variables: Vec<NodeId>,
    keyed: FxHashMap<Key, NodeId>,
    held: NodeId,
    several: Vec<bool>,
    /// For each object everything that its fields and elements may refer to.
    contents: Vec<ObjectSet>,
    nothing: ObjectSet,
    adoption: Adoption,
}

/// What the solver has found.
pub(super) struct Solution {
    pub(super) constraints: Constraints<Use>,
    pub(super) objects: Objects,
    pub(super) first_variables: Vec<NodeId>,
    pub(super) keyed: FxHashMap<Key, NodeId>,
    pub(super) held: NodeId,
    pub(super) several: Vec<bool>,
    /// What lambdas have captured.
    pub(super) captured: Vec<(ObjectNumber, NodeId)>,
    pub(super) adoption: Adoption,
}

impl PointsTo {
    pub(super) fn new(solution: Solution) -> PointsTo {
        let Solution { constraints, objects, first_variables, keyed, held, several, captured, adoption } = solution;
        let objects = objects.into_all();
        let mut contents = vec![ObjectSet::default(); objects.len()];
        let mut parts: Vec<(ObjectNumber, NodeId)> =
            keyed.iter().filter_map(|(key, node)| Some((owner(*key)?, *node))).collect();
        parts.extend(captured);
        parts.sort();
        for (object, node) in parts {
            contents[object.0 as usize].unite(constraints.set(node));
        }
        contents[ObjectNumber::LIBRARY.0 as usize].unite(constraints.set(held));
        let nothing = ObjectSet::default();
        PointsTo { constraints, objects, first_variables, keyed, held, several, contents, nothing, adoption }
    }

    /// All objects.
    pub fn objects(&self) -> impl Iterator<Item = ObjectNumber> + use<> {
        (0..self.objects.len() as u32).map(ObjectNumber)
    }

    pub fn object(&self, object: ObjectNumber) -> &Object {
        &self.objects[object.0 as usize]
    }

    /// Whether it may stand for several run-time objects.
    pub fn may_be_several(&self, object: ObjectNumber) -> bool {
        self.several[object.0 as usize]
    }

    /// What a value may be; nothing for null and for what is no reference.
    pub fn of(&self, method: MethodNumber, value: Value) -> ObjectSet {
        match value {
            Value::Variable(variable) => self.of_variable(method, variable).clone(),
            Value::Text(_) => {
                let mut texts = self.keyed(Key::Alone(ObjectNumber::TEXT)).clone();
                texts.insert(ObjectNumber::TEXT);
                texts
            }
            Value::Int(_) | Value::Long(_) | Value::Float(_) | Value::Double(_) | Value::Null => ObjectSet::default(),
        }
    }

    pub fn of_variable(&self, method: MethodNumber, variable: VariableId) -> &ObjectSet {
        self.constraints.set(NodeId(self.first_variables[method.0 as usize].0 + variable.0))
    }

    /// What an instance field of an object may refer to.
    pub fn of_field(&self, object: ObjectNumber, field: FieldRef) -> &ObjectSet {
        let object = if self.adoption.is_own(field.class) { object } else { ObjectNumber::LIBRARY };
        self.keyed(Key::Field(object, field.class.id, field.index))
    }

    pub fn of_static(&self, field: FieldRef) -> &ObjectSet {
        self.keyed(Key::Static(field.class.id, field.index))
    }

    /// What the elements of an array may be.
    pub fn of_elements(&self, array: ObjectNumber) -> &ObjectSet {
        if array == ObjectNumber::LIBRARY { self.held() } else { self.keyed(Key::Elements(array)) }
    }

    /// Everything that the library holds and may hand out.
    pub fn held(&self) -> &ObjectSet {
        self.constraints.set(self.held)
    }

    /// Everything that the fields and elements of an object may refer to; of a lambda what it has captured, of a thread
    /// what it runs.
    pub fn contents(&self, object: ObjectNumber) -> &ObjectSet {
        &self.contents[object.0 as usize]
    }

    /// What a method may return.
    pub fn of_result(&self, method: MethodNumber) -> &ObjectSet {
        self.keyed(Key::Result(method))
    }

    /// What a method may throw.
    pub fn of_thrown(&self, method: MethodNumber) -> &ObjectSet {
        self.keyed(Key::Thrown(method))
    }

    /// Whether two values may be the same object.
    pub fn may_alias(&self, one: (MethodNumber, Value), other: (MethodNumber, Value)) -> bool {
        self.of(one.0, one.1).meets(&self.of(other.0, other.1))
    }

    /// Everything that static fields may refer to.
    pub(super) fn in_static_fields(&self) -> ObjectSet {
        let mut nodes: Vec<NodeId> =
            self.keyed.iter().filter(|(key, _)| matches!(key, Key::Static(..))).map(|(_, node)| *node).collect();
        nodes.sort();
        let mut all = ObjectSet::default();
        nodes.into_iter().for_each(|node| all.unite(self.constraints.set(node)));
        all
    }

    /// The object that stands for the mirror of a class, if own code may use it.
    pub fn mirror_of(&self, class: ClassRef) -> Option<ObjectNumber> {
        self.objects().find(|object| self.object(*object).kind == ObjectKind::Mirror(class))
    }

    fn keyed(&self, key: Key) -> &ObjectSet {
        self.keyed.get(&key).map_or(&self.nothing, |node| self.constraints.set(*node))
    }
}

/// The object that a set is a part of.
fn owner(key: Key) -> Option<ObjectNumber> {
    match key {
        Key::Field(object, ..) | Key::Elements(object) | Key::Target(object) => Some(object),
        Key::Result(_) | Key::Thrown(_) | Key::Raised(..) | Key::Static(..) | Key::HeldAs(..) | Key::Alone(_) => None,
    }
}
