//@ verdict: violated
//@ property: race
// why: a StringBuilder is not made for two threads; the places are the program's calls.
public class StringBuilderShared {
    static final StringBuilder TEXT = new StringBuilder(16);

    static final class Writer extends Thread {
        @Override
        public void run() {
            TEXT.append('w'); //~
        }
    }

    public static void main(String[] arguments) {
        new Writer().start();
        TEXT.append('m'); //~
    }
}
