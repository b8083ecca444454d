//@ verdict: holds
//@ assurance: jmm
// why: the program catches the error itself.
public class AssertCaught {
    public static void main(String[] arguments) {
        boolean caught = false;
        try {
            assert arguments.length > 0;
        } catch (AssertionError expected) {
            caught = true;
        }
        if (!caught) {
            throw new IllegalStateException("assertions are not enabled");
        }
    }
}
