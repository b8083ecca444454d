//! The three attributes of a jar's manifest that matter for running it.
//!
//! Follows: JAR File Specification, "JAR Manifest": attributes are `Name: value` lines, a line that starts with a space
//! continues the one before it, and the main section ends at the first empty line.

/// The main section of `META-INF/MANIFEST.MF`, as far as it is needed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Manifest {
    /// The binary name of the class with the main method (`Main-Class`).
    pub main_class: Option<String>,
    /// The relative addresses of further jars and directories (`Class-Path`), still encoded as in the file.
    pub class_path: Vec<String>,
    /// Whether `META-INF/versions` is in force (`Multi-Release`).
    pub multi_release: bool,
}

impl Manifest {
    /// Reads the main section; the error is a sentence that names the line.
    pub fn parse(text: &str) -> Result<Manifest, String> {
        let mut manifest = Manifest::default();
        for (name, value) in main_section(text)? {
            manifest.set(&name, value.trim());
        }
        Ok(manifest)
    }

    fn set(&mut self, name: &str, value: &str) {
        if name.eq_ignore_ascii_case("Main-Class") {
            self.main_class = Some(value.to_string()).filter(|class| !class.is_empty());
        } else if name.eq_ignore_ascii_case("Class-Path") {
            self.class_path = value.split_whitespace().map(str::to_string).collect();
        } else if name.eq_ignore_ascii_case("Multi-Release") {
            self.multi_release = value.eq_ignore_ascii_case("true");
        }
    }
}

fn main_section(text: &str) -> Result<Vec<(String, String)>, String> {
    let mut attributes: Vec<(String, String)> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.is_empty() {
            break;
        }
        if let (Some(rest), Some((_, value))) = (line.strip_prefix(' '), attributes.last_mut()) {
            value.push_str(rest);
        } else {
            let (name, value) =
                line.split_once(':').ok_or_else(|| format!("line {number}: not an attribute: {line}"))?;
            attributes.push((name.to_string(), value.to_string()));
        }
    }
    Ok(attributes)
}

#[cfg(test)]
mod tests {
    use super::Manifest;

    #[test]
    fn continued_lines_are_joined_and_later_sections_ignored() {
        let text = "Manifest-Version: 1.0\r\nMain-Class: shop.Ma\r\n in\r\nClass-Path: a.jar lib/b.j\r\n ar\r\nmulti-release: TRUE\r\n\r\nName: x\r\nMain-Class: Other\r\n";
        let expected = Manifest {
            main_class: Some("shop.Main".to_string()),
            class_path: vec!["a.jar".to_string(), "lib/b.jar".to_string()],
            multi_release: true,
        };
        assert_eq!(Manifest::parse(text), Ok(expected));
    }

    #[test]
    fn an_empty_manifest_says_nothing() {
        assert_eq!(Manifest::parse(""), Ok(Manifest::default()));
    }

    #[test]
    fn a_line_without_a_colon_is_named() {
        assert_eq!(Manifest::parse("A: 1\nnonsense\n"), Err("line 2: not an attribute: nonsense".to_string()));
        assert_eq!(Manifest::parse(" leading\n"), Err("line 1: not an attribute:  leading".to_string()));
    }
}
