//@ verdict: holds
//@ assurance: jmm
// why: the volatile reference orders the plain field behind it.
public class VolatilePublication {
    static volatile VolatilePublication shared;
    private int value;

    static final class Reader extends Thread {
        @Override
        public void run() {
            VolatilePublication seen = shared;
            assert seen == null || seen.value == 7;
        }
    }

    public static void main(String[] arguments) {
        new Reader().start();
        VolatilePublication made = new VolatilePublication();
        made.value = 7;
        shared = made;
    }
}
