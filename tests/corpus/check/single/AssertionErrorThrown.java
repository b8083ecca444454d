//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: an AssertionError that nobody catches is a failed assertion, whoever throws it.
public class AssertionErrorThrown {
    public static void main(String[] arguments) {
        throw new AssertionError("thrown"); //~
    }
}
