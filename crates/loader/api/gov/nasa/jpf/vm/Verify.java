package gov.nasa.jpf.vm;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The calls of Java PathFinder's class of this name, so that programs written for it can be checked with Sojourner and run
 * on a plain JVM. New programs have {@link sojourner.Verify}.
 *
 * <p>Written for Sojourner. Calls that only make sense inside Java PathFinder (attributes, its configuration, its traces)
 * end a check as unsupported, and throw an {@link UnsupportedOperationException} on a JVM. Calls that are hints to its
 * search (interesting, boring, heuristic values) have no effect.
 */
public class Verify {
    public static final int NO_VALUE = -1;
    public static final int SEVERE = 1;
    public static final int WARNING = 2;
    public static final int INFO = 3;
    public static final int FINE = 4;
    public static final int FINER = 5;
    public static final int FINEST = 6;

    // ---- choices

    public static boolean getBoolean() {
        return sojourner.Verify.chooseBoolean();
    }

    /** As {@link #getBoolean()}; the argument says which value a search tries first. */
    public static boolean getBoolean(boolean falseFirst) {
        return sojourner.Verify.chooseBoolean();
    }

    public static boolean randomBool() {
        return sojourner.Verify.chooseBoolean();
    }

    /** Any number between two bounds, both of them included. */
    public static int getInt(int min, int max) {
        return sojourner.Verify.chooseInt(min, max);
    }

    /** Any number between 0 and a bound, both of them included. */
    public static int random(int max) {
        return sojourner.Verify.chooseInt(0, max);
    }

    public static int getIntFromList(int... values) {
        return values[index(values.length)];
    }

    public static long getLongFromList(long... values) {
        return values[index(values.length)];
    }

    public static float getFloatFromList(float... values) {
        return values[index(values.length)];
    }

    public static double getDoubleFromList(double... values) {
        return values[index(values.length)];
    }

    private static int index(int length) {
        if (length == 0) {
            throw new IllegalArgumentException("there is nothing to choose from");
        }
        return sojourner.Verify.chooseInt(0, length - 1);
    }

    /** The value with any {@code flips} of its lowest {@code length} bits flipped. */
    public static long getBitFlip(long value, int flips, int length) {
        long result = value;
        int lowest = 0;
        for (int left = flips; left > 0; left--) {
            int bit = getInt(lowest, length - left);
            result ^= 1L << bit;
            lowest = bit + 1;
        }
        return result;
    }

    public static long getBitFlip(long value, int flips) {
        return getBitFlip(value, flips, Long.SIZE);
    }

    public static int getBitFlip(int value, int flips) {
        return (int) getBitFlip(value, flips, Integer.SIZE);
    }

    public static short getBitFlip(short value, int flips) {
        return (short) getBitFlip(value, flips, Short.SIZE);
    }

    public static char getBitFlip(char value, int flips) {
        return (char) getBitFlip(value, flips, Character.SIZE);
    }

    public static byte getBitFlip(byte value, int flips) {
        return (byte) getBitFlip(value, flips, Byte.SIZE);
    }

    public static int getInt(String key) {
        throw onlyInside("getInt(String)");
    }

    public static double getDouble(String key) {
        throw onlyInside("getDouble(String)");
    }

    public static Object getObject(String key) {
        throw onlyInside("getObject(String)");
    }

    public static Object randomObject(String type) {
        throw onlyInside("randomObject");
    }

    // ---- control of the search

    /** A check discards a run in which this holds. On a JVM it has no effect. */
    public static void ignoreIf(boolean condition) {}

    public static void beginAtomic() {}

    public static void endAtomic() {}

    public static void breakTransition(String reason) {}

    /** As {@link #getInt(int, int)}. */
    public static int breakTransition(String reason, int min, int max) {
        return sojourner.Verify.chooseInt(min, max);
    }

    public static void interesting(boolean condition) {}

    public static void boring(boolean condition) {}

    public static void setHeuristicSearchValue(int value) {}

    public static void resetHeuristicSearchValue() {}

    public static int getHeuristicSearchValue() {
        throw onlyInside("getHeuristicSearchValue");
    }

    public static void terminateSearch() {
        throw onlyInside("terminateSearch");
    }

    public static boolean isRunningInJPF() {
        return false;
    }

    public static boolean vmIsMatchingStates() {
        return sojourner.Verify.isChecking();
    }

    public static boolean isTraceReplay() {
        return false;
    }

    // ---- counters and bits: they are kept over the whole search and are no part of a state

    public static int getCounter(int id) {
        return Totals.COUNTERS.getOrDefault(id, 0);
    }

    public static int incrementCounter(int id) {
        return Totals.COUNTERS.merge(id, 1, Integer::sum);
    }

    public static void setCounter(int id, int value) {
        Totals.COUNTERS.put(id, value);
    }

    public static void resetCounter(int id) {
        Totals.COUNTERS.remove(id);
    }

    public static void setBitInBitSet(int id, int bit, boolean value) {
        if (value) {
            Totals.BITS.add(List.of(id, bit));
        } else {
            Totals.BITS.remove(List.of(id, bit));
        }
    }

    public static boolean getBitInBitSet(int id, int bit) {
        return Totals.BITS.contains(List.of(id, bit));
    }

    /** Initialised on a JVM only: in a check the counters are outside of the program. */
    private static final class Totals {
        static final Map<Integer, Integer> COUNTERS = new ConcurrentHashMap<>();
        static final Set<List<Integer>> BITS = ConcurrentHashMap.newKeySet();
    }

    public static void putValue(String key, int value) {
        throw onlyInside("putValue");
    }

    public static int getValue(String key) {
        throw onlyInside("getValue");
    }

    // ---- claims and output

    @Deprecated
    public static void assertTrue(boolean condition) {
        if (!condition) {
            throw new AssertionError("Verify.assertTrue failed");
        }
    }

    @Deprecated
    public static void assertTrue(String message, boolean condition) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }

    public static void print(String text) {
        System.out.print(text);
    }

    public static void print(String text, int value) {
        System.out.print(text + " : " + value);
    }

    public static void print(String text, boolean value) {
        System.out.print(text + " : " + value);
    }

    public static void print(String... texts) {
        System.out.print(String.join("", texts));
    }

    public static void println() {
        System.out.println();
    }

    public static void println(String text) {
        System.out.println(text);
    }

    public static void threadPrint(String text) {
        System.out.print(Thread.currentThread().getName() + ": " + text);
    }

    public static void threadPrintln(String text) {
        System.out.println(Thread.currentThread().getName() + ": " + text);
    }

    public static void log(String logger, int level, String text) {
        System.err.println(text);
    }

    public static void log(String logger, int level, String format, String argument) {
        System.err.println(String.format(format, argument));
    }

    public static void log(String logger, int level, String format, Object... arguments) {
        System.err.println(String.format(format, arguments));
    }

    public static void addComment(String text) {
        sojourner.Verify.print(text);
    }

    public static void printPathOutput(String text) {}

    public static void printPathOutput(boolean condition, String text) {}

    public static void atLabel(String label) {}

    public static void atLabel(int label) {}

    public static void instrumentPoint(String label) {}

    public static void instrumentPointDeep(String label) {}

    public static void instrumentPointDeepRecur(String label, int depth) {}

    public static long currentTimeMillis() {
        return System.currentTimeMillis();
    }

    public static void busyWait(long rounds) {
        for (long left = rounds; left > 0; left--) {
            Thread.onSpinWait();
        }
    }

    /** Whether the caller of the caller belongs to this class or to one that extends it. */
    public static boolean isCalledFromClass(String name) {
        Class<?> caller = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
            .walk(frames -> frames.skip(2).findFirst().map(StackWalker.StackFrame::getDeclaringClass).orElse(null));
        for (Class<?> type = caller; type != null; type = type.getSuperclass()) {
            if (type.getName().equals(name)) {
                return true;
            }
        }
        return false;
    }

    // ---- what only means something inside Java PathFinder

    public static void setFieldAttribute(Object object, String field, int value) {
        throw onlyInside("setFieldAttribute");
    }

    public static int getFieldAttribute(Object object, String field) {
        throw onlyInside("getFieldAttribute");
    }

    public static void addFieldAttribute(Object object, String field, int value) {
        throw onlyInside("addFieldAttribute");
    }

    public static int[] getFieldAttributes(Object object, String field) {
        throw onlyInside("getFieldAttributes");
    }

    public static void setLocalAttribute(String variable, int value) {
        throw onlyInside("setLocalAttribute");
    }

    public static int getLocalAttribute(String variable) {
        throw onlyInside("getLocalAttribute");
    }

    public static void addLocalAttribute(String variable, int value) {
        throw onlyInside("addLocalAttribute");
    }

    public static int[] getLocalAttributes(String variable) {
        throw onlyInside("getLocalAttributes");
    }

    public static void setElementAttribute(Object array, int index, int value) {
        throw onlyInside("setElementAttribute");
    }

    public static int getElementAttribute(Object array, int index) {
        throw onlyInside("getElementAttribute");
    }

    public static void addElementAttribute(Object array, int index, int value) {
        throw onlyInside("addElementAttribute");
    }

    public static int[] getElementAttributes(Object array, int index) {
        throw onlyInside("getElementAttributes");
    }

    public static void setObjectAttribute(Object object, int value) {
        throw onlyInside("setObjectAttribute");
    }

    public static int getObjectAttribute(Object object) {
        throw onlyInside("getObjectAttribute");
    }

    public static void addObjectAttribute(Object object, int value) {
        throw onlyInside("addObjectAttribute");
    }

    public static int[] getObjectAttributes(Object object) {
        throw onlyInside("getObjectAttributes");
    }

    public static boolean isShared(Object object) {
        throw onlyInside("isShared");
    }

    public static void setShared(Object object, boolean shared) {
        throw onlyInside("setShared");
    }

    public static void freezeSharedness(Object object, boolean freeze) {
        throw onlyInside("freezeSharedness");
    }

    public static void storeTrace(String file, String comment) {
        throw onlyInside("storeTrace");
    }

    public static void storeTraceIf(boolean condition, String file, String comment) {
        if (condition) {
            storeTrace(file, comment);
        }
    }

    public static void storeTraceAndTerminate(String file, String comment) {
        storeTrace(file, comment);
    }

    public static void storeTraceAndTerminateIf(boolean condition, String file, String comment) {
        if (condition) {
            storeTrace(file, comment);
        }
    }

    public static void setProperties(String... properties) {
        throw onlyInside("setProperties");
    }

    public static String getProperty(String key) {
        throw onlyInside("getProperty");
    }

    public static <T> T createFromJSON(Class<T> type, String json) {
        throw onlyInside("createFromJSON");
    }

    public static void writeObjectToFile(Object object, String file) {
        throw onlyInside("writeObjectToFile");
    }

    public static <T> T readObjectFromFile(Class<T> type, String file) {
        throw onlyInside("readObjectFromFile");
    }

    private static UnsupportedOperationException onlyInside(String call) {
        return new UnsupportedOperationException("Verify." + call + " only means something inside Java PathFinder");
    }
}
