/** One thread waits for another, busily. */
public class Signal {
    static volatile boolean go;
    static volatile boolean gone;

    static final class Walker extends Thread {
        @Override
        public void run() {
            while (!go) {
            }
            gone = true;
        }
    }

    public static void main(String[] arguments) {
        new Walker().start();
        go = true;
    }
}
