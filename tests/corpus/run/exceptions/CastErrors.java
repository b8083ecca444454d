//@ about: messages of ClassCastException name both classes with their modules and loaders
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

public class CastErrors {
    interface Body { Object run() throws Throwable; }
    interface Marker { }
    static class Animal { }
    static class Dog extends Animal implements Marker { }
    enum Size { SMALL { }, LARGE }
    record Box<T>(T value) { }

    static void show(Body body) {
        try {
            System.out.println(body.run());
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        } catch (Throwable t) {
            System.out.println(t);
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T unchecked(Object o) {
        return (T) o;
    }

    public static void main(String[] args) {
        Object animal = new Animal(), dog = new Dog(), text = "text", number = 1, ints = new int[1],
            strings = new String[1], animals = new Animal[1][1];
        show(() -> (Dog) animal);
        show(() -> (Marker) animal);
        show(() -> (String) animal);
        show(() -> (Animal) text);
        show(() -> (Integer) text);
        show(() -> (Runnable) number);
        show(() -> (int[]) text);
        show(() -> (long[]) ints);
        show(() -> (Object[]) ints);
        show(() -> (Integer[]) strings);
        show(() -> (Dog[][]) animals);
        show(() -> (Animal) animals);
        show(() -> (Size) (Object) Size.class);
        show(() -> (Map.Entry<?, ?>) dog);
        show(() -> { Integer i = unchecked("s"); return i; });
        show(() -> { List<Integer> l = unchecked(new ArrayList<>(List.of("s"))); return l.get(0) + 1; });
        show(() -> { Box<Dog> b = unchecked(new Box<>(1.5)); Dog d = b.value(); return d; });
        show(() -> { int[] a = unchecked(new Object()); return a; });
        show(() -> Integer.class.cast("x"));
        show(() -> int.class.cast(1));
        show(() -> Animal.class.asSubclass(Dog.class));
        show(() -> { Comparable<Object> c = unchecked("s"); return c.compareTo(1); });
        show(() -> ((Serializable) text).equals((CharSequence) text) && (Marker) dog != null && (Animal) null == null);
        show(() -> (Size) (Object) Size.SMALL);
    }
}
