//@ verdict: holds
//@ assurance: jmm
// why: the hook runs after main's write.
public class HookRuns {
    static int value;

    static final class Hook extends Thread {
        @Override
        public void run() {
            assert value == 7;
        }
    }

    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Hook());
        value = 7;
    }
}
