//@ about: which arrays are instances of which array types, and which stores they refuse
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

public class ArrayCovariance {
    interface Walks { }
    static class Animal { }
    static class Cat extends Animal implements Walks { }

    static String store(Object[] array, Object value) {
        try {
            array[0] = value;
            return "ok";
        } catch (ArrayStoreException e) {
            return e.getMessage();
        }
    }

    static String kinds(Object o) {
        return (o instanceof Object[] ? "O" : ".") + (o instanceof Cloneable ? "C" : ".")
            + (o instanceof Serializable ? "S" : ".") + (o instanceof Animal[] ? "A" : ".")
            + (o instanceof Walks[] ? "W" : ".") + (o instanceof int[] ? "i" : ".")
            + (o instanceof Object[][] ? "2" : ".") + (o instanceof Cloneable[] ? "c" : ".")
            + (o instanceof Comparable[] ? "p" : ".");
    }

    static <T> T[] swapFirst(T[] a, T t) { a[0] = t; return a; }

    public static void main(String[] args) {
        Object[] samples = {new Object[1], new Cat[1], new Animal[1], new Walks[1], new int[1], new int[1][1],
            new String[1], new Cat[1][1], new Integer[1], new List<?>[1], new long[1][1][1], "s"};
        for (Object o : samples) System.out.print(kinds(o) + " ");
        System.out.println();
        Cat cat = new Cat();
        Animal animal = new Animal();
        System.out.println(store(new Animal[1], cat) + " " + store(new Cat[1], animal) + " " + store(new Walks[1], cat)
            + " " + store(new Walks[1], animal) + " " + store(new Cat[1], null));
        System.out.println(store(new Object[1][1], new Cat[0]) + " " + store(new Object[1][1], new int[0]) + " "
            + store(new Animal[1][], new Cat[0]) + " " + store(new Cat[1][], new Animal[0]) + " "
            + store(new int[1][], new int[0]) + " " + store(new int[1][], new short[0]));
        System.out.println(store(new Cloneable[1], new int[0]) + " " + store(new Serializable[1], new Cat[0]) + " "
            + store(new Cloneable[1], "s") + " " + store(new Comparable[1], "s") + " " + store(new Number[1], 1) + " "
            + store(new Object[1], new Object[0]));
        Animal[] animals = new Cat[2];
        animals[1] = cat;
        System.out.println(animals.getClass().getSimpleName() + animals.getClass().getComponentType().getSimpleName()
            + (animals[1] == cat));
        Object[] mixed = {1, "s", 'c', null, new int[0]};
        try {
            System.arraycopy(mixed, 0, new Integer[5], 0, 5);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        Integer[] partly = new Integer[5];
        try {
            System.arraycopy(mixed, 0, partly, 2, 3);
        } catch (ArrayStoreException e) {
            System.out.println(Arrays.toString(partly));
        }
        String[] strings = Arrays.copyOf(new Object[] {"a", "b"}, 3, String[].class);
        System.out.println(Arrays.toString(strings) + strings.getClass().getSimpleName()
            + Arrays.asList(1, 2).toArray().getClass().getSimpleName()
            + List.of("x").toArray(new String[0]).getClass().getSimpleName()
            + Arrays.copyOf(new Cat[0], 1).getClass().getSimpleName());
        try {
            swapFirst(new Integer[1], (Object) "s");
        } catch (ArrayStoreException e) {
            System.out.println("generic " + e.getMessage());
        }
        System.out.println(Arrays.toString(ArrayCovariance.<Object>swapFirst(new String[] {"old"}, "new"))
            + Object[].class.isAssignableFrom(String[][].class) + Object[].class.isAssignableFrom(int[].class)
            + Object.class.isAssignableFrom(int[].class));
    }
}
