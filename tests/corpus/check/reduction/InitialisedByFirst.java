//@ verdict: holds
// why: the second thread is started after the end of the first.
public class InitialisedByFirst {
    static volatile int step;

    static class Known {
        static final String BY = Thread.currentThread().getName();
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread first = new Thread(() -> Known.BY.length(), "first");
        Thread second = new Thread(() -> {
            step = 1;
            Known.BY.length();
        }, "second");
        first.start();
        first.join();
        second.start();
        second.join();
        assert Known.BY.equals("first");
    }
}
