//@ about: class files no compiler writes today: subroutines with jsr and ret, swap, nop, and versions from Java 1.1 on
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class HandmadeClasses {
    /** A class with one method `static int run(int)` of four stack slots and four locals. */
    static byte[] assemble(String name, int major, int... code) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(0xCAFEBABE);
        out.writeShort(major == 45 ? 3 : 0);
        out.writeShort(major);
        String[] texts = {name, "java/lang/Object", "run", "(I)I", "Code"};
        out.writeShort(texts.length + 3);
        for (String text : texts) {
            out.writeByte(1);
            out.writeUTF(text);
        }
        for (int text = 1; text <= 2; text++) {
            out.writeByte(7);
            out.writeShort(text);
        }
        for (int word : new int[] {0x21, 6, 7, 0, 0, 1, 9, 3, 4, 1, 5}) out.writeShort(word);
        out.writeInt(12 + code.length);
        out.writeShort(4);
        out.writeShort(4);
        out.writeInt(code.length);
        for (int b : code) out.writeByte(b);
        out.writeInt(0);
        out.writeShort(0);
        return bytes.toByteArray();
    }

    static void run(String name, int major, int... code) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        Class<?> made = lookup.defineClass(assemble(name, major, code));
        MethodHandle run = lookup.findStatic(made, "run", MethodType.methodType(int.class, int.class));
        System.out.println(made.getName() + " " + (int) run.invokeExact(0) + " " + (int) run.invokeExact(-7));
    }

    public static void main(String[] args) throws Throwable {
        int[] subroutine = {0xa8, 0, 9, 0xa8, 0, 6, 0x1a, 0xac, 0, 0x4c, 0x1a, 6, 0x5f, 0x64, 5, 0x68, 0x3b, 0, 0xa9, 1};
        int[] wideSubroutine = {0xc9, 0, 0, 0, 8, 0x1a, 0xac, 0, 0x4d, 0x84, 0, 5, 0xc4, 0xa9, 0, 2};
        int[] nested = {0xa8, 0, 5, 0x1a, 0xac, 0x4c, 0xa8, 0, 5, 0xa9, 1, 0x4d, 0x1a, 0x10, 100, 0x60, 0x3b, 0xa9, 2};
        int[] straight = {0, 0x1a, 8, 0x5f, 0x64, 0, 0x59, 0x1a, 0x5b, 0x57, 0x68, 0x60, 0xac};
        for (int major : new int[] {45, 46, 48, 49}) {
            run("HandmadeClasses$Subroutine" + major, major, subroutine);
            run("HandmadeClasses$Wide" + major, major, wideSubroutine);
            run("HandmadeClasses$Nested" + major, major, nested);
        }
        for (int major : new int[] {45, 50, 52, 55, 61}) run("HandmadeClasses$Straight" + major, major, straight);
        try {
            MethodHandles.lookup().defineClass(assemble("HandmadeClasses$Straight61", 61, straight));
        } catch (LinkageError e) {
            System.out.println("defined twice");
        }
        for (byte[] wrong : new byte[][] {{}, {1, 2, 3, 4, 5, 6, 7, 8}, assemble("HandmadeClasses$Future", 200, straight)}) {
            try {
                MethodHandles.lookup().defineClass(wrong);
            } catch (LinkageError e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
    }
}
