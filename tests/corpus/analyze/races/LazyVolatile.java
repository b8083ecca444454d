//@ about: double-checked locking with a volatile field
public class LazyVolatile {
    static volatile LazyVolatile instance;
    int value = 3;

    static LazyVolatile get() {
        if (instance == null) {
            synchronized (LazyVolatile.class) {
                if (instance == null) {
                    instance = new LazyVolatile();
                }
            }
        }
        return instance;
    }

    static class User extends Thread {
        @Override
        public void run() {
            if (get().value != 3) {
                throw new AssertionError();
            }
        }
    }

    public static void main(String[] args) {
        new User().start();
        new User().start();
    }
}
