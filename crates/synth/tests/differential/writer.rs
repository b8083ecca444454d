//! The class writer itself: instructions and tables that no synthesised class happens to need.

use synth::class_writer::{ACC_STATIC, ClassWriter, CodeWriter};
use synth::descriptor::Type;

use crate::java::Workshop;

const BUILDER: &str = "java/lang/StringBuilder";

fn divide(code: &mut CodeWriter<'_>) {
    let (start, end, handler) = (code.new_label(), code.new_label(), code.new_label());
    code.bind(start).load(&Type::Int, 0).load(&Type::Int, 1).invoke_static("java/lang/Math", "floorDiv", "(II)I");
    code.return_value(&Type::Int).bind(end);
    code.catch(start, end, handler, Some("java/lang/ArithmeticException"));
    code.bind(handler).pop(&Type::reference("java/lang/Throwable")).push_int(-1).return_value(&Type::Int);
}

fn numbers(code: &mut CodeWriter<'_>) {
    code.new_object(BUILDER).dup().invoke_special(BUILDER, "<init>", "()V");
    for value in [-1, 127, -129, 32_768] {
        append(code.push_int(value), "I");
    }
    append(code.push_long(1), "J");
    append(code.push_long(1 << 40), "J");
    append(code.push_float(0.0), "F");
    append(code.push_float(-0.0), "F");
    append(code.push_double(0.0), "D");
    append(code.push_double(-0.0), "D");
    code.invoke_virtual(BUILDER, "toString", "()Ljava/lang/String;").return_value(&Type::reference("java/lang/String"));
}

fn append(code: &mut CodeWriter<'_>, of_type: &str) {
    code.invoke_virtual(BUILDER, "append", &format!("({of_type})L{BUILDER};"));
}

fn far_local(code: &mut CodeWriter<'_>) {
    let mut local = 0;
    while local < 300 {
        local = code.new_local(&Type::Long);
    }
    code.push_long(42).store(&Type::Long, local).load(&Type::Long, local).return_value(&Type::Long);
}

#[test]
fn written_code_runs() {
    let mut class = ClassWriter::new("Written");
    class.method(ACC_STATIC, "divide", "(II)I", divide);
    class.method(ACC_STATIC, "numbers", "()Ljava/lang/String;", numbers);
    class.method(ACC_STATIC, "farLocal", "()J", far_local);
    class.method(ACC_STATIC, "throwing", "()V", |code| {
        let error = "java/lang/IllegalStateException";
        code.new_object(error).dup().invoke_special(error, "<init>", "()V").throw();
    });
    let workshop = Workshop::new("writer");
    workshop.add("Written", &class.finish().unwrap());
    workshop.compare("WriterDriver", 17, 5);
}
