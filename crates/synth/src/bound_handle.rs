//! The classes of bound method handles: one for each sequence of basic types that a handle can hold.
//!
//! Follows the schema that `java.lang.invoke.ClassSpecializer` documents for the species of `BoundMethodHandle`, in JDK
//! 17 to
//! 25. The JDK brings some species with it and generates the others at run time; this is what it would generate.

use crate::class_writer::{ACC_FINAL, ACC_PRIVATE, ACC_STATIC, ClassWriter, CodeWriter};
use crate::descriptor::{MethodDescriptor, Type};
use crate::error::SynthesisError;
use crate::lambda_form::BasicType;

const TOP: &str = "java/lang/invoke/BoundMethodHandle";
const SPECIES_DATA: &str = "java/lang/invoke/BoundMethodHandle$SpeciesData";
const SPECIES_FIELD: &str = "BMH_SPECIES";
const METHOD_HANDLE: &str = "java/lang/invoke/MethodHandle";
const OBJECT: &str = "java/lang/Object";
/// What every constructor takes first: the type and the form of the handle.
const TYPE_AND_FORM: [&str; 2] = ["java/lang/invoke/MethodType", "java/lang/invoke/LambdaForm"];
/// The values that a copy can have in addition, in the order in which the JDK numbers its transforms.
const EXTENSIONS: [(&str, Option<BasicType>); 6] = [
    ("copyWithExtendL", Some(BasicType::L)),
    ("copyWithExtendI", Some(BasicType::I)),
    ("copyWithExtendJ", Some(BasicType::J)),
    ("copyWithExtendF", Some(BasicType::F)),
    ("copyWithExtendD", Some(BasicType::D)),
    ("copyWith", None),
];

/// The species of the internal name `java/lang/invoke/BoundMethodHandle$Species_` and the letters of its basic types.
pub fn synthesize(class_name: &str) -> Result<Vec<u8>, SynthesisError> {
    let letters = class_name.strip_prefix(TOP).and_then(|rest| rest.strip_prefix("$Species_"));
    let fields = letters.and_then(|letters| letters.chars().map(basic_type).collect::<Option<Vec<Type>>>());
    let Some(fields) = fields else {
        return Err(SynthesisError::Unsupported(format!("a species of the name {class_name}")));
    };
    let species = Species { class_name, fields };
    let mut class = ClassWriter::new(class_name);
    class.extends(TOP).field(ACC_STATIC, SPECIES_FIELD, &format!("L{SPECIES_DATA};"));
    for (index, field) in species.fields.iter().enumerate() {
        class.field(ACC_FINAL, &field_name(index, field), &field.descriptor());
    }
    species.write_data(&mut class);
    species.write_constructor(&mut class);
    species.write_factory(&mut class);
    for (number, (name, extension)) in EXTENSIONS.iter().enumerate() {
        species.write_copy(&mut class, number, name, *extension);
    }
    class.finish()
}

fn basic_type(letter: char) -> Option<Type> {
    let basic = match letter {
        'L' => BasicType::L,
        'I' => BasicType::I,
        'J' => BasicType::J,
        'F' => BasicType::F,
        'D' => BasicType::D,
        _ => return None,
    };
    Some(basic.as_type())
}

fn field_name(index: usize, of_type: &Type) -> String {
    let letter = if of_type.is_primitive() { of_type.descriptor() } else { "L".to_owned() };
    format!("arg{letter}{index}")
}

struct Species<'name> {
    class_name: &'name str,
    fields: Vec<Type>,
}

impl Species<'_> {
    fn constructor(&self) -> MethodDescriptor {
        let first = TYPE_AND_FORM.iter().map(|class| Type::reference(class));
        MethodDescriptor { parameters: first.chain(self.fields.iter().cloned()).collect(), result: Type::Void }
    }

    fn write_data(&self, class: &mut ClassWriter) {
        class.method(ACC_FINAL, "speciesData", &format!("()L{SPECIES_DATA};"), |code| {
            self.push_data(code);
            code.return_value(&Type::reference(SPECIES_DATA));
        });
    }

    fn push_data(&self, code: &mut CodeWriter<'_>) {
        code.get_static(self.class_name, SPECIES_FIELD, &format!("L{SPECIES_DATA};"));
    }

    fn write_constructor(&self, class: &mut ClassWriter) {
        class.method(ACC_PRIVATE, "<init>", &self.constructor().descriptor(), |code| {
            let [handle_type, form] = TYPE_AND_FORM;
            code.load_reference(0).load_reference(1).load_reference(2);
            code.invoke_special(TOP, "<init>", &format!("(L{handle_type};L{form};)V"));
            let mut local = 3;
            for (index, field) in self.fields.iter().enumerate() {
                code.load_reference(0).load(field, local);
                code.put_field(self.class_name, &field_name(index, field), &field.descriptor());
                local += field.slots();
            }
            code.return_void();
        });
    }

    fn write_factory(&self, class: &mut ClassWriter) {
        let constructor = self.constructor();
        let factory = MethodDescriptor { result: Type::reference(TOP), ..constructor.clone() };
        class.method(ACC_STATIC, "make", &factory.descriptor(), |code| {
            code.new_object(self.class_name).dup();
            let mut local = 0;
            for parameter in &factory.parameters {
                code.load(parameter, local);
                local += parameter.slots();
            }
            code.invoke_special(self.class_name, "<init>", &constructor.descriptor());
            code.return_value(&factory.result);
        });
    }

    /// A copy with another type and form, and perhaps one more value: made by a handle that the species data has.
    fn write_copy(&self, class: &mut ClassWriter, number: usize, name: &str, extension: Option<BasicType>) {
        let extension = extension.map(BasicType::as_type);
        let first = TYPE_AND_FORM.iter().map(|class| Type::reference(class));
        let parameters = first.chain(extension.clone()).collect();
        let copy = MethodDescriptor { parameters, result: Type::reference(TOP) };
        let object = Type::reference(OBJECT);
        let basic = [object.clone(), object.clone()].into_iter().chain(self.fields.iter().cloned());
        let helper = MethodDescriptor { parameters: basic.chain(extension.clone()).collect(), result: object };
        class.method(ACC_FINAL, name, &copy.descriptor(), |code| {
            self.push_data(code);
            code.push_int(number as i32);
            code.invoke_virtual(SPECIES_DATA, "transformHelper", &format!("(I)L{METHOD_HANDLE};"));
            code.load_reference(1).load_reference(2);
            for (index, field) in self.fields.iter().enumerate() {
                code.load_reference(0).get_field(self.class_name, &field_name(index, field), &field.descriptor());
            }
            if let Some(extension) = &extension {
                code.load(extension, 3);
            }
            code.invoke_virtual(METHOD_HANDLE, "invokeBasic", &helper.descriptor()).check_cast(TOP);
            code.return_value(&copy.result);
        });
    }
}
