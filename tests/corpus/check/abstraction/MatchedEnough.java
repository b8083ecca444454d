//@ verdict: violated
//@ property: assertion
//@ depth: deep its counters have no bound, so there is no end without matching
//@ search: --match 'MatchedEnough.turns % 4'
// why: the third turn is a state of its own, and goes wrong
public class MatchedEnough {
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
        new Thread(MatchedEnough::turnAll).start();
        turnAll();
    }
}
