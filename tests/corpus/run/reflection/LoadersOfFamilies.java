//@ about: a class defined by the program mentions others that only its own loader can find
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

public class LoadersOfFamilies {
    /** Makes Xxx classes from the bytes of the classes whose names have a plain name in the place of Xxx. */
    static class Twin extends ClassLoader {
        private final Map<String, String> asked = new TreeMap<>();

        @Override protected Class<?> findClass(String name) throws ClassNotFoundException {
            asked.merge(name, "1", String::concat);
            String original = name.replace("Twin", "Real");
            if (original.equals(name) || name.endsWith("Missing")) throw new ClassNotFoundException("no twin of " + name);
            byte[] bytes = bytes(original);
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    static byte[] bytes(String name) {
        try (var in = LoadersOfFamilies.class.getResourceAsStream(name + ".class")) {
            String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            return text.replace("Real", "Twin").getBytes(StandardCharsets.ISO_8859_1);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @SuppressWarnings("unchecked")
    static void run(Class<?> c) throws Exception {
        var constructor = c.getDeclaredConstructor();
        constructor.setAccessible(true);
        Supplier<String> made = (Supplier<String>) constructor.newInstance();
        System.out.println(made.get());
        try {
            System.out.println(made.toString());
        } catch (NoClassDefFoundError e) {
            System.out.println(e + " because of " + e.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        run(LoadersOfFamiliesReal.class);
        Twin loader = new Twin();
        Class<?> twin = loader.loadClass("LoadersOfFamiliesTwin");
        System.out.println(loader.asked.keySet());
        run(twin);
        System.out.println(loader.asked.keySet());
        run(twin);
        System.out.println(LoadersOfFamiliesReal.count + " " + twin.getSuperclass() + " " + (twin.getSuperclass() == LoadersOfFamiliesReal.class.getSuperclass()));
    }
}

abstract class LoadersOfFamiliesRealBase implements Supplier<String> {
    static int count;
    static { System.out.println("initialised " + LoadersOfFamiliesRealBase.class.getName()); }
}

class LoadersOfFamiliesReal extends LoadersOfFamiliesRealBase {
    public String get() { return new LoadersOfFamiliesRealHelp().help(++count) + " " + LoadersOfFamiliesRealKind.valueOf("SECOND") + " " + new LoadersOfFamiliesRealHelp[2].getClass().getSimpleName(); }
    @Override public String toString() { return "then " + new LoadersOfFamiliesRealMissing(); }
}

class LoadersOfFamiliesRealHelp {
    String help(int n) { return getClass().getName() + " helps " + n; }
}

enum LoadersOfFamiliesRealKind { FIRST, SECOND }

class LoadersOfFamiliesRealMissing {
    @Override public String toString() { return "not missing"; }
}
