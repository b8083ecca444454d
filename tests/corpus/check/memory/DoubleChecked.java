//@ verdict: violated
//@ property: race
//@ all: race
// why: the first test reads the field without the lock that the other thread writes it under.
public class DoubleChecked {
    private static DoubleChecked instance;
    private final int value = 7;

    static DoubleChecked get() {
        if (instance == null) { //~
            synchronized (DoubleChecked.class) {
                if (instance == null) {
                    instance = new DoubleChecked(); //~
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
