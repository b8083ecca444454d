//@ verdict: violated
//@ property: race
//@ all: race
// why: a plain long is written and read without order (Java may even tear it).
public class LongField {
    static long value;

    static final class Writer extends Thread {
        @Override
        public void run() {
            value = 0x1_0000_0001L; //~
        }
    }

    public static void main(String[] arguments) {
        new Writer().start();
        long seen = value; //~
        assert seen == 0 || seen == 0x1_0000_0001L;
    }
}
