//@ about: Serialisation in memory: cycles, transient fields, inheritance, enums, records and collections.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class ObjectStreams {
    enum ObjectStreamsColor { RED, GREEN }

    record ObjectStreamsPoint(int x, int y) implements Serializable {
    }

    static class ObjectStreamsBase {
        String base = "constructor ran";
    }

    static class ObjectStreamsNode extends ObjectStreamsBase implements Serializable {
        private static final long serialVersionUID = 1L;
        final String name;
        transient int cached = 42;
        ObjectStreamsNode next;
        private final double[] weights = {1.5, -0.0};

        ObjectStreamsNode(String name) {
            this.name = name;
        }
    }

    public static void main(String[] args) throws IOException, ClassNotFoundException {
        ObjectStreamsNode first = new ObjectStreamsNode("first");
        first.next = new ObjectStreamsNode("second");
        first.next.next = first;
        first.base = "changed";
        ObjectStreamsNode copy = (ObjectStreamsNode) copyOf(first);
        System.out.println(copy.name + " " + copy.next.name + " " + (copy.next.next == copy) + " " + copy.cached + " "
                + copy.base + " " + Arrays.toString(copy.weights));
        Map<String, List<Integer>> map = new TreeMap<>(Map.of("a", new ArrayList<>(List.of(1, 2)), "b", List.of()));
        System.out.println(copyOf(map) + " " + copyOf(new ObjectStreamsPoint(3, -4)) + " "
                + (copyOf(ObjectStreamsColor.GREEN) == ObjectStreamsColor.GREEN));
        System.out.println(copyOf(new HashMap<>(Map.of(1, "one"))) + " "
                + copyOf(new EnumMap<>(Map.of(ObjectStreamsColor.RED, 7L))) + " " + copyOf("text") + " "
                + copyOf(new int[][] {{1}, {2, 3}}).getClass().getName());
        System.out.println(copyOf(new java.math.BigDecimal("1.50")) + " "
                + copyOf(java.time.LocalDate.of(2020, 2, 29)) + " " + copyOf(int.class) + " " + copyOf(null));
        Object shared = new ArrayList<>(List.of("s"));
        List<?> pair = (List<?>) copyOf(new ArrayList<>(Arrays.asList(shared, shared)));
        System.out.println(pair.get(0) == pair.get(1));
        try {
            copyOf(new ArrayList<>(List.of(new ObjectStreamsBase())));
        } catch (NotSerializableException e) {
            System.out.println(e);
        }
    }

    private static Object copyOf(Object object) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }
}
