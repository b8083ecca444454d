/** The time that a task may use in one period, and what is left of it. */
final class Budget {
    private final int granted;
    private int remaining;

    Budget(int granted) {
        if (granted <= 0) {
            throw new IllegalArgumentException("a budget of " + granted + " units");
        }
        this.granted = granted;
        this.remaining = granted;
    }

    /** What the task gets in every period. */
    int granted() {
        return granted;
    }

    /** What is left in this period. */
    int remaining() {
        return remaining;
    }

    boolean isExhausted() {
        return remaining == 0;
    }

    /** Takes time out of the budget; answers how much of it there was. */
    int spend(int units) {
        int spent = Math.min(units, remaining);
        remaining -= spent;
        return spent;
    }

    /** Takes whatever is left out of the budget. */
    int takeRest() {
        int rest = remaining;
        remaining = 0;
        return rest;
    }

    /** A new period begins. */
    void refill() {
        remaining = granted;
    }
}
