//@ about: hidden classes: definition, name, nest, loader, static state of their own, class data
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.util.List;
import java.util.function.Supplier;

public class HiddenClasses {
    private static String secret() { return "host's secret"; }

    static byte[] bytes() throws Exception {
        try (var in = HiddenClasses.class.getResourceAsStream("HiddenClassesSeed.class")) {
            return in.readAllBytes();
        }
    }

    static void show(Class<?> c) throws Exception {
        String name = c.getName();
        System.out.println(name.replaceAll("0x[0-9a-f]+", "0x…") + " " + c.isHidden() + " " + c.getSimpleName().startsWith("HiddenClassesSeed/") + " " + c.getCanonicalName() + " " + (c.getClassLoader() == HiddenClasses.class.getClassLoader()) + " " + (c.getModule() == HiddenClasses.class.getModule()) + " " + c.getPackageName().isEmpty() + " " + c.isNestmateOf(HiddenClasses.class) + " " + (c.getNestHost() == c));
        try {
            Class.forName(name);
        } catch (ClassNotFoundException e) {
            System.out.println("not found by name");
        }
    }

    @SuppressWarnings("unchecked")
    static Supplier<String> make(Class<?> c) throws Exception {
        var constructor = c.getDeclaredConstructor();
        constructor.setAccessible(true);
        return (Supplier<String>) constructor.newInstance();
    }

    public static void main(String[] args) throws Exception {
        Lookup lookup = MethodHandles.lookup();
        Class<?> alone = lookup.defineHiddenClass(bytes(), false).lookupClass();
        show(alone);
        System.out.println("not initialised yet");
        Supplier<String> first = make(alone);
        Class<?> mate = lookup.defineHiddenClass(bytes(), true, Lookup.ClassOption.NESTMATE).lookupClass();
        show(mate);
        Supplier<String> second = make(mate);
        System.out.println(first.get() + " " + first.get() + " " + second.get() + " " + (alone == mate) + " " + alone.isInstance(second) + " " + (make(alone).getClass() == alone));
        System.out.println(new HiddenClassesSeed().get() + " " + first.getClass().getSuperclass() + " " + List.of(first.getClass().getInterfaces()));
        Class<?> data = lookup.defineHiddenClassWithClassData(bytes(), List.of("data"), true).lookupClass();
        System.out.println(make(data).get() + " " + data.isHidden() + " " + data.arrayType().isHidden() + " " + data.arrayType().getName().replaceAll("0x[0-9a-f]+", "0x…"));
        try {
            lookup.defineHiddenClass(new byte[] {1, 2, 3}, false);
        } catch (ClassFormatError e) {
            System.out.println("ClassFormatError");
        }
        try {
            lookup.in(String.class).defineHiddenClass(bytes(), false);
        } catch (IllegalAccessException e) {
            System.out.println("IllegalAccessException");
        }
    }
}

class HiddenClassesSeed implements Supplier<String> {
    private static int calls;
    static { System.out.println("initialised"); }
    public String get() { return "call " + ++calls; }
}
