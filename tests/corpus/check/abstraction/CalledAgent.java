//@ verdict: holds
//@ assurance: sc
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract
// why: what was read is never more than what was written, by predicates that the program declares by calls
import sojourner.calls.Abstract;

public class CalledAgent {
    static int written;
    static int read;

    static void declare() {
        Abstract.remove("written");
        Abstract.remove("CalledAgent.read");
        Abstract.addBoolean("some", "read < written");
        Abstract.addBoolean("none", "CalledAgent: read == written");
    }

    static class Reader extends Thread {
        public void run() {
            while (true) {
                synchronized (CalledAgent.class) {
                    if (read < written) {
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
            synchronized (CalledAgent.class) {
                if (read == written) {
                    written = written + 1;
                }
            }
        }
    }
}
