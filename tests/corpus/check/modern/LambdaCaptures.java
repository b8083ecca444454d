//@ verdict: holds
//@ assurance: jmm
// why: each lambda has its own captured values; only the cell of its own is written.
public class LambdaCaptures {
    public static void main(String[] arguments) throws InterruptedException {
        int[] cells = new int[2];
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int index = i;
            threads[i] = new Thread(() -> cells[index] = index + 1);
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert cells[0] == 1 && cells[1] == 2;
    }
}
