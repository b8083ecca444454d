//@ verdict: holds
//@ assurance: jmm
// why: what is added is asked for its text once by each of two threads.
public class BuilderAsksForTextsOnce {
    static int asked;

    static final class Name {
        @Override
        public String toString() {
            asked++;
            if (asked == 3) {
                throw new IllegalStateException();
            }
            return "name";
        }
    }

    static void add(StringBuilder names) {
        names.append(new Name());
    }

    public static void main(String[] args) throws InterruptedException {
        StringBuilder names = new StringBuilder();
        add(names);
        assert asked == 1 && names.toString().equals("name");
        Thread thread = new Thread(() -> add(names));
        thread.start();
    }
}
