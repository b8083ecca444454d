/** What a task is doing, as the scheduler sees it. */
enum TaskState {
    /** Created, and not started before the next period begins. */
    DORMANT,
    /** Wants the processor. */
    READY,
    /** Has the processor. */
    RUNNING,
    /** Has done its work and waits for the next period. */
    WAITING,
    /** Has used up its budget and waits for the next period. */
    EXHAUSTED,
    /** Will never run again. */
    DELETED;

    /** Whether a task in this state may use time. */
    boolean isActive() {
        return this == READY || this == RUNNING;
    }

    /** Whether a task in this state becomes ready when a period begins. */
    boolean wakesWithPeriod() {
        return this == DORMANT || this == WAITING || this == EXHAUSTED;
    }
}
