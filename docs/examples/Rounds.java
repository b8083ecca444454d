import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Two threads hand values over, a thousand times: each round is like the others. */
public class Rounds {
    static final int ROUNDS = 1_000;

    public static void main(String[] arguments) throws InterruptedException {
        BlockingQueue<Integer> asked = new ArrayBlockingQueue<>(1);
        BlockingQueue<Integer> answered = new ArrayBlockingQueue<>(1);
        Thread server = new Thread(() -> {
            try {
                for (int round = 0; round < ROUNDS; round++) {
                    answered.put(asked.take() + 1);
                }
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
        }, "server");
        server.start();
        for (int round = 0; round < ROUNDS; round++) {
            asked.put(round);
            int answer = answered.take();
            assert answer == round + 1 : answer;
        }
        server.join();
    }
}
