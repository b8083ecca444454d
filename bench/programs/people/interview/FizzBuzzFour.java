//@ verdict: holds
// why: four threads share one counter under a monitor; each acts on its own numbers.
public class FizzBuzzFour {
    private final int n;
    private int current = 1;

    FizzBuzzFour(int n) {
        this.n = n;
    }

    interface Test {
        boolean test(int number);
    }

    synchronized void play(Test mine, String text) throws InterruptedException {
        while (current <= n) {
            if (!mine.test(current)) {
                wait();
                continue;
            }
            System.out.println(text == null ? String.valueOf(current) : text);
            current++;
            notifyAll();
        }
    }

    static void start(FizzBuzzFour game, Test mine, String text) {
        new Thread(() -> {
            try {
                game.play(mine, text);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }).start();
    }

    public static void main(String[] args) {
        FizzBuzzFour game = new FizzBuzzFour(15);
        start(game, i -> i % 3 == 0 && i % 5 != 0, "fizz");
        start(game, i -> i % 5 == 0 && i % 3 != 0, "buzz");
        start(game, i -> i % 15 == 0, "fizzbuzz");
        start(game, i -> i % 3 != 0 && i % 5 != 0, null);
    }
}
