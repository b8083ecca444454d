//@ verdict: holds
// why: a thread runs a method whose result, a long, nobody asks for.
public class LongResultDropped {
    private long count;

    synchronized long next() {
        count = count + 1;
        return count;
    }

    public static void main(String[] arguments) throws InterruptedException {
        LongResultDropped counter = new LongResultDropped();
        Thread other = new Thread(counter::next);
        other.start();
        long mine = counter.next();
        other.join();
        assert mine >= 1 && counter.next() == 3;
    }
}
