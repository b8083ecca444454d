package sojourner.calls;

import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * Says by calls how {@code sojourner check --abstract} and {@code sojourner abstract} abstract a program, as the annotation
 * {@link sojourner.Abstract} does. The calls are read, not executed: it does not matter where they stand or whether a run comes by, and
 * what they are given are literals, or lambdas that compare fields: these are read as well, and may call nothing. On a JVM they do nothing.
 */
public final class Abstract {
    private Abstract() {}

    /** Takes the data of a field out of the program: {@code "Planner.count"}, or {@code "count"} of the class that calls. */
    public static void remove(String field) {}

    /**
     * Keeps track of a condition: {@code "count == event1.count"} over the fields of the class that calls, {@code "Planner: count == 0"} of
     * another one, {@code "A.x > B.y"} of each object of the one class with each of the other.
     */
    public static void addBoolean(String name, String condition) {}

    /** Keeps track of a condition over the fields of the object that calls, or over static fields: {@code () -> count == event1.count}. */
    public static void addBoolean(String name, BooleanSupplier condition) {}

    /** Keeps track of a condition over the fields of each object of a class: {@code (Event event) -> event.count > 0}. */
    public static <A> void addBoolean(String name, Predicate<A> condition) {}

    /** Keeps track of a condition over each object of one class with each of another: {@code (A a, B b) -> a.x > b.y}. */
    public static <A, B> void addBoolean(String name, BiPredicate<A, B> condition) {}

    /** Keeps the class of a number: {@code keep("Kernel.budget", "signs")}, with the abstractions of {@code --data}. */
    public static void keep(String field, String abstraction) {}
}
