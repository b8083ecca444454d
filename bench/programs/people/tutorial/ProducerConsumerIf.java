//@ verdict: violated
//@ property: exception
// why: the condition is tested by if instead of while: a consumer that is woken may find the list empty again.
import java.util.LinkedList;
import java.util.List;

public class ProducerConsumerIf {
    private final List<Integer> items = new LinkedList<>();

    void produce(int item) {
        synchronized (items) {
            items.add(item);
            items.notifyAll();
        }
    }

    int consume() throws InterruptedException {
        synchronized (items) {
            if (items.isEmpty()) {
                items.wait();
            }
            return items.remove(0);
        }
    }

    public static void main(String[] args) {
        ProducerConsumerIf queue = new ProducerConsumerIf();
        for (int c = 0; c < 2; c++) {
            new Thread(() -> {
                try {
                    for (int i = 0; i < 5; i++) {
                        System.out.println(Thread.currentThread().getName() + " got " + queue.consume());
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "consumer-" + c).start();
        }
        new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                queue.produce(i);
            }
        }, "producer").start();
    }
}
