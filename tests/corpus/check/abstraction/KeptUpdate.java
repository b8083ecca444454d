//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --remove KeptUpdate.number --predicate 'KeptUpdate: number == 0' --predicate 'KeptUpdate: number == 1' --predicate 'KeptUpdate: number == 2'
// why: each increment is one critical section
public class KeptUpdate {
    static int number;

    static void add() {
        synchronized (KeptUpdate.class) {
            number = number + 1;
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread other = new Thread(KeptUpdate::add);
        other.start();
        add();
        other.join();
        assert number == 2;
    }
}
