//@ verdict: violated
//@ property: assertion
// why: between two joins main looks, and may find that later workers have come, too.
public class JoinsAndLooks {
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
            assert number != 1 || add(0) == 2;
        }
    }
}
