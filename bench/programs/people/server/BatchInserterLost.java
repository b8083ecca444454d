//@ verdict: violated
//@ property: assertion|race|exception
// why: the buffer is swapped after the lock was given back: rows that come in between are lost.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class BatchInserterLost {
    private final List<String> buffer = Collections.synchronizedList(new ArrayList<>());
    private final AtomicInteger inserted = new AtomicInteger();

    void add(String row) {
        buffer.add(row);
        if (buffer.size() >= 4) {
            flush();
        }
    }

    void flush() {
        int rows = buffer.size();
        System.out.println("INSERT " + rows + " rows");
        inserted.addAndGet(rows);
        buffer.clear();
    }

    public static void main(String[] args) throws InterruptedException {
        BatchInserterLost inserter = new BatchInserterLost();
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
        assert inserter.inserted.get() == 15 : inserter.inserted;
    }
}
