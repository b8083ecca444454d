//@ verdict: violated
//@ property: assertion
// why: main waits for the first workers, makes further ones, and what the first left behind is changed by then.
public class JoinsTwiceInTurn {
    static int count;

    static synchronized void add() {
        count += count == 2 ? 2 : 1;
    }

    static void round() throws InterruptedException {
        Thread[] workers = new Thread[2];
        for (int number = 0; number < workers.length; number++) {
            workers[number] = new Thread(JoinsTwiceInTurn::add);
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        round();
        assert count == 2;
        round();
        assert count == 4;
    }
}
