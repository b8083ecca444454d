//@ verdict: holds
// why: state and counter of the breaker are changed under one lock; calls are made outside of it.
import java.util.concurrent.Callable;
import java.util.logging.Logger;

public class CircuitBreaker {
    enum State { CLOSED, OPEN, HALF_OPEN }

    private static final Logger LOGGER = Logger.getLogger(CircuitBreaker.class.getName());
    private final int threshold;
    private State state = State.CLOSED;
    private int failures;

    CircuitBreaker(int threshold) {
        this.threshold = threshold;
    }

    String call(Callable<String> service) {
        synchronized (this) {
            if (state == State.OPEN) {
                return "the service is not available";
            }
        }
        try {
            String answer = service.call();
            success();
            return answer;
        } catch (Exception e) {
            failure(e);
            return "the service failed";
        }
    }

    private synchronized void success() {
        failures = 0;
        state = State.CLOSED;
    }

    private synchronized void failure(Exception e) {
        failures++;
        if (failures >= threshold && state != State.OPEN) {
            state = State.OPEN;
            LOGGER.warning("opening the circuit: " + e.getMessage());
        }
        assert failures <= threshold + 3;
    }

    synchronized State getState() {
        return state;
    }

    public static void main(String[] args) throws InterruptedException {
        CircuitBreaker breaker = new CircuitBreaker(2);
        Thread[] clients = new Thread[3];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                for (int k = 0; k < 2; k++) {
                    String answer = breaker.call(() -> {
                        throw new IllegalStateException("remote service is down");
                    });
                    System.out.println(answer);
                }
            });
            clients[i].start();
        }
        for (Thread client : clients) {
            client.join();
        }
        assert breaker.getState() == State.OPEN;
    }
}
