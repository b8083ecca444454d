//@ verdict: holds
//@ assurance: jmm
// why: nothing runs after exit, finally blocks included.
public class ExitBeforeAssert {
    public static void main(String[] arguments) {
        try {
            System.exit(3);
        } finally {
            assert false;
        }
    }
}
