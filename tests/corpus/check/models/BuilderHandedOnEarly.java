//@ verdict: violated
//@ property: assertion
// why: who notes first is not said.
public class BuilderHandedOnEarly {
    static final class Log {
        private final StringBuilder text = new StringBuilder();

        synchronized Log note(String entry) {
            text.append(entry);
            return this;
        }

        synchronized String told() {
            return text.toString();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Log log = new Log();
        Thread thread = new Thread(() -> log.note("a").note("b"));
        thread.start();
        log.note("c");
        thread.join();
        assert !log.told().equals("acb"); //~
    }
}
