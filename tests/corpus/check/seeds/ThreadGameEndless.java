//@ verdict: violated
//@ property: find
//@ options: --find 'ThreadGameEndless.c == 8'
//@ search: --search bfs
//@ depth: deep its states have no end; breadth first finds the value
// why: 1, 2, 4, 8 is what one player alone makes.
public class ThreadGameEndless {
    static int c = 1;

    static final class Player extends Thread {
        @Override
        public void run() {
            while (true) {
                c = c + c;
            }
        }
    }

    public static void main(String[] arguments) {
        new Player().start();
        new Player().start();
    }
}
