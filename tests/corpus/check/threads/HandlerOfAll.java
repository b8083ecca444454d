//@ verdict: holds
//@ assurance: jmm
// why: the default handler of the program takes the worker's exception.
public class HandlerOfAll {
    static final class Worker extends Thread {
        @Override
        public void run() {
            throw new IllegalStateException("worker");
        }
    }

    static final class Handler implements Thread.UncaughtExceptionHandler {
        @Override
        public void uncaughtException(Thread thread, Throwable error) {
            assert error instanceof IllegalStateException;
        }
    }

    public static void main(String[] arguments) {
        Thread.setDefaultUncaughtExceptionHandler(new Handler());
        new Worker().start();
    }
}
