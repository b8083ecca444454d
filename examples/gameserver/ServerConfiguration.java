/** What the server is started with: so many boards, moves and places, checked before anything is built. */
final class ServerConfiguration {
    private static final int MOST_BOARDS = 64;
    private static final int MOST_MOVES = Grid.SIDE * Grid.SIDE;
    private static final int MOST_PLACES = 1024;

    private final int boards;
    private final int moves;
    private final int capacity;
    private final int watchers;

    private ServerConfiguration(Builder builder) {
        boards = within(builder.boards, 1, MOST_BOARDS, "boards");
        moves = within(builder.moves, 1, MOST_MOVES, "moves");
        capacity = within(builder.capacity, 1, MOST_PLACES, "places in the queue");
        watchers = within(builder.watchers, 0, MOST_PLACES, "watchers");
    }

    /** Reads the command line: boards, moves at each board, places in the queue, watchers of each board; all may be left out. */
    static ServerConfiguration of(String[] arguments) {
        Builder builder = new Builder();
        if (arguments.length > 0) {
            builder.boards = number(arguments[0], "boards");
        }
        if (arguments.length > 1) {
            builder.moves = number(arguments[1], "moves");
        }
        if (arguments.length > 2) {
            builder.capacity = number(arguments[2], "places in the queue");
        }
        if (arguments.length > 3) {
            builder.watchers = number(arguments[3], "watchers");
        }
        if (arguments.length > 4) {
            throw new IllegalArgumentException("more than four arguments");
        }
        return new ServerConfiguration(builder);
    }

    int boards() {
        return boards;
    }

    int moves() {
        return moves;
    }

    int capacity() {
        return capacity;
    }

    int watchers() {
        return watchers;
    }

    /** Places for connections that a board needs. */
    int places() {
        return Math.max(2, 1 + watchers);
    }

    private static int number(String text, String what) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(what + ": '" + text + "' is no number");
        }
    }

    private static int within(int value, int least, int most, String what) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(what + ": " + value + " is not between " + least + " and " + most);
        }
        return value;
    }

    /** What is not given is small: a server that can be looked through. */
    private static final class Builder {
        private int boards = 1;
        private int moves = 3;
        private int capacity = 1;
        private int watchers = 1;
    }
}
