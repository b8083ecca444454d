//@ verdict: holds
//@ assumes: random
//@ depth: deep the providers of random bytes are searched for by much code
// why: a random UUID is made of the bytes of a SecureRandom.
import java.util.UUID;

public class RandomIdentifier {
    public static void main(String[] arguments) {
        assert UUID.randomUUID().version() == 4;
    }
}
