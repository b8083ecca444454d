//@ verdict: holds
//@ assurance: jmm
// why: as LambdaLockedLate, but what is done under the lock of the lambda is announced there.
public class LambdaLockedFirst {
    static volatile int announced;
    static int entered;

    interface Task {
        int NUMBER = announce();

        void execute();

        default void executeTwice() {
            execute();
            execute();
        }
    }

    static int announce() {
        return 1;
    }

    static Task task() {
        return () -> { };
    }

    static final class Second extends Thread {
        @Override
        public void run() {
            if (announced == 1) {
                synchronized (task()) {
                    assert entered == 1;
                }
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Second second = new Second();
        second.start();
        synchronized (task()) {
            entered = 1;
            announced = 1;
        }
        second.join();
    }
}
