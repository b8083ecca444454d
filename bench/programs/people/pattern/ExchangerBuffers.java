//@ verdict: holds
// why: a filler and an emptier exchange their buffers; each is used by one thread at a time.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Exchanger;

public class ExchangerBuffers {
    private static final int ROUNDS = 3;
    private static final int SIZE = 5;

    public static void main(String[] args) throws InterruptedException {
        Exchanger<List<Integer>> exchanger = new Exchanger<>();
        int[] total = new int[1];
        Thread filler = new Thread(() -> {
            List<Integer> buffer = new ArrayList<>();
            try {
                for (int round = 0; round < ROUNDS; round++) {
                    for (int i = 0; i < SIZE; i++) {
                        buffer.add(round * SIZE + i);
                    }
                    buffer = exchanger.exchange(buffer);
                    assert buffer.isEmpty();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "filler");
        Thread emptier = new Thread(() -> {
            List<Integer> buffer = new ArrayList<>();
            try {
                for (int round = 0; round < ROUNDS; round++) {
                    buffer = exchanger.exchange(buffer);
                    for (int number : buffer) {
                        total[0] += number;
                    }
                    buffer.clear();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "emptier");
        filler.start();
        emptier.start();
        filler.join();
        emptier.join();
        System.out.println("total " + total[0]);
        assert total[0] == 105;
    }
}
