//@ verdict: violated
//@ property: race|exception
//@ jdk: 21
// why: a LinkedHashSet is written by a request thread and iterated by another, only writers are synchronized.
import java.util.LinkedHashSet;

public class SequencedHistory {
    private final LinkedHashSet<String> history = new LinkedHashSet<>();

    synchronized void visit(String page) {
        history.remove(page);
        history.addFirst(page);
        if (history.size() > 3) {
            history.removeLast();
        }
    }

    String mostRecent() {
        return history.isEmpty() ? "nothing" : history.getFirst();
    }

    public static void main(String[] args) throws InterruptedException {
        SequencedHistory browser = new SequencedHistory();
        Thread user = Thread.startVirtualThread(() -> {
            for (int i = 0; i < 10; i++) {
                browser.visit("page-" + i % 4);
            }
        });
        for (int i = 0; i < 10; i++) {
            System.out.println(browser.mostRecent());
        }
        user.join();
    }
}
