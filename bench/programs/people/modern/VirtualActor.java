//@ verdict: holds
//@ jdk: 21
// why: an actor is a virtual thread with a mailbox; its state is its own.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;

public class VirtualActor {
    sealed interface Message {
        record Add(int number) implements Message {
        }

        record Ask(CompletableFuture<Integer> reply) implements Message {
        }
    }

    private final BlockingQueue<Message> mailbox = new LinkedBlockingQueue<>();
    private int total;

    VirtualActor() {
        Thread.ofVirtual().name("actor").start(this::loop);
    }

    private void loop() {
        try {
            while (true) {
                switch (mailbox.take()) {
                    case Message.Add add -> total += add.number();
                    case Message.Ask ask -> ask.reply().complete(total);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void send(Message message) {
        mailbox.add(message);
    }

    public static void main(String[] args) throws Exception {
        VirtualActor actor = new VirtualActor();
        Thread[] senders = new Thread[2];
        for (int i = 0; i < senders.length; i++) {
            senders[i] = Thread.startVirtualThread(() -> {
                for (int n = 1; n <= 4; n++) {
                    actor.send(new Message.Add(n));
                }
            });
        }
        for (Thread sender : senders) {
            sender.join();
        }
        CompletableFuture<Integer> reply = new CompletableFuture<>();
        actor.send(new Message.Ask(reply));
        int total = reply.get();
        System.out.println("total " + total);
        assert total == 20;
    }
}
