//@ verdict: violated
//@ property: assertion
//@ options: --respect-priorities
// why: once the urgent thread is started nobody else runs before it has ended; the writer may have written before, so that 1 is last.
public class HigherPriorityStarts {
    static volatile int last;

    public static void main(String[] args) throws InterruptedException {
        Thread urgent = new Thread(() -> last = 1);
        urgent.setPriority(Thread.MAX_PRIORITY);
        Thread starter = new Thread(urgent::start);
        Thread writer = new Thread(() -> last = 2);
        starter.start();
        writer.start();
        starter.join();
        writer.join();
        urgent.join();
        assert last == 2;
    }
}
