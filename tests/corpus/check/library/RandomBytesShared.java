//@ verdict: violated
//@ property: assertion
//@ options: --property assertion
//@ depth: deep random numbers are made by much code
// why: an array is filled byte by byte, though the generator that does it is asked as a whole.
import java.security.SecureRandom;

public class RandomBytesShared {
    static final byte[] BYTES = new byte[16];

    static boolean isSet(int first, int last) {
        boolean set = false;
        for (int index = first; index < last; index++) {
            set |= BYTES[index] != 0;
        }
        return set;
    }

    public static void main(String[] arguments) throws Exception {
        SecureRandom random = new SecureRandom();
        Thread filling = new Thread(() -> {
            random.nextBytes(BYTES);
        });
        filling.start();
        boolean halfDone;
        halfDone = isSet(0, 8) && !isSet(8, 16);
        filling.join();
        assert !halfDone || !isSet(8, 16);
    }
}
