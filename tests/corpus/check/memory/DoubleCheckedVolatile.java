//@ verdict: holds
//@ assurance: jmm
// why: a volatile field may be tested without the lock.
public class DoubleCheckedVolatile {
    private static volatile DoubleCheckedVolatile instance;
    private final int value = 7;

    static DoubleCheckedVolatile get() {
        if (instance == null) {
            synchronized (DoubleCheckedVolatile.class) {
                if (instance == null) {
                    instance = new DoubleCheckedVolatile();
                }
            }
        }
        return instance;
    }

    static final class User extends Thread {
        @Override
        public void run() {
            assert get().value == 7;
        }
    }

    public static void main(String[] arguments) {
        new User().start();
        new User().start();
    }
}
