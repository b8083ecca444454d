/**
 * Watches over time partitioning: what one period has is what its tasks were granted. Whatever is used, left in budgets and lying about
 * as slack must never be more.
 */
final class PartitionMonitor {
    private final int unitsPerPeriod;
    private int used;
    private int checks;
    private int mostUsed;

    PartitionMonitor(int unitsPerPeriod) {
        this.unitsPerPeriod = unitsPerPeriod;
    }

    int unitsPerPeriod() {
        return unitsPerPeriod;
    }

    /** Time used in this period so far. */
    int used() {
        return used;
    }

    int checks() {
        return checks;
    }

    /** The most time that was used in any period. */
    int mostUsed() {
        return mostUsed;
    }

    /** A task has used time. */
    void use(Task task, int units) {
        used += units;
        mostUsed = Math.max(mostUsed, used);
        assert task.usedInPeriod() <= task.budget().granted() + task.claimed()
                : task.name() + " has used more than it was granted";
    }

    /** A new period begins. */
    void beginPeriod() {
        used = 0;
    }

    /** The property of the whole: no time comes from nowhere. */
    void check(TaskTable tasks, Slack slack) {
        checks++;
        int available = used + tasks.remaining() + slack.units();
        assert available <= unitsPerPeriod
                : "time partitioning is violated: " + available + " units in a period of " + unitsPerPeriod;
    }
}
