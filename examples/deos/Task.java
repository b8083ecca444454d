/** A task of the operating system: what the kernel knows about one thread of an application. */
final class Task {
    private final int number;
    private final String name;
    private final int priority;
    private final Budget budget;
    private TaskState state = TaskState.DORMANT;
    private int usedInPeriod;
    private int usedInAll;
    private int claimed;
    private int periods;

    Task(int number, String name, int priority, int granted) {
        this.number = number;
        this.name = name;
        this.priority = priority;
        this.budget = new Budget(granted);
    }

    int number() {
        return number;
    }

    String name() {
        return name;
    }

    /** Greater numbers run first. */
    int priority() {
        return priority;
    }

    Budget budget() {
        return budget;
    }

    TaskState state() {
        return state;
    }

    void setState(TaskState next) {
        if (state == TaskState.DELETED && next != TaskState.DELETED) {
            throw new IllegalStateException(name + " was deleted");
        }
        state = next;
    }

    /** Time of this period that the task has used so far. */
    int usedInPeriod() {
        return usedInPeriod;
    }

    int usedInAll() {
        return usedInAll;
    }

    /** Slack that the task has claimed in this period. */
    int claimed() {
        return claimed;
    }

    /** Periods that the task has seen begin. */
    int periods() {
        return periods;
    }

    /** The task has used time. */
    void account(int units) {
        usedInPeriod += units;
        usedInAll += units;
    }

    /** The task has got time that another one gave up. */
    void claim(int units) {
        claimed += units;
    }

    /** A new period begins for the task. */
    void beginPeriod() {
        usedInPeriod = 0;
        claimed = 0;
        periods++;
        budget.refill();
    }

    @Override
    public String toString() {
        return name + "[" + state + ", " + budget.remaining() + " of " + budget.granted() + " left]";
    }
}
