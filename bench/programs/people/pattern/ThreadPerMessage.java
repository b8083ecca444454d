//@ verdict: holds
// why: a thread for every message, each with data of its own.
public class ThreadPerMessage {
    static class Helper {
        void handle(int count, char c) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < count; i++) {
                slowly();
                line.append(c);
            }
            System.out.println(line);
        }

        private void slowly() {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    static class Host {
        private final Helper helper = new Helper();

        void request(final int count, final char c) {
            System.out.println("    request(" + count + ", " + c + ") BEGIN");
            new Thread() {
                @Override
                public void run() {
                    helper.handle(count, c);
                }
            }.start();
            System.out.println("    request(" + count + ", " + c + ") END");
        }
    }

    public static void main(String[] args) {
        System.out.println("main BEGIN");
        Host host = new Host();
        host.request(10, 'A');
        host.request(20, 'B');
        host.request(30, 'C');
        System.out.println("main END");
    }
}
