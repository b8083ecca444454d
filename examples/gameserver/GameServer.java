/**
 * A game server: boards with players, and one queue through which everybody hears of what happens at a board. Holds a cyclic wait
 * between the lock of a board's connections and the room in the queue (see {@link Board#play}).
 *
 * <p>Arguments: boards (1), moves at each board (3), places in the queue (1).
 */
public final class GameServer {
    private final MessageQueue queue;
    private final Statistics statistics = new Statistics();
    private final MessageHandler handler;
    private final Board[] boards;
    private final BoardThread[] threads;

    private GameServer(int boardCount, int moves, int capacity) {
        queue = new MessageQueue(capacity);
        handler = new MessageHandler(queue, statistics);
        boards = new Board[boardCount];
        threads = new BoardThread[boardCount];
        for (int number = 0; number < boardCount; number++) {
            boards[number] = new Board("board " + number, 2, queue);
            boards[number].connections().add(new Connection("player " + number, 2));
            threads[number] = new BoardThread(boards[number], moves, statistics);
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
    }

    public static void main(String[] args) throws InterruptedException {
        int boards = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int moves = args.length > 1 ? Integer.parseInt(args[1]) : 3;
        int capacity = args.length > 2 ? Integer.parseInt(args[2]) : 1;
        GameServer server = new GameServer(boards, moves, capacity);
        server.serve();
        server.check();
    }
}
