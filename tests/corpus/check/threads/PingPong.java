//@ verdict: violated
//@ property: assertion
//@ all: assertion, deadlock
// why: the ball comes back after many switches of context, none of which is a preemption.
public class PingPong {
    private int ball;

    synchronized void play(int mine) throws InterruptedException {
        while (ball % 2 != mine) {
            wait();
        }
        ball++;
        assert ball != 6; //~
        notify();
    }

    static final class Player extends Thread {
        private final PingPong table;

        Player(PingPong table) {
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
        PingPong table = new PingPong();
        new Player(table).start();
        for (int i = 0; i < 4; i++) {
            table.play(0);
        }
    }
}
