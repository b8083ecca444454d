//@ verdict: violated
//@ property: exception
//@ all: exception, race
// why: the cleaner may take the text away between the test and the use.
public class CheckThenAct {
    static String text = "text";

    static final class User extends Thread {
        @Override
        public void run() {
            if (text != null) {
                int length = text.length(); //~
            }
        }
    }

    static final class Cleaner extends Thread {
        @Override
        public void run() {
            text = null;
        }
    }

    public static void main(String[] arguments) {
        new User().start();
        new Cleaner().start();
    }
}
