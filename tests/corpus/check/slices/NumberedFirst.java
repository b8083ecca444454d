//@ verdict: holds
// why: the thread is the first one that gets a number.

/** The twin of NumberedByUnused: what is made before has a name of its own. */
public class NumberedFirst {
    public static void main(String[] arguments) {
        Thread unused = new Thread("unused");
        Thread worker = new Thread(() -> {
            assert Thread.currentThread().getName().equals("Thread-0");
        });
        worker.start();
    }
}
