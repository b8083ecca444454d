//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: the initialiser waits for a thread that needs the class.
public class InitialiserJoins {
    static final class Holder {
        static int value = 1;

        static {
            Reading reading = new Reading();
            reading.start();
            try {
                reading.join();
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        }
    }

    static final class Reading extends Thread {
        @Override
        public void run() {
            assert Holder.value == 1;
        }
    }

    public static void main(String[] arguments) throws Exception {
        assert Holder.value == 1;
    }
}
