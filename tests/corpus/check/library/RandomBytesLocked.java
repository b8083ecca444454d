//@ verdict: holds
//@ assumes: random
//@ depth: deep random numbers are made by much code
// why: as RandomBytesShared, under a lock.
import java.security.SecureRandom;

public class RandomBytesLocked {
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
            synchronized (BYTES) {
                random.nextBytes(BYTES);
            }
        });
        filling.start();
        boolean halfDone;
        synchronized (BYTES) {
            halfDone = isSet(0, 8) && !isSet(8, 16);
        }
        filling.join();
        assert !halfDone || !isSet(8, 16);
    }
}
