/** Moves as players write them: {@code xb2} is a cross in the middle. Columns are letters, rows are numbers from below. */
final class Notation {
    private static final char FIRST_COLUMN = 'a';
    private static final char FIRST_ROW = '1';

    private Notation() {
    }

    /** The move in words. */
    static String write(Move move) {
        return move.mark().symbol() + square(move.square());
    }

    /** The name of a square. */
    static String square(int square) {
        if (square < 0 || square >= Grid.SIDE * Grid.SIDE) {
            throw new IllegalArgumentException("square " + square);
        }
        char column = (char) (FIRST_COLUMN + square % Grid.SIDE);
        char row = (char) (FIRST_ROW + square / Grid.SIDE);
        return "" + column + row;
    }

    /** Reads a move. */
    static Move read(String text) {
        if (text.length() != 3) {
            throw new IllegalArgumentException("'" + text + "' is no move");
        }
        return new Move(mark(text.charAt(0)), square(text.substring(1)));
    }

    /** Reads the name of a square. */
    static int square(String name) {
        int column = name.charAt(0) - FIRST_COLUMN;
        int row = name.charAt(1) - FIRST_ROW;
        if (name.length() != 2 || column < 0 || column >= Grid.SIDE || row < 0 || row >= Grid.SIDE) {
            throw new IllegalArgumentException("'" + name + "' is no square");
        }
        return row * Grid.SIDE + column;
    }

    private static Mark mark(char symbol) {
        for (Mark mark : Mark.values()) {
            if (mark.symbol() == symbol) {
                return mark;
            }
        }
        throw new IllegalArgumentException("'" + symbol + "' is no mark");
    }
}
