//@ verdict: holds
// why: every access is where a value of its kind belongs, as the class library itself makes them; what cannot be made is refused by exception.
import java.lang.reflect.Field;

public class UnsafeAsMeant {
    int number = 1;
    Object object = "before";
    static Object shared = "before";

    public static void main(String[] arguments) throws Exception {
        Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        sun.misc.Unsafe unsafe = (sun.misc.Unsafe) field.get(null);
        UnsafeAsMeant holder = new UnsafeAsMeant();
        unsafe.putInt(holder, unsafe.objectFieldOffset(UnsafeAsMeant.class.getDeclaredField("number")), 2);
        unsafe.putObject(holder, unsafe.objectFieldOffset(UnsafeAsMeant.class.getDeclaredField("object")), "after");
        assert holder.number == 2 && holder.object.equals("after");
        byte[] bytes = new byte[16];
        unsafe.putLong(bytes, 17L, -1L);
        assert bytes[0] == 0 && bytes[1] == -1 && bytes[8] == -1 && bytes[9] == 0;
        Object[] objects = new String[2];
        unsafe.putObject(objects, 20L, "second");
        assert objects[0] == null && objects[1].equals("second");
        for (Class<?> none : new Class<?>[] {Runnable.class, Number.class, int[].class, int.class}) {
            try {
                unsafe.allocateInstance(none);
                throw new AssertionError(none);
            } catch (InstantiationException expected) {
                assert none.isPrimitive() || expected.getMessage().equals(none.getName());
            }
        }
        try {
            unsafe.allocateInstance(Class.class);
            throw new AssertionError();
        } catch (Exception expected) {
            assert expected.toString().equals("java.lang.IllegalAccessException: java.lang.Class");
        }
    }
}
