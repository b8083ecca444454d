//@ verdict: holds
//@ assurance: jmm
// why: the players take turns and play eight balls.
public class PingPongFair {
    private int ball;

    synchronized void play(int mine) throws InterruptedException {
        while (ball % 2 != mine) {
            wait();
        }
        ball++;
        assert ball <= 8;
        notify();
    }

    static final class Player extends Thread {
        private final PingPongFair table;

        Player(PingPongFair table) {
            this.table = table;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 4; i++) {
                    table.play(1);
                }
            } catch (InterruptedException nobodyDoesThis) {
                throw new IllegalStateException(nobodyDoesThis);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        PingPongFair table = new PingPongFair();
        new Player(table).start();
        for (int i = 0; i < 4; i++) {
            table.play(0);
        }
    }
}
