//@ verdict: violated
//@ property: deadlock
//@ all: deadlock
// why: the initialiser waits for a thread that needs the class initialised.
public class InitialiserStartsThread {
    static final class Lazy {
        static int value;

        static final class Worker extends Thread {
            @Override
            public void run() {
                value = 7;
            }
        }

        static {
            Worker worker = new Worker();
            worker.start();
            try {
                worker.join(); //~
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    public static void main(String[] arguments) {
        assert Lazy.value == 7;
    }
}
