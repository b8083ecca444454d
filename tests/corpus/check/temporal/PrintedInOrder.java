//@ verdict: holds
//@ options: --ltl '<> output contains "second"'
//@ claim: holds --ltl '[] (output contains "second" -> output contains "first")'
//@ claim: violated --ltl '[] !output contains "second"'
//@ claim: violated --ltl '<> output contains "third"'
//@ claim: holds --ltl '!output contains "first" U PrintedInOrder.begun'
// why: the lines are printed one after the other, after the flag was set.
public class PrintedInOrder {
    static volatile boolean begun;

    public static void main(String[] arguments) {
        begun = true;
        System.out.println("first");
        System.out.println("second");
    }
}
