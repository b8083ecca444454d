//@ verdict: holds
// why: a blocking queue between a producer and a consumer, with a last message that says exit.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class ProducerConsumerQueue {
    record Message(String text) {
    }

    static class Producer implements Runnable {
        private final BlockingQueue<Message> queue;

        Producer(BlockingQueue<Message> queue) {
            this.queue = queue;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 100; i++) {
                    Thread.sleep(i % 10);
                    queue.put(new Message("" + i));
                    System.out.println("Produced " + i);
                }
                queue.put(new Message("exit"));
            } catch (InterruptedException e) {
                e.printStackTrace();
            }
        }
    }

    static class Consumer implements Runnable {
        private final BlockingQueue<Message> queue;

        Consumer(BlockingQueue<Message> queue) {
            this.queue = queue;
        }

        @Override
        public void run() {
            try {
                Message message;
                while (!(message = queue.take()).text().equals("exit")) {
                    Thread.sleep(10);
                    System.out.println("Consumed " + message.text());
                }
            } catch (InterruptedException e) {
                e.printStackTrace();
            }
        }
    }

    public static void main(String[] args) {
        BlockingQueue<Message> queue = new ArrayBlockingQueue<>(10);
        new Thread(new Producer(queue)).start();
        new Thread(new Consumer(queue)).start();
        System.out.println("Producer and Consumer have been started");
    }
}
