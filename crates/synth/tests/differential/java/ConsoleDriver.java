import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.MethodModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;

/** A real PrintStream against the console stream, whose natives are given a body here (JDK 24 on). */
public class ConsoleDriver {
    private static final ByteArrayOutputStream emitted = new ByteArrayOutputStream();
    private static int emissions;

    public static void emit(String text) { emissions++; emitted.writeBytes(text.getBytes(StandardCharsets.UTF_8)); }
    public static void emitBytes(byte[] bytes, int from, int length) { emissions++; emitted.write(bytes, from, length); }

    /** Has the two natives call the static methods above. */
    static byte[] withBodies(byte[] bytes) {
        ClassFile files = ClassFile.of(ClassFile.StackMapsOption.DROP_STACK_MAPS);
        return files.transformClass(files.parse(bytes), (builder, element) -> {
            if (!(element instanceof MethodModel method) || (method.flags().flagsMask() & Modifier.NATIVE) == 0) {
                builder.with(element);
                return;
            }
            MethodTypeDesc type = method.methodTypeSymbol();
            builder.withMethodBody(method.methodName().stringValue(), type, Modifier.PRIVATE, code -> {
                code.aload(1);
                if (type.parameterCount() == 3) code.iload(2).iload(3);
                code.invokestatic(ClassDesc.of("ConsoleDriver"), method.methodName().stringValue(), type).return_();
            });
        });
    }

    static PrintStream made() throws Exception {
        byte[] bytes = withBodies(Files.readAllBytes(Path.of("synthesised", "ConsoleStream.class")));
        Class<?> stream = new ClassLoader(ConsoleDriver.class.getClassLoader()) {
            Class<?> define() { return defineClass("sojourner.ConsoleStream", bytes, 0, bytes.length); }
        }.define();
        Field unsafe = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        unsafe.setAccessible(true);
        sun.misc.Unsafe maker = (sun.misc.Unsafe) unsafe.get(null);
        Object made = maker.allocateInstance(stream);
        Field twin = stream.getDeclaredField("twin");
        twin.setAccessible(true);
        twin.set(made, maker.allocateInstance(stream));
        return (PrintStream) made;
    }

    /** The bytes that come out, what is thrown and whether the stream is in trouble. */
    static Object viaReal(Consumer<PrintStream> use) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        String thrown = Harness.outcome(() -> { use.accept(stream); return ""; });
        stream.flush();
        return bytes.toString(StandardCharsets.UTF_8) + thrown;
    }

    static Object viaMade(Consumer<PrintStream> use) throws Exception {
        emitted.reset();
        PrintStream stream = made();
        String thrown = Harness.outcome(() -> { use.accept(stream); return ""; });
        return emitted.toString(StandardCharsets.UTF_8) + thrown;
    }

    static void same(String name, Consumer<PrintStream> use) {
        Harness.compare(name, () -> viaReal(use), () -> viaMade(use));
    }

    static final Object SILENT = new Object() { @Override public String toString() { return null; } };

    public static void main(String[] arguments) throws Exception {
        same("print", s -> { s.print(true); s.print('c'); s.print(1); s.print(2L); s.print(1.5f); s.print(-0.0); });
        same("print references", s -> { s.print("text"); s.print((String) null); s.print(new char[] { 'a', '\u20ac' }); s.print((Object) 7); s.print((Object) null); });
        same("println", s -> { s.println(true); s.println('c'); s.println(1); s.println(2L); s.println(1.5f); s.println(-0.0); s.println(); });
        same("println references", s -> { s.println("text"); s.println((String) null); s.println(new char[] { 'a' }); s.println((Object) 7); s.println((Object) null); });
        same("null characters", s -> s.print((char[]) null));
        same("null characters line", s -> s.println((char[]) null));
        same("silent print", s -> s.print(SILENT));
        same("silent println", s -> s.println(SILENT));
        same("bytes", s -> { s.write('A'); s.write(0x141); s.writeBytes(new byte[] { 66, 67 }); s.write(new byte[] { 68, 69, 70 }, 1, 2); });
        same("null bytes", s -> s.writeBytes(null));
        same("printf", s -> s.printf("%d %s%n", 1, "two").format(Locale.GERMANY, "%.2f|", 1.5).append("x").append('y').append("zzz", 1, 2));
        same("printf without arguments", s -> s.printf("100%%"));
        same("printf fails", s -> s.printf("before %d after", "text"));
        same("printf null", s -> s.printf(null));
        same("printf of other texts", s -> s.printf("%s %5s|%n", new StringBuilder("b"), null).printf("%s%n", SILENT));
        same("closed", s -> { s.print("a"); s.close(); s.println("b"); s.printf("c"); s.write(1); s.close(); });
        same("closed in trouble", s -> { s.close(); throw s.checkError() ? new IllegalStateException() : new ArithmeticException(); });
        same("print after close in trouble", s -> { s.close(); s.print(1); throw s.checkError() ? new IllegalStateException() : new ArithmeticException(); });
        same("flush after close in trouble", s -> { s.close(); s.flush(); throw s.checkError() ? new IllegalStateException() : new ArithmeticException(); });
        same("open without trouble", s -> { s.flush(); throw s.checkError() ? new IllegalStateException() : new ArithmeticException(); });
        Harness.compare("bad range", () -> "IndexOutOfBoundsException", () -> {
            try { made().write(new byte[2], 1, 2); return "nothing"; } catch (IndexOutOfBoundsException thrown) { return thrown.getClass().getSimpleName(); }
        });
        Harness.compare("one emission each", () -> 4, () -> {
            PrintStream stream = made();
            emissions = 0;
            stream.println("a"); stream.println(1); stream.println((Object) "x"); stream.printf("%d %d %d", 1, 2, 3);
            return emissions;
        });
    }
}
