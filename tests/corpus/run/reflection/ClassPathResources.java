//@ about: resources by class, loader and module: found and missing ones, relative and absolute names
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;

public class ClassPathResources {
    static String magic(InputStream in) throws IOException {
        if (in == null) return "missing";
        try (DataInputStream data = new DataInputStream(in)) {
            return Integer.toHexString(data.readInt()) + " " + data.readUnsignedShort() + " " + (data.readUnsignedShort() > 44);
        }
    }

    public static void main(String[] args) throws IOException {
        Class<?> me = ClassPathResources.class;
        System.out.println(magic(me.getResourceAsStream("ClassPathResources.class")));
        System.out.println(magic(me.getResourceAsStream("/ClassPathResources.class")));
        System.out.println(magic(me.getResourceAsStream("nowhere.txt")) + " " + magic(me.getResourceAsStream("deep/nowhere.txt")));
        ClassLoader loader = me.getClassLoader();
        System.out.println(magic(loader.getResourceAsStream("ClassPathResources.class")) + ", " + magic(loader.getResourceAsStream("/ClassPathResources.class")));
        System.out.println(magic(ClassLoader.getSystemResourceAsStream("ClassPathResources.class")) + ", " + magic(loader.getParent().getResourceAsStream("ClassPathResources.class")));
        URL url = me.getResource("ClassPathResources.class");
        System.out.println(url.getPath().endsWith("/ClassPathResources.class") + " " + magic(url.openStream()) + " " + magic(url.openConnection().getInputStream()));
        System.out.println(me.getResource("nowhere.txt") + " " + loader.getResource("nowhere.txt") + " " + loader.getParent().getResource("ClassPathResources.class"));
        System.out.println(Collections.list(loader.getResources("ClassPathResources.class")).size() + " " + Collections.list(loader.getResources("nowhere.txt")).size() + " " + loader.resources("ClassPathResources.class").count());
        System.out.println(magic(Object.class.getResourceAsStream("Object.class")) + ", " + magic(Object.class.getResourceAsStream("/java/util/Map.class")) + ", " + magic(Object.class.getResourceAsStream("Nothing.class")));
        System.out.println(magic(Object.class.getModule().getResourceAsStream("java/lang/Object.class")) + ", " + magic(me.getModule().getResourceAsStream("ClassPathResources.class")));
        System.out.println(magic(java.util.logging.Level.class.getResourceAsStream("Level.class")) + ", " + magic(java.sql.Date.class.getResourceAsStream("Date.class")));
        try {
            me.getResourceAsStream(null);
        } catch (NullPointerException e) {
            System.out.println("a name is needed");
        }
    }
}
