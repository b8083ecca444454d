class TwoThreads {
    static int shared;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> shared++);
        other.start();
        shared--;
        other.join();
        System.out.println("shared " + shared);
    }
}
