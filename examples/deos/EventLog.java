/** The last things that happened in the kernel, in a ring: what an engineer reads after a failure. */
final class EventLog {
    /** What can happen. */
    enum Kind {
        CREATED,
        DISPATCHED,
        USED,
        YIELDED,
        CLAIMED,
        PERIOD,
        EXHAUSTED,
        DELETED
    }

    private static final int SIZE = 4;
    private final Kind[] kinds = new Kind[SIZE];
    private final int[] tasks = new int[SIZE];
    private int next;

    void note(Kind kind, Task task) {
        kinds[next] = kind;
        tasks[next] = task == null ? -1 : task.number();
        next = (next + 1) % SIZE;
    }

    /** The kind of the event so many events ago; null if there were not so many. */
    Kind kind(int ago) {
        return kinds[Math.floorMod(next - 1 - ago, SIZE)];
    }

    /** The task of the event so many events ago; -1 if it had none. */
    int task(int ago) {
        return tasks[Math.floorMod(next - 1 - ago, SIZE)];
    }

    /** How many of the events in the ring are of a kind. */
    int count(Kind kind) {
        int count = 0;
        for (Kind one : kinds) {
            if (one == kind) {
                count++;
            }
        }
        return count;
    }
}
