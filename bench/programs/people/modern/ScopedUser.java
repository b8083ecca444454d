//@ verdict: holds
//@ jdk: 25
// why: scoped values are bound for the call only, and each thread binds its own.
import java.util.ArrayList;
import java.util.List;

public class ScopedUser {
    private static final ScopedValue<String> USER = ScopedValue.newInstance();

    static String greet() {
        return "hello " + USER.get();
    }

    public static void main(String[] args) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (String name : List.of("ann", "bob", "cyd")) {
            threads.add(Thread.ofVirtual().start(() -> ScopedValue.where(USER, name).run(() -> {
                String text = greet();
                System.out.println(text);
                assert text.equals("hello " + name);
            })));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert !USER.isBound();
    }
}
