/** What a player puts on a square. */
enum Mark {
    CROSS('x'),
    NOUGHT('o');

    private final char symbol;

    Mark(char symbol) {
        this.symbol = symbol;
    }

    char symbol() {
        return symbol;
    }

    Mark other() {
        return this == CROSS ? NOUGHT : CROSS;
    }
}
