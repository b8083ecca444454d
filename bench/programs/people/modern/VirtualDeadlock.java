//@ verdict: violated
//@ property: deadlock
//@ jdk: 21
// why: two virtual threads take two locks in opposite order.
import java.util.concurrent.locks.ReentrantLock;

public class VirtualDeadlock {
    static final ReentrantLock INVENTORY = new ReentrantLock();
    static final ReentrantLock LEDGER = new ReentrantLock();

    static void buy() {
        INVENTORY.lock();
        try {
            LEDGER.lock();
            try {
                System.out.println("bought");
            } finally {
                LEDGER.unlock();
            }
        } finally {
            INVENTORY.unlock();
        }
    }

    static void audit() {
        LEDGER.lock();
        try {
            INVENTORY.lock();
            try {
                System.out.println("audited");
            } finally {
                INVENTORY.unlock();
            }
        } finally {
            LEDGER.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread buyer = Thread.startVirtualThread(() -> {
            for (int i = 0; i < 10; i++) {
                buy();
            }
        });
        Thread auditor = Thread.startVirtualThread(() -> {
            for (int i = 0; i < 10; i++) {
                audit();
            }
        });
        buyer.join();
        auditor.join();
    }
}
