//@ verdict: violated
//@ property: assertion
// why: there is no memory for the array.

/** Nobody uses the array, but there is no room for it. */
public class ArrayWithoutMemory {
    public static void main(String[] arguments) {
        try {
            int[] vast = new int[2_000_000_000];
        } catch (OutOfMemoryError error) {
            assert false : "no memory"; //~
        }
    }
}
