//@ verdict: violated
//@ property: assertion
// why: a thread runs a method whose result nobody asks for; main may come second.
public class ReferenceWithResult {
    private int count;

    synchronized int next() {
        count = count + 1;
        return count;
    }

    public static void main(String[] arguments) throws InterruptedException {
        ReferenceWithResult counter = new ReferenceWithResult();
        Thread other = new Thread(counter::next);
        other.start();
        int mine = counter.next();
        other.join();
        assert mine == 1; //~
    }
}
