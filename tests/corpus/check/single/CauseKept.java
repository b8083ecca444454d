//@ verdict: holds
//@ assurance: jmm
// why: the exception that is thrown on carries the one that was caught, and try-with-resources the suppressed one.
public class CauseKept {
    static final class Resource implements AutoCloseable {
        @Override
        public void close() {
            throw new IllegalArgumentException("close");
        }
    }

    public static void main(String[] arguments) {
        try (Resource resource = new Resource()) {
            throw new IllegalStateException("body", new RuntimeException("cause"));
        } catch (IllegalStateException expected) {
            assert expected.getCause().getMessage().equals("cause");
            assert expected.getSuppressed()[0] instanceof IllegalArgumentException;
        }
    }
}
