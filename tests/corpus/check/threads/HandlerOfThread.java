//@ verdict: holds
//@ assurance: jmm
// why: the program has installed a handler for the exceptions of this thread, and it is called.
public class HandlerOfThread {
    static String handled;

    static final class Worker extends Thread {
        @Override
        public void run() {
            throw new IllegalStateException("worker");
        }
    }

    static final class Handler implements Thread.UncaughtExceptionHandler {
        @Override
        public void uncaughtException(Thread thread, Throwable error) {
            handled = error.getMessage();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Worker worker = new Worker();
        worker.setUncaughtExceptionHandler(new Handler());
        worker.start();
        worker.join();
        assert handled.equals("worker");
    }
}
