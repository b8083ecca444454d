//@ about: Array and linked blocking queues and a blocking deque: full, empty, timed, drained and as a pipeline.
//@ exit: 1
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class BlockingQueues {
    public static void main(String[] args) throws InterruptedException {
        for (BlockingQueue<Integer> queue : List.of(new ArrayBlockingQueue<Integer>(3, true),
                new LinkedBlockingQueue<Integer>(3), new LinkedBlockingDeque<Integer>(3))) {
            queue.put(1);
            System.out.print(queue.add(2) + " " + queue.offer(3) + " " + queue.offer(4) + " "
                    + queue.offer(5, 2, TimeUnit.MILLISECONDS) + " " + queue.remainingCapacity() + " ");
            try {
                queue.add(6);
            } catch (IllegalStateException e) {
                System.out.print(e.getMessage() + " ");
            }
            System.out.print(queue + " " + queue.take() + queue.poll() + queue.peek() + queue.remove() + " "
                    + queue.poll() + " " + queue.poll(2, TimeUnit.MILLISECONDS) + " ");
            queue.addAll(List.of(7, 8, 9));
            List<Integer> drained = new ArrayList<>();
            System.out.println(queue.remove(8) + " " + queue.drainTo(drained, 1) + " " + queue.drainTo(drained) + " "
                    + drained + " " + queue.isEmpty());
        }
        LinkedBlockingDeque<String> deque = new LinkedBlockingDeque<>();
        deque.putFirst("b");
        deque.putLast("c");
        deque.offerFirst("a");
        System.out.println(deque + " " + deque.takeLast() + deque.takeFirst() + " " + deque.peekFirst() + " "
                + deque.pollLast(1, TimeUnit.DAYS) + " " + deque.pollFirst());

        BlockingQueue<Integer> numbers = new ArrayBlockingQueue<>(2);
        BlockingQueue<Integer> squares = new LinkedBlockingQueue<>(1);
        Thread generator = new Thread(() -> {
            try {
                for (int i = 1; i <= 30; i++) {
                    numbers.put(i);
                }
                numbers.put(-1);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        Thread squarer = new Thread(() -> {
            try {
                int n = numbers.take();
                while (n > 0) {
                    squares.put(n * n);
                    n = numbers.take();
                }
                squares.put(n);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        generator.start();
        squarer.start();
        StringBuilder received = new StringBuilder();
        for (int square = squares.take(); square > 0; square = squares.take()) {
            received.append(square).append(' ');
        }
        System.out.println(received.toString().trim());
        generator.join();
        squarer.join();
        numbers.offer(null);
    }
}
