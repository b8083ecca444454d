//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: the program goes on after the end of main until its last thread ends.
public class MainEndsEarly {
    static final class Worker extends Thread {
        private final Thread parent;

        Worker(Thread parent) {
            this.parent = parent;
        }

        @Override
        public void run() {
            assert parent.isAlive(); //~
        }
    }

    public static void main(String[] arguments) {
        new Worker(Thread.currentThread()).start();
    }
}
