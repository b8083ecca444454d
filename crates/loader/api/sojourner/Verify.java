package sojourner;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;

/**
 * What a program can say to Sojourner.
 *
 * <p>Under {@code sojourner check} every alternative of every choice is explored. On a plain JVM, and under
 * {@code sojourner run}, the program makes one run: choices are random there. The system property {@code sojourner.seed}
 * makes the choices of a JVM repeatable, as far as its threads are.
 */
public final class Verify {
    private Verify() {}

    /** False or true. */
    public static boolean chooseBoolean() {
        return choose(2) == 1;
    }

    /** Any number between two bounds, both of them included. */
    public static int chooseInt(int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException("no number lies between " + from + " and " + to);
        }
        return (int) (from + choose((long) to - from + 1));
    }

    /** Any of these values. */
    @SafeVarargs
    public static <T> T chooseFrom(T... values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("there is nothing to choose from");
        }
        return values[(int) choose(values.length)];
    }

    /** Any element of a list. */
    public static <T> T chooseFrom(List<? extends T> values) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("there is nothing to choose from");
        }
        return values.get((int) choose(values.size()));
    }

    /**
     * Only runs in which this holds are of interest: where it does not, Sojourner discards the run. A JVM cannot do that:
     * there, {@link Discarded} is thrown.
     */
    public static void assume(boolean holds) {
        if (!holds) {
            throw new Discarded();
        }
    }

    /**
     * Until {@link #endAtomic()}, no other thread moves, unless this one has to wait. Sections nest. On a JVM this does
     * nothing: it is a means to leave out schedules that are of no interest, and no lock.
     */
    public static void beginAtomic() {}

    /** Ends what {@link #beginAtomic()} has begun. */
    public static void endAtomic() {}

    /** Runs something as an atomic section. */
    public static void atomic(Runnable section) {
        beginAtomic();
        try {
            section.run();
        } finally {
            endAtomic();
        }
    }

    /** Writes a line into the trace of a counterexample; on a JVM, and under {@code sojourner run}, to standard output. */
    public static void print(String line) {
        System.out.println(line);
    }

    /** Fails with an {@link AssertionError} where the condition does not hold, whether assertions are enabled or not. */
    public static void assertTrue(boolean holds) {
        assertTrue(holds, "Verify.assertTrue failed");
    }

    /** Fails with an {@link AssertionError} of this message where the condition does not hold. */
    public static void assertTrue(boolean holds, String message) {
        if (!holds) {
            throw new AssertionError(message);
        }
    }

    /** Whether all alternatives are being explored, as {@code sojourner check} does. */
    public static boolean isChecking() {
        return false;
    }

    /** A number from 0 up to, and without, {@code alternatives}. */
    private static long choose(long alternatives) {
        if (Seeded.RANDOM == null) {
            return ThreadLocalRandom.current().nextLong(alternatives);
        }
        synchronized (Seeded.RANDOM) {
            return Seeded.RANDOM.nextLong(alternatives);
        }
    }

    /** Initialised on a JVM only, where the first choice is made. */
    private static final class Seeded {
        static final SplittableRandom RANDOM = random(Long.getLong("sojourner.seed"));

        private static SplittableRandom random(Long seed) {
            return seed == null ? null : new SplittableRandom(seed);
        }
    }

    /** Thrown on a JVM where an assumption does not hold. It is an error, so that handlers of exceptions let it pass. */
    public static final class Discarded extends Error {
        private static final long serialVersionUID = 1;

        private Discarded() {
            super("Verify.assume: this run is of no interest");
        }
    }
}
