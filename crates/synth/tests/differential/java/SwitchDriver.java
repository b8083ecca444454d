import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.runtime.SwitchBootstraps;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Pattern switches (primitive targets: JDK 23 on); the call sites' own bootstrap methods are asked beside the classes of switches.rs. */
class SwitchDriver {
    enum Colour { RED, GREEN { @Override public String toString() { return "leaf"; } }, BLUE }
    enum Other { RED }
    sealed interface Shape permits Circle, Square {}
    record Circle(int radius) implements Shape {}
    record Square(int side) implements Shape {}

    static int select(Class<?> owner, Object target, int restart) throws Throwable {
        return (Integer) Harness.call(owner, "select", target, restart);
    }

    /** Both the real call site of a hand-made label list and the synthesised class, for every restart index. */
    static void site(String name, Class<?> type, boolean enumSwitch, Object[] labels, Object... targets) throws Throwable {
        var lookup = MethodHandles.lookup();
        var shape = MethodType.methodType(int.class, type, int.class);
        var real = (enumSwitch ? SwitchBootstraps.enumSwitch(lookup, "x", shape, labels)
            : SwitchBootstraps.typeSwitch(lookup, "x", shape, labels)).dynamicInvoker();
        Class<?> made = Harness.define(lookup, name);
        for (Object target : targets) {
            for (int restart = 0; restart <= labels.length; restart++) {
                int at = restart;
                Harness.compare(name + " " + target + " from " + at, () -> real.invokeWithArguments(target, at), () -> select(made, target, at));
            }
        }
    }

    public static void main(String[] arguments) throws Throwable {
        Object[] typeLabels = { String.class, String.class, Integer.class, Integer.class, int[].class, Circle.class, Shape.class, List.class };
        site("Types", Object.class, false, typeLabels, null, "four", 3, 30, new int[0], new int[0][0], new Circle(0), new Square(1),
            new ArrayList<>(), 2.5);
        Object[] mixedLabels = { description("SwitchDriver$Colour", "GREEN"), description("SwitchDriver$Other", "RED"),
            description("SwitchDriver$Colour", "GONE"), Colour.class, "RED" };
        site("Mixed", Object.class, false, mixedLabels, Colour.RED, Colour.GREEN, Colour.BLUE, Other.RED, "RED", "GREEN", 1, null);
        Object[] numberLabels = { 1, 97, 70000, -5, Integer.class, 65536 + 97 };
        site("Numbers", Object.class, false, numberLabels, 1, 97, 'a', (byte) 1, (short) -5, 70000, 4294967297L, 1.9, BigInteger.ONE, "1", null);
        site("Strings", String.class, false, new Object[] { "a", "\u20ac", String.class, "z" }, "a", "\u20ac", "z", null);
        site("Enums", Colour.class, true, new Object[] { "RED", "GONE", Colour.class, "GREEN" }, Colour.RED, Colour.GREEN, Colour.BLUE, null);
        site("Constants", Colour.class, true, new Object[] { "GREEN", "GONE", "RED" }, Colour.RED, Colour.GREEN, Colour.BLUE, null);
        site("Longs", long.class, false, new Object[] { long.class, Long.class }, 1L << 40);
        site("None", Object.class, false, new Object[0], "x", null);
        Harness.compare("beyond", () -> java.util.Objects.checkIndex(1, 1), () -> select(Harness.define(MethodHandles.lookup(), "None"), "x", 1));
        Harness.compare("below", () -> java.util.Objects.checkIndex(-1, 1), () -> select(Harness.define(MethodHandles.lookup(), "None"), "x", -1));
    }

    static Enum.EnumDesc<?> description(String owner, String name) {
        return Enum.EnumDesc.of(java.lang.constant.ClassDesc.of(owner), name);
    }
}
