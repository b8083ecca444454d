package sojourner.junit;

/** Where the test begins, and how a run of it has ended. The checker replaces the methods that do nothing. */
final class Outcome {
    private Outcome() {}

    /** What comes from here on is explored. */
    static void begin() {}

    /** The test has come to its end. */
    static void complete() {}

    /** The test has found that it does not apply. */
    static void aborted() {}

    /** Ends a run that is not explored, with the threads that the test has left behind. */
    private static void exit() {}

    /** The last thing that the main thread does: threads that the test has left behind may go on. */
    static void end() {
        exit();
        rest(new Object());
    }

    private static void rest(Object bed) {
        while (true) {
            try {
                synchronized (bed) {
                    bed.wait();
                }
            } catch (InterruptedException disturbed) {
                // By a thread that was left behind.
            }
        }
    }
}
