//@ verdict: violated
//@ property: assertion
// why: a join of a thread that is not started yet waits for nothing, and between it and the look the thread may begin.
public class JoinedEarly {
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
            assert first <= second; //~
        });
        reader.start();
        writer.start();
    }
}
