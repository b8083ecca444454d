//@ verdict: holds
//@ assumes: salted-order
//@ jdk: 17 only
// why: the security manager, set by reflection, does nothing.
public class GuardReflectiveQuiet {
    static volatile int number;

    static final class Guard extends SecurityManager {
        @Override
        public void checkAccess(Thread thread) {
            
        }

        @Override
        public void checkPermission(java.security.Permission permission) {
        }
    }

    public static void main(String[] arguments) throws Exception {
        System.class.getMethod("setSecurityManager", SecurityManager.class).invoke(null, new Guard());
        Thread named = new Thread(() -> Thread.currentThread().setName("named"));
        Thread reader = new Thread(() -> {
            int first = number;
            assert first == number;
        });
        named.start();
        reader.start();
    }
}
