//@ about: Two threads swap full and empty buffers through an Exchanger; timeouts and interrupts when nobody comes.
//@ exit: 1
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class Exchangers {
    public static void main(String[] args) throws InterruptedException, TimeoutException {
        Exchanger<List<Integer>> exchanger = new Exchanger<>();
        Thread filler = new Thread(() -> {
            try {
                List<Integer> buffer = new ArrayList<>();
                for (int round = 0; round < 4; round++) {
                    for (int i = 0; i < 3; i++) {
                        buffer.add(round * 10 + i);
                    }
                    buffer = exchanger.exchange(buffer);
                }
                System.out.println("the filler got back " + buffer);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        filler.start();
        List<Integer> empty = new ArrayList<>();
        List<Integer> sums = new ArrayList<>();
        for (int round = 0; round < 4; round++) {
            List<Integer> full = exchanger.exchange(empty);
            sums.add(full.stream().mapToInt(Integer::intValue).sum());
            full.clear();
            empty = full;
        }
        filler.join();
        System.out.println(sums);
        Thread alone = new Thread(() -> {
            try {
                exchanger.exchange(null);
            } catch (InterruptedException e) {
                System.out.println("interrupted while alone, status " + Thread.currentThread().isInterrupted());
            }
        });
        alone.start();
        alone.interrupt();
        alone.join();
        exchanger.exchange(empty, 5, TimeUnit.MILLISECONDS);
    }
}
