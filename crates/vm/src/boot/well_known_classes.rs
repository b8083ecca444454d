//! The JDK classes and fields the VM itself touches, found once at boot.
//!
//! A field that this JDK does not have is an error of the boot, named with its class: a changed JDK is reported, not
//! guessed.

use program::layout::HEADER_WORDS;
use program::{ClassRef, LinkError, LinkErrorKind, Program};

/// Word offset of an instance field from the start of its object.
pub(crate) type Offset = u32;

macro_rules! known {
    (classes { $($class:ident = $class_name:literal),* $(,)? } fields { $($field:ident = $owner:ident . $field_name:literal),* $(,)? }
     optional { $($optional:ident = $optional_owner:ident . $optional_name:literal),* $(,)? }) => {
        /// Classes and instance-field offsets; optional ones exist in some JDK releases only.
        pub struct Known { $(pub $class: ClassRef,)* $(pub $field: Offset,)* $(pub $optional: Option<Offset>,)* }

        impl Known {
            /// Loads the classes and finds the fields.
            pub fn load(program: &Program) -> Result<Known, LinkError> {
                $(let $class = program.load($class_name)?;)*
                Ok(Known {
                    $($field: offset($owner, $field_name)?,)*
                    $($optional: offset($optional_owner, $optional_name).ok(),)*
                    $($class,)*
                })
            }
        }
    };
}

known! {
    classes {
        object = "java/lang/Object",
        class = "java/lang/Class",
        string = "java/lang/String",
        byte_array = "[B",
        boolean_array = "[Z",
        char_array = "[C",
        int_array = "[I",
        long_array = "[J",
        object_array = "[Ljava/lang/Object;",
        string_array = "[Ljava/lang/String;",
        class_array = "[Ljava/lang/Class;",
        throwable = "java/lang/Throwable",
        thread = "java/lang/Thread",
        thread_group = "java/lang/ThreadGroup",
        system = "java/lang/System",
        module = "java/lang/Module",
        reference = "java/lang/ref/Reference",
        member_name = "java/lang/invoke/MemberName",
        method_type = "java/lang/invoke/MethodType",
        method_handle = "java/lang/invoke/MethodHandle",
        lambda_form = "java/lang/invoke/LambdaForm",
        form_name = "java/lang/invoke/LambdaForm$Name",
        named_function = "java/lang/invoke/LambdaForm$NamedFunction",
        var_handle = "java/lang/invoke/VarHandle",
        var_form = "java/lang/invoke/VarForm",
    }
    fields {
        string_value = string."value",
        string_coder = string."coder",
        class_component = class."componentType",
        class_module = class."module",
        class_loader = class."classLoader",
        class_name = class."name",
        throwable_message = throwable."detailMessage",
        throwable_cause = throwable."cause",
        throwable_backtrace = throwable."backtrace",
        throwable_stack_trace = throwable."stackTrace",
        throwable_depth = throwable."depth",
        throwable_suppressed = throwable."suppressedExceptions",
        thread_name = thread."name",
        thread_id = thread."tid",
        thread_eetop = thread."eetop",
        thread_handler = thread."uncaughtExceptionHandler",
        thread_interrupted = thread."interrupted",
        group_name = thread_group."name",
        group_max_priority = thread_group."maxPriority",
        module_name = module."name",
        module_loader = module."loader",
        referent = reference."referent",
        member_class = member_name."clazz",
        member_text = member_name."name",
        member_type = member_name."type",
        member_flags = member_name."flags",
        member_method = member_name."method",
        type_result = method_type."rtype",
        type_parameters = method_type."ptypes",
        handle_type = method_handle."type",
        handle_form = method_handle."form",
        form_names = lambda_form."names",
        form_arity = lambda_form."arity",
        form_result = lambda_form."result",
        form_entry = lambda_form."vmentry",
        name_type = form_name."type",
        name_index = form_name."index",
        name_function = form_name."function",
        name_arguments = form_name."arguments",
        function_member = named_function."member",
        function_handle = named_function."resolvedHandle",
        var_handle_form = var_handle."vform",
        var_handle_exact = var_handle."exact",
        var_form_implementation = var_form."implClass",
    }
    optional {
        thread_holder = thread."holder",
        thread_group_field = thread."group",
        thread_priority = thread."priority",
        thread_daemon = thread."daemon",
        thread_status = thread."threadStatus",
        thread_interrupt_lock = thread."interruptLock",
        thread_blocker_lock = thread."blockerLock",
        thread_context_loader = thread."contextClassLoader",
        class_primitive = class."primitive",
        class_modifiers = class."modifiers",
        class_flags = class."classFileAccessFlags",
        class_data = class."classData",
    }
}

fn offset(class: ClassRef, name: &str) -> Result<Offset, LinkError> {
    let field = class.field_named(name).filter(|field| !field.is_static());
    let missing =
        || LinkError::new(LinkErrorKind::NoSuchField, format!("{}.{name}, which the VM needs", class.java_name()));
    field.map(|field| HEADER_WORDS + field.word).ok_or_else(missing)
}
