//@ verdict: violated
//@ property: assertion
// why: the second thread does something of its own first; it may be the one that initialises the class all the same.
public class InitialisedByEither {
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
        second.start();
        first.join();
        second.join();
        assert Known.BY.equals("first");
    }
}
