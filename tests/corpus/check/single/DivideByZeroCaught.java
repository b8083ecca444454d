//@ verdict: holds
//@ assurance: jmm
// why: the exception is caught, and finally runs.
public class DivideByZeroCaught {
    public static void main(String[] arguments) {
        int steps = 0;
        try {
            steps += 10 / arguments.length;
        } catch (ArithmeticException expected) {
            steps += 1;
        } finally {
            steps += 2;
        }
        assert steps == 3;
    }
}
