/** A game is over, and its board is closed. */
final class EndMessage extends Message {
    private final Game.Standing standing;

    EndMessage(Board board, Game.Standing standing) {
        super(board);
        this.standing = standing;
    }

    @Override
    String text() {
        return "the game is " + (standing == Game.Standing.WON ? "won" : "over");
    }

    @Override
    boolean isLast() {
        return true;
    }
}
