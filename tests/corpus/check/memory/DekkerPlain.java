//@ verdict: violated
//@ property: race
//@ all: race
// why: under sequential consistency it excludes, but the plain flags race.
public class DekkerPlain {
    static boolean wants0;
    static boolean wants1;
    static int inside;

    static final class Zero extends Thread {
        @Override
        public void run() {
            wants0 = true;
            if (!wants1) {
                inside++;
                assert inside == 1;
                inside--;
            }
            wants0 = false;
        }
    }

    static final class One extends Thread {
        @Override
        public void run() {
            wants1 = true;
            if (!wants0) {
                inside++;
                assert inside == 1;
                inside--;
            }
            wants1 = false;
        }
    }

    public static void main(String[] arguments) {
        new Zero().start();
        new One().start();
    }
}
