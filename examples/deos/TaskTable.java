/** All tasks, in a table of fixed size: a certified system allocates nothing once it flies. */
final class TaskTable {
    private final Task[] tasks;
    private int count;

    TaskTable(int capacity) {
        tasks = new Task[capacity];
    }

    int count() {
        return count;
    }

    int capacity() {
        return tasks.length;
    }

    boolean isFull() {
        return count == tasks.length;
    }

    /** The task at a position below {@link #count}. */
    Task at(int position) {
        if (position < 0 || position >= count) {
            throw new IndexOutOfBoundsException("task " + position + " of " + count);
        }
        return tasks[position];
    }

    void add(Task task) {
        if (isFull()) {
            throw new IllegalStateException("no room for " + task.name());
        }
        tasks[count] = task;
        count++;
    }

    Task find(String name) {
        for (int position = 0; position < count; position++) {
            if (tasks[position].name().equals(name)) {
                return tasks[position];
            }
        }
        return null;
    }

    /** Takes a task out; those behind it move up. */
    boolean remove(Task task) {
        for (int position = 0; position < count; position++) {
            if (tasks[position] == task) {
                System.arraycopy(tasks, position + 1, tasks, position, count - position - 1);
                count--;
                tasks[count] = null;
                return true;
            }
        }
        return false;
    }

    /** The sum of what all tasks get in a period. */
    int granted() {
        int sum = 0;
        for (int position = 0; position < count; position++) {
            sum += tasks[position].budget().granted();
        }
        return sum;
    }

    /** The sum of what is left of all budgets. */
    int remaining() {
        int sum = 0;
        for (int position = 0; position < count; position++) {
            sum += tasks[position].budget().remaining();
        }
        return sum;
    }
}
