/** The moves of one game in their order, as text. Belongs to the thread that plays until that has ended. */
final class Transcript {
    private final String[] moves = new String[Grid.SIDE * Grid.SIDE];
    private int count;
    private Game.Standing standing = Game.Standing.OPEN;

    /** A move was made, and the game stands like this. */
    void add(Move move, Game.Standing after) {
        if (count == moves.length) {
            throw new IllegalStateException("more moves than squares");
        }
        moves[count] = Notation.write(move);
        count++;
        standing = after;
    }

    int count() {
        return count;
    }

    Game.Standing standing() {
        return standing;
    }

    /** The text of a move. */
    String move(int number) {
        if (number < 0 || number >= count) {
            throw new IndexOutOfBoundsException("move " + number + " of " + count);
        }
        return moves[number];
    }

    /** Plays the game again by the rules alone; whether it goes as it was written down. */
    boolean isConsistent() {
        Game game = new Game();
        Game.Standing last = Game.Standing.OPEN;
        for (int number = 0; number < count; number++) {
            Move move = Notation.read(moves[number]);
            if (!game.accepts(move)) {
                return false;
            }
            last = game.play(move);
        }
        return last == standing && game.moves() == count;
    }

    /** Who has won; null where nobody has. */
    Mark winner() {
        if (standing != Game.Standing.WON) {
            return null;
        }
        return Notation.read(moves[count - 1]).mark();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int number = 0; number < count; number++) {
            if (number % 2 == 0) {
                text.append(number / 2 + 1).append(". ");
            }
            text.append(moves[number]).append(' ');
        }
        return text.append(standing).toString();
    }
}
