//@ verdict: violated
//@ property: ltl
//@ options: --ltl '<> ReadersOvertake.written'
//@ claim: violated --ltl '<> ReadersOvertake.written' --fairness none
//@ claim: violated --ltl '<> ReadersOvertake.written' --fairness strong
//@ claim: holds --ltl '[] !(ReadersOvertake.written && ReadersOvertake.readers == 2)'
// why: there may always be a reader inside when the writer looks.
public class ReadersOvertake {
    static volatile boolean written;
    static int readers;

    static final class Reader extends Thread {
        @Override
        public void run() {
            while (!written) {
                synchronized (ReadersOvertake.class) {
                    readers++;
                }
                synchronized (ReadersOvertake.class) {
                    readers--;
                }
            }
        }
    }

    static final class Writer extends Thread {
        @Override
        public void run() {
            while (!written) {
                synchronized (ReadersOvertake.class) {
                    if (readers == 0) {
                        written = true;
                    }
                }
            }
        }
    }

    public static void main(String[] arguments) {
        new Reader().start();
        new Writer().start();
    }
}
