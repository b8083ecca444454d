//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract
// why: whoever reads without looking is ahead, which the declared predicates tell
import sojourner.calls.Abstract;

public class CalledAgentAhead {
    static int written;
    static int read;

    static void declare() {
        Abstract.remove("written");
        Abstract.remove("CalledAgentAhead.read");
        Abstract.addBoolean("some", "read < written");
        Abstract.addBoolean("none", "CalledAgentAhead: read == written");
    }

    static class Reader extends Thread {
        public void run() {
            while (true) {
                synchronized (CalledAgentAhead.class) {
                    if (read <= written) {
                        read = read + 1;
                        assert read <= written;
                    }
                }
            }
        }
    }

    public static void main(String[] arguments) {
        declare();
        new Reader().start();
        while (true) {
            synchronized (CalledAgentAhead.class) {
                if (read == written) {
                    written = written + 1;
                }
            }
        }
    }
}
