//@ verdict: holds
//@ assurance: jmm
// why: as in MadeBefore, but the method is synchronized.
public class MadeBeforeLocked {
    static Step step;
    static volatile int value;

    abstract static class Step {
        abstract void make();
    }

    static final class Add extends Step {
        @Override
        synchronized void make() {
            value++;
        }
    }

    static final class Worker extends Thread {
        @Override
        public void run() {
            step.make();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        step = new Add();
        Worker one = new Worker();
        Worker other = new Worker();
        one.start();
        other.start();
        one.join();
        other.join();
        if (value != 2) {
            throw new AssertionError();
        }
    }
}
