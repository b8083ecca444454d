//@ about: a synchronized run() of a thread and of a hook owns its monitor; join gives up that which its caller holds
public class SynchronizedRunAndJoin {
    public static void main(String[] arguments) throws Exception {
        Thread thread = new Thread() {
            @Override
            public synchronized void run() {
                System.out.println("runs, holds " + Thread.holdsLock(this));
                notifyAll();
                throw new IllegalStateException("left");
            }
        };
        thread.setUncaughtExceptionHandler((other, exception) -> System.out.println(
                "caught " + exception.getMessage() + ", holds " + Thread.holdsLock(other)));
        synchronized (thread) {
            synchronized (thread) {
                thread.start();
                while (thread.getState() != Thread.State.BLOCKED) {
                    Thread.sleep(1);
                }
                System.out.println(thread.getState());
                thread.join();
            }
            System.out.println("ended " + thread.getState() + ", holds " + Thread.holdsLock(thread));
        }
        System.out.println("holds " + Thread.holdsLock(thread));
        Runtime.getRuntime().addShutdownHook(new Thread() {
            @Override
            public synchronized void run() {
                notify();
                System.out.println("hook");
            }
        });
    }
}
