/** Plays on a board, a few moves for both sides: the players are simulated. */
final class BoardThread extends Thread {
    private final Board board;
    private final int moves;
    private final Statistics statistics;
    private final Transcript transcript = new Transcript();

    BoardThread(Board board, int moves, Statistics statistics) {
        super(board.name());
        this.board = board;
        this.moves = moves;
        this.statistics = statistics;
    }

    /** What was played; to be asked when the thread has ended. */
    Transcript transcript() {
        return transcript;
    }

    @Override
    public void run() {
        try {
            Game.Standing standing = Game.Standing.OPEN;
            for (int number = 0; number < moves && standing == Game.Standing.OPEN; number++) {
                Move move = board.suggestion();
                standing = board.play(move);
                transcript.add(move, standing);
                statistics.played();
            }
        } catch (InterruptedException e) {
            interrupt();
        }
    }
}
