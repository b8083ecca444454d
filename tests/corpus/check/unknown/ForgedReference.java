//@ verdict: unknown
//@ reason: unsupported: Unsafe access of a long at offset 16 of a [Ljava.lang.Object;, where there is none
// why: a number where a reference belongs leads anywhere; HotSpot may crash, and nobody can say what happens then.
import java.lang.reflect.Field;

public class ForgedReference {
    public static void main(String[] arguments) throws Exception {
        Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        sun.misc.Unsafe unsafe = (sun.misc.Unsafe) field.get(null);
        Object[] objects = new Object[2];
        unsafe.putLong(objects, 16L, 0x4141414141414141L);
        System.out.println(objects[0]);
    }
}
