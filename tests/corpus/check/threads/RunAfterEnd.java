//@ verdict: violated
//@ property: assertion
//@ jdk: 17 only
// why: whoever calls run of a thread that has ended does nothing: its end has taken from it what it was made to run.
public class RunAfterEnd {
    static int runs;

    static synchronized void count() {
        runs++;
    }

    public static void main(String[] arguments) throws Exception {
        Thread worker = new Thread(RunAfterEnd::count);
        worker.start();
        worker.run();
        worker.join();
        assert runs == 2; //~
    }
}
