//@ verdict: holds
//@ assurance: sc
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract
// why: what was read is never more than what was written, by predicates that the program declares by lambdas
import sojourner.calls.Abstract;

public class LambdaAgent {
    static final LambdaAgent AGENT = new LambdaAgent();

    int written;
    int read;

    void declare() {
        Abstract.remove("written");
        Abstract.remove("read");
        Abstract.addBoolean("some", () -> read < written);
        Abstract.addBoolean("none", () -> !(read < written || read > written));
    }

    synchronized void read() {
        if (read < written) {
            read = read + 1;
            assert read <= written;
        }
    }

    synchronized void write() {
        if (read == written) {
            written = written + 1;
        }
    }

    public static void main(String[] arguments) {
        AGENT.declare();
        new Thread(() -> {
            while (true) {
                AGENT.read();
            }
        }).start();
        while (true) {
            AGENT.write();
        }
    }
}
