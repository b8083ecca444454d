//@ verdict: holds
//@ options: --ltl '<> output contains "tick"'
//@ claim: holds --property livelock
//@ claim: violated --ltl '<> output contains "tock"'
//@ symmetry: needed every round leaves garbage
// why: the loop never ends, and each round prints.
public class PrintsForEver {
    public static void main(String[] arguments) {
        while (true) {
            System.out.println("tick");
        }
    }
}
