//@ verdict: holds
//@ assurance: jmm
// why: what a thread was made to run is there as long as it has not been started.
public class RunBeforeStart {
    static int runs;

    static synchronized void count() {
        runs++;
    }

    public static void main(String[] arguments) throws Exception {
        Thread worker = new Thread(RunBeforeStart::count);
        worker.run();
        worker.start();
        worker.join();
        assert runs == 2;
    }
}
