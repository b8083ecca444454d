//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: a timed join may end before the thread does.
public class TimedJoinTooShort {
    static final class Worker extends Thread {
        @Override
        public void run() {
            Thread.yield();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Worker worker = new Worker();
        worker.start();
        worker.join(60_000);
        assert !worker.isAlive(); //~
    }
}
