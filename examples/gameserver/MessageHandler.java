/** Takes messages out of the queue and delivers them, one after the other. */
final class MessageHandler extends Thread {
    private final MessageQueue queue;
    private final Statistics statistics;

    MessageHandler(MessageQueue queue, Statistics statistics) {
        super("handler");
        this.queue = queue;
        this.statistics = statistics;
    }

    @Override
    public void run() {
        try {
            Message message = queue.take();
            while (message != null) {
                message.board().deliver(message);
                statistics.delivered();
                message = queue.take();
            }
        } catch (InterruptedException e) {
            interrupt();
        }
    }
}
