//@ verdict: holds
//@ assurance: jmm
// why: each method reference is bound to the right method; a lambda and an anonymous class do not collide.
import java.util.function.Function;
import java.util.function.Supplier;

public class MethodReferences {
    public static void main(String[] arguments) {
        Function<String, Integer> length = String::length;
        assert length.apply("four") == 4;
        Supplier<String> trimmed = " text "::trim;
        assert trimmed.get().equals("text");
        Function<Integer, int[]> array = int[]::new;
        assert array.apply(3).length == 3;
        Supplier<Integer> anonymous = new Supplier<>() {
            @Override
            public Integer get() {
                return 1;
            }
        };
        Supplier<Integer> lambda = () -> 2;
        assert anonymous.get() + lambda.get() == 3;
    }
}
