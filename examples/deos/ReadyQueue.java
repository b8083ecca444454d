/** The tasks that want the processor, the most urgent first; among equals the one that came first. */
final class ReadyQueue {
    private final Task[] queue;
    private int count;

    ReadyQueue(int capacity) {
        queue = new Task[capacity];
    }

    boolean isEmpty() {
        return count == 0;
    }

    int length() {
        return count;
    }

    boolean contains(Task task) {
        return position(task) >= 0;
    }

    /** The most urgent task, which stays in the queue; null if there is none. */
    Task first() {
        return count == 0 ? null : queue[0];
    }

    void insert(Task task) {
        if (contains(task)) {
            return;
        }
        int position = count;
        while (position > 0 && queue[position - 1].priority() < task.priority()) {
            queue[position] = queue[position - 1];
            position--;
        }
        queue[position] = task;
        count++;
    }

    void remove(Task task) {
        int position = position(task);
        if (position < 0) {
            return;
        }
        for (int next = position + 1; next < count; next++) {
            queue[next - 1] = queue[next];
        }
        count--;
        queue[count] = null;
    }

    void clear() {
        for (int position = 0; position < count; position++) {
            queue[position] = null;
        }
        count = 0;
    }

    private int position(Task task) {
        for (int position = 0; position < count; position++) {
            if (queue[position] == task) {
                return position;
            }
        }
        return -1;
    }
}
