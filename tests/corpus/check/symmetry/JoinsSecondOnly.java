//@ verdict: violated
//@ property: assertion
// why: main waits for one of two like workers, and the other one may not have begun by then.
public class JoinsSecondOnly {
    static int steps;

    static synchronized int step(int by) {
        steps += by;
        return steps;
    }

    static void twice() {
        if (step(1) > 0) {
            step(1);
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[2];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(JoinsSecondOnly::twice);
            workers[number].start();
        }
        for (int number = 1; number < 2; number++) {
            workers[number].join();
        }
        assert step(0) > 2;
    }
}
