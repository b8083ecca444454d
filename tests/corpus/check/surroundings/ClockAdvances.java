//@ verdict: holds
//@ assumes: clock
// why: nothing promises that two readings are equal; the proof is for a clock that stands still.
public class ClockAdvances {
    public static void main(String[] arguments) {
        long first = System.nanoTime();
        long second = System.nanoTime();
        assert second == first;
    }
}
