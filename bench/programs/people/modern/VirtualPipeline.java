//@ verdict: holds
//@ jdk: 21
// why: three stages joined by synchronous queues, ended by an empty optional.
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.function.UnaryOperator;

public class VirtualPipeline {
    static Thread stage(String name, BlockingQueue<Optional<String>> in, BlockingQueue<Optional<String>> out,
                        UnaryOperator<String> work) {
        return Thread.ofVirtual().name(name).start(() -> {
            try {
                Optional<String> item;
                do {
                    item = in.take();
                    out.put(item.map(work));
                } while (item.isPresent());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Optional<String>> first = new SynchronousQueue<>();
        BlockingQueue<Optional<String>> second = new SynchronousQueue<>();
        BlockingQueue<Optional<String>> third = new SynchronousQueue<>();
        Thread upper = stage("upper", first, second, String::toUpperCase);
        Thread exclaim = stage("exclaim", second, third, s -> s + "!");
        Thread source = Thread.startVirtualThread(() -> {
            try {
                for (String word : new String[] {"one", "two", "three"}) {
                    first.put(Optional.of(word));
                }
                first.put(Optional.empty());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        StringBuilder result = new StringBuilder();
        Optional<String> item;
        while ((item = third.take()).isPresent()) {
            result.append(item.get());
        }
        source.join();
        upper.join();
        exclaim.join();
        System.out.println(result);
        assert result.toString().equals("ONE!TWO!THREE!");
    }
}
