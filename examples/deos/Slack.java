/** Time of the present period that its owners did not need and others may claim. It does not outlive the period. */
final class Slack {
    private int units;
    private int given;
    private int claimed;

    /** What can be claimed now. */
    int units() {
        return units;
    }

    /** What was given up in this period so far. */
    int given() {
        return given;
    }

    /** What was claimed in this period so far. */
    int claimed() {
        return claimed;
    }

    /** A task gives up time. */
    void give(int amount) {
        if (amount < 0) {
            throw new IllegalArgumentException("slack of " + amount);
        }
        units += amount;
        given += amount;
    }

    /** A task wants time; answers how much it gets. */
    int claim(int wanted) {
        int got = Math.min(wanted, units);
        units -= got;
        claimed += got;
        return got;
    }

    /** A new period begins: what nobody has claimed is gone. */
    void expire() {
        units = 0;
        given = 0;
        claimed = 0;
    }
}
