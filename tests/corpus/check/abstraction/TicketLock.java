//@ verdict: holds
//@ assurance: sc
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --remove Lock.next --remove Lock.serving --remove Customer.ticket --predicate 'Lock: next == serving' --predicate 'Lock: next == serving + 1' --predicate 'Lock: next == serving + 2' --predicate 'Customer: ticket == lock.serving' --predicate 'Customer: ticket == lock.serving + 1'
// why: no two customers have the same ticket, and one ticket is served at a time
public class TicketLock {
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
                synchronized (lock) {
                    ticket = lock.next;
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
