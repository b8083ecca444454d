//@ verdict: violated
//@ property: assertion
// why: the thread that is never started has taken the first number, so the other one is Thread-1.

/** Threads without names are numbered as they are made, also those that nobody starts. */
public class NumberedByUnused {
    public static void main(String[] arguments) {
        Thread unused = new Thread();
        Thread worker = new Thread(() -> {
            assert Thread.currentThread().getName().equals("Thread-0"); //~
        });
        worker.start();
    }
}
