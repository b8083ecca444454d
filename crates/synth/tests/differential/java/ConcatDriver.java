import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;

/** Concatenations of every type; the synthesised ones come from concat.rs under the same names. */
class ConcatDriver {
    static final List<String> trace = new ArrayList<>();

    static class Tracing {
        private final String text;
        Tracing(String text) { this.text = text; }
        @Override public String toString() { trace.add("toString " + text); return text; }
    }
    static class Failing {
        @Override public String toString() { throw new IllegalStateException(); }
    }

    static Object made(String name, Object... arguments) throws Throwable {
        return Harness.call(Harness.define(MethodHandles.lookup(), name), "concat", arguments);
    }

    static Object traced(Harness.Action action) throws Throwable {
        trace.clear();
        Object result = action.run();
        return result + " " + trace;
    }

    public static void main(String[] arguments) throws Throwable {
        boolean z = true; byte b = -7; char c = '\u00e9'; short s = -300; int i = 1 << 30;
        long j = Long.MIN_VALUE; float f = 1e10f; double d = -0.0; Object o = List.of(1);
        Harness.compare("AllTypes", () -> "<" + z + b + c + s + i + j + f + d + o + "s" + ">",
            () -> made("AllTypes", z, b, c, s, i, j, f, d, o, "s"));
        float nan = 0f / 0f; double small = 4.9E-324;
        Harness.compare("AllTypes extremes", () -> "<" + false + (byte) 127 + '\u0000' + (short) 9 + -1 + 0L + nan + small + null + "" + ">",
            () -> made("AllTypes", false, (byte) 127, '\u0000', (short) 9, -1, 0L, nan, small, null, ""));
        String nothing = null; char[] noChars = null; Object noObject = null;
        Harness.compare("Nulls", () -> nothing + " " + noChars + " " + noObject, () -> made("Nulls", nothing, noChars, noObject));
        Object silent = new Object() { @Override public String toString() { return null; } };
        Harness.compare("Nulls from toString", () -> nothing + " " + noChars + " " + silent, () -> made("Nulls", nothing, noChars, silent));
        Tracing first = new Tracing("1"), second = new Tracing("2");
        Harness.compare("Order", () -> traced(() -> "" + first + second + first), () -> traced(() -> made("Order", first, second, first)));
        Harness.compare("Order failing", () -> "" + first + new Failing() + second, () -> made("Order", first, new Failing(), second));
        int x = 5;
        Harness.compare("Constants", () -> "a\u0001b" + x + "\u0002c" + x + "\ud800" + "\u0000\u20ac", () -> made("Constants", x, x));
        Harness.compare("Constants again", () -> "a\u0001b" + 0 + "\u0002c" + 1 + "\ud800" + "\u0000\u20ac", () -> made("Constants", 0, 1));
        String copy = "only";
        Harness.compare("Single", () -> ("" + copy), () -> made("Single", copy));
        Harness.compare("Single is new", () -> ("" + copy) == copy, () -> made("Single", copy) == copy);
        Harness.compare("Plain", () -> copy + x + copy, () -> made("Plain", copy, x, copy));
        Object[] many = new Object[200];
        StringBuilder expected = new StringBuilder();
        for (int index = 0; index < many.length; index++) expected.append(many[index] = (long) index);
        Harness.compare("Many", () -> expected, () -> made("Many", many));
    }
}
