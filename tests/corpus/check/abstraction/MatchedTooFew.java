//@ verdict: unknown
//@ reason: matching
//@ depth: deep its counters have no bound, so there is no end without matching
//@ search: --match 'MatchedTooFew.turns % 2'
// why: the third turn is the first one again by its remainder: the error is missed, and nothing else is said
public class MatchedTooFew {
    static int turns;

    static synchronized boolean turn() {
        turns++;
        assert turns != 3;
        return turns < 1000000;
    }

    static void turnAll() {
        while (turn()) {
            Thread.onSpinWait();
        }
    }

    public static void main(String[] arguments) {
        new Thread(MatchedTooFew::turnAll).start();
        turnAll();
    }
}
