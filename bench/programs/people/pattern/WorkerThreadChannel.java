//@ verdict: holds
// why: the channel of the worker thread pattern: put and take wait in loops; three clients and three workers, counted requests.
public class WorkerThreadChannel {
    record Request(String name, int number) {
        void execute() {
            System.out.println(Thread.currentThread().getName() + " executes [ Request from " + name + " No." + number + " ]");
        }
    }

    private final Request[] requestQueue = new Request[3];
    private int tail, head, count;

    synchronized void putRequest(Request request) throws InterruptedException {
        while (count >= requestQueue.length) {
            wait();
        }
        requestQueue[tail] = request;
        tail = (tail + 1) % requestQueue.length;
        count++;
        notifyAll();
    }

    synchronized Request takeRequest() throws InterruptedException {
        while (count <= 0) {
            wait();
        }
        Request request = requestQueue[head];
        head = (head + 1) % requestQueue.length;
        count--;
        notifyAll();
        return request;
    }

    public static void main(String[] args) {
        WorkerThreadChannel channel = new WorkerThreadChannel();
        for (String name : new String[] {"Alice", "Bobby", "Chris"}) {
            new Thread(() -> {
                try {
                    for (int i = 0; i < 4; i++) {
                        channel.putRequest(new Request(name, i));
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, name).start();
        }
        for (int w = 0; w < 3; w++) {
            new Thread(() -> {
                try {
                    for (int i = 0; i < 4; i++) {
                        channel.takeRequest().execute();
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "Worker-" + w).start();
        }
    }
}
