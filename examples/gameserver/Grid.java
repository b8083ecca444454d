/** The squares of a game: three in a row win. Knows the rules and nothing of threads. */
final class Grid {
    static final int SIDE = 3;
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8},
        {0, 3, 6}, {1, 4, 7}, {2, 5, 8},
        {0, 4, 8}, {2, 4, 6},
    };

    private final Mark[] squares = new Mark[SIDE * SIDE];
    private int count;

    /** Whether a mark may be put there. */
    boolean isFree(int square) {
        return square >= 0 && square < squares.length && squares[square] == null;
    }

    boolean isFull() {
        return count == squares.length;
    }

    int count() {
        return count;
    }

    Mark at(int square) {
        return squares[square];
    }

    /** Puts a mark on a free square. */
    void put(int square, Mark mark) {
        if (!isFree(square)) {
            throw new IllegalArgumentException("square " + square + " is taken");
        }
        squares[square] = mark;
        count++;
    }

    /** Takes all marks away. */
    void clear() {
        for (int square = 0; square < squares.length; square++) {
            squares[square] = null;
        }
        count = 0;
    }

    /** Who has three in a row; null if nobody has. */
    Mark winner() {
        for (int[] line : LINES) {
            Mark first = squares[line[0]];
            if (first != null && first == squares[line[1]] && first == squares[line[2]]) {
                return first;
            }
        }
        return null;
    }

    /** The square that completes a row for a mark; -1 if there is none. */
    int completing(Mark mark) {
        for (int[] line : LINES) {
            int free = -1;
            int own = 0;
            for (int square : line) {
                if (squares[square] == mark) {
                    own++;
                } else if (squares[square] == null) {
                    free = square;
                }
            }
            if (own == SIDE - 1 && free >= 0) {
                return free;
            }
        }
        return -1;
    }

    /** The first free square; -1 if there is none. */
    int firstFree() {
        for (int square = 0; square < squares.length; square++) {
            if (squares[square] == null) {
                return square;
            }
        }
        return -1;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int square = 0; square < squares.length; square++) {
            text.append(squares[square] == null ? '.' : squares[square].symbol());
            if (square % SIDE == SIDE - 1) {
                text.append('\n');
            }
        }
        return text.toString();
    }
}
