/** The connection to a player: remembers what was sent, since there is no network here. */
final class Connection {
    private final String player;
    private final String[] sent;
    private int count;
    private boolean open = true;

    Connection(String player, int capacity) {
        this.player = player;
        sent = new String[capacity];
    }

    String player() {
        return player;
    }

    /** Sends a text to the player; what comes after the connection was closed is lost. */
    synchronized void send(String text) {
        if (open) {
            sent[count % sent.length] = text;
            count++;
        }
    }

    synchronized int count() {
        return count;
    }

    /** The last text that was sent; null if there is none. */
    synchronized String last() {
        return count == 0 ? null : sent[(count - 1) % sent.length];
    }

    synchronized void close() {
        open = false;
    }

    synchronized boolean isOpen() {
        return open;
    }
}
