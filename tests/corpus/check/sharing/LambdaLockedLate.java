//@ verdict: violated
//@ property: assertion
// why: a lambda without captured values is one object for everybody as soon as its call site is linked, so another thread may
// lock it first.
public class LambdaLockedLate {
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
        announced = 1;
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
                    assert entered == 1; //~
                }
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Second second = new Second();
        second.start();
        synchronized (task()) {
            entered = 1;
        }
        second.join();
    }
}
