//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --remove LostIncrement.number --predicate 'LostIncrement: number == 0' --predicate 'LostIncrement: number == 1' --predicate 'LostIncrement: number == 2'
// why: an increment without a lock reads before the other one writes
public class LostIncrement {
    static volatile int number;

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(() -> number = number + 1);
        other.start();
        number = number + 1;
        other.join();
        assert number == 2; //~
    }
}
