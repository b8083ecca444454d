//@ verdict: holds
//@ depth: deep the providers of random bytes are searched for by much code
// why: as in ProvidersSetFirst, but the first provider is taken away when the list has been read.
import java.security.SecureRandom;
import java.security.Security;

public class ProvidersSetAfterwards {
    static volatile int count;

    static final class Counting extends Thread {
        @Override
        public void run() {
            count++;
        }
    }

    static boolean fails() {
        try {
            return new SecureRandom() == null;
        } catch (InternalError error) {
            return true;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Counting counting = new Counting();
        counting.start();
        counting.join();
        assert !fails();
        Security.setProperty("security.provider.1", "SunRsaSign");
        assert !fails();
    }
}
