//@ about: enums, records and their members seen by reflection
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class EnumsAndRecordsReflected {
    enum Planet {
        MERCURY(1), VENUS(2) { @Override int size() { return 20; } };
        final int n;
        static int count;
        Planet(int n) { this.n = n; }
        int size() { return n; }
    }
    record Person<T extends Comparable<T>>(String name, @Deprecated int age, List<? super T> tags, T[] more,
        double... rest) {
        static int made;
        Person { made++; }
        String shout() { return name.toUpperCase(); }
        @Override public int age() { return age + 1; }
    }
    record Empty() { }

    static String members(Stream<String> names) { return names.sorted().collect(Collectors.joining(" ")); }

    static void show(Class<?> c) {
        System.out.println(c.getSimpleName() + " fields: "
            + members(Arrays.stream(c.getDeclaredFields()).map(f -> f.getName() + (f.isEnumConstant() ? "*" : "")
            + (f.isSynthetic() ? "~" : "") + ":" + Modifier.toString(f.getModifiers()))));
        System.out.println("  methods: " + members(Arrays.stream(c.getDeclaredMethods()).filter(m -> !m.isSynthetic())
            .map(m -> m.getName() + m.getParameterCount() + ":" + Modifier.toString(m.getModifiers()))));
        System.out.println("  constructors: " + members(Arrays.stream(c.getDeclaredConstructors())
            .map(k -> k.toGenericString())));
    }

    public static void main(String[] args) throws Exception {
        show(Planet.class);
        show(Planet.VENUS.getClass());
        show(Person.class);
        show(Empty.class);
        System.out.println(Arrays.toString(Planet.class.getEnumConstants())
            + Arrays.toString(Person.class.getEnumConstants()) + Planet.VENUS.getClass().isEnum()
            + Modifier.toString(Planet.class.getModifiers()) + Planet.class.getSuperclass());
        System.out.println(Planet.class.getMethod("valueOf", String.class).invoke(null, "VENUS") + " "
            + ((Object[]) Planet.class.getMethod("values").invoke(null)).length + " "
            + Planet.class.getField("MERCURY").get(null) + " "
            + Planet.class.getDeclaredMethod("size").invoke(Planet.VENUS));
        Person<String> person = new Person<>("ann", 30, List.of(), new String[] {"m"}, 1, 2);
        for (RecordComponent rc : Person.class.getRecordComponents()) {
            Object value = rc.getAccessor().invoke(person);
            System.out.println(rc.getName() + " " + rc.getType().getSimpleName() + " " + rc.getGenericType() + " "
                + rc.getGenericSignature() + " " + (value.getClass().isArray() ? "array" : value) + " "
                + rc.getAccessor().getName() + " " + rc.getAnnotations().length + " "
                + rc.getDeclaringRecord().getSimpleName() + " " + rc);
        }
        System.out.println(Empty.class.getRecordComponents().length + " " + String.class.getRecordComponents() + " "
            + Person.class.isRecord() + Person.class.getSuperclass() + Modifier.toString(Person.class.getModifiers()));
        Field name = Person.class.getDeclaredField("name");
        name.setAccessible(true);
        try {
            name.set(person, "bob");
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage());
        }
        Method shout = Person.class.getDeclaredMethod("shout");
        System.out.println(shout.invoke(person) + " " + name.get(person) + " " + Person.made);
        try {
            Planet.class.getDeclaredConstructors()[0].newInstance("X", 3, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
