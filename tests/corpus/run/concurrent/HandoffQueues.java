//@ about: SynchronousQueue and LinkedTransferQueue: values pass only when both sides meet.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

public class HandoffQueues {
    interface HandoffQueuesBody {
        void run() throws Exception;
    }

    private static Thread start(HandoffQueuesBody body) {
        Thread thread = new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> synchronous = new SynchronousQueue<>(true);
        System.out.println(synchronous.offer(1) + " " + synchronous.poll() + " " + synchronous.size() + " "
                + synchronous.offer(1, 2, TimeUnit.MILLISECONDS) + " " + synchronous.peek());
        Thread giver = start(() -> {
            for (int i = 0; i < 5; i++) {
                synchronous.put(i * 11);
            }
        });
        List<Integer> taken = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            taken.add(synchronous.take());
        }
        giver.join();
        System.out.println(taken + " " + synchronous.poll(2, TimeUnit.MILLISECONDS));

        LinkedTransferQueue<String> transfer = new LinkedTransferQueue<>();
        System.out.println(transfer.tryTransfer("nobody waits") + " "
                + transfer.tryTransfer("still nobody", 2, TimeUnit.MILLISECONDS) + " " + transfer.size());
        transfer.put("queued");
        StringBuilder received = new StringBuilder();
        Thread receiver = start(() -> received.append(transfer.take()).append(' ').append(transfer.take()));
        transfer.transfer("handed over");
        receiver.join();
        System.out.println(received + " " + transfer.isEmpty() + " " + transfer.getWaitingConsumerCount());
        Thread waiting = start(() -> received.append(' ').append(transfer.take()));
        while (!transfer.hasWaitingConsumer()) {
            Thread.yield();
        }
        System.out.println(transfer.tryTransfer("at once"));
        waiting.join();
        System.out.println(received);
    }
}
