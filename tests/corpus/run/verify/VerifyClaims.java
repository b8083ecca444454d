//@ about: a failed Verify.assertTrue is an AssertionError that can be caught, and ends the program where nobody does
//@ exit: 1
import sojourner.Verify;

public class VerifyClaims {
    public static void main(String[] arguments) {
        try {
            Verify.assertTrue(false);
        } catch (AssertionError failed) {
            System.out.println(failed.getMessage() + ", cause " + failed.getCause());
            StackTraceElement[] trace = failed.getStackTrace();
            System.out.println(trace[0].getClassName() + " " + trace[trace.length - 1].getLineNumber());
        }
        try {
            gov.nasa.jpf.vm.Verify.assertTrue("said first", false);
        } catch (AssertionError failed) {
            System.out.println(failed.getMessage());
        }
        Verify.assertTrue(arguments.length > 0, "there are no arguments");
    }
}
