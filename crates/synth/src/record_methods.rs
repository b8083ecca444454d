//! `toString`, `hashCode` and `equals` of a record: the static methods behind the call sites of `ObjectMethods`.
//!
//! Follows `java.lang.runtime.ObjectMethods`: the hash is `31 * hash + hash(component)` from zero, left to right;
//! `equals` compares floating-point components by `compare` and references by `Objects.equals`. The specification
//! leaves the order of these comparisons open; JDK 17 to 25 compare the *last* component first, and so does this class,
//! since a component's own `equals` may be observed. Components are read by `getfield` from private fields, so the VM
//! must not check access for this class.

use crate::class_writer::{ACC_STATIC, ClassWriter, CodeWriter, Label};
use crate::concat::{Piece, push_joined};
use crate::conversion::Wrapper;
use crate::descriptor::Type;
use crate::error::SynthesisError;

const OBJECTS: &str = "java/util/Objects";

/// A component: the private field of the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentSpec {
    /// The name of component and field.
    pub name: String,
    /// The field's descriptor.
    pub descriptor: String,
}

/// One record class. The made class has `toString(R)String`, `hashCode(R)int` and `equals(R, Object)boolean`, all
/// static.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordSpec {
    /// The internal name of the class to make.
    pub class_name: String,
    /// The internal name of the record class.
    pub record: String,
    /// What `Class.getSimpleName` answers for the record class.
    pub simple_name: String,
    /// All components in order.
    pub components: Vec<ComponentSpec>,
}

/// The class with the three methods of a record.
pub fn synthesize(spec: &RecordSpec) -> Result<Vec<u8>, SynthesisError> {
    let mut components = Vec::with_capacity(spec.components.len());
    for component in &spec.components {
        components.push(Component { name: &component.name, of_type: Type::parse(&component.descriptor)? });
    }
    let methods = RecordMethods { spec, components };
    let mut class = ClassWriter::new(&spec.class_name);
    methods.write_to_string(&mut class);
    methods.write_hash_code(&mut class);
    methods.write_equals(&mut class);
    class.finish()
}

struct Component<'spec> {
    name: &'spec str,
    of_type: Type,
}

struct RecordMethods<'spec> {
    spec: &'spec RecordSpec,
    components: Vec<Component<'spec>>,
}

impl RecordMethods<'_> {
    fn write_to_string(&self, class: &mut ClassWriter) {
        let descriptor = format!("(L{};)Ljava/lang/String;", self.spec.record);
        class.method(ACC_STATIC, "toString", &descriptor, |code| {
            push_joined(code, &self.text_pieces());
            code.return_value(&Type::reference("java/lang/String"));
        });
    }

    fn text_pieces(&self) -> Vec<Piece> {
        let mut before = format!("{}[", self.spec.simple_name);
        let mut pieces = Vec::new();
        for component in &self.components {
            pieces.push(literal(&format!("{before}{}=", component.name)));
            pieces.push(Piece::Field {
                owner: self.spec.record.clone(),
                name: component.name.to_owned(),
                of_type: component.of_type.clone(),
            });
            before = ", ".to_owned();
        }
        let end = if self.components.is_empty() { format!("{before}]") } else { "]".to_owned() };
        pieces.push(literal(&end));
        pieces
    }

    fn write_hash_code(&self, class: &mut ClassWriter) {
        let descriptor = format!("(L{};)I", self.spec.record);
        class.method(ACC_STATIC, "hashCode", &descriptor, |code| {
            code.push_int(0);
            for component in &self.components {
                code.push_int(31).multiply_ints();
                self.load_component(code, 0, component);
                push_hash(code, &component.of_type);
                code.add_ints();
            }
            code.return_value(&Type::Int);
        });
    }

    fn write_equals(&self, class: &mut ClassWriter) {
        let descriptor = format!("(L{};Ljava/lang/Object;)Z", self.spec.record);
        class.method(ACC_STATIC, "equals", &descriptor, |code| {
            let (same, different) = (code.new_label(), code.new_label());
            code.load_reference(0).load_reference(1).if_same(same);
            code.load_reference(1).instance_of(&self.spec.record).if_zero(different);
            let other = code.new_local(&Type::reference(&self.spec.record));
            code.load_reference(1).check_cast(&self.spec.record).store(&Type::reference(&self.spec.record), other);
            for component in self.components.iter().rev() {
                self.load_component(code, 0, component);
                self.load_component(code, other, component);
                jump_if_different(code, &component.of_type, different);
            }
            code.bind(same).push_int(1).return_value(&Type::Boolean);
            code.bind(different).push_int(0).return_value(&Type::Boolean);
        });
    }

    fn load_component(&self, code: &mut CodeWriter<'_>, object: u16, component: &Component<'_>) {
        code.load_reference(object).get_field(&self.spec.record, component.name, &component.of_type.descriptor());
    }
}

/// `..., value => ..., hash`: the hash of the wrapper, or of the object, zero for `null`.
fn push_hash(code: &mut CodeWriter<'_>, of_type: &Type) {
    match (of_type, Wrapper::of(of_type)) {
        // The wrappers of these types answer the value itself.
        (Type::Byte | Type::Short | Type::Char | Type::Int, _) => {}
        (_, Some(wrapper)) => {
            code.invoke_static(wrapper.class, "hashCode", &format!("({})I", of_type.descriptor()));
        }
        (_, None) => {
            code.invoke_static(OBJECTS, "hashCode", "(Ljava/lang/Object;)I");
        }
    }
}

/// `..., a, b => ...`
fn jump_if_different(code: &mut CodeWriter<'_>, of_type: &Type, different: Label) {
    match of_type {
        Type::Long => code.compare_longs().if_not_zero(different),
        Type::Float => code.invoke_static("java/lang/Float", "compare", "(FF)I").if_not_zero(different),
        Type::Double => code.invoke_static("java/lang/Double", "compare", "(DD)I").if_not_zero(different),
        Type::Reference(_) => {
            code.invoke_static(OBJECTS, "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z").if_zero(different)
        }
        _ => code.if_ints_differ(different),
    };
}

fn literal(text: &str) -> Piece {
    Piece::Literal(text.encode_utf16().collect())
}
