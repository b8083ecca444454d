//@ verdict: violated
//@ property: race
// why: one thread copies into the array while the other one reads it.
public class CopiesInto {
    public static void main(String[] arguments) {
        int[] from = { 1, 2 };
        int[] to = new int[2];
        Thread copier = new Thread(() -> System.arraycopy(from, 0, to, 0, 2));
        copier.start();
        int read = to[1];
    }
}
