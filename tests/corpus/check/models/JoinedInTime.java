//@ verdict: holds
//@ assurance: jmm
// why: the thread was started before the one that joins it.
public class JoinedInTime {
    static volatile int x;
    static volatile int y;

    public static void main(String[] arguments) {
        Thread writer = new Thread(() -> {
            x = 1;
            y = 1;
        });
        Thread reader = new Thread(() -> {
            try {
                writer.join();
            } catch (InterruptedException never) {
                return;
            }
            int first = x;
            int second = y;
            assert first <= second;
        });
        writer.start();
        reader.start();
    }
}
