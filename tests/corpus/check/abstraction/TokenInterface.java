//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenInterface.demand=interval:-2..9
// why: all methods of an interface answer classes, also one with a constant
public class TokenInterface {
    interface Valve {
        default int flow(int wanted) {
            return wanted;
        }
    }

    static class Open implements Valve {
    }

    static class Half implements Valve {
        public int flow(int wanted) {
            return 3;
        }
    }

    static int demand;

    public static void main(String[] arguments) {
        demand = 6;
        Valve[] valves = {new Open(), new Half()};
        long sum = 0;
        for (Valve valve : valves) {
            sum = sum + valve.flow(demand);
        }
        assert sum > 0;
    }
}
