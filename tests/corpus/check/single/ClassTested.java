//@ verdict: holds
//@ assurance: jmm
// why: the cast is made only after the test.
public class ClassTested {
    public static void main(String[] arguments) {
        Object number = 7;
        if (number instanceof String text) {
            throw new IllegalStateException(text);
        }
        assert number instanceof Integer;
    }
}
