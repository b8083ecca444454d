//@ verdict: holds
//@ assurance: sc
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --remove Ring.head --remove Ring.tail --predicate 'Ring: tail == head' --predicate 'Ring: tail - head == 1' --predicate 'Ring: tail - head == 2'
// why: the sequence numbers grow for ever and overflow, their difference stays between 0 and 2
public class RingBuffer {
    static class Ring {
        int head;
        int tail;

        synchronized void put() throws InterruptedException {
            while (tail - head == 2) {
                wait();
            }
            tail = tail + 1;
            notifyAll();
        }

        synchronized void take() throws InterruptedException {
            while (tail == head) {
                wait();
            }
            head = head + 1;
            assert tail - head >= 0 && tail - head < 2;
            notifyAll();
        }
    }

    static class Producer extends Thread {
        final Ring ring;

        Producer(Ring ring) {
            this.ring = ring;
        }

        public void run() {
            try {
                while (true) {
                    ring.put();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static class Consumer extends Thread {
        final Ring ring;

        Consumer(Ring ring) {
            this.ring = ring;
        }

        public void run() {
            try {
                while (true) {
                    ring.take();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] arguments) {
        Ring ring = new Ring();
        new Producer(ring).start();
        new Consumer(ring).start();
        new Consumer(ring).start();
    }
}
