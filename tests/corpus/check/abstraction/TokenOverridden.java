//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenOverridden.level=signs
// why: every method that a call may reach takes tokens, also one that nobody else calls with them
public class TokenOverridden {
    static class Gauge {
        int read(int by) {
            return by;
        }
    }

    static class Doubled extends Gauge {
        int read(int by) {
            return by > 0 ? 7 : by;
        }
    }

    static int level;

    public static void main(String[] arguments) {
        level = 5;
        Gauge[] gauges = {new Gauge(), new Doubled()};
        for (Gauge gauge : gauges) {
            assert gauge.read(level) > 0;
            assert gauge.read(3) > 0;
            assert gauge.read(-3) < 0;
        }
    }
}
