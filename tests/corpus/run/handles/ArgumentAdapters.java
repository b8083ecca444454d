//@ about: insert, drop, permute, filter, fold and collect arguments of method handles
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.List;

import static java.lang.invoke.MethodHandles.collectArguments;
import static java.lang.invoke.MethodHandles.dropArguments;
import static java.lang.invoke.MethodHandles.filterArguments;
import static java.lang.invoke.MethodHandles.filterReturnValue;
import static java.lang.invoke.MethodHandles.foldArguments;
import static java.lang.invoke.MethodHandles.insertArguments;
import static java.lang.invoke.MethodHandles.permuteArguments;
import static java.lang.invoke.MethodType.methodType;

public class ArgumentAdapters {
    static String three(String a, int b, long c) { return a + "," + b + "," + c; }
    static int length(String s) { return s.length(); }
    static String up(String s) { return s.toUpperCase(); }
    static long sum(int a, int b) { return 100L * a + b; }
    static void note(Object o) { System.out.print("[" + o + "] "); }
    static String join(double d, String s, boolean z) { return d + s + z; }

    static MethodHandle find(String name, Class<?> result, Class<?>... parameters) throws Exception {
        return MethodHandles.lookup().findStatic(ArgumentAdapters.class, name, methodType(result, parameters));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle three = find("three", String.class, String.class, int.class, long.class);
        MethodHandle length = find("length", int.class, String.class), up = find("up", String.class, String.class);
        MethodHandle sum = find("sum", long.class, int.class, int.class), note = find("note", void.class, Object.class),
            noteText = note.asType(methodType(void.class, String.class)),
            join = find("join", String.class, double.class, String.class, boolean.class);
        System.out.println((String) insertArguments(three, 1, 5, 6L).invokeExact("a") + " "
            + insertArguments(three, 0, "bound", 1).invoke(2) + " " + insertArguments(three, 0, "x", 2, 3L).invoke());
        MethodHandle dropped = dropArguments(three, 1, double.class, Object.class);
        System.out.println((String) dropped.invokeExact("a", 1.5, (Object) "gone", 2, 3L) + " " + dropped.type() + " "
            + dropArguments(length, 0, List.of(int.class, int.class)).invoke(7, 8, "abc"));
        MethodHandle swapped = permuteArguments(three, methodType(String.class, long.class, String.class, int.class), 1,
            2, 0);
        System.out.println((String) swapped.invokeExact(9L, "p", 8) + " "
            + permuteArguments(sum, methodType(long.class, int.class), 0, 0).invoke(4) + " "
            + permuteArguments(length, methodType(int.class, char.class, String.class, long.class), 1)
            .invoke('c', "four", 1L));
        System.out.println((String) filterArguments(three, 0, up, null, null).invokeExact("low", 1, 2L) + " "
            + filterArguments(sum, 0, length, length).invoke("one", "three") + " "
            + filterArguments(three, 1, length).invoke("s", "12345", 7L));
        System.out.println((int) filterReturnValue(up, length).invokeExact("abc") + " "
            + filterReturnValue(three, up).invoke("q", 1, 2L) + " " + filterReturnValue(up, noteText).type() + " "
            + filterReturnValue(note, MethodHandles.constant(int.class, 3)).invoke("void"));
        System.out.println(foldArguments(permuteArguments(three,
            methodType(String.class, int.class, String.class, long.class), 1, 0, 2), length).invoke("fold", 3L) + " "
            + foldArguments(up, noteText).invoke("noted") + " " + folded0());
        System.out.println((String) collectArguments(three, 2, sum).invokeExact("c", 1, 2, 3) + " "
            + collectArguments(up, 0, three).invoke("z", 1, 1L) + " "
            + collectArguments(three, 1, note).invoke("void", "side", 1, 2L) + " "
            + collectArguments(join, 1, join).type());
        MethodHandle pipeline = filterReturnValue(filterArguments(insertArguments(three, 2, 0L), 0, up), length);
        System.out.println((int) pipeline.invokeExact("abc", 12345) + " " + pipeline.type() + " "
            + MethodHandles.dropReturn(pipeline).type() + " "
            + MethodHandles.dropArgumentsToMatch(length, 0, List.of(String.class, int.class, char.class), 0)
            .invoke("match", 1, 'c'));
        for (Runnable r : new Runnable[] {() -> insertArguments(three, 0, 5), () -> insertArguments(three, 3, "x"),
            () -> permuteArguments(three, methodType(String.class, int.class), 0, 0, 0),
            () -> filterArguments(three, 0, length), () -> filterReturnValue(length, up)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.print(e.getClass().getSimpleName() + " ");
            }
        }
        System.out.println();
    }

    static Object folded0() throws Throwable {
        MethodHandle concat = MethodHandles.lookup().findVirtual(String.class, "concat",
            methodType(String.class, String.class));
        return foldArguments(concat, find("up", String.class, String.class)).invoke("same");
    }
}
