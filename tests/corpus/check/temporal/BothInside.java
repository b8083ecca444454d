//@ verdict: violated
//@ property: ltl
//@ options: --ltl '[] !(in(BothInside.first) && in(BothInside.second))'
//@ claim: violated --ltl '[] (in(BothInside.second) -> !in(BothInside.first))'
//@ claim: holds --ltl '[] !(in(BothInside.first) && in(BothInside.third))'
// why: what the threads do inside is nobody else's business, but where they stand is seen: both may be inside at once, though not where one comes after
// the other.
public class BothInside {
    static int first(int number) {
        return number + 1;
    }

    static int second(int number) {
        return number + 2;
    }

    static int third(int number) {
        return number + 3;
    }

    static final class First extends Thread {
        @Override
        public void run() {
            third(first(1));
        }
    }

    static final class Second extends Thread {
        @Override
        public void run() {
            second(1);
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        First one = new First();
        Second other = new Second();
        one.start();
        other.start();
        one.join();
        other.join();
    }
}
