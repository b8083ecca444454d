package sojourner;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BooleanSupplier;

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

    /**
     * The program has got further: {@code --property livelock} looks for runs that go on for ever and never say this again,
     * print nothing and end no thread. On a JVM this does nothing.
     */
    public static void progress() {}

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

    /**
     * From here on, in every run that goes through here, the condition holds in every state. Conditions are lambdas without side
     * effects, or formulas: {@code always(eventually(() -> ready))}. Stated again, for another object say, it counts again. On a
     * JVM this, and the other operators, do nothing.
     */
    public static Formula always(BooleanSupplier condition) {
        return stated(Formula.ALWAYS, condition, null, null);
    }

    /** From here on, the condition holds in some state, now or later. */
    public static Formula eventually(BooleanSupplier condition) {
        return stated(Formula.EVENTUALLY, condition, null, null);
    }

    /** From here on, the goal holds in some state, and the condition in all states before. */
    public static Formula until(BooleanSupplier condition, BooleanSupplier goal) {
        return stated(Formula.UNTIL, condition, goal, null);
    }

    /** From here on, whenever the cause holds, the effect holds then or later. */
    public static Formula response(BooleanSupplier cause, BooleanSupplier effect) {
        return stated(Formula.RESPONSE, cause, effect, null);
    }

    /** From here on, whenever the cause holds, the condition holds until the goal does, and the goal does. */
    public static Formula precedence(BooleanSupplier cause, BooleanSupplier condition, BooleanSupplier goal) {
        return stated(Formula.PRECEDENCE, cause, condition, goal);
    }

    /** If the first holds here, so does the second. */
    public static Formula implies(BooleanSupplier first, BooleanSupplier second) {
        return stated(Formula.IMPLIES, first, second, null);
    }

    /** Both hold here. */
    public static Formula and(BooleanSupplier first, BooleanSupplier second) {
        return stated(Formula.AND, first, second, null);
    }

    /** One of them holds here. */
    public static Formula or(BooleanSupplier first, BooleanSupplier second) {
        return stated(Formula.OR, first, second, null);
    }

    /** The condition does not hold here. */
    public static Formula not(BooleanSupplier condition) {
        return stated(Formula.NOT, condition, null, null);
    }

    private static Formula stated(int operator, BooleanSupplier first, BooleanSupplier second, BooleanSupplier third) {
        Formula formula = new Formula(operator, first, second, third);
        state(formula);
        return formula;
    }

    /** What an exploration is told. */
    private static void state(Formula formula) {}

    /** The formula that an exploration follows in this run. */
    private static Formula followed;

    /** A formula of temporal logic, which counts from where it was stated; as a part of another formula, within that only. */
    public static final class Formula implements BooleanSupplier {
        static final int ALWAYS = 0;
        static final int EVENTUALLY = 1;
        static final int UNTIL = 2;
        static final int RESPONSE = 3;
        static final int PRECEDENCE = 4;
        static final int IMPLIES = 5;
        static final int AND = 6;
        static final int OR = 7;
        static final int NOT = 8;

        private final int operator;
        private final BooleanSupplier first;
        private final BooleanSupplier second;
        private final BooleanSupplier third;
        /** Where it was stated, as an exploration writes it. */
        private long place;

        private Formula(int operator, BooleanSupplier first, BooleanSupplier second, BooleanSupplier third) {
            this.operator = operator;
            this.first = first;
            this.second = second;
            this.third = third;
        }

        /** True: what the formula says of the future cannot be known here. */
        @Override
        public boolean getAsBoolean() {
            return true;
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
