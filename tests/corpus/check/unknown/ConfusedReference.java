//@ verdict: unknown
//@ reason: unsupported: Unsafe write of a java.lang.Object where a ConfusedReference$Large belongs
// why: an object of another class has not the fields that the field's class has; what lies there belongs to somebody else.
import java.lang.reflect.Field;

public class ConfusedReference {
    static class Large {
        long a, b, c, d, e, f, g = 1;
    }

    Large large = new Large();

    public static void main(String[] arguments) throws Exception {
        Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        sun.misc.Unsafe unsafe = (sun.misc.Unsafe) field.get(null);
        ConfusedReference holder = new ConfusedReference();
        long offset = unsafe.objectFieldOffset(ConfusedReference.class.getDeclaredField("large"));
        unsafe.putObject(holder, offset, new Object());
        System.out.println(holder.large.g);
    }
}
