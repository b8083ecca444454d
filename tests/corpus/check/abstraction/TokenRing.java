//@ verdict: holds
//@ assurance: sc
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data Ring.round=mod:2
// why: who has the token is told by the round, and only that station is inside
public class TokenRing {
    static class Ring {
        long round;
        int holder;
        int inside;
    }

    static class Station extends Thread {
        final Ring ring;
        final int number;

        Station(Ring ring, int number) {
            this.ring = ring;
            this.number = number;
        }

        public void run() {
            while (true) {
                boolean mine;
                synchronized (ring) {
                    mine = ring.holder == number;
                    if (mine) {
                        ring.inside = ring.inside + 1;
                        assert ring.inside == 1;
                    }
                }
                if (mine) {
                    synchronized (ring) {
                        ring.inside = ring.inside - 1;
                        ring.round = ring.round + 1;
                        ring.holder = (int) (ring.round & 1);
                    }
                }
            }
        }
    }

    public static void main(String[] arguments) {
        Ring ring = new Ring();
        new Station(ring, 0).start();
        new Station(ring, 1).start();
    }
}
