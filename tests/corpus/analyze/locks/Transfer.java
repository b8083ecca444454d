//@ about: accounts are locked in the order in which they are named
//@ guided: 1 0 0
//@ may: deadlock
public class Transfer {
    int balance = 10;

    static void transfer(Transfer from, Transfer to) {
        synchronized (from) {
            synchronized (to) { //~ lock-order
                from.balance--;
                to.balance++;
            }
        }
    }

    static class Clerk extends Thread {
        final Transfer from;
        final Transfer to;

        Clerk(Transfer from, Transfer to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            transfer(from, to);
        }
    }

    public static void main(String[] args) {
        Transfer one = new Transfer();
        Transfer other = new Transfer();
        new Clerk(one, other).start();
        new Clerk(other, one).start();
    }
}
