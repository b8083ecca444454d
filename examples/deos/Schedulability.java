/**
 * Whether a set of tasks can be scheduled at all, found out before the first of them runs: a certified kernel refuses what it cannot
 * keep. Budgets must fit into a period, and every task must get its budget before the period ends although those of higher priority
 * come first (response times by fixed-point iteration, after Joseph and Pandya).
 */
final class Schedulability {
    private final TaskTable tasks;
    private final int unitsPerPeriod;

    Schedulability(TaskTable tasks, int unitsPerPeriod) {
        this.tasks = tasks;
        this.unitsPerPeriod = unitsPerPeriod;
    }

    /** What all budgets take of a period, in hundredths. */
    int utilisation() {
        return 100 * tasks.granted() / unitsPerPeriod;
    }

    /** Whether every task gets its budget in every period, however the tasks are released. */
    boolean isFeasible() {
        if (tasks.granted() > unitsPerPeriod) {
            return false;
        }
        for (int position = 0; position < tasks.count(); position++) {
            if (responseTime(tasks.at(position)) < 0) {
                return false;
            }
        }
        return true;
    }

    /** When a task has got its budget at the latest, counted from the beginning of a period; -1 if it is too late then. */
    int responseTime(Task task) {
        int own = task.budget().granted();
        int response = own;
        while (response <= unitsPerPeriod) {
            int next = own + interference(task, response);
            if (next == response) {
                return response;
            }
            response = next;
        }
        return -1;
    }

    /** What tasks of higher priority take before a moment. All tasks have the same period. */
    private int interference(Task task, int moment) {
        int releases = (moment + unitsPerPeriod - 1) / unitsPerPeriod;
        int sum = 0;
        for (int position = 0; position < tasks.count(); position++) {
            Task other = tasks.at(position);
            if (other != task && comesBefore(other, task)) {
                sum += releases * other.budget().granted();
            }
        }
        return sum;
    }

    private static boolean comesBefore(Task one, Task other) {
        if (one.priority() != other.priority()) {
            return one.priority() > other.priority();
        }
        return one.number() < other.number();
    }

    /** The time of a period that nobody was promised. */
    int unpromised() {
        return unitsPerPeriod - tasks.granted();
    }

    /** The task that has to wait longest for its budget; null if there are none. */
    Task latest() {
        Task latest = null;
        int longest = -1;
        for (int position = 0; position < tasks.count(); position++) {
            int response = responseTime(tasks.at(position));
            if (response > longest) {
                longest = response;
                latest = tasks.at(position);
            }
        }
        return latest;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(utilisation()).append(" % of the time is promised");
        for (int position = 0; position < tasks.count(); position++) {
            Task task = tasks.at(position);
            text.append("; ").append(task.name()).append(" after ").append(responseTime(task));
        }
        return text.toString();
    }
}
