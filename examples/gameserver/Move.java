/** A move of a player. */
final class Move {
    private final Mark mark;
    private final int square;

    Move(Mark mark, int square) {
        this.mark = mark;
        this.square = square;
    }

    Mark mark() {
        return mark;
    }

    int square() {
        return square;
    }

    @Override
    public String toString() {
        return mark.symbol() + " to " + square;
    }
}
