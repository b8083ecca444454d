//@ verdict: holds
//@ jdk: 21
// why: sealed events in a queue between two threads, taken apart by a pattern switch.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class SwitchEvents {
    sealed interface Event permits Deposit, Withdrawal, Close {
    }

    record Deposit(int cents) implements Event {
    }

    record Withdrawal(int cents) implements Event {
    }

    record Close() implements Event {
    }

    static int process(BlockingQueue<Event> events) throws InterruptedException {
        int balance = 0;
        while (true) {
            int available = balance;
            switch (events.take()) {
                case Deposit(int cents) -> balance += cents;
                case Withdrawal(int cents) when cents > available -> System.out.println("refused " + cents);
                case Withdrawal(int cents) -> balance -= cents;
                case Close() -> {
                    return balance;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BlockingQueue<Event> events = new ArrayBlockingQueue<>(4);
        Thread source = Thread.ofPlatform().name("source").start(() -> {
            try {
                for (int i = 1; i <= 10; i++) {
                    events.put(new Deposit(i * 100));
                    events.put(new Withdrawal(i * 60));
                }
                events.put(new Close());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        int balance = process(events);
        source.join();
        System.out.println("balance " + balance);
        assert balance == 2200;
    }
}
