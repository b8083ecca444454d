//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenInterfaceBack.demand=interval:-6..9
// why: minus six and six are zero
public class TokenInterfaceBack {
    interface Valve {
        default int flow(int wanted) {
            return wanted;
        }
    }

    static class Open implements Valve {
    }

    static class Half implements Valve {
        public int flow(int wanted) {
            return -6;
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
