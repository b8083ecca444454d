//@ verdict: holds
// why: rows are collected under a lock and flushed in batches by whoever fills one; the last batch is flushed by main.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class BatchInserter {
    private final int batchSize;
    private List<String> buffer = new ArrayList<>();
    private final AtomicInteger inserted = new AtomicInteger();

    BatchInserter(int batchSize) {
        this.batchSize = batchSize;
    }

    void add(String row) {
        List<String> full = null;
        synchronized (this) {
            buffer.add(row);
            if (buffer.size() == batchSize) {
                full = buffer;
                buffer = new ArrayList<>();
            }
        }
        if (full != null) {
            insert(full);
        }
    }

    void flush() {
        List<String> rest;
        synchronized (this) {
            rest = buffer;
            buffer = new ArrayList<>();
        }
        insert(rest);
    }

    private void insert(List<String> rows) {
        System.out.println("INSERT " + rows.size() + " rows");
        inserted.addAndGet(rows.size());
    }

    public static void main(String[] args) throws InterruptedException {
        BatchInserter inserter = new BatchInserter(4);
        Thread[] loaders = new Thread[3];
        for (int l = 0; l < loaders.length; l++) {
            final int id = l;
            loaders[l] = new Thread(() -> {
                for (int i = 0; i < 5; i++) {
                    inserter.add("row " + id + "/" + i);
                }
            }, "loader-" + l);
            loaders[l].start();
        }
        for (Thread loader : loaders) {
            loader.join();
        }
        inserter.flush();
        assert inserter.inserted.get() == 15;
    }
}
