//@ about: reflective reads and writes of fields of every type, static and not, final and private, with widening and refusals
//@ varies: newer libraries word the messages differently
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

public class FieldAccess {
    public boolean z = true;
    public byte b = -1;
    public char c = 'c';
    public short s = 2;
    public int i = 3;
    public long l = 4;
    public float f = 5.5f;
    public double d = 6.5;
    public String text = "t";
    public int[] array = {1};
    private long hidden = 99;
    protected final int fixed;
    public static int shared = 7;
    static final String CONSTANT = "constant";
    static final Object MADE = new StringBuilder("made");
    public volatile Object any;
    FieldAccess() { fixed = 8; }

    static class Sub extends FieldAccess { public int i = 33; private static short own = 5; }

    interface Body { Object run() throws Exception; }

    static void show(Body body) {
        try {
            System.out.println(body.run());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    static Field field(String name) throws NoSuchFieldException { return FieldAccess.class.getDeclaredField(name); }

    public static void main(String[] args) throws Exception {
        FieldAccess o = new FieldAccess();
        for (String name : new String[] {"z", "b", "c", "s", "i", "l", "f", "d", "text", "hidden", "fixed", "shared",
            "CONSTANT", "MADE", "any"}) {
            Field x = field(name);
            System.out.print(x.getType().getSimpleName() + " " + name + "=" + x.get(o) + " "
                + Modifier.toString(x.getModifiers()) + "; ");
        }
        System.out.println();
        field("z").setBoolean(o, false);
        field("b").setByte(o, (byte) 100);
        field("c").setChar(o, 'x');
        field("s").setShort(o, (short) -3);
        field("i").setInt(o, 'i');
        field("l").setLong(o, 1L << 40);
        field("f").setFloat(o, 7);
        field("d").setDouble(o, 8f);
        field("l").set(o, 5);
        field("d").set(o, 'A');
        field("text").set(o, null);
        field("hidden").set(o, (byte) 3);
        field("shared").set(null, 70);
        field("any").set(o, new int[2]);
        System.out.println(o.z + " " + o.b + " " + o.c + " " + o.s + " " + o.i + " " + o.l + " " + o.f + " " + o.d + " "
            + o.text + " " + o.hidden + " " + shared + " " + ((int[]) o.any).length);
        System.out.println(field("i").getLong(o) + field("b").getDouble(o) + field("c").getInt(o)
            + field("f").getDouble(o) + " " + ((int[]) field("array").get(o))[0]);
        Sub sub = new Sub();
        System.out.println(Sub.class.getField("i").get(sub) + " " + FieldAccess.class.getField("i").get(sub) + " "
            + Sub.class.getField("l").getDeclaringClass().getSimpleName() + " " + Sub.class.getFields().length + " "
            + Sub.class.getDeclaredFields().length);
        Field fixed = field("fixed");
        show(() -> { fixed.set(o, 9); return o.fixed; });
        fixed.setAccessible(true);
        show(() -> { fixed.set(o, 9); return fixed.get(o); });
        show(() -> { Field x = field("MADE"); x.setAccessible(true); x.set(null, null); return x.get(null); });
        show(() -> field("i").get("wrong object"));
        show(() -> field("i").get(null));
        show(() -> { field("i").set(o, 5L); return 0; });
        show(() -> { field("i").set(o, null); return 0; });
        show(() -> { field("text").set(o, 5); return 0; });
        show(() -> field("i").getByte(o));
        show(() -> field("text").getInt(o));
        show(() -> field("missing"));
        show(() -> FieldAccess.class.getField("hidden"));
        show(() -> field("i").equals(FieldAccess.class.getField("i")) + " " + field("hidden") + " "
            + field("array").toGenericString() + " " + field("CONSTANT").isSynthetic());
    }
}
