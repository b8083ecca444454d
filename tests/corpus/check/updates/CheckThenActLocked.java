//@ verdict: holds
//@ assurance: jmm
// why: test and use are under the lock that the cleaner needs.
public class CheckThenActLocked {
    static String text = "text";
    static final Object LOCK = new Object();

    static final class User extends Thread {
        @Override
        public void run() {
            synchronized (LOCK) {
                if (text != null) {
                    int length = text.length();
                }
            }
        }
    }

    static final class Cleaner extends Thread {
        @Override
        public void run() {
            synchronized (LOCK) {
                text = null;
            }
        }
    }

    public static void main(String[] arguments) {
        new User().start();
        new Cleaner().start();
    }
}
