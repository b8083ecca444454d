/** Threads that allocate, hand objects over under a monitor, and wait for each other. */
public class Workers {
    static final class Cell {
        private Object[] content;
        private int taken;

        synchronized void put(Object[] value) throws InterruptedException {
            while (content != null) wait();
            content = value;
            notifyAll();
        }

        synchronized Object[] take() throws InterruptedException {
            while (content == null) wait();
            Object[] value = content;
            content = null;
            taken++;
            notifyAll();
            return value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Cell cell = new Cell();
        Thread[] producers = new Thread[3];
        for (int i = 0; i < producers.length; i++) {
            int start = i * 100;
            producers[i] = new Thread(() -> produce(cell, start), "producer " + i);
            producers[i].start();
        }
        long sum = 0;
        for (int i = 0; i < 60; i++) {
            Object[] value = cell.take();
            Object[] copy = value.clone();
            sum += (Integer) copy[0] + (Integer) copy[1] * 1000L;
        }
        for (Thread producer : producers) producer.join();
        System.out.println(sum + " " + cell.taken);
    }

    static void produce(Cell cell, int start) {
        try {
            for (int i = 0; i < 20; i++) {
                Object[] value = {start + i, new Integer[] {i}[0]};
                byte[] garbage = new byte[300 + i];
                garbage[i] = 1;
                cell.put(value);
            }
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
