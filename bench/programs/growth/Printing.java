/** N threads print a line each. */
public class Printing {
    public static void main(String[] args) throws InterruptedException {
        Thread[] workers = new Thread[Integer.parseInt(args[0])];
        for (int number = 0; number < workers.length; number++) {
            int mine = number;
            workers[number] = new Thread(() -> System.out.println("worker " + mine));
            workers[number].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
    }
}
