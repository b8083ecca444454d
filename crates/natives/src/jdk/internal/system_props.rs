//! `jdk.internal.util.SystemProps$Raw`: the system properties, the same on every machine.

use vm::{Detoured, Machine, Native, NativeEntry, Reference, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "jdk/internal/util/SystemProps$Raw.vmProperties()[Ljava/lang/String;" => vm_properties,
    implements "jdk/internal/util/SystemProps$Raw.platformProperties()[Ljava/lang/String;" => platform_properties,
];

/// Properties by the name of their index constant. Language, zone and encodings are fixed: a run must not depend on the
/// host.
const PLATFORM: &[(&str, &str)] = &[
    ("_display_country_NDX", "US"),
    ("_display_language_NDX", "en"),
    ("_file_encoding_NDX", "UTF-8"),
    ("_file_separator_NDX", "/"),
    ("_java_io_tmpdir_NDX", "/tmp"),
    ("_line_separator_NDX", "\n"),
    ("_native_encoding_NDX", "UTF-8"),
    ("_os_arch_NDX", "amd64"),
    ("_os_name_NDX", "Linux"),
    ("_os_version_NDX", "1"),
    ("_path_separator_NDX", ":"),
    ("_stderr_encoding_NDX", "UTF-8"),
    ("_stdout_encoding_NDX", "UTF-8"),
    ("_stdin_encoding_NDX", "UTF-8"),
    ("_sun_arch_abi_NDX", ""),
    ("_sun_arch_data_model_NDX", "64"),
    ("_sun_cpu_endian_NDX", "little"),
    ("_sun_io_unicode_encoding_NDX", "UnicodeLittle"),
    ("_sun_jnu_encoding_NDX", "UTF-8"),
    ("_sun_stderr_encoding_NDX", "UTF-8"),
    ("_sun_stdout_encoding_NDX", "UTF-8"),
    ("_user_dir_NDX", "/"),
    ("_user_home_NDX", "/"),
    ("_user_name_NDX", "sojourner"),
];

fn vm_properties(machine: &mut Machine, _arguments: &[u64]) -> Native {
    let settings = machine.settings.clone();
    let feature = settings.feature.to_string();
    let pairs = [
        ("java.home", settings.java_home.as_str()),
        ("java.vm.specification.name", "Java Virtual Machine Specification"),
        ("java.vm.specification.vendor", "Oracle Corporation"),
        ("java.vm.specification.version", &feature),
        ("java.vm.name", "Sojourner"),
        ("java.vm.vendor", "Sojourner"),
        ("java.vm.version", env!("CARGO_PKG_VERSION")),
        ("java.vm.info", "model checker"),
        ("java.class.path", &settings.class_path),
        ("java.library.path", ""),
        ("sun.boot.library.path", ""),
        ("java.vm.compressedOopsMode", "32-bit"),
        ("jdk.debug", "release"),
        ("user.timezone", "UTC"),
        // Reflection through natives, not through generated classes and method handles.
        ("jdk.reflect.useNativeAccessorOnly", "true"),
        ("sun.reflect.inflationThreshold", "2147483647"),
        ("sun.reflect.noInflation", "false"),
    ];
    let texts: Vec<&str> = pairs.iter().flat_map(|(key, value)| [*key, *value]).collect();
    strings(machine, &texts).into()
}

fn strings(machine: &mut Machine, texts: &[&str]) -> Detoured<Reference> {
    let mut elements = Vec::with_capacity(texts.len() + 2);
    for text in texts {
        elements.push(machine.intern(text)?);
    }
    // The list ends with a null key.
    elements.extend([Reference::NULL, Reference::NULL]);
    machine.new_reference_array(machine.known.string_array, &elements)
}

fn platform_properties(machine: &mut Machine, _arguments: &[u64]) -> Native {
    platform(machine).into()
}

fn platform(machine: &mut Machine) -> Detoured<Reference> {
    let raw = machine.program.load("jdk/internal/util/SystemProps$Raw");
    let raw = machine.linked(raw)?;
    let length = machine.static_field(raw, "FIXED_LENGTH")? as u32;
    let array = machine.allocate_array(machine.known.string_array, length)?;
    for (constant, value) in PLATFORM {
        if !raw.fields().iter().any(|field| field.name == *constant) {
            continue;
        }
        let index = machine.static_field(raw, constant)? as u32;
        let string = machine.intern(value)?;
        machine.heap.set_element(array, index, 2, string.slot());
    }
    Ok(array)
}
