/** What goes through the queue of the server: a change that everybody at a board has to hear of. */
abstract class Message {
    private final Board board;

    Message(Board board) {
        this.board = board;
    }

    /** The board that the message is about. */
    final Board board() {
        return board;
    }

    /** The text that is sent to everybody. */
    abstract String text();

    /** Whether the board is closed after this message. */
    boolean isLast() {
        return false;
    }

    @Override
    public final String toString() {
        return board.name() + ": " + text();
    }
}
