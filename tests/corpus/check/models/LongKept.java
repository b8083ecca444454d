//@ verdict: holds
//@ assurance: jmm
// why: both threads add under one monitor; fields, arrays, parameters, results and boxes keep all 64 bits.
public class LongKept {
    static long count = 0xFFFFFFFFL;
    static final Object LOCK = new Object();
    final long[] cells = new long[2];

    long add(int index, long value) {
        cells[index] += value;
        return cells[index];
    }

    static long negated(long value) {
        value = -value;
        return value;
    }

    public static void main(String[] args) throws InterruptedException {
        long amount = 1L << 33;
        Thread thread = new Thread(() -> {
            synchronized (LOCK) {
                count += amount;
            }
        });
        thread.start();
        synchronized (LOCK) {
            count -= 1;
        }
        thread.join();
        assert count == 0x2FFFFFFFEL && count > Integer.MAX_VALUE;
        LongKept kept = new LongKept();
        assert kept.add(1, 5_000_000_000L) + kept.add(1, -1) == 9_999_999_999L;
        assert negated(amount) == -8589934592L && negated(Long.MIN_VALUE) == Long.MIN_VALUE;
        Long one = amount;
        Long other = negated(-amount);
        assert one.equals(other) && one != other && one.hashCode() == 2 && one.compareTo(4L) > 0;
        Object small = 7L;
        assert small.equals(7L) && !small.equals(7) && one.intValue() == 0;
        for (long turn = 0; turn < 3; turn++) {
            kept.cells[0] += turn;
        }
        assert kept.cells[0] == 3;
    }
}
