/** A board: a game and the connections of those who watch it. */
final class Board {
    private final String name;
    private final Game game = new Game();
    private final ConnectionTable connections;
    private final MessageQueue queue;
    private boolean closed;

    Board(String name, int places, MessageQueue queue) {
        this.name = name;
        this.queue = queue;
        connections = new ConnectionTable(places);
    }

    String name() {
        return name;
    }

    ConnectionTable connections() {
        return connections;
    }

    /** Somebody comes to watch or to play. */
    boolean join(Connection connection) throws InterruptedException {
        if (!connections.add(connection)) {
            return false;
        }
        queue.put(new JoinMessage(this, connection.player()));
        return true;
    }

    /**
     * Makes a move. Who watches must hear of the moves in their order: the connections stay locked until the message is in the queue.
     *
     * <p>That is the error: the queue may be full, and its handler needs the connections before it takes the next message.
     */
    Game.Standing play(Move move) throws InterruptedException {
        synchronized (connections) {
            Game.Standing standing = game.play(move);
            queue.put(new MoveMessage(this, move));
            if (standing != Game.Standing.OPEN) {
                queue.put(new EndMessage(this, standing));
            }
            return standing;
        }
    }

    /** The next sensible move. */
    Move suggestion() {
        synchronized (connections) {
            return game.suggestion();
        }
    }

    /** Everybody at the board hears of a message. */
    void deliver(Message message) {
        connections.broadcast(message.text());
        if (message.isLast()) {
            close();
        }
    }

    synchronized void close() {
        closed = true;
        connections.closeAll();
    }

    synchronized boolean isClosed() {
        return closed;
    }
}
