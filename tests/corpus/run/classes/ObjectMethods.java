//@ about: what every object has: equality, class, text, and the rules for hash codes of library types
import java.util.List;

public class ObjectMethods {
    static class Named {
        final int id;
        Named(int id) { this.id = id; }
        @Override public int hashCode() { return id; }
    }

    static class Loud extends Named {
        Loud(int id) { super(id); }
        @Override public String toString() { return "Loud " + super.toString(); }
        @Override public boolean equals(Object o) {
            return o != null && getClass() == o.getClass() && id == ((Loud) o).id;
        }
    }

    static <T> Class<?> classOf(T t) { return t.getClass(); }

    public static void main(String[] args) throws Exception {
        System.out.println(new Named(255) + " " + new Loud(-1) + " " + new Named[0].getClass().getName());
        System.out.println(new Loud(3).equals(new Loud(3)) + " " + new Loud(3).equals(new Named(3)) + " "
            + new Named(3).equals(new Named(3)));
        Object o = new Object();
        System.out.println(o.equals(o) + " " + (o.hashCode() == o.hashCode()) + " "
            + (o.hashCode() == System.identityHashCode(o)) + " " + o.toString().startsWith("java.lang.Object@"));
        Named n = new Named(1);
        System.out.println((System.identityHashCode(n) == System.identityHashCode(n)) + " "
            + System.identityHashCode(null));
        System.out.println(classOf("s") + " " + classOf(1) + " " + classOf(new int[0]) + " " + classOf(Runnable.class)
            + " " + (classOf(n) == Named.class));
        System.out.println(new Loud(1).getClass().getSuperclass().getSuperclass() + " " + Object.class.getSuperclass()
            + " " + int.class.getSuperclass() + " " + int[].class.getSuperclass());
        System.out.println("hello".hashCode() + " " + "".hashCode() + " " + List.of("a", "b").hashCode() + " "
            + Boolean.FALSE.hashCode() + " " + Character.valueOf('é').hashCode());
        int[] same = {1}, equal = {1};
        System.out.println(same.equals(equal) + " " + same.equals(same) + " "
            + (same.hashCode() == System.identityHashCode(same)));
        long before = System.nanoTime();
        synchronized (o) {
            o.wait(1);
            o.wait(0, 1);
            o.notifyAll();
        }
        System.out.println(System.nanoTime() >= before);
        try {
            synchronized (o) {
                o.wait(-1);
            }
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage().startsWith("timeout"));
        }
        Thread.currentThread().interrupt();
        try {
            synchronized (o) {
                o.wait();
            }
        } catch (InterruptedException e) {
            System.out.println(e.getMessage() + " " + Thread.interrupted());
        }
    }
}
