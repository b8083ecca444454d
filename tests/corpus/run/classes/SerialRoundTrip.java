//@ about: objects written to memory and read back: graphs, transient fields, own hooks, replacement, enums and records
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

public class SerialRoundTrip {
    static class Base { int base = 1; Base() { base = 2; } }
    static class Node extends Base implements Serializable {
        private static final long serialVersionUID = 1L;
        String name;
        transient String cache = "cached";
        Node next;
        int[][] grid = {{1}, null};
        double d = 1.5;
        char c = 'é';
        boolean z = true;
        Colour colour = Colour.GREEN;
        Node(String name) { this.name = name; base = 50; }
    }
    enum Colour { RED, GREEN { @Override public String toString() { return "green!"; } } }
    record Point(int x, List<String> tags) implements Serializable {
        Point { if (x < 0) throw new IllegalArgumentException("x"); }
    }
    static class Hooked implements Serializable {
        private static final long serialVersionUID = 2L;
        transient int secret = 42;
        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeInt(secret * 2);
            out.writeUTF("é");
        }
        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            secret = in.readInt() / 2;
            if (!in.readUTF().equals("é")) throw new InvalidObjectException("utf");
        }
    }
    static class Singleton implements Serializable {
        private static final long serialVersionUID = 3L;
        static final Singleton INSTANCE = new Singleton();
        private Object readResolve() { return INSTANCE; }
    }
    static class Bad implements Serializable {
        private static final long serialVersionUID = 4L;
        Object field = new Base();
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T object) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) { out.writeObject(object); }
        return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    public static void main(String[] args) throws Exception {
        Node a = new Node("a"), b = new Node("b");
        a.next = b;
        b.next = a;
        Node c = copy(a);
        System.out.println(c.name + c.next.name + (c.next.next == c) + (c != a) + c.cache + c.base + c.grid[0][0]
            + c.grid[1] + c.d + c.c + c.z + (c.colour == Colour.GREEN) + c.colour);
        Point p = copy(new Point(3, List.of("t", "u")));
        System.out.println(p + " " + p.equals(new Point(3, List.of("t", "u"))));
        System.out.println(copy(new Hooked()).secret + " " + (copy(Singleton.INSTANCE) == Singleton.INSTANCE) + " "
            + (copy(Colour.RED) == Colour.RED));
        TreeMap<String, Object> map = new TreeMap<>();
        map.put("list", new ArrayList<>(List.of(1, 2L, 'c', "s", 1.5f)));
        map.put("self", new Object[] {map, null, int.class});
        TreeMap<String, Object> read = copy(map);
        System.out.println(read.get("list") + " " + (((Object[]) read.get("self"))[0] == read) + " "
            + ((Object[]) read.get("self"))[2]);
        try {
            copy(new Bad());
        } catch (NotSerializableException e) {
            System.out.println(e.getMessage());
        }
    }
}
