//@ verdict: holds
//@ assurance: sc
//@ options: --property deadlock --find 'ThreadGameOutOfReach.c == 23'
// why: with three rounds each, 23 is the smallest value that c cannot have; the races are not asked for.
public class ThreadGameOutOfReach {
    static int c = 1;

    static final class Player extends Thread {
        @Override
        public void run() {
            for (int round = 0; round < 3; round++) {
                c = c + c;
            }
        }
    }

    public static void main(String[] arguments) {
        new Player().start();
        new Player().start();
    }
}
