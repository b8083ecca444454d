//@ verdict: holds
//@ options: --property termination,livelock
//@ claim: violated --ltl '[] (ExceptionEndsLoop.rounds < 3)'
//@ claim: holds --ltl '<> ExceptionEndsLoop.caught'
// why: the array has three elements; the fourth access throws, and the handler is outside the loop.
public class ExceptionEndsLoop {
    static int rounds;
    static boolean caught;

    public static void main(String[] arguments) {
        int[] cells = new int[3];
        try {
            while (true) {
                cells[rounds] = 1;
                rounds++;
            }
        } catch (ArrayIndexOutOfBoundsException expected) {
            caught = true;
        }
    }
}
