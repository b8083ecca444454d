/** A game between two players, move by move. Not safe for threads: its board takes care of that. */
final class Game {
    /** How a game stands. */
    enum Standing {
        OPEN,
        WON,
        DRAWN
    }

    private final Grid grid = new Grid();
    private Mark turn = Mark.CROSS;
    private Standing standing = Standing.OPEN;
    private int moves;

    Standing standing() {
        return standing;
    }

    Mark turn() {
        return turn;
    }

    int moves() {
        return moves;
    }

    /** Whether a move may be made now. */
    boolean accepts(Move move) {
        return standing == Standing.OPEN && move.mark() == turn && grid.isFree(move.square());
    }

    /** Makes a move; answers how the game stands then. */
    Standing play(Move move) {
        if (!accepts(move)) {
            throw new IllegalStateException("not now: " + move);
        }
        grid.put(move.square(), move.mark());
        moves++;
        turn = turn.other();
        if (grid.winner() != null) {
            standing = Standing.WON;
        } else if (grid.isFull()) {
            standing = Standing.DRAWN;
        }
        return standing;
    }

    /** A sensible move for whoever has the turn. */
    Move suggestion() {
        int square = grid.completing(turn);
        if (square < 0) {
            square = grid.completing(turn.other());
        }
        if (square < 0) {
            square = grid.firstFree();
        }
        return new Move(turn, square);
    }

    void restart() {
        grid.clear();
        turn = Mark.CROSS;
        standing = Standing.OPEN;
        moves = 0;
    }
}
