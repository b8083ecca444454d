/** What the server has done. */
final class Statistics {
    private int played;
    private int delivered;

    synchronized void played() {
        played++;
    }

    synchronized void delivered() {
        delivered++;
    }

    synchronized int playedSoFar() {
        return played;
    }

    synchronized int deliveredSoFar() {
        return delivered;
    }
}
