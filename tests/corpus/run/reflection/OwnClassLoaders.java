//@ about: class loaders of the program: delegation, defineClass, classes of one name, failures
//@ varies: JDK 25 words the refusal of a package-private member differently
import java.nio.charset.StandardCharsets;

public class OwnClassLoaders {
    /** Makes classes from the bytes of OwnClassLoadersMaster, under other names of the same length. */
    static class Copier extends ClassLoader {
        Copier(ClassLoader parent) { super("copier", parent); }

        @Override protected Class<?> findClass(String name) throws ClassNotFoundException {
            System.out.println("asked for " + name);
            if (!name.startsWith("OwnClassLoadersM")) throw new ClassNotFoundException(name + " is not made here");
            byte[] bytes = bytes(name);
            return defineClass(name, bytes, 0, bytes.length);
        }

        Class<?> define(String name, byte[] bytes) { return defineClass(name, bytes, 0, bytes.length); }
        Class<?> known(String name) { return findLoadedClass(name); }
    }

    static byte[] bytes(String name) {
        try (var in = OwnClassLoaders.class.getResourceAsStream("OwnClassLoadersMaster.class")) {
            String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            return text.replace("OwnClassLoadersMaster", name).getBytes(StandardCharsets.ISO_8859_1);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    interface Action { Object run() throws Throwable; }

    static void show(Action action) {
        try {
            System.out.println(action.run());
        } catch (Throwable e) {
            System.out.println(e.getClass().getName() + ": " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+", "@hash").replaceAll("loader .* attempted", "loader attempted").replaceAll("\\. \\(.*", "."));
        }
    }

    public static void main(String[] args) throws Exception {
        Copier copier = new Copier(OwnClassLoaders.class.getClassLoader());
        System.out.println(copier.loadClass("java.lang.String") == String.class);
        System.out.println(copier.loadClass("OwnClassLoaders$Copier") == Copier.class);
        Class<?> mapper = copier.loadClass("OwnClassLoadersMapper");
        System.out.println(mapper.getName() + " " + (mapper == copier.loadClass("OwnClassLoadersMapper")) + " " + (copier.known("OwnClassLoadersMapper") == mapper) + " " + copier.known("OwnClassLoadersMaster"));
        System.out.println((mapper.getClassLoader() == copier) + " " + (mapper.getModule() == copier.getUnnamedModule()) + " " + mapper.getPackage().getName().isEmpty() + " " + copier.getParent().getName() + " " + copier.isRegisteredAsParallelCapable());
        var constructor = mapper.getDeclaredConstructor();
        show(() -> constructor.newInstance());
        constructor.setAccessible(true);
        Runnable first = (Runnable) constructor.newInstance();
        first.run();
        ((Runnable) constructor.newInstance()).run();
        show(() -> Class.forName("OwnClassLoadersMapper", true, copier) == mapper);
        show(() -> Class.forName("[LOwnClassLoadersMapper;", true, copier) == mapper.arrayType());
        show(() -> Class.forName("OwnClassLoadersMapper"));
        show(() -> Class.forName("OwnClassLoadersMender", true, copier).getSimpleName());
        show(() -> Class.forName("OwnClassLoadersMiller", false, copier).getSimpleName());
        show(() -> copier.loadClass("elsewhere.Thing"));
        show(() -> Class.forName("elsewhere.Thing", false, copier));
        show(() -> copier.define("OwnClassLoadersMaster", bytes("OwnClassLoadersMolder")));
        show(() -> copier.define("OwnClassLoadersMapper", bytes("OwnClassLoadersMapper")));
        show(() -> copier.define("java.lang.Mapper", bytes("OwnClassLoadersMapper")));
        show(() -> copier.define("OwnClassLoaders/Mapper", bytes("OwnClassLoadersMapper")));
        show(() -> first instanceof OwnClassLoadersMaster);
    }
}

class OwnClassLoadersMaster implements Runnable {
    private static int made;
    private final int number = ++made;
    static { System.out.println("initialised " + OwnClassLoadersMaster.class.getName()); }
    public void run() { System.out.println(this + " by " + getClass().getClassLoader().getName()); }
    @Override public String toString() { return getClass().getSimpleName() + number; }
}
