//! The VM's own classes for resources: URLs whose streams the VM fills, since no file system is visible to the program.
//!
//! A resource that a class loader finds is a URL `resource:/name` with a stream handler of its own; opening it asks the
//! native `open` for the bytes.

use crate::class_writer::{ACC_PUBLIC, ACC_STATIC, ClassWriter, CodeWriter};
use crate::descriptor::Type;
use crate::error::SynthesisError;

/// The class with the static methods.
pub const CLASS: &str = "sojourner/Resources";
/// `(String path) => URL`; the path starts with a slash.
pub const URL: (&str, &str) = ("url", "(Ljava/lang/String;)Ljava/net/URL;");
/// `(String path) => Enumeration` with the one URL.
pub const URLS: (&str, &str) = ("urls", "(Ljava/lang/String;)Ljava/util/Enumeration;");
/// The native `(URL) => InputStream`.
pub(crate) const OPEN: (&str, &str) = ("open", "(Ljava/net/URL;)Ljava/io/InputStream;");
/// The protocol of the URLs.
pub(crate) const PROTOCOL: &str = "resource";

const HANDLER: &str = "sojourner/ResourceHandler";
const CONNECTION: &str = "sojourner/ResourceConnection";
const STREAM_HANDLER: &str = "java/net/URLStreamHandler";
const URL_CONNECTION: &str = "java/net/URLConnection";

/// The class files, in an order in which they can be defined.
pub fn synthesize() -> Result<Vec<Vec<u8>>, SynthesisError> {
    Ok(vec![connection()?, handler()?, entry()?])
}

fn entry() -> Result<Vec<u8>, SynthesisError> {
    let mut class = ClassWriter::new(CLASS);
    class.native_method(ACC_STATIC, OPEN.0, OPEN.1);
    class.method(ACC_STATIC, URL.0, URL.1, |code| {
        push_url(code);
        code.return_value(&Type::reference("java/net/URL"));
    });
    class.method(ACC_STATIC, URLS.0, URLS.1, |code| {
        push_url(code);
        code.invoke_static("java/util/Collections", "singletonList", "(Ljava/lang/Object;)Ljava/util/List;");
        code.invoke_static("java/util/Collections", "enumeration", "(Ljava/util/Collection;)Ljava/util/Enumeration;");
        code.return_value(&Type::reference("java/util/Enumeration"));
    });
    class.finish()
}

fn push_url(code: &mut CodeWriter<'_>) {
    code.new_object("java/net/URL").dup().push_text(PROTOCOL).push_text("").push_int(-1).load_reference(0);
    code.new_object(HANDLER).dup().invoke_special(HANDLER, "<init>", "()V");
    let descriptor = format!("(Ljava/lang/String;Ljava/lang/String;ILjava/lang/String;L{STREAM_HANDLER};)V");
    code.invoke_special("java/net/URL", "<init>", &descriptor);
}

fn handler() -> Result<Vec<u8>, SynthesisError> {
    let mut class = ClassWriter::new(HANDLER);
    class.extends(STREAM_HANDLER);
    class.method(ACC_PUBLIC, "<init>", "()V", |code| {
        code.load_reference(0).invoke_special(STREAM_HANDLER, "<init>", "()V").return_void();
    });
    class.method(ACC_PUBLIC, "openConnection", "(Ljava/net/URL;)Ljava/net/URLConnection;", |code| {
        code.new_object(CONNECTION).dup().load_reference(1).invoke_special(CONNECTION, "<init>", "(Ljava/net/URL;)V");
        code.return_value(&Type::reference(URL_CONNECTION));
    });
    class.finish()
}

fn connection() -> Result<Vec<u8>, SynthesisError> {
    let mut class = ClassWriter::new(CONNECTION);
    class.extends(URL_CONNECTION);
    class.method(ACC_PUBLIC, "<init>", "(Ljava/net/URL;)V", |code| {
        code.load_reference(0).load_reference(1);
        code.invoke_special(URL_CONNECTION, "<init>", "(Ljava/net/URL;)V").return_void();
    });
    class.method(ACC_PUBLIC, "connect", "()V", |code| {
        code.return_void();
    });
    class.method(ACC_PUBLIC, "getInputStream", "()Ljava/io/InputStream;", |code| {
        code.load_reference(0).get_field(URL_CONNECTION, "url", "Ljava/net/URL;");
        code.invoke_static(CLASS, OPEN.0, OPEN.1).return_value(&Type::reference("java/io/InputStream"));
    });
    class.finish()
}
