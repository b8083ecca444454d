//@ verdict: violated
//@ property: race
// why: a writer sets two plain fields, a reader reads them without any synchronisation.
public class NonatomicLong {
    private long lower = 0;
    private long upper = 10;

    void setRange(long from, long to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        lower = from;
        upper = to;
    }

    boolean isInRange(long number) {
        return lower <= number && number <= upper;
    }

    public static void main(String[] args) throws InterruptedException {
        NonatomicLong range = new NonatomicLong();
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                range.setRange(i, i + 10);
            }
        });
        Thread reader = new Thread(() -> {
            int hits = 0;
            for (int i = 0; i < 500; i++) {
                if (range.isInRange(i)) {
                    hits++;
                }
            }
            System.out.println("hits: " + hits);
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
