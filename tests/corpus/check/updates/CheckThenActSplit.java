//@ verdict: violated
//@ property: exception
//@ all: exception
// why: every access is locked, so that there is no race, but test and use are two critical sections.
public class CheckThenActSplit {
    private String text = "text";

    synchronized boolean isThere() {
        return text != null;
    }

    synchronized int length() {
        return text.length(); //~
    }

    synchronized void clear() {
        text = null;
    }

    static final class User extends Thread {
        private final CheckThenActSplit shared;

        User(CheckThenActSplit shared) {
            this.shared = shared;
        }

        @Override
        public void run() {
            if (shared.isThere()) {
                shared.length();
            }
        }
    }

    public static void main(String[] arguments) {
        CheckThenActSplit shared = new CheckThenActSplit();
        new User(shared).start();
        shared.clear();
    }
}
