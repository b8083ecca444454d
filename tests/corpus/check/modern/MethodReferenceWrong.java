//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: the length of "four" is 4: the assertion is reached and false.
import java.util.function.Function;

public class MethodReferenceWrong {
    public static void main(String[] arguments) {
        Function<String, Integer> length = String::length;
        assert length.apply("four") == 5; //~
    }
}
