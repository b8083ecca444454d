//@ verdict: holds
// why: of two threads that set the future of Guava, one succeeds, and everybody sees its value.
import com.google.common.util.concurrent.SettableFuture;

public class SettableOnce {
    static final SettableFuture<Integer> FUTURE = SettableFuture.create();

    static final class Setting extends Thread {
        @Override
        public void run() {
            FUTURE.set(2);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Setting setting = new Setting();
        setting.start();
        boolean first = FUTURE.set(1);
        assert FUTURE.get() == (first ? 1 : 2);
        setting.join();
    }
}
