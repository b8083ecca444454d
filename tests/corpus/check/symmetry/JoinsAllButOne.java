//@ verdict: violated
//@ property: assertion
// why: main does not wait for the last worker.
public class JoinsAllButOne {
    static int count;

    static synchronized void add() {
        count++;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[3];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(JoinsAllButOne::add);
            workers[number].start();
        }
        for (int number = 0; number < workers.length - 1; number++) {
            workers[number].join();
        }
        synchronized (JoinsAllButOne.class) {
            assert count == workers.length;
        }
    }
}
