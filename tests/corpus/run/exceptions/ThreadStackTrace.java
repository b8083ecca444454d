//@ about: a thread can look at its own stack and at that of others
import java.util.Arrays;
import java.util.Map;

public class ThreadStackTrace {
    static String names(StackTraceElement[] frames) {
        StringBuilder s = new StringBuilder();
        for (StackTraceElement e : frames) if (e.getClassName().startsWith("ThreadStackTrace"))
            s.append(e.getMethodName()).append(':').append(e.getLineNumber()).append(' ');
        return s.toString();
    }

    static StackTraceElement[] here(int depth) {
        if (depth > 0) return here(depth - 1);
        return Thread.currentThread().getStackTrace();
    }

    static class Waiter extends Thread {
        boolean ready;
        synchronized void await() throws InterruptedException {
            ready = true;
            notifyAll();
            wait();
        }
        @Override public void run() {
            try {
                await();
            } catch (InterruptedException e) {
                System.out.println("interrupted " + names(e.getStackTrace()));
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StackTraceElement[] own = here(2);
        System.out.println(own[0].getMethodName() + " " + own[0].getModuleName() + " " + own.length);
        System.out.println(names(own));
        System.out.println(Arrays.equals(new Thread().getStackTrace(), new StackTraceElement[0]));
        Waiter waiter = new Waiter();
        waiter.start();
        synchronized (waiter) {
            while (!waiter.ready) waiter.wait();
        }
        synchronized (waiter) {
            System.out.println(waiter.getState());
        }
        System.out.println(names(waiter.getStackTrace()));
        Map<Thread, StackTraceElement[]> all = Thread.getAllStackTraces();
        System.out.println(all.containsKey(waiter) + " " + all.containsKey(Thread.currentThread()));
        waiter.interrupt();
        waiter.join();
        System.out.println(waiter.getStackTrace().length + " " + waiter.getState());
        Thread.dumpStack();
    }
}
