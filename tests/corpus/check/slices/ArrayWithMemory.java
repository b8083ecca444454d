//@ verdict: holds
// why: there is memory for the array.

/** The twin of ArrayWithoutMemory: there is room for it. */
public class ArrayWithMemory {
    public static void main(String[] arguments) {
        try {
            int[] small = new int[2_000];
        } catch (OutOfMemoryError error) {
            assert false : "no memory";
        }
    }
}
