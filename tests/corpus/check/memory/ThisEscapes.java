//@ verdict: violated
//@ property: assertion
//@ all: assertion, race
// why: the constructor starts a thread that may read the field before it is set.
public class ThisEscapes {
    private int value;

    ThisEscapes() {
        new Reader(this).start();
        value = 7;
    }

    static final class Reader extends Thread {
        private final ThisEscapes seen;

        Reader(ThisEscapes seen) {
            this.seen = seen;
        }

        @Override
        public void run() {
            assert seen.value == 7; //~
        }
    }

    public static void main(String[] arguments) {
        new ThisEscapes();
    }
}
