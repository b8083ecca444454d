import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;

/** Records against the static methods of record_methods.rs, class `<Record>Methods`. */
class RecordDriver {
    static final List<String> trace = new ArrayList<>();

    record Empty() {}
    record Everything(boolean z, byte b, char c, short s, int i, long j, float f, double d, String text, Object any, int[] array) {}
    record Traced(Noisy first, Noisy second, Noisy third) {}
    record Generic<T>(T value, List<T> values) {}

    static class Noisy {
        final String name;
        Noisy(String name) { this.name = name; }
        @Override public boolean equals(Object other) { trace.add("equals " + name); return true; }
        @Override public int hashCode() { trace.add("hashCode " + name); return name.hashCode(); }
        @Override public String toString() { trace.add("toString " + name); return name; }
    }

    static Class<?> methods(Object record) throws Exception {
        return Harness.define(MethodHandles.lookup(), record.getClass().getSimpleName() + "Methods");
    }

    static Object traced(Harness.Action action) throws Throwable {
        trace.clear();
        Object result = action.run();
        return result + " " + trace;
    }

    static void all(String name, Record record, Object... others) throws Throwable {
        Class<?> methods = methods(record);
        Harness.compare(name + " toString", () -> traced(record::toString), () -> traced(() -> Harness.call(methods, "toString", record)));
        Harness.compare(name + " hashCode", () -> traced(record::hashCode), () -> traced(() -> Harness.call(methods, "hashCode", record)));
        for (Object other : others) {
            Harness.compare(name + " equals", () -> traced(() -> record.equals(other)),
                () -> traced(() -> Harness.call(methods, "equals", record, other)));
        }
    }

    static Everything everything(int changed) {
        return new Everything(changed != 0, (byte) (changed == 1 ? 1 : -2), changed == 2 ? 'y' : 'x', (short) (changed == 3 ? 3 : -4),
            changed == 4 ? 4 : 5, changed == 5 ? 5L : 1L << 40, changed == 6 ? 6f : Float.NaN, changed == 7 ? 0.0 : -0.0,
            changed == 8 ? "eight" : null, changed == 9 ? "nine" : 'n', null);
    }

    public static void main(String[] arguments) throws Throwable {
        all("Empty", new Empty(), new Empty(), null, "text");
        Everything base = everything(-1);
        Object[] others = new Object[13];
        for (int changed = 0; changed <= 10; changed++) others[changed] = everything(changed);
        others[11] = base;
        others[12] = everything(-1);
        all("Everything", base, others);
        all("Everything", everything(0), everything(0), everything(8));
        Noisy one = new Noisy("1"), two = new Noisy("2"), three = new Noisy("3");
        Traced traced = new Traced(one, two, three);
        all("Traced", traced, new Traced(one, two, three), new Traced(new Noisy("a"), new Noisy("b"), new Noisy("c")), traced);
        all("Traced", new Traced(null, two, null), new Traced(one, new Noisy("b"), null), new Traced(null, null, null));
        all("Generic", new Generic<>("v", List.of("w")), new Generic<>("v", List.of("w")), new Generic<>("v", List.of()));
    }
}
