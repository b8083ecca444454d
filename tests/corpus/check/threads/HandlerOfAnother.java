//@ verdict: violated
//@ property: exception
//@ all: exception
// why: the handler is installed for the other worker only.
public class HandlerOfAnother {
    static final class Worker extends Thread {
        @Override
        public void run() {
            throw new IllegalStateException("worker"); //~
        }
    }

    static final class Handler implements Thread.UncaughtExceptionHandler {
        @Override
        public void uncaughtException(Thread thread, Throwable error) {
            Thread.yield();
        }
    }

    public static void main(String[] arguments) {
        Worker one = new Worker();
        one.setUncaughtExceptionHandler(new Handler());
        one.start();
        new Worker().start();
    }
}
