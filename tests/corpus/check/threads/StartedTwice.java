//@ verdict: violated
//@ property: exception
//@ all: exception
// why: a thread can be started once.
public class StartedTwice {
    static final class Worker extends Thread {
        @Override
        public void run() {
            Thread.yield();
        }
    }

    public static void main(String[] arguments) {
        Worker worker = new Worker();
        worker.start();
        worker.start(); //~
    }
}
