//@ verdict: violated
//@ property: assertion
// why: a worker that another one starts later is awaited by nobody: `join` returns at once.
public class NotStartedYet {
    static int count;

    static synchronized void add() {
        count++;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread[] workers = new Thread[3];
        workers[2] = new Thread(NotStartedYet::add);
        Thread third = workers[2];
        workers[0] = new Thread(NotStartedYet::add);
        workers[1] = new Thread(() -> {
            add();
            third.start();
        });
        workers[0].start();
        workers[1].start();
        for (int number = 2; number >= 0; number--) {
            workers[number].join();
        }
        synchronized (NotStartedYet.class) {
            assert count == 3;
        }
    }
}
