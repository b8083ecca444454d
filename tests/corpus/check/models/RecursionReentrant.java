//@ verdict: holds
// why: a synchronized method that calls itself enters its monitor again, and leaves it as often.
public class RecursionReentrant {
    private int steps;

    synchronized void climb(int height) {
        if (height > 0) {
            steps++;
            climb(height - 1);
            steps++;
        }
    }

    synchronized int steps() {
        return steps;
    }

    public static void main(String[] args) throws InterruptedException {
        RecursionReentrant tower = new RecursionReentrant();
        Thread other = new Thread(() -> tower.climb(2));
        other.start();
        tower.climb(2);
        int seen = tower.steps();
        assert seen == 4 || seen == 8;
        other.join();
        assert tower.steps() == 8;
    }
}
