//@ verdict: holds
//@ assurance: sc
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --remove Customer.ticket --predicate 'Customer: ticket == 0' --predicate 'Customer: ticket < 0' --predicate 'Customer: ticket == 2147483647' --predicate 'Customer: ticket < other.ticket'
// why: who draws has the greater ticket, and nobody draws where there is no greater one
public class Bakery {
    static final Object DOOR = new Object();
    static volatile int inside;

    static class Customer extends Thread {
        Customer other;
        int ticket;

        public void run() {
            while (true) {
                if (draw()) {
                    while (!isTurn()) {
                        Thread.onSpinWait();
                    }
                    inside = inside + 1;
                    assert inside == 1;
                    inside = inside - 1;
                    synchronized (DOOR) {
                        ticket = 0;
                    }
                }
            }
        }

        boolean draw() {
            synchronized (DOOR) {
                if (other.ticket == Integer.MAX_VALUE) {
                    return false;
                }
                ticket = other.ticket + 1;
                return true;
            }
        }

        boolean isTurn() {
            synchronized (DOOR) {
                return other.ticket == 0 || ticket < other.ticket;
            }
        }
    }

    public static void main(String[] arguments) {
        Customer one = new Customer();
        Customer two = new Customer();
        one.other = two;
        two.other = one;
        one.start();
        two.start();
    }
}
