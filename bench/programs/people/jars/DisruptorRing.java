//@ verdict: violated
//@ property: race
// why: Sequence.value of Disruptor 4 is a plain long, accessed by both threads with fences beside it: a data race by the letter (JLS 17.4.5).
import com.lmax.disruptor.BatchEventProcessor;
import com.lmax.disruptor.BatchEventProcessorBuilder;
import com.lmax.disruptor.BlockingWaitStrategy;
import com.lmax.disruptor.RingBuffer;
import java.util.concurrent.CountDownLatch;

public class DisruptorRing {
    static class Event {
        long value;
    }

    public static void main(String[] args) throws InterruptedException {
        RingBuffer<Event> ring = RingBuffer.createSingleProducer(Event::new, 4, new BlockingWaitStrategy());
        CountDownLatch handled = new CountDownLatch(5);
        long[] sum = new long[1];
        BatchEventProcessor<Event> processor = new BatchEventProcessorBuilder().build(ring, ring.newBarrier(),
            (event, sequence, endOfBatch) -> {
                sum[0] += event.value;
                handled.countDown();
            });
        ring.addGatingSequences(processor.getSequence());
        Thread consumer = new Thread(processor, "consumer");
        consumer.start();
        for (int i = 1; i <= 5; i++) {
            long sequence = ring.next();
            ring.get(sequence).value = i;
            ring.publish(sequence);
        }
        handled.await();
        processor.halt();
        consumer.join();
        System.out.println("sum " + sum[0]);
        assert sum[0] == 15;
    }
}
