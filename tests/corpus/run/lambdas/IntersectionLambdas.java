//@ about: lambdas cast to intersections implement all interfaces; serialisable ones survive a round trip
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Comparator;
import java.util.function.Function;
import java.util.function.Supplier;

public class IntersectionLambdas {
    interface Marker { }
    interface Named { default String name() { return "named " + (this instanceof Marker); } }
    interface SerialFunction<A, B> extends Function<A, B>, Serializable { }

    static <T extends Runnable & Named> String both(T t) {
        t.run();
        return t.name();
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T t) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(t);
        return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    static String kinds(Object o) {
        return (o instanceof Runnable) + " " + (o instanceof Serializable) + " " + (o instanceof Marker) + " "
            + (o instanceof Named);
    }

    public static void main(String[] args) throws Exception {
        Runnable plain = () -> { };
        Runnable serial = (Runnable & Serializable) () -> System.out.print("ran ");
        Runnable marked = (Runnable & Marker & Named) () -> System.out.print("marked ");
        System.out.println(kinds(plain) + " | " + kinds(serial) + " | " + kinds(marked));
        System.out.println(both((Runnable & Named) () -> System.out.print("inferred ")));
        marked.run();
        System.out.println(((Named) marked).name());
        copy(serial).run();
        int captured = 40;
        String text = "t";
        SerialFunction<Integer, String> f = n -> n + captured + text;
        System.out.println(copy(f).apply(2));
        SerialFunction<String, Integer> reference = String::length;
        System.out.println(copy(reference).apply("abcd"));
        Supplier<StringBuilder> constructor = (Supplier<StringBuilder> & Serializable) StringBuilder::new;
        System.out.println(copy(constructor).get().append("built"));
        Comparator<String> order = (Comparator<String> & Serializable) (a, b) -> b.compareTo(a);
        System.out.println(copy(order).compare("a", "b") + " "
            + copy(Comparator.<Integer>naturalOrder().reversed()).compare(1, 2));
        try {
            copy(plain);
        } catch (NotSerializableException e) {
            System.out.println("not serialisable " + e.getMessage().startsWith("IntersectionLambdas$$Lambda"));
        }
    }
}
