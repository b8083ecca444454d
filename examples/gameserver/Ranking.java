/** How strong players are, after the games of the day: points that the loser gives to the winner, the more the less it was expected. */
final class Ranking {
    static final int FIRST_POINTS = 1000;
    private static final int AT_STAKE = 32;
    private static final int SCALE = 400;

    private final String[] players;
    private final int[] points;
    private int count;

    Ranking(int capacity) {
        players = new String[capacity];
        points = new int[capacity];
    }

    /** The number of a player, who gets one and the first points if unknown so far. */
    int enrol(String player) {
        for (int number = 0; number < count; number++) {
            if (players[number].equals(player)) {
                return number;
            }
        }
        if (count == players.length) {
            throw new IllegalStateException("no room for " + player);
        }
        players[count] = player;
        points[count] = FIRST_POINTS;
        count++;
        return count - 1;
    }

    int points(String player) {
        return points[enrol(player)];
    }

    /** Accounts for a game. */
    void record(String cross, String nought, Transcript game) {
        if (game.standing() == Game.Standing.OPEN) {
            return;
        }
        int first = enrol(cross);
        int second = enrol(nought);
        int result = game.winner() == null ? 50 : game.winner() == Mark.CROSS ? 100 : 0;
        int moved = AT_STAKE * (result - expected(points[first] - points[second])) / 100;
        points[first] += moved;
        points[second] -= moved;
    }

    /** What the stronger one is expected to reach, in hundredths: a straight line between never and always is near enough. */
    private static int expected(int difference) {
        int bounded = Math.max(-SCALE, Math.min(SCALE, difference));
        return 50 + 50 * bounded / SCALE;
    }

    /** All points together never change. */
    int sum() {
        int sum = 0;
        for (int number = 0; number < count; number++) {
            sum += points[number];
        }
        return sum;
    }

    int count() {
        return count;
    }

    /** The names, the strongest first; among equals in the order of enrolment. */
    String[] order() {
        String[] names = new String[count];
        boolean[] taken = new boolean[count];
        for (int place = 0; place < count; place++) {
            int best = -1;
            for (int number = 0; number < count; number++) {
                if (!taken[number] && (best < 0 || points[number] > points[best])) {
                    best = number;
                }
            }
            taken[best] = true;
            names[place] = players[best];
        }
        return names;
    }
}
