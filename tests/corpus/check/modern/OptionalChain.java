//@ verdict: violated
//@ property: exception
//@ all: exception
// why: the chain ends in an empty Optional.
import java.util.Optional;

public class OptionalChain {
    public static void main(String[] arguments) {
        Optional<String> text = Optional.of("text").filter(t -> t.isEmpty());
        text.get(); //~
    }
}
