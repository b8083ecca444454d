//@ verdict: holds
//@ assurance: jmm
// why: System.out locks inside; printing is no race of the program.
public class PrintingThreads {
    static final class Printer extends Thread {
        @Override
        public void run() {
            System.out.println("worker");
        }
    }

    public static void main(String[] arguments) {
        new Printer().start();
        System.out.println("main");
    }
}
