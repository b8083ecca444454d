/** Another thread writes what is read. */
class Interference {
    static volatile int written;

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> written = 1);
        writer.start();
        writer.join();
        assert written == 0;
    }
}
