/** A move was made. */
final class MoveMessage extends Message {
    private final Move move;

    MoveMessage(Board board, Move move) {
        super(board);
        this.move = move;
    }

    Move move() {
        return move;
    }

    @Override
    String text() {
        return "moved " + move;
    }
}
