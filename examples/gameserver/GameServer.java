/**
 * A game server: boards with players, and one queue through which everybody hears of what happens at a board. Holds a cyclic wait
 * between the lock of a board's connections and the room in the queue (see {@link Board#play}).
 *
 * <p>Arguments: boards (1), moves at each board (3), places in the queue (1), watchers of each board (1).
 */
public final class GameServer {
    private final MessageQueue queue;
    private final Statistics statistics = new Statistics();
    private final MessageHandler handler;
    private final Board[] boards;
    private final BoardThread[] threads;

    private GameServer(ServerConfiguration configuration) {
        int boardCount = configuration.boards();
        queue = new MessageQueue(configuration.capacity());
        handler = new MessageHandler(queue, statistics);
        boards = new Board[boardCount];
        threads = new BoardThread[boardCount];
        for (int number = 0; number < boardCount; number++) {
            boards[number] = new Board("board " + number, configuration.places(), queue);
            for (int watcher = 0; watcher < configuration.watchers(); watcher++) {
                boards[number].connections().add(new Connection("watcher " + watcher + " of " + number, 2));
            }
            threads[number] = new BoardThread(boards[number], configuration.moves(), statistics);
        }
    }

    private void serve() throws InterruptedException {
        handler.start();
        for (BoardThread thread : threads) {
            thread.start();
        }
        for (BoardThread thread : threads) {
            thread.join();
        }
        queue.close();
        handler.join();
    }

    private void check() {
        assert statistics.deliveredSoFar() == queue.accepted() : "a message was lost";
        for (Board board : boards) {
            assert board.connections().broadcasts() > 0 : board.name() + " has heard of nothing";
        }
        rank();
    }

    /** The games of the day are checked by the rules once more, and change the ranking of those who played. */
    private void rank() {
        Ranking ranking = new Ranking(2 * threads.length);
        for (BoardThread thread : threads) {
            Transcript transcript = thread.transcript();
            assert transcript.isConsistent() : "no such game: " + transcript;
            ranking.record("cross at " + thread.getName(), "nought at " + thread.getName(), transcript);
        }
        assert ranking.sum() == ranking.count() * Ranking.FIRST_POINTS : "points were lost";
    }

    public static void main(String[] args) throws InterruptedException {
        GameServer server = new GameServer(ServerConfiguration.of(args));
        server.serve();
        server.check();
    }
}
