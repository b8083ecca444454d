/** The queue of the server: bounded, so that a slow handler slows the boards down instead of filling the memory. */
final class MessageQueue {
    private final Message[] ring;
    private int first;
    private int count;
    private int accepted;
    private boolean closed;

    MessageQueue(int capacity) {
        ring = new Message[capacity];
    }

    /** Adds a message; waits as long as there is no room. */
    synchronized void put(Message message) throws InterruptedException {
        while (count == ring.length && !closed) {
            wait();
        }
        if (closed) {
            return;
        }
        ring[(first + count) % ring.length] = message;
        count++;
        accepted++;
        notifyAll();
    }

    /** Takes the oldest message; waits as long as there is none; null once the queue is closed and empty. */
    synchronized Message take() throws InterruptedException {
        while (count == 0 && !closed) {
            wait();
        }
        if (count == 0) {
            return null;
        }
        Message message = ring[first];
        ring[first] = null;
        first = (first + 1) % ring.length;
        count--;
        notifyAll();
        return message;
    }

    /** No more messages are accepted; those that are there can still be taken. */
    synchronized void close() {
        closed = true;
        notifyAll();
    }

    synchronized int length() {
        return count;
    }

    /** How many messages were accepted so far. */
    synchronized int accepted() {
        return accepted;
    }
}
