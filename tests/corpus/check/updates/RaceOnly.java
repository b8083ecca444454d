//@ verdict: violated
//@ property: race
//@ all: race
// why: nothing depends on the value, but both threads write it without order.
public class RaceOnly {
    static int last;

    static final class Writer extends Thread {
        private final int value;

        Writer(int value) {
            this.value = value;
        }

        @Override
        public void run() {
            last = value; //~
        }
    }

    public static void main(String[] arguments) {
        new Writer(1).start();
        new Writer(2).start();
    }
}
