//@ verdict: holds
// why: the array is read after the end of the copy.
public class CopiesIntoBefore {
    public static void main(String[] arguments) throws InterruptedException {
        int[] from = { 1, 2 };
        int[] to = new int[2];
        Thread copier = new Thread(() -> System.arraycopy(from, 0, to, 0, 2));
        copier.start();
        copier.join();
        int read = to[1];
    }
}
