//@ about: each thread has its own copy
public class ThreadLocals {
    int value;
    static final ThreadLocal<ThreadLocals> own = ThreadLocal.withInitial(ThreadLocals::new);

    static class First extends Thread {
        @Override
        public void run() {
            own.get().value++;
        }
    }

    static class Second extends Thread {
        @Override
        public void run() {
            own.get().value++;
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
