//@ verdict: violated
//@ property: assertion
// why: what the threads call is a method of an object that was made before they were started: the code that may still run makes none of its class. Both
// may read the value before either writes it.
public class MadeBefore {
    static Step step;
    static volatile int value;

    abstract static class Step {
        abstract void make();
    }

    static final class Add extends Step {
        @Override
        void make() {
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
            throw new AssertionError(); //~
        }
    }
}
