//@ verdict: holds
//@ assurance: jmm
// why: the methods of a StringBuffer are synchronized.
public class StringBufferShared {
    static final StringBuffer TEXT = new StringBuffer(16);

    static final class Writer extends Thread {
        @Override
        public void run() {
            TEXT.append('w');
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Writer writer = new Writer();
        writer.start();
        TEXT.append('m');
        writer.join();
        assert TEXT.length() == 2;
    }
}
