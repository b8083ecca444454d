//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract
// why: whoever reads without looking is ahead, which the predicates that lambdas declare tell
import sojourner.calls.Abstract;

public class LambdaAgentAhead {
    static final LambdaAgentAhead AGENT = new LambdaAgentAhead();

    int written;
    int read;

    void declare() {
        Abstract.remove("written");
        Abstract.remove("read");
        Abstract.addBoolean("some", () -> read < written);
        Abstract.addBoolean("none", () -> !(read < written || read > written));
    }

    synchronized void read() {
        if (read <= written) {
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
