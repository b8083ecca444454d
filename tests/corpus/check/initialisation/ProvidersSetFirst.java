//@ verdict: holds
//@ depth: deep the providers of random bytes are searched for by much code
// why: the list of providers is read when the first generator is made. The first provider was taken away before, so that there is none with the
// algorithm that generators need: whoever looks them up when the other thread has started must not have done so.
import java.security.SecureRandom;
import java.security.Security;

public class ProvidersSetFirst {
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
        Security.setProperty("security.provider.1", "SunRsaSign");
        assert fails();
    }
}
