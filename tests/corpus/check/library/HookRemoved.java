//@ verdict: holds
//@ assurance: jmm
// why: a hook that was removed does not run.
public class HookRemoved {
    static final class Hook extends Thread {
        @Override
        public void run() {
            assert false;
        }
    }

    public static void main(String[] arguments) {
        Hook hook = new Hook();
        Runtime.getRuntime().addShutdownHook(hook);
        assert Runtime.getRuntime().removeShutdownHook(hook);
    }
}
