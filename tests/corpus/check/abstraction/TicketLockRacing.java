//@ verdict: violated
//@ property: assertion|deadlock
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --remove Lock.next --remove Lock.serving --remove Customer.ticket --predicate 'Lock: next == serving' --predicate 'Lock: next == serving + 1' --predicate 'Lock: next == serving + 2' --predicate 'Customer: ticket == lock.serving' --predicate 'Customer: ticket == lock.serving + 1' --predicate 'Lock: serving == 0' --predicate 'Customer: ticket == 0'
// why: two customers may read the same number before one of them raises it; then both are served, and later one for ever waits
public class TicketLockRacing {
    static class Lock {
        int next;
        int serving;
    }

    static class Customer extends Thread {
        final Lock lock;
        int ticket;

        Customer(Lock lock) {
            this.lock = lock;
        }

        public void run() {
            while (true) {
                ticket = lock.next;
                synchronized (lock) {
                    lock.next = lock.next + 1;
                }
                synchronized (lock) {
                    while (ticket != lock.serving) {
                        await();
                    }
                }
                inside = inside + 1;
                assert inside == 1;
                inside = inside - 1;
                synchronized (lock) {
                    lock.serving = lock.serving + 1;
                    lock.notifyAll();
                }
            }
        }

        private void await() {
            try {
                lock.wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static volatile int inside;

    public static void main(String[] arguments) {
        Lock lock = new Lock();
        new Customer(lock).start();
        new Customer(lock).start();
    }
}
