//@ about: System.exit runs no finally block, no catch and no later statement; hooks still run
//@ exit: 7
public class ExitInTry {
    static class Resource implements AutoCloseable {
        @Override public void close() {
            System.out.println("closed: must not be seen");
        }
    }

    static void leave(int status) {
        try (Resource r = new Resource()) {
            System.out.println("leaving with " + status);
            System.exit(status);
        } catch (Throwable t) {
            System.out.println("caught: must not be seen");
        } finally {
            System.out.println("finally: must not be seen");
        }
    }

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook ran")));
        Thread daemon = new Thread(() -> {
            while (true) {
                try {
                    Thread.sleep(1000000);
                } catch (InterruptedException e) {
                    System.out.println("interrupted: must not be seen");
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        leave(7);
        System.out.println("after: must not be seen");
    }
}
