//@ about: ScopedValue: binding for a run or a call, rebinding in nested scopes, several keys, threads and errors.
//@ jdk: 25
//@ exit: 1
import java.util.NoSuchElementException;

public class ScopedValues {
    private static final ScopedValue<String> USER = ScopedValue.newInstance();
    private static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();

    private static String describe() {
        return USER.orElse("nobody") + "/" + (DEPTH.isBound() ? DEPTH.get() : "unbound");
    }

    private static int countDown(int n) {
        return n == 0 ? DEPTH.get() : ScopedValue.where(DEPTH, DEPTH.orElse(0) + 1).call(() -> countDown(n - 1));
    }

    public static void main(String[] args) throws InterruptedException {
        System.out.println(describe());
        ScopedValue.where(USER, "alice").run(() -> {
            System.out.println(describe());
            ScopedValue.where(USER, "bob").where(DEPTH, 1).run(() -> {
                System.out.println(describe());
                ScopedValue.where(DEPTH, DEPTH.get() + 1).run(() -> System.out.println(describe()));
                System.out.println(describe());
            });
            System.out.println(describe());
        });
        System.out.println(describe() + " " + countDown(20));
        String result = ScopedValue.where(USER, "carol").call(() -> USER.get().toUpperCase(java.util.Locale.ROOT));
        System.out.println(result);
        try {
            ScopedValue.where(USER, "dave").call(() -> {
                throw new java.io.IOException("checked exceptions pass through");
            });
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage() + ", afterwards " + USER.isBound());
        }
        ScopedValue.where(USER, "erin").run(() -> {
            Thread platform = new Thread(() -> System.out.println("platform thread: " + describe()));
            Thread virtual = Thread.ofVirtual().unstarted(() -> System.out.println("virtual thread: " + describe()));
            try {
                platform.start();
                platform.join();
                virtual.start();
                virtual.join();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        ScopedValue.where(USER, null).run(() -> System.out.println(USER.isBound() + " " + USER.get()));
        ScopedValue.Carrier carrier = ScopedValue.where(USER, "frank").where(DEPTH, 5).where(USER, "grace");
        System.out.println(carrier.get(USER) + carrier.get(DEPTH));
        Thread.startVirtualThread(() -> ScopedValue.where(DEPTH,
                9).run(() -> System.out.println("bound inside a virtual thread: " + describe()))).join();
        try {
            USER.orElseThrow(() -> new IllegalStateException("own exception"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            USER.get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        USER.orElse(null);
    }
}
