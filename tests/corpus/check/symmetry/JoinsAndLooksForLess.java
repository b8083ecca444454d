//@ verdict: holds
// why: whom main has waited for has come.
public class JoinsAndLooksForLess {
    static int count;

    static synchronized int add(int by) {
        count += by;
        return count;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[3];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(() -> add(1));
            workers[number].start();
        }
        for (int number = 0; number < workers.length; number++) {
            workers[number].join();
            assert add(0) > number;
        }
    }
}
