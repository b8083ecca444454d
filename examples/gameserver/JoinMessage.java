/** Somebody has come to a board. */
final class JoinMessage extends Message {
    private final String player;

    JoinMessage(Board board, String player) {
        super(board);
        this.player = player;
    }

    @Override
    String text() {
        return player + " has come";
    }
}
