/** Two threads count without a lock, beside three that have nothing to do with it. */
public class Noise {
    static int count;
    static int noise;
    static int[] big = new int[4];

    static void work(int k) {
        for (int j = 0; j < 30; j++) {
            noise = noise * 3 + k;
            synchronized (big) {
                big[k]++;
            }
        }
    }

    public static void main(String[] a) throws Exception {
        for (int i = 0; i < 3; i++) {
            int k = i;
            Thread t = new Thread(() -> work(k));
            t.start();
        }
        Thread t = new Thread(() -> {
            int c = count;
            count = c + 1;
        });
        t.start();
        int c = count;
        count = c + 1;
        t.join();
        assert count == 2;
    }
}
