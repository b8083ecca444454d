//@ verdict: violated
//@ property: ltl
//@ options: --ltl '[] (WritesCommute.second -> WritesCommute.first)'
//@ claim: violated --ltl '[] (WritesCommute.first -> WritesCommute.second)'
//@ claim: holds --ltl '<> (WritesCommute.first && WritesCommute.second)'
//@ claim: holds --ltl '[] (WritesCommute.first -> [] WritesCommute.first)'
// why: the writes commute, but a formula tells their orders apart: none may be left out.
public class WritesCommute {
    static volatile boolean first, second;

    public static void main(String[] arguments) throws InterruptedException {
        Thread one = new Thread(() -> first = true);
        Thread other = new Thread(() -> second = true);
        one.start();
        other.start();
        one.join();
        other.join();
    }
}
