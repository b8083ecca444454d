/** What an application does in a period: how much time it needs, and whether it wants more than its own. */
final class Workload {
    private final int[] needs;
    private final boolean greedy;

    private Workload(boolean greedy, int... needs) {
        this.greedy = greedy;
        this.needs = needs.clone();
    }

    /** Needs the same in every period. */
    static Workload steady(int units) {
        return new Workload(false, units);
    }

    /** Needs now this and now that. */
    static Workload varying(int... units) {
        return new Workload(false, units);
    }

    /** Claims whatever others give up. */
    static Workload greedy(int units) {
        return new Workload(true, units);
    }

    int need(int period) {
        return needs[period % needs.length];
    }

    boolean isGreedy() {
        return greedy;
    }
}
