//@ verdict: violated
//@ property: find
//@ options: --find 'ThreadGame.c == 21'
//@ all: find, race
// why: with three rounds each, 21 is among the 33 values that c can have (enumerated by hand-written search).
public class ThreadGame {
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
