//@ verdict: holds
//@ assurance: sc
//@ depth: deep reflection runs much library code at its first use
// why: reflective accesses are plain ones, and in which of them two threads meet is not looked at on every JDK; so there is no proof for the Java memory model.
import java.lang.reflect.Field;

public class ReflectionUnproved {
    static int value;

    static final class Writer extends Thread {
        @Override
        public void run() {
            synchronized (ReflectionUnproved.class) {
                value = 1;
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Field field = ReflectionUnproved.class.getDeclaredField("value");
        new Writer().start();
        synchronized (ReflectionUnproved.class) {
            int seen = field.getInt(null);
            assert seen == 0 || seen == 1;
        }
    }
}
